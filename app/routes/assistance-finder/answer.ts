import { capital, numberWord } from "#app/content/figures/figure-words.ts";
import { nationalListings } from "#app/content/finder/listing.ts";
import type { ProgramVerdict } from "#app/domain/programs/match.ts";
import { type Ranked, rankPrograms } from "#app/domain/programs/rank.ts";
import type { AreaFacts, FinderAnswers } from "#app/domain/programs/rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { type PlaceFound, shortName } from "#app/lib/places/find-place.ts";
import type { DoorLook } from "./door-drawing.tsx";
import { type MatchedProgram, matchListing } from "./door-words.ts";
import type { Plate, StreetDoor } from "./street.tsx";

export type Doors = Ranked<MatchedProgram>;

/** The programs for some answers, as the page shows them. */
export type Answer = {
  ranked: Doors;
  /** The door that pays most and asks for no monthly payment: the headline names it. */
  paying: MatchedProgram | null;
  /** To try first, and not waiting for a score. */
  ready: readonly MatchedProgram[];
  /** Under them: a first loan with a number to call, if no door is one. */
  loan: MatchedProgram | null;
  /** The others to ask about. */
  more: readonly MatchedProgram[];
  /** Shut until a score. */
  waiting: readonly MatchedProgram[];
  no: readonly MatchedProgram[];
};

/** Sorts the national programs and those of the place by what was answered. */
export function answerFor(answers: FinderAnswers, area: AreaFacts, place: PlaceFound): Answer {
  const where = place.county && shortName(place.county);
  const ranked = rankPrograms(
    [...place.programs, ...nationalListings].map((program) => matchListing(program, answers, area, where)),
  );
  const isWaiting = ({ verdict }: MatchedProgram) => verdict === "waits";
  const ready = ranked.doors.filter((one) => !isWaiting(one));
  const others = ranked.more.filter((one) => !isWaiting(one));
  const loan = ready.some(isLoan) ? undefined : others.find((one) => isLoan(one) && one.program.phone !== null);
  return {
    ranked,
    paying: payingMost(ready),
    ready,
    loan: loan ?? null,
    more: others.filter((one) => one !== loan),
    waiting: [...ranked.doors, ...ranked.more].filter(isWaiting),
    no: ranked.no,
  };
}

/** A second loan with payments of its own is not what a headline should promise: it comes after the others. */
function payingMost(ready: readonly MatchedProgram[]): MatchedProgram | null {
  const [most] = ready
    .filter(({ help }) => help !== null)
    .toSorted(
      (one, other) =>
        Number(one.kind === "repayable") - Number(other.kind === "repayable") ||
        (other.help?.cents ?? 0) - (one.help?.cents ?? 0),
    );
  return most ?? null;
}

function isLoan({ kind }: MatchedProgram): boolean {
  return kind === "loan";
}

/** A headline in parts, because the amount in it has a color of its own. */
type Headline = { before: string; amount: string; after: string };

/** `One door may pay` `up to $5,400` `. Two more are worth a call.` */
export function answerHeadline({ paying, ready, waiting }: Pick<Answer, "paying" | "ready" | "waiting">): Headline {
  if (paying?.help) {
    const others = ready.length - 1;
    const rest =
      others === 0 ? "." : `. ${capital(numberWord(others))} more ${others === 1 ? "is" : "are"} worth a call.`;
    return { before: "One door may pay ", amount: `up to ${paying.help.most}`, after: rest };
  }
  return { before: wordsWithoutAmount(ready.length, waiting.length), amount: "", after: "" };
}

function wordsWithoutAmount(ready: number, waiting: number): string {
  if (ready > 0) return `${doorsWord(ready)} ${ready === 1 ? "is" : "are"} worth a call`;
  if (waiting > 0) return `${doorsWord(waiting)} ${waiting === 1 ? "waits" : "wait"} for a score`;
  return "No door fits these answers. One call can still help";
}

function doorsWord(count: number): string {
  return `${capital(numberWord(count))} ${count === 1 ? "door" : "doors"}`;
}

/** `Up to $5,400 at one door. Two more to ask.` */
export function barWords({ paying, ready, waiting }: Pick<Answer, "paying" | "ready" | "waiting">): string {
  if (!paying?.help) return `${wordsWithoutAmount(ready.length, waiting.length)}.`;
  const others = ready.length - 1;
  return `Up to ${paying.help.most} at one door.${others === 0 ? "" : ` ${capital(numberWord(others))} more to ask.`}`;
}

/** What the amount of the headline is counted on, and when we read it: `on a $285,000 loan, as read on November 22, 2026`. */
export function basisWords({ help, program }: Pick<MatchedProgram, "help" | "program">): string {
  return [help?.on, `as read on ${formatDay(program.seenOn)}`].filter(Boolean).join(", ");
}

/** What hangs over a door. No amount stands there without a word: it is the most, or the score. */
export function plateOf({ help, verdict, waitsFor, kind }: MatchedProgram): Plate | null {
  if (verdict === "no") return null;
  if (verdict === "waits") return { small: "score", large: String(waitsFor) };
  if (help) return { small: "up to", large: help.most };
  return { small: null, large: kind === "loan" ? "loan" : "ask" };
}

/** The doors to try first; where there is room, one that waits and two that are walled up, too. */
export function streetDoors({ ranked, paying, ready, waiting, no }: Answer): readonly StreetDoor[] {
  const first = paying ?? ready[0];
  const asking: readonly DoorLook[] = ["ask", "ask-2"];
  const others = ready.filter((one) => one !== first);
  const lookOf = (one: MatchedProgram): DoorLook => {
    if (one.verdict === "waits" || one.verdict === "no") return one.verdict;
    return one === first ? "first" : (asking[others.indexOf(one)] ?? "ask");
  };
  const later = [...waiting.filter((one) => !ranked.doors.includes(one)).slice(0, 1), ...no.slice(0, 2)];
  return [...ranked.doors, ...later].map((one) => ({
    slug: one.program.slug,
    name: one.program.name,
    look: lookOf(one),
    plate: plateOf(one),
    isLater: later.includes(one),
  }));
}

/** What to say to a counselor, in the visitor's own numbers. */
export function counselorWords({ incomeCents }: FinderAnswers, income: string, where: string | null): string {
  const place = where === null ? "" : ` in ${where}`;
  const start = incomeCents === null ? `I want to buy${place}.` : `We earn ${income} a year and want to buy${place}.`;
  return `${start} Which down payment help is open?`;
}

export function doorsTitle(count: number): string {
  return `${doorsWord(count)} to try first`;
}

const tallyLabels = [
  ["fits", "fits", "fit"],
  ["ask", "to ask about", "to ask about"],
  ["waits", "waits", "wait"],
  ["no", "does not fit", "do not fit"],
] as const satisfies readonly (readonly [ProgramVerdict, string, string])[];

/** `3 programs fit, 6 to ask about, 1 waits. 3 do not fit`; zero counts are skipped. */
export function tallyWords(tally: Doors["tally"]): string {
  const said = tallyLabels.filter(([verdict]) => tally[verdict] > 0);
  return said
    .map(([verdict, one, many], index) => {
      const count = tally[verdict];
      const what = index === 0 ? ` ${count === 1 ? "program" : "programs"}` : "";
      const before = index === 0 ? "" : verdict === "no" ? ". " : ", ";
      return `${before}${count}${what} ${count === 1 ? one : many}`;
    })
    .join("");
}
