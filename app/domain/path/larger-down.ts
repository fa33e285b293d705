import { isLine } from "./answer.ts";
import { firstOf, type Gate, holdsIn, isOpen, type PathCase } from "./case.ts";
import { type PathHome, pathHome } from "./home.ts";

/** A loan stays one: a dollar of the price at least. */
const leastLoanCents = 100;

/**
 * The same case with today's savings put down: what savings and gifts leave today beside the smallest down payment and what
 * closing takes with it, as far as they are still there in a month. So more savings never make a payment or a loan larger. What
 * will be saved later is not counted on for this: a plan is not put off by years for a larger down payment. The same case where
 * nothing is left. With help with the cash it is the smallest: help is for those who lack cash, and may go by the loan.
 */
export function withSavingsDown(path: PathCase): PathCase {
  const { household, money, help } = path;
  if (help || household.savedCents === undefined || path.home(0) === null) return path;
  let leftCents = Number.POSITIVE_INFINITY;
  const left = money.savedCents.map((cents, month) => {
    const { cash, cost } = path.home(month) as PathHome;
    const most = Math.min(cents + (household.giftCents ?? 0) - cash.totalCents, cost.baseLoanCents - leastLoanCents);
    // What has been spent since is not there, even if as much is saved again.
    leftCents = Math.max(0, Math.min(leftCents, most));
    return leftCents;
  });
  const [today = 0] = left;
  if (today === 0) return path;
  if (path.isSteady && left.at(-1) === today) return withMoreDown(path, today);
  return { ...path, home: rememberEach((month) => homeWith(path, month, left[month] ?? 0)), isSteady: false };
}

/** The same case with so many cents put down beyond the smallest down payment, in every month. */
function withMoreDown(path: PathCase, moreCents: number): PathCase {
  if (moreCents === 0) return path;
  const home = rememberEach((month) => homeWith(path, month, moreCents));
  return { ...path, home: path.isSteady ? () => home(0) : home };
}

function homeWith(path: PathCase, month: number, moreCents: number): PathHome | null {
  if (moreCents === 0) return path.home(month);
  const { household, terms, rules, points, help } = path;
  return pathHome(household, terms, rules, points(month), help, moreCents);
}

function rememberEach<Made>(make: (month: number) => Made): (month: number) => Made {
  const made = new Map<number, Made>();
  return (month) => {
    if (!made.has(month)) made.set(month, make(month));
    return made.get(month) as Made;
  };
}

/** A case with its limits, and the first month in which they hold. */
type Opens = { ends: PathCase; gates: readonly Gate[]; first: number | undefined };

/**
 * The case with the first month that any down payment out of the `savings` opens, and with as little put down as keeps that
 * month and leaves no more questions than all of them would (`withEnoughDown`). Where none opens a month, all of them are put
 * down: no limit is
 * called closed that a larger down payment opens. `movedOf` gives the limits that a down payment moves, which is all to look at
 * while it is sought. For an exception of a lender all of them are put down, too: each dollar brings the ratio closer to the line.
 */
export function soonestWith(
  path: PathCase,
  savings: () => PathCase,
  gatesOf: (path: PathCase) => readonly Gate[],
  movedOf: (path: PathCase) => readonly Gate[],
  isException: boolean,
): Opens {
  const least = gatesOf(path);
  const first = firstOf(least);
  const gains = isException || least.some((gate) => mayGain(gate, first));
  if (!gains || savings() === path) return { ends: path, gates: least, first };
  const all = gatesOf(savings());
  const soonest = firstOf(all);
  if (soonest === undefined) return { ends: savings(), gates: all, first: soonest };
  const ends = isException ? withMostDown(path, savings(), soonest) : withEnoughDown(path, savings(), soonest, movedOf);
  return { ends, gates: ends === path ? least : gatesOf(ends), first: soonest };
}

/** Whether a larger down payment could bring a limit within sooner, or leave no question of it. */
function mayGain(gate: Gate, first: number | undefined): boolean {
  const { kind } = gate;
  if (kind === "loan-limit" && !gate.isKnown) return true;
  const goesByHome = isLine(kind) || kind === "loan-limit" || kind === "own-payment";
  if (!goesByHome || !gate.isKnown) return false;
  const isSettled = first === 0 && !isOpen(gate, first);
  return !isSettled && (gate.holds !== true || (gate.sure ?? true) !== true);
}

/** All of today's savings, as far as they are still there in a month. */
function withMostDown(path: PathCase, all: PathCase, month: number): PathCase {
  return withMoreDown(path, moreIn(path, all, month));
}

/** What one case puts down beyond another in a month, in cents. */
function moreIn(path: PathCase, all: PathCase, month: number): number {
  const downIn = (each: PathCase) => each.home(month)?.cash.downCents ?? 0;
  return downIn(all) - downIn(path);
}

/** In whole dollars beyond the smallest down payment, found by halving: more put down never shuts a door. */
function withEnoughDown(
  path: PathCase,
  all: PathCase,
  month: number,
  movedOf: (path: PathCase) => readonly Gate[],
): PathCase {
  const mostCents = moreIn(path, all, month);
  const questionsAt = (moreCents: number) => questionsIn(movedOf(withMoreDown(path, moreCents)), month);
  const fewest = questionsAt(mostCents);
  if (questionsAt(0) <= fewest) return path;
  let [short, enough] = [0, Math.ceil(mostCents / 100)];
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (questionsAt(middle * 100) <= fewest) enough = middle;
    else short = middle;
  }
  return withMoreDown(path, Math.min(enough * 100, mostCents));
}

/** How many limits leave a question in a month; Infinity where one does not hold. */
function questionsIn(gates: readonly Gate[], month: number): number {
  if (gates.some((gate) => gate.isKnown && !holdsIn(gate.holds, month))) return Number.POSITIVE_INFINITY;
  return gates.filter((gate) => isOpen(gate, month)).length;
}
