import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { changed, type Household, type HouseholdChange, type Month } from "#app/domain/path/household.ts";
import { isTyping } from "#app/lib/device/after-frame.ts";
import {
  isEmptyPath,
  isUndated,
  type KeptPath,
  keepPath,
  keepTypedPath,
  type PathQuestionName,
  pathSnapshot,
  questionsWith,
  type ReadPath,
  serverSnapshot,
  settledPath,
  subscribeToPath,
  takenAsTyped,
  wipePath,
  withHousehold,
} from "#app/lib/my-path/kept-path.ts";
import { readFragment } from "#app/lib/my-path/path-code.ts";
import { pathPlace } from "#app/lib/my-path/path-place.ts";
import { thisMonth } from "#app/lib/my-path/this-month.ts";
import { type PlaceFacts, placesFromServer } from "#app/lib/places/find-place.ts";
import { isAnswered, questionOf } from "./path-questions.ts";

/** The view: a question, by its name in the URL; the first one, below the page's own head; or the answer. */
export type PathView = { is: "start" | "question"; name: PathQuestionName } | { is: "answer" };

/**
 * The plan as kept and answered, and the visitor's place in it. The URL holds the place, so back and forward work. At a
 * keystroke only the sentence updates (`AnswerNow`); the page follows a frame later.
 */
export function usePathPage() {
  const { kept: path, problem } = useSyncExternalStore(subscribeToPath, settledPath, serverSnapshot);
  const hash = useHash();
  const now = useMonth();
  const { household, seen } = path;
  const shownHash = now === null ? "" : hash;
  // Keystrokes keep the same object, so effects that depend on it do not run again.
  const view = useMemo(() => viewOf(shownHash, seen), [shownHash, seen]);
  const [incoming, setIncoming] = useState<ReadPath | null>(null);
  const [undo, setUndo] = useState<{ wipe: () => void } | null>(null);

  useEffect(() => {
    void readFragment(hash).then((read) => read && setIncoming(read));
  }, [hash]);
  useFocus(view);
  useEffect(() => {
    // So that its month stays from now on.
    if (now !== null && isUndated(path)) keepPath(takenAsTyped(pathSnapshot().kept, now));
  }, [now, path]);
  const after = (change: HouseholdChange): KeptPath => {
    const before = pathSnapshot().kept;
    if (undo) setUndo(null);
    return withHousehold(before, changed(before.household, change), thisMonth());
  };
  const onChange = (change: HouseholdChange) => keepPath(after(change));
  const assistance = useCounty(household, onChange);
  const names = useMemo(() => Object.fromEntries(assistance.map(({ slug, name }) => [slug, name])), [assistance]);

  return {
    path,
    problem,
    view,
    now,
    /** The help available in the place. */
    assistance,
    /** Names of the assistance programs that the answer combines with a loan. */
    names,
    onChange,
    /** The same, at a keystroke. */
    onType: (change: HouseholdChange) => keepTypedPath(after(change)),
    onPass(name: PathQuestionName) {
      const before = pathSnapshot().kept;
      const seen = before.seen.includes(name) ? before.seen : [...before.seen, name];
      keepPath({ ...before, seen });
      goTo(questionAfter(name, { ...before, seen }));
    },
    onPractice(month: Month, isDone: boolean) {
      const before = pathSnapshot().kept;
      const others = before.practiced.filter((each) => each !== month);
      keepPath({ ...before, practiced: isDone ? [...others, month] : others });
    },
    incoming,
    onOpen: setIncoming,
    /** Whether there is a plan that a new one would replace. */
    hasPlan: !isEmptyPath(path),
    onDecide(taken: KeptPath | null) {
      if (taken) keepPath({ ...taken, seen: taken.seen.length > 0 ? taken.seen : ["place"] });
      setIncoming(null);
      goTo(pathSnapshot().kept.seen.length > 0 ? "answer" : "", true);
    },
    /** What we brought forward is right: it counts as typed this month. */
    onTakeForward: () => keepPath(takenAsTyped(pathSnapshot().kept, thisMonth())),
    wiped: undo !== null,
    onWipe() {
      setUndo({ wipe: wipePath() });
      goTo("");
    },
    onUndo() {
      undo?.wipe();
      setUndo(null);
      goTo("answer");
    },
  };
}

/** The text after `#` in the URL; empty on the server. The view stays until the one it names has loaded. */
function useHash(): string {
  const [hash, setHash] = useState("");
  useEffect(() => {
    const read = () => startTransition(() => setHash(location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return hash;
}

function goTo(to: PathQuestionName | "answer" | "", replace = false): void {
  if (replace) location.replace(`#${to}`);
  else location.hash = to;
}

export type PageState = ReturnType<typeof usePathPage>;
/** The props of the page's parts. */
export type PartProps = { page: PageState; notices: ReactNode };

function viewOf(hash: string, seen: KeptPath["seen"]): PathView {
  const name = questionOf(hash);
  if (name) return { is: "question", name };
  return seen.length === 0 && hash !== "#answer" ? { is: "start", name: "place" } : { is: "answer" };
}

/** The next open question: first those that a month needs, then those that make it more exact. */
function questionAfter(name: PathQuestionName, { household, seen }: KeptPath): PathQuestionName | "answer" {
  const group = questionsWith(name);
  const isOpen = (each: PathQuestionName) => !seen.includes(each) && !isAnswered(each, household);
  return group.slice(group.indexOf(name) + 1).find(isOpen) ?? "answer";
}

/** The month on the visitor's clock; null on the server, which renders the page once for every day. */
function useMonth(): Month | null {
  const [month, setMonth] = useState<Month | null>(null);
  useEffect(() => {
    setMonth(thisMonth());
  }, []);
  return month;
}

/**
 * Moves focus to the heading of the next view, and the heading into view: a page that was scrolled stays so, and in a low or
 * zoomed window the heading would be above it. The page as it first loads keeps both where they are.
 */
function useFocus(view: PathView) {
  const key = view.is === "answer" ? "answer" : `${view.is} ${view.name}`;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (before === null || before === key) return;
    // Going back, a browser takes focus away after the URL changes.
    requestAnimationFrame(() => {
      const at = view.is === "answer" ? "main h1" : `#${view.name}-title`;
      const heading = document.querySelector<HTMLElement>(at);
      // Whoever is quicker than the page has begun to type: their keys must not go to a heading.
      if (!heading || isTyping()) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      const { top, bottom } = heading.getBoundingClientRect();
      // In the upper half there is room for what comes below it, and no bar covers it.
      if (top < 0 || bottom > window.innerHeight / 2) heading.scrollIntoView();
    });
  }, [key, view]);
}

/**
 * The county as the tables have it today: they get updated, and USDA's limit depends on the household's size. It also has
 * the help that is available there.
 */
function useCounty({ place, people }: Household, onChange: (change: HouseholdChange) => void): PlaceFacts["help"] {
  const fips = place?.fips ?? null;
  const [county, setCounty] = useState<PlaceFacts | null>(null);
  useEffect(() => {
    if (fips === null) return;
    // Without a connection the kept figures will do.
    placesFromServer.factsOf(fips).then(setCounty, () => undefined);
  }, [fips]);
  const fresh = useMemo(
    () => (county && county.fips === fips ? pathPlace(county, people) : null),
    [county, fips, people],
  );
  const renewed = useMemo(
    () => (fresh && JSON.stringify(fresh) !== JSON.stringify(place) ? fresh : null),
    [fresh, place],
  );
  useEffect(() => {
    if (renewed) onChange({ place: renewed });
  });
  return fresh && county ? county.help : noHelp;
}

const noHelp: PlaceFacts["help"] = [];
