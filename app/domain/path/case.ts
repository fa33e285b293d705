import type { Compared, HangsOn, LimitKind, LimitState, WhomToAsk } from "./answer.ts";
import type { PathHome } from "./home.ts";
import type { Household, Month, Skippable } from "./household.ts";
import type { MoneyByMonth } from "./money-by-month.ts";
import { horizonMonths, type PathAssistance, type PathRules, type ProgramTerms } from "./terms.ts";

/**
 * The case that a program's limits are checked against. `points` and `home` go by months from now: a supposed score changes
 * both.
 */
export type PathCase = {
  household: Household;
  /** With all incomes in the home, on the loan or not. */
  inHome: Household;
  now: Month;
  terms: ProgramTerms;
  rules: PathRules;
  money: MoneyByMonth;
  help: PathAssistance | undefined;
  points: (month: number) => number | null;
  home: (month: number) => PathHome | null;
  /** Whether the score is the one that the visitor supposes. */
  isSupposed: boolean;
  /** Whether points and home are the same in every month. */
  isSteady: boolean;
};

/** In which months from now a limit holds, 121 entries; or once for all of them. */
export type Held = boolean | readonly boolean[];

/** One limit of a program, month by month from now; or what is missing to tell. */
export type Gate = { kind: LimitKind } & (
  | {
      isKnown: false;
      ask: WhomToAsk;
      skipped?: Skippable;
      hangsOn?: HangsOn;
      /** The value that the limit asks for, if known. */
      needs?: number;
    }
  | {
      isKnown: true;
      holds: Held;
      /** Where the limit holds without anyone asked; in the other months that it `holds` in, `ask` has the last word. */
      sure?: Held;
      asked?: (month: number) => { ask: WhomToAsk; skipped?: Skippable; hangsOn?: HangsOn; isTooLow?: true };
      /** Whether waiting until no one has to be asked is an answer. What visitors know of themselves only they can say. */
      waitsForSure?: true;
      compared?: (month: number) => Compared;
      /** Changes that would help, where it never holds. */
      change: Extract<LimitState, { state: "closed" }>["change"];
    }
);

/** The months in which both hold. */
export function bothHeld(one: Held, other: Held): Held {
  if (typeof one === "boolean") return one && other;
  return typeof other === "boolean" ? other && one : heldIn(one.map((held, month) => held && other[month] === true));
}

/** Whether it holds in a month from now. */
export function holdsIn(held: Held, month: number): boolean {
  return typeof held === "boolean" ? held : held[month] === true;
}

/** Whether a limit on points or home alone holds, computed once where they stay the same. */
export function steadily({ isSteady }: PathCase, holds: (month: number) => boolean): Held {
  return isSteady ? holds(0) : months.map(holds);
}

/** An amount of the home by months from now, worked out once where points and home stay the same. */
export function steadyCents({ isSteady }: PathCase, amount: (month: number) => number): (month: number) => number {
  if (!isSteady) return amount;
  const same = amount(0);
  return () => same;
}

/** A limit that holds from a known month on. */
export function heldFrom(first: number): Held {
  if (first <= 0) return true;
  return first > horizonMonths ? false : months.map((month) => month >= first);
}

/** The same months, as one value where they are all alike, so that no one has to look at each. */
export function heldIn(held: readonly boolean[]): Held {
  if (!held.includes(false)) return true;
  return held.includes(true) ? held : false;
}

/** The months that are looked at, from now. */
export const months = Array.from({ length: horizonMonths + 1 }, (_, month) => month);

/** The first month in which all limits hold; undefined where none does, and where the cash is not known. */
export function firstOf(gates: readonly Gate[]): number | undefined {
  return isCashKnown(gates) ? firstMonth(gates.map(heldBy)) : undefined;
}

export function isCashKnown(gates: readonly Gate[]): boolean {
  return gates.every(({ kind, isKnown }) => kind !== "cash" || isKnown);
}

/** Whether someone has to be asked before the door opens; without a month of it, at the end of the ten years. */
export function isOpen(gate: Gate, opens: number | undefined): boolean {
  if (!gate.isKnown) return true;
  const last = opens ?? horizonMonths;
  return gate.sure !== undefined && holdsIn(gate.holds, last) && !holdsIn(gate.sure, last);
}

/** An unknown limit stops no month. */
export function heldBy(gate: Gate): Held {
  return !gate.isKnown || gate.holds;
}

/** The first month in which all hold together; from one that lets some limit hold to the next, so few months are looked at. */
function firstMonth(all: readonly Held[]): number | undefined {
  if (all.includes(false)) return undefined;
  const rows = all.filter((held) => typeof held !== "boolean");
  for (let month = 0; ; ) {
    const next = rows.map((held) => held.indexOf(true, month));
    if (next.includes(-1)) return undefined;
    const latest = Math.max(month, ...next);
    if (latest === month) return month;
    month = latest;
  }
}
