import { once } from "#app/domain/remember-lately.ts";
import { isLine, type LimitKind, type LimitState, limitKinds, type PathProgram, type ProgramAnswer } from "./answer.ts";
import { firstOf, type Gate, type Held, heldBy, isCashKnown, isOpen, months, type PathCase } from "./case.ts";
import { factGates, limitsHome, loanGate } from "./fact-limits.ts";
import { pathHome, priceOf } from "./home.ts";
import type { Household, Month } from "./household.ts";
import { soonestWith, withSavingsDown } from "./larger-down.ts";
import { waitsForService } from "./lead-door.ts";
import { atMost, isRange, lineMonths, termsByHand } from "./line-months.ts";
import type { MoneyByMonth } from "./money-by-month.ts";
import { annualIncomeCents, cashGate, debtGate, type Line, ownPaymentGate, paymentGate } from "./money-limits.ts";
import { residualGate } from "./residual-gate.ts";
import { horizonMonths, type PathAssistance, type PathRules, type ProgramTerms } from "./terms.ts";

const nothing = {
  downCents: 0,
  leastDownCents: 0,
  closingCents: 0,
  prepaidCents: 0,
  reservesCents: 0,
  assistanceCents: 0,
  totalCents: 0,
};

/** The input for one program: a household, the tables, its money by month, and help with the cash where there is some. */
export type AskedProgram = {
  household: Household;
  now: Month;
  rules: PathRules;
  money: MoneyByMonth;
  help?: PathAssistance;
  /** Set where only the first incomes are on the loan. */
  fewer?: NonNullable<ProgramAnswer["fewer"]>;
  /** With all incomes in the home then; omitted: the household. */
  inHome?: Household;
  /** The line to go by; omitted: the published one, and what lenders approve where that gives no month. */
  line?: Extract<Line, "published" | "lender">;
};

/**
 * When a program's door opens: the first month in which all limits that are known hold together. Not everybody has to be on
 * the loan: where all incomes together are over a program's limit, or the last one is too new to count, the first incomes
 * alone are looked at, too, and the sooner answer counts. So another income never makes a door later.
 */
export function programMonths(program: PathProgram, asked: AskedProgram): ProgramAnswer {
  const { incomes = [] } = asked.household;
  let soonest = monthsWith(program, asked);
  const because = incomes.length > 1 ? heldBack(soonest, asked) : null;
  for (let count = incomes.length - 1; because !== null && count > 0; count -= 1) {
    const household = { ...asked.household, incomes: incomes.slice(0, count) };
    const answer = monthsWith(program, {
      ...asked,
      household,
      inHome: asked.household,
      fewer: { incomes: count, because },
    });
    if (isBetter(answer, soonest)) soonest = answer;
  }
  return soonest;
}

/** A month without a supposition, or sooner, or as soon without an exception to the income limit. */
function isBetter(answer: ProgramAnswer, than: ProgramAnswer): boolean {
  if (answer.isSupposed !== than.isSupposed && answer.month !== null && than.month !== null) return than.isSupposed;
  const asks = ({ open }: ProgramAnswer) => Number(open.includes("income-limit"));
  const sooner = possibleFrom(answer) - possibleFrom(than);
  return sooner < 0 || (possibleFrom(answer) === possibleFrom(than) && asks(answer) < asks(than));
}

/** No line gives an earlier month than what lenders approve. */
function possibleFrom({ lines }: ProgramAnswer): number {
  return lines.lender ?? Number.POSITIVE_INFINITY;
}

/** What an income can hold back; null where none does. */
function heldBack({ program, limits }: ProgramAnswer, { rules, help, now }: AskedProgram) {
  const limitOf = (kind: LimitKind) => limits.find((limit) => limit.kind === kind);
  const isInHome = limitsHome({ terms: rules.programs[program], help });
  const income = limitOf("income-limit");
  if (income?.state === "closed") return isInHome ? null : "income-limit";
  if (income?.state === "unknown" && income.hangsOn === "over-limit" && !isInHome) return "income-limit";
  const history = limitOf("work-history");
  const isNew = history?.state === "closed" || (history && "month" in history && (history.month ?? now) > now);
  return isNew ? "work-history" : null;
}

/** A month of today's score stays the plan's own: the visitor's supposition takes its place only where the plan has none by it. */
function monthsWith(program: PathProgram, asked: AskedProgram): ProgramAnswer {
  const plain = answerOf(program, caseOf(asked.rules.programs[program], asked, false), false, asked);
  return hasOwnMonth(plain) ? plain : (plain.withSupposed ?? plain);
}

/** Whether today's score gives a month that the plan may go by. */
function hasOwnMonth({ month, limits }: ProgramAnswer): boolean {
  return month !== null && !limits.some((limit) => limit.state === "unknown" && limit.isTooLow);
}

/** The answer with the supposed score, if today's keeps the door closed or only a lender can say. Null where it gives no month. */
function supposedOf(program: PathProgram, limits: readonly LimitState[], asked: AskedProgram): ProgramAnswer | null {
  if (typeof asked.household.score !== "object" || !asked.household.score.supposed) return null;
  if (!limits.some(({ kind, state }) => kind === "score" && state !== "held")) return null;
  const supposed = answerOf(program, caseOf(asked.rules.programs[program], asked, true), true, asked);
  return supposed.month === null ? null : supposed;
}

/**
 * Each assistance program that no known rule shuts out, joined with the loan whose door it opens first; with the one for
 * veterans only where no other is left, if no one asked about service. Its administrator has not been asked, so its door is
 * a question to ask and never the plan's own.
 */
export function assistedAnswers(
  offered: readonly PathAssistance[],
  plain: readonly ProgramAnswer[],
  asked: AskedProgram,
): ProgramAnswer[] {
  return offered
    .filter((help) => mayFit(help, asked.household))
    .flatMap((help) => {
      const joined = plain
        .filter(({ program, limits }) => help.programs.includes(program) && limits.every(isOnCourse))
        .map(({ program }: { program: PathProgram }) => programMonths(program, { ...asked, help }));
      const [soonest] = joined.toSorted(
        (one, other) =>
          Number(waitsForService(one)) - Number(waitsForService(other)) ||
          (one.month ?? Number.POSITIVE_INFINITY) - (other.month ?? Number.POSITIVE_INFINITY),
      );
      return soonest ? [soonest] : [];
    });
}

function caseOf(terms: ProgramTerms, asked: AskedProgram, isSupposed: boolean): PathCase {
  const { household, now, rules, money, help, inHome = household } = asked;
  const score = typeof household.score === "object" ? household.score : null;
  const points = score?.points ?? null;
  const homeNow = pathHome(household, terms, rules, points, help);
  const fixed = { household, inHome, now, terms, rules, money, help, isSupposed };
  if (!isSupposed || !score?.supposed) return { ...fixed, points: () => points, home: () => homeNow, isSteady: true };
  const { from } = score.supposed;
  const later = Math.max(score.supposed.points, score.points);
  const homeLater = pathHome(household, terms, rules, later, help);
  const isLater = (month: number) => now + month >= from;
  return {
    ...fixed,
    points: (month) => (isLater(month) ? later : points),
    home: (month) => (isLater(month) ? homeLater : homeNow),
    isSteady: false,
  };
}

function answerOf(program: PathProgram, path: PathCase, isSupposed: boolean, asked: AskedProgram): ProgramAnswer {
  const { line, fewer } = asked;
  const moneyGates = (by: Line, ends: PathCase) => [
    cashGate(ends),
    paymentGate(ends, by),
    debtGate(ends, by),
    residualGate(ends, by),
  ];
  const gatesBy = (by: Line, ends: PathCase = path) =>
    [...moneyGates(by, ends), ...factGates(ends), ownPaymentGate(ends)].filter((gate) => gate !== null);
  // The limits that a down payment moves.
  const movedBy = (by: Line, ends: PathCase) =>
    [...moneyGates(by, ends), path.terms.loanLimit ? loanGate(ends) : null, ownPaymentGate(ends)].filter(
      (gate) => gate !== null,
    );
  const savings = once(() => withSavingsDown(path));
  const opensBy = (by: Line) =>
    soonestWith(
      path,
      savings,
      (each) => gatesBy(by, each),
      (each) => movedBy(by, each),
      by === "lender",
    );
  const published = opensBy(line ?? "published");
  const opens = published.first === undefined && line === undefined ? opensBy("lender") : published;
  const { gates, first, ends } = opens;
  const byHand = once(() => {
    const terms = termsByHand(path.terms);
    return terms === path.terms ? savings() : withSavingsDown(caseOf(terms, asked, isSupposed));
  });
  const lines = once(() => lineMonths(savings(), byHand(), gatesBy));
  const linesAtMost = once(() => (isRange(path) ? atMostOf(savings(), byHand()) : lines()));
  const atMostOf = (each: PathCase, hand: PathCase) => {
    const most = atMost(each);
    return lineMonths(most, hand === each ? most : atMost(hand), gatesBy);
  };
  const home = ends.home(first ?? 0);
  // Worked out where they are read: a sentence reads those of one door, and a lever only the month.
  const asksLender = once(() => gatesBy("lender", savings()));
  const whenAsked = (kind: LimitKind) => {
    const month = firstOf(asksLender());
    const gate = asksLender().find((each) => each.kind === kind);
    return month === undefined || !gate?.isKnown ? null : (gate.compared?.(month).has ?? null);
  };
  const limits = once(() => gates.map((gate) => stateOf(gate, first, path.now, isSupposed, whenAsked)));
  const binding = once(() => bindingOf(gates, limits(), path.now));
  const withSupposed = once(() => (isSupposed ? null : supposedOf(program, limits(), asked)));
  const withoutWish = once(() => (wishHolds(limits()) ? programMonths(program, unwished(asked)) : null));
  return {
    program,
    assistance: path.help?.slug ?? null,
    get limits() {
      return limits();
    },
    month: monthIn(first, path.now),
    get lines() {
      return lines();
    },
    get linesAtMost() {
      return linesAtMost();
    },
    get handDownCents() {
      return byHand().home(0)?.cash.leastDownCents ?? 0;
    },
    open: gates.filter((gate) => isOpen(gate, first)).map(({ kind }) => kind),
    isSupposed: isSupposed && first !== undefined,
    fewer: fewer ?? null,
    get binding() {
      return binding();
    },
    get withSupposed() {
      return withSupposed();
    },
    get withoutWish() {
      return withoutWish();
    },
    monthlyPaymentCents: home?.cost.monthlyCents ?? 0,
    helpPaymentCents: home ? home.helpPaymentCents : 0,
    mostPaymentCents: home?.mostMonthlyCents ?? 0,
    cash: home?.cash ?? nothing,
    rules: path.terms.used,
  };
}

/** Whether the visitor's own payment keeps a door shut for some time, or for good, or hangs on the home's bills. */
function wishHolds(limits: readonly LimitState[]): boolean {
  return limits.some(({ kind, state }) => kind === "own-payment" && state !== "held");
}

/** The same program for the same household, with all incomes, and without the payment that feels right. */
function unwished({ fewer: _fewer, inHome, household, ...asked }: AskedProgram): AskedProgram {
  return { ...asked, household: withoutOwnPayment(inHome ?? household) };
}

/** A household without the payment that feels right. */
export function withoutOwnPayment({ comfortCents: _comfortCents, ...household }: Household): Household {
  return household;
}

function monthIn(first: number | undefined, now: Month): Month | null {
  return first === undefined ? null : now + first;
}

/**
 * A limit is held if it holds today and on to the month that the door opens; without such a month, to the end of the ten
 * years. Else it is closed, or it is not held until the month from which it stays so. What is said beside a later month is
 * that month's: a share of the income that is a question then, or that a lender can be asked about before.
 */
function stateOf(
  gate: Gate,
  opens: number | undefined,
  now: Month,
  isSupposed: boolean,
  whenAsked: (kind: LimitKind) => number | null,
): LimitState {
  const { kind } = gate;
  if (!gate.isKnown) {
    const { isKnown: _known, needs, ...asked } = gate;
    const compared = needs === undefined ? {} : { has: null, needs };
    return { ...compared, ...asked, state: "unknown" };
  }
  const compared = gate.compared ? { ...gate.compared(0), needs: gate.compared(opens ?? 0).needs } : {};
  const last = opens ?? horizonMonths;
  if (isOpen(gate, opens)) {
    const from = heldUpTo(last, gate.holds) ?? 0;
    const then = isLine(kind) ? gate.compared?.(opens ?? from) : {};
    const asked = gate.asked?.(last) ?? { ask: "lender" };
    return { kind, ...compared, ...then, state: "unknown", ...asked, month: now + from };
  }
  const from = heldUpTo(last, gate.waitsForSure ? (gate.sure ?? gate.holds) : gate.holds);
  if (from === null) return { kind, ...compared, state: "closed", change: gate.change };
  if (from === 0) return { kind, ...compared, state: "held" };
  const asked = isLine(kind) ? { hasWhenAsked: whenAsked(kind) } : {};
  return { kind, ...compared, ...asked, state: "until", month: now + from, isSupposed: isSupposed && kind === "score" };
}

/** The month from which a limit holds up to another one; null where it does not hold in that one. */
function heldUpTo(last: number, held: Held): number | null {
  if (typeof held === "boolean") return held ? 0 : null;
  let from = last + 1;
  while (held[from - 1]) from -= 1;
  return from > last ? null : from;
}

/** In each month the limit that will hold the door shut the longest, the first in order of two; null where none does. */
function bindingOf(gates: readonly Gate[], states: readonly LimitState[], now: Month): (LimitKind | null)[] {
  const isKnown = isCashKnown(gates);
  const binding = months.map((): LimitKind | null => (isKnown ? null : "cash"));
  const order = gates
    .map((gate, index) => ({ kind: gate.kind, held: heldBy(gate), until: lastsUntil(states[index], now) }))
    // What holds in every month holds no door shut.
    .filter(({ held }) => held !== true)
    .toSorted((one, other) => one.until - other.until || limitKinds.indexOf(other.kind) - limitKinds.indexOf(one.kind));
  // The last one has the last word.
  for (const { kind, held } of order) {
    if (typeof held === "boolean") binding.fill(kind);
    else for (const month of months) if (!held[month]) binding[month] = kind;
  }
  return binding;
}

function lastsUntil(state: LimitState | undefined, now: Month): number {
  if (state?.state === "closed") return Number.POSITIVE_INFINITY;
  return (state?.state === "until" || state?.state === "unknown" ? state.month : now) ?? now;
}

/** Help with the cash opens no door that something else than cash or a score keeps closed. */
function isOnCourse({ kind, state }: ProgramAnswer["limits"][number]): boolean {
  return state !== "closed" || kind === "cash" || kind === "score";
}

function mayFit({ priceCents, incomeCents, firstTimeOnly }: PathAssistance, household: Household): boolean {
  const [price, annual] = [priceOf(household), annualIncomeCents(household)];
  const isTooExpensive = priceCents !== null && price !== null && price > priceCents;
  const earnsTooMuch = incomeCents !== null && annual !== null && annual > incomeCents;
  return !isTooExpensive && !earnsTooMuch && !(firstTimeOnly && household.ownedLately);
}
