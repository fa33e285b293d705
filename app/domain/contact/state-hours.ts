import { allStates } from "./area-codes.ts";

/**
 * The full hours from and until which calls are allowed, by the clock of the person called; null: not at all on such a day.
 */
type Hours = readonly [from: number, until: number] | null;

/** When a person may be called or texted. */
export type CallHours = { weekday: Hours; saturday: Hours; sunday: Hours; holiday: Hours };

type StateRule = CallHours & {
  /** How many calls in 24 hours; null: no such rule was found. */
  mostCalls: number | null;
};

/** Everywhere: 47 CFR 64.1200(c)(1). */
const federal: CallHours = daily([8, 21]);

/**
 * A state whose own rule we have not read gets what the windows of published charts have in common, as of 2025. It is
 * stricter than most states are, and it does not say what any state's law is.
 */
const strictest: StateRule = { weekday: [9, 20], saturday: [9, 20], sunday: null, holiday: null, mostCalls: 3 };

/**
 * Florida (Fla. Stat. 501.616), Oklahoma (Okla. Stat. tit. 15, 775C.4) and Washington (RCW 80.36.390) are verified. The others
 * are narrower in the charts than what all have in common.
 */
const ownRules: Readonly<Record<string, StateRule>> = {
  FL: { ...daily([8, 20]), mostCalls: 3 },
  OK: { ...daily([8, 20]), mostCalls: 3 },
  WA: { ...daily([8, 20]), mostCalls: null },
  KY: { ...strictest, weekday: [10, 20], saturday: [10, 20] },
  PA: { ...strictest, saturday: [9, 12] },
  RI: { ...strictest, weekday: [9, 18], saturday: [10, 17] },
};

const verified: readonly string[] = ["FL", "OK", "WA"];

/** Whether a state's own rule is known here. */
export function isVerified(state: string): boolean {
  return verified.includes(state);
}

/** The hours that keep the rules of all these states; of every state when there is none. */
export function hoursIn(states: readonly string[]): CallHours {
  return rulesOf(states).reduce<CallHours>(
    (one, other) => ({
      weekday: common(one.weekday, other.weekday),
      saturday: common(one.saturday, other.saturday),
      sunday: common(one.sunday, other.sunday),
      holiday: common(one.holiday, other.holiday),
    }),
    federal,
  );
}

/** How many calls in 24 hours keep the rules of all these states; of every state when there is none. */
export function mostCallsIn(states: readonly string[]): number | null {
  const counts = rulesOf(states).flatMap(({ mostCalls }) => mostCalls ?? []);
  return counts.length === 0 ? null : Math.min(...counts);
}

function rulesOf(states: readonly string[]): StateRule[] {
  return (states.length === 0 ? allStates : states).map((state) => ownRules[state] ?? strictest);
}

function daily(hours: Hours): CallHours {
  return { weekday: hours, saturday: hours, sunday: hours, holiday: hours };
}

function common(one: Hours, other: Hours): Hours {
  if (one === null || other === null) return null;
  const [from, until] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  return from < until ? [from, until] : null;
}
