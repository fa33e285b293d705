import { type FormEvent, useEffect, useRef, useState } from "react";
import { anywhere } from "#app/content/places/sources.ts";
import type { FinderAnswers } from "#app/domain/programs/rules.ts";
import {
  type FinderFieldName,
  type FinderProblems,
  type FinderTexts,
  finderFieldNames,
  finderSteps,
  finderTexts,
  firstOpenStep,
  readFinder,
  unknownPlace,
} from "#app/forms/finder-answers.ts";
import { noPlace, type PlaceFound } from "#app/lib/places/find-place.ts";
import { usePlace } from "#app/lib/places/use-place.ts";
import { fieldId, screenId } from "./finder-questions.tsx";
import { useOwnAnswers } from "./use-own-answers.ts";

/** A press of Next that only moves the focus says why nothing else happened. */
const pickCounty = "Pick the county, or press Next again to go on without it.";

/** The server's result for a form sent without JavaScript. */
export type SentFinder = { texts: FinderTexts; place: PlaceFound };

const nothingTyped = finderTexts([]);

/**
 * The questions and the answers so far, as the visitor types. The inputs keep their own text, so nothing typed before this
 * script ran is lost. A problem shows when the visitor leaves its field.
 */
export function useFinder(sent: SentFinder | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(sent?.texts ?? nothingTyped);
  const [left, setLeft] = useState<readonly string[]>(sent ? finderFieldNames : []);
  const lookup = usePlace(texts, sent?.place);
  const { place, isLooking } = lookup;
  const read = readAll(texts, place);
  const steps = useSteps(sent ? stepAfter(sent) : 0);
  const isBrought = useRef(sent !== undefined);
  const readAgain = () => {
    if (form.current) setTexts((before) => readForm(form.current, before.county));
  };

  useEffect(() => {
    if (!form.current) return;
    const found = fillFromAddress(form.current);
    setTexts(found);
    if (!textsInAddress()) return;
    isBrought.current = true;
    setLeft(finderFieldNames);
    steps.start(stepAfter({ texts: found, place: noPlace }));
  }, [steps.start]);
  // After the address was read.
  const own = useOwnAnswers(
    texts,
    (given) => {
      if (!form.current) return;
      setFields(form.current, Object.keys(given) as FinderFieldName[], { ...nothingTyped, ...given });
      const filled = { ...readForm(form.current, texts.county), ...given };
      setTexts(filled);
      steps.start(stepAfter({ texts: filled, place: noPlace }));
    },
    isBrought,
  );
  useTextsInAddress(texts, own.areAll);

  const here = finderSteps[steps.step] ?? [];
  const isAsking = here.includes("county") && texts.zip !== "" && place.choices.length > 1 && place.county === null;
  const [askedFor, setAskedFor] = useState("");
  const next = () => {
    setLeft((before) => [...before, ...here]);
    const wrong = here.find((name) => read.problems[name] !== undefined);
    if (wrong) return focusOn(fieldId(wrong));
    // Ask once about a place in several counties.
    if (isAsking && askedFor !== texts.zip) {
      setAskedFor(texts.zip);
      return focusOn(fieldId("county"));
    }
    // A visitor who changes one answer doesn't have to go through the others again.
    steps.goTo(firstOpenStep(texts, steps.step + 1));
  };
  const shown: FinderProblems = Object.fromEntries(
    Object.entries(read.problems).filter(([name]) => left.includes(name)),
  );

  // The lookup of what the visitor just typed may still be running: we know what to ask only when it ends.
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLooking) return;
    setWaiting(false);
    next();
  });

  return {
    form,
    own,
    texts,
    place,
    lookup,
    ...read,
    area: place.county?.facts ?? anywhere,
    problems: { ...shown, ...(isAsking && askedFor === texts.zip && { county: pickCounty }) },
    step: steps.step,
    goTo: steps.goTo,
    next: () => (isLooking ? setWaiting(true) : next()),
    skip() {
      if (form.current) clearFields(form.current, here);
      readAgain();
      steps.goTo(firstOpenStep(texts, steps.step + 1));
    },
    onInput: readAgain,
    onBlur({ target }: FormEvent) {
      if (target instanceof HTMLInputElement) setLeft((before) => [...before, target.name]);
    },
  };
}

/** The screen shown. Moving on puts the focus on its question. */
function useSteps(first: number) {
  const [step, setStep] = useState(first);
  const [moves, setMoves] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move counts, and one of them may lead to the same screen.
  useEffect(() => {
    if (moves > 0) focusOn(screenId(step));
  }, [moves]);
  const goTo = (to: number) => {
    setStep(to);
    setMoves((before) => before + 1);
  };
  return { step, goTo, start: setStep };
}

/** The step for answers sent without JavaScript or read from the address: the first one wrong, unclear or still open. */
function stepAfter({ texts, place }: SentFinder): number {
  const { problems } = readAll(texts, place);
  const wrong = finderSteps.findIndex((names) => names.some((name) => problems[name] !== undefined));
  if (wrong !== -1) return wrong;
  return place.choices.length > 1 && place.county === null ? 0 : firstOpenStep(texts);
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** The answers with their place, and all problems. */
export function readAll(texts: FinderTexts, place: PlaceFound): { answers: FinderAnswers; problems: FinderProblems } {
  const { answers, problems } = readFinder(texts);
  return {
    answers: { ...answers, place: place.county?.fips ?? null },
    problems: { ...problems, ...(place.isUnknown && { zip: unknownPlace(texts.zip) }) },
  };
}

/** Fills the fields from the address, and reads them all. */
function fillFromAddress(form: HTMLFormElement): FinderTexts {
  const shared = textsInAddress();
  if (shared) setFields(form, finderFieldNames, shared);
  return readForm(form, shared?.county ?? "");
}

function clearFields(form: HTMLFormElement, names: readonly FinderFieldName[]): void {
  setFields(form, names, nothingTyped);
}

function setFields(form: HTMLFormElement, names: readonly FinderFieldName[], texts: FinderTexts): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList) {
      field.value = texts[name];
    }
  }
}

/** The county list appears only after the lookup of the other fields: until then we keep the county we have. */
function readForm(form: HTMLFormElement | null, county: string): FinderTexts {
  const read = finderTexts(form ? new FormData(form) : []);
  return form?.elements.namedItem("county") ? read : { ...read, county };
}

/** Comes first, so a later version of the questions can tell its own links from these. */
const version = "finder1";
// Browsers block a page that rewrites its address on every keystroke.
const pauseMs = 300;

/** The answers in a shared link, after its `#`, which browsers never send to a server. Null when it has none. */
function textsInAddress(): FinderTexts | null {
  const said = new URLSearchParams(location.hash.slice(1));
  return said.has(version) ? finderTexts(said) : null;
}

/**
 * Keeps the answers in the address, so people can share the page, reload it and come back to it. Answers from the plan
 * aren't in it: this device has them.
 */
function useTextsInAddress(texts: FinderTexts, isBare: boolean) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const said = finderFieldNames.filter((name) => texts[name] !== "" && !isBare).map((name) => [name, texts[name]]);
      if (said.length === 0 && textsInAddress() === null) return;
      const hash = said.length === 0 ? "" : `#${new URLSearchParams([[version, ""], ...said])}`;
      if (hash !== location.hash) history.replaceState(null, "", location.pathname + location.search + hash);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [texts, isBare]);
}
