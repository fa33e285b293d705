import { addDays, daysBetween } from "#app/domain/time/calendar.ts";
import { addBusinessDays, businessDayFrom } from "#app/domain/time/federal-holidays.ts";

/** How long each step may take, in calendar days or in business days. 15 U.S.C. 1681i, 1681j(a)(3), 1681s-2(a)(8). */
export type DisputeTerms = {
  checkDays: number;
  /** Extra days if the sender added papers or used the free yearly report. */
  moreDays: number;
  toldCompanyBusinessDays: number;
  resultBusinessDays: number;
  /** After more than these days the CFPB takes a complaint about a bureau that has not answered. */
  complainAfterDays: number;
  /** For a letter in the mail: our guess, not the law. */
  mailDays: number;
};

/** One letter in the mail. Days as `2026-11-21`; null until they are known. */
export type SentLetter = {
  to: "bureau" | "company";
  mailed: string | null;
  /** The date on the return receipt. */
  arrived: string | null;
  /** Whether the error was found in the free yearly report. Only bureaus get more time for that. */
  isFreeReport: boolean;
  /** The day more papers were sent after it. */
  addedPapers: string | null;
};

export type DisputeDateKind = "arrives" | "told-company" | "check" | "result" | "nothing-came" | "complain";
export type DisputeDate = { kind: DisputeDateKind; day: string };

/** Impossible days: the letter arrived before it was mailed, or more papers were sent before it was. */
export type DisputeDatesProblem = "arrived-before-mailed" | "added-before-arrived";

export type DisputeDates = {
  dates: readonly DisputeDate[];
  /** Whether the arrival day is our guess. */
  isGuess: boolean;
  /** Why they get the longer time; null if they do not. */
  longer: "free-report" | "added-papers" | null;
  /** More papers came after the first deadline, so they give no extra time. */
  addedTooLate: boolean;
};

/**
 * The dates for one letter. The law counts every calendar day, starting the day after the letter arrives, and does not move
 * a deadline that falls on a weekend or a holiday. Steps in business days skip both. `nothing-came` is the day to write
 * again: a business day, with time for the mail after the last day for the result; `complain`, the first day on which the
 * CFPB takes a complaint about a bureau. In the order of their days. Null before the letter is mailed.
 * Throws RangeError when a day is not on the calendar.
 */
export function disputeDates(letter: SentLetter, terms: DisputeTerms): DisputeDates | DisputeDatesProblem | null {
  const { mailed, addedPapers, to } = letter;
  if (letter.arrived && mailed && daysBetween(mailed, letter.arrived) < 0) return "arrived-before-mailed";
  const arrived = letter.arrived ?? (mailed && businessDayFrom(addDays(mailed, terms.mailDays)));
  if (!arrived) return null;
  if (addedPapers && daysBetween(mailed ?? arrived, addedPapers) < 0) return "added-before-arrived";
  const firstEnd = addDays(arrived, terms.checkDays);
  const isAddedInTime = addedPapers !== null && daysBetween(addedPapers, firstEnd) >= 0;
  const isFree = to === "bureau" && letter.isFreeReport;
  const longer = isFree ? "free-report" : isAddedInTime ? "added-papers" : null;
  const check = longer ? addDays(firstEnd, terms.moreDays) : firstEnd;
  const result = addBusinessDays(check, terms.resultBusinessDays);
  const dates: DisputeDate[] = [
    { kind: "arrives", day: arrived },
    ...(to === "bureau"
      ? [{ kind: "told-company" as const, day: addBusinessDays(arrived, terms.toldCompanyBusinessDays) }]
      : []),
    { kind: "check", day: check },
    // A company must report its result within the same time; only bureaus get five more business days.
    ...(to === "bureau" ? [{ kind: "result" as const, day: result }] : []),
    { kind: "nothing-came", day: businessDayFrom(addDays(to === "bureau" ? result : check, terms.mailDays)) },
    ...(to === "bureau" ? [{ kind: "complain" as const, day: addDays(arrived, terms.complainAfterDays + 1) }] : []),
  ];
  return {
    dates: dates.toSorted((one, other) => one.day.localeCompare(other.day)),
    isGuess: letter.arrived === null,
    longer,
    addedTooLate: addedPapers !== null && !isAddedInTime,
  };
}
