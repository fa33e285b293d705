import { memo, useMemo } from "react";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { LimitState, PathDoors } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { isAllShut, isBeyondLines } from "#app/domain/path/lead-door.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import { rememberLast } from "#app/domain/remember-lately.ts";
import { useRehearsal } from "#app/lib/device/use-rehearsal.ts";
import { usePathNow } from "#app/lib/my-path/kept-path.ts";
import { limitWords, listOf, monthName } from "#app/lib/my-path/path-names.ts";
import { conditionsOf, hangsOnNames, openLimits } from "./result/condition-words.ts";
import { firstMonthOf, typicalPrice, whenWords } from "./result/headline-notes.ts";
import { freeWords, headlineOf, headlineText, leadDoor } from "./result/path-headline.ts";
import { type AssistanceNames, asksBefore, doorName, skippedWords, untilWords } from "./result/path-words.ts";
import type { PageState } from "./use-path-page.ts";

/** The answer in a few words: the look of the door, one sentence, and one more in small type. */
export type BarWords = { door: "open" | "shut" | "ask"; sentence: string; more: string };

/** `FHA: December 2028. Until then you need more cash.`; without a month, what shuts it, or the questions still open. */
export function barWords(answer: PathDoors, household: Household, names: AssistanceNames): BarWords {
  const { sentence, more, door } = wordsWith(answer, household, names);
  const free = answer.withoutWish && leadDoor(answer) ? `Without your own limit: ${freeWords(answer, names)}.` : "";
  const typical = typicalPrice(household);
  // What is still open takes the room of a phone's bar.
  const isCounted = typical !== null && door !== "ask" && !sentence.includes(typical);
  const counted = isCounted ? `For a typical home: ${typical}.` : "";
  return { door, sentence, more: [more, free, counted].filter(Boolean).join(" ") };
}

function wordsWith(answer: PathDoors, household: Household, names: AssistanceNames): BarWords {
  const door = leadDoor(answer);
  if (!door || door.month === null) {
    const missing = answer.skipped.map((part) => skippedWords[part]);
    // An answer to what is open would open nothing.
    if (missing.length === 0 || answer.withoutWish || isAllShut(answer.programs))
      return shutWords(answer, household, names);
    const [first = "", second] = missing;
    return {
      door: "ask",
      sentence: "No month yet.",
      more: `Still open: ${listOf(second ? [first, second] : [first])}.`,
    };
  }
  const name = doorName(door, names);
  const month = door.month === answer.now ? "today" : monthName(door.month);
  if (door.open.length > 0) {
    const open = openLimits(door);
    const more =
      open.length > 1
        ? `Still open: ${listOf([...new Set(open.map(openWords))])}.`
        : `If ${listOf(conditionsOf(open))}.`;
    if (open.some(isBeyondLines)) {
      const ask = `You could ask ${whenWords(door.month, answer.now)}. ${more}`;
      return { door: "ask", sentence: `${name}: no month by the line. Only a lender can say.`, more: ask };
    }
    const when = month === "today" ? `${name}: today.` : `${name}: not before ${month}.`;
    if (!asksBefore(door, answer.now)) return { door: "ask", sentence: when, more };
    const ask = `You could ask ${whenWords(firstMonthOf(door), answer.now)}. ${more}`;
    return { door: "ask", sentence: `${when} Before that, only a lender can say.`, more: ask };
  }
  if (month === "today")
    return { door: "open", sentence: `${name}: today.`, more: "A lender will still check it all." };
  if (asksBefore(door, answer.now)) {
    const ask = `You could ask ${whenWords(firstMonthOf(door), answer.now)}.`;
    return { door: "shut", sentence: `${name}: ${month}. Before that, only a lender can say.`, more: ask };
  }
  const until = untilWords(door.binding[door.month - answer.now - 1] ?? "cash", household);
  return { door: "shut", sentence: `${name}: ${month}. Until then ${until}.`, more: "" };
}

/** What shuts every door. If it is the typical price, the question is what theirs is. */
function shutWords(answer: PathDoors, household: Household, names: AssistanceNames): BarWords {
  const { sentence, more } = firstSentence(headlineText(headlineOf(answer, household, names)));
  const typical = typicalPrice(household);
  if (typical === null || !sentence.includes(typical)) return { door: "shut", sentence, more };
  return { door: "ask", sentence, more: `${more} A lower price may work: you can type yours.` };
}

/** The first sentence of some, and the others in small type. */
function firstSentence(words: string): Pick<BarWords, "more" | "sentence"> {
  const [sentence = "", ...others] = words.split(/(?<=\.) /);
  return { sentence, more: others.join(" ") };
}

/** What was skipped, and not the limit that waits for it: debts may be known, or none, while the income is not. */
function openWords(limit: LimitState): string {
  if (isBeyondLines(limit)) return "what a lender accepts";
  if (limit.state === "unknown" && limit.hangsOn) return hangsOnNames[limit.hangsOn];
  const skipped = limit.state === "unknown" ? limit.skipped : undefined;
  return skipped ? skippedWords[skipped] : limitWords[limit.kind].inside;
}

type WordsOf = (household: Household) => BarWords;
type NowProps = { wordsOf: WordsOf | null };

/** The words about a household; null until the month is known. Two places show them; each household is calculated once. */
export function useWordsOf({ path, now, assistance, names }: PageState): WordsOf | null {
  const round = useRehearsal(now !== null && isBegun(path.household));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rehearsal round calculates the same answer again.
  return useMemo(() => {
    if (now === null) return null;
    return rememberLast((household: Household) =>
      barWords(planDoors(household, now, pathRules, { assistance }), household, names),
    );
  }, [now, assistance, names, round]);
}

/** Follows each keystroke, before the page does. It checks only the doors: what moves them waits for the whole answer. */
function useWords({ wordsOf }: NowProps): BarWords | null {
  const { household } = usePathNow();
  return wordsOf && isBegun(household) ? wordsOf(household) : null;
}

function isBegun(household: Household): boolean {
  return Object.keys(household).length > 0;
}

/** The answer in view during the questions: at the bottom of a phone, and for screen readers. */
export const AnswerBar = memo(function AnswerBar(props: NowProps) {
  const words = useWords(props);
  return (
    <>
      {words && (
        <div className="q-bar mp-bar">
          <BarDoor door={words.door} />
          <span>
            <b>{words.sentence}</b>
            {words.more && <span>{words.more}</span>}
          </span>
        </div>
      )}
      <SpokenText text={words ? `${words.sentence} ${words.more}` : ""} silent={words === null} />
    </>
  );
});

/** The same, at the side of a wide screen. */
export const AnswerNow = memo(function AnswerNow(props: NowProps) {
  const words = useWords(props);
  return words ? <DoorNow {...words} /> : coming.map((each) => <DoorNow key={each.door} {...each} />);
});

/** Samples of the words that will show here, before there is any answer. */
const coming = [
  { door: "shut", sentence: "A month for each loan", more: "And what you need until then." },
  { door: "open", sentence: "What is open today", more: "Limits that your numbers already meet." },
  { door: "ask", sentence: "What only others can say", more: "Who to ask, and what to ask." },
] as const;

function DoorNow({ door, sentence, more }: BarWords) {
  return (
    <div className="mp-now">
      <BarDoor door={door} />
      <p>
        <b>{sentence}</b>
        {more}
      </p>
    </div>
  );
}

const leaf = "M10 9h18v15H10zM10 31h18v15H10z";

/** A small door: shut, open, or unknown. The words next to it say so too. */
const BarDoor = memo(function BarDoor({ door }: Pick<BarWords, "door">) {
  return (
    <svg viewBox="0 0 38 54" className={`mp-door mp-door--${door}`} aria-hidden="true">
      <rect x="2" y="2" width="34" height="50" />
      {door === "open" ? (
        <path d="M2 2l20 7v43H2z" />
      ) : door === "shut" ? (
        <path d={leaf} />
      ) : (
        <text x="19" y="36">
          ?
        </text>
      )}
    </svg>
  );
});
