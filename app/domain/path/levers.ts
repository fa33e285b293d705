import { shareCents } from "#app/domain/money.ts";
import { type LeverAnswer, type LimitKind, type ProgramAnswer, pathPrograms } from "./answer.ts";
import { priceOf } from "./home.ts";
import type { Household } from "./household.ts";
import { isBeyondLines, leadOf, soonerWithoutWish, waitsForService } from "./lead-door.ts";
import { moneyByMonth } from "./money-by-month.ts";
import { type AskedProgram, programMonths, withoutOwnPayment } from "./program-months.ts";
import { horizonMonths, type Nearby, type PathRules } from "./terms.ts";

type Step = Pick<LeverAnswer, "kind" | "cents" | "about"> & { household: Household; debtFirst?: number };

/**
 * Steps that move the month, each step worked out alone by looking at all programs again; the most months gained first. A
 * door that does not open counts as 121 months from now. Help that depends on a supposed score is among them, marked in its
 * answer.
 */
export function leverAnswers(
  asked: AskedProgram,
  programs: readonly ProgramAnswer[],
  { places = [] }: Nearby,
): LeverAnswer[] {
  const lead = leadOf(programs);
  // A month that no one has to be asked for is compared with its like, and so is one that only a lender can say. Without a
  // month a step says what the plan would say after it.
  const line = lead ? { line: asksLender(lead) ? ("lender" as const) : ("published" as const) } : {};
  const plain = programs.filter(({ assistance }) => assistance === null);
  const own = [
    ...stepsOf(asked.household, asked.rules, places, lead ?? programs[0]),
    ...wishSteps(asked.household, soonerWithoutWish(plain)),
  ];
  const steps = own.map(({ household, debtFirst, ...step }) => {
    const money = moneyByMonth(household, debtFirst);
    const again = pathPrograms.map((program) => programMonths(program, { ...asked, household, money, ...line }));
    // A second income can put the household over a limit. Then they buy without it, as before.
    const doors = step.kind === "co-borrower" && lead ? [lead, ...again] : again;
    return answered(step, lead, soonestLike(lead, doors), asked.now);
  });
  const help = programs
    .filter((door) => door.assistance !== null && door.month !== null && !waitsForService(door))
    .map((answer) => {
      const step = { kind: "assistance", cents: answer.cash.assistanceCents, about: answer.assistance } as const;
      return answered(step, lead, answer, asked.now);
    });
  return [...steps, ...help].toSorted((one, other) => other.monthsGained - one.monthsGained);
}

/**
 * The soonest door that asks no more than the plan's own door: a step that makes a later door more certain takes nothing from
 * it. Of two as soon, the plan's own loan. Without one, the door that the plan would be about.
 */
function soonestLike(lead: ProgramAnswer | null, again: readonly ProgramAnswer[]): ProgramAnswer | null {
  const alike = again.filter((door) => door.month !== null && lead !== null && !asksMore(door, lead));
  const isOwn = ({ program }: ProgramAnswer) => Number(program === lead?.program);
  const [soonest] = alike.toSorted(
    (one, other) => Number(one.month) - Number(other.month) || isOwn(other) - isOwn(one),
  );
  return soonest ?? leadOf(again);
}

/** Whether a door hangs on something that the plan's own does not: a question, a supposition, or help that no one asked for. */
function asksMore(door: ProgramAnswer, lead: ProgramAnswer | null): boolean {
  const { open, isSupposed, assistance } = door;
  const isNew = open.some((kind) => !lead?.open.includes(kind));
  return isNew || (isSupposed && !lead?.isSupposed) || assistance !== null;
}

/** Whether a door's month is beyond the lines that its program publishes: by those there is none. */
function asksLender({ limits }: ProgramAnswer): boolean {
  return limits.some(isBeyondLines);
}

function answered(
  step: Pick<LeverAnswer, "kind" | "cents" | "about">,
  before: ProgramAnswer | null,
  after: ProgramAnswer | null,
  now: number,
): LeverAnswer {
  const monthOf = (answer: ProgramAnswer | null) => answer?.month ?? now + horizonMonths + 1;
  const monthsGained = monthOf(before) - monthOf(after);
  return {
    ...step,
    month: after?.month ?? null,
    monthsGained,
    asksMore: after !== null && asksMore(after, before),
    open: after === null ? [] : after.limits.filter(({ kind }) => after.open.includes(kind)),
    helpPaymentCents: after === null ? 0 : after.helpPaymentCents,
    otherLoan: after === null || after.program === before?.program ? null : after.program,
    heldBy: monthsGained > 0 ? null : heldBy(after ?? before, now),
  };
}

/** The limit that held the door shut last. */
function heldBy(answer: ProgramAnswer | null, now: number): LimitKind | null {
  if (!answer) return null;
  const last = answer.month === null ? horizonMonths : answer.month - now - 1;
  return answer.binding[last] ?? null;
}

/** The steps that the household's own answers allow: none changes what was skipped. */
function stepsOf(
  household: Household,
  rules: PathRules,
  places: NonNullable<Nearby["places"]>,
  door: ProgramAnswer | undefined,
): Step[] {
  const { levers } = rules;
  const changed = (change: Household) => ({ household: { ...household, ...change } });
  const { savedCents, monthlySavingCents, giftCents = 0, incomes } = household;
  const steps: Step[] = [...debtSteps(household), ...priceSteps(household, rules, door)];
  for (const cents of monthlySavingCents === undefined ? [] : levers.saveMoreCents) {
    const more = changed({ monthlySavingCents: (monthlySavingCents ?? 0) + cents });
    steps.push({ kind: "save-more", cents, about: null, ...more });
  }
  for (const place of places)
    steps.push({ kind: "next-county", cents: null, about: place.name, ...changed({ place }) });
  if (incomes) {
    const cents = levers.coBorrowerCents;
    const more = changed({ incomes: [...incomes, { kind: "other", monthlyCents: cents }] });
    steps.push({ kind: "co-borrower", cents, about: null, ...more });
  }
  if (savedCents !== undefined) {
    const cents = levers.giftCents;
    steps.push({ kind: "gift", cents, about: null, ...changed({ giftCents: giftCents + cents }) });
  }
  return steps;
}

/** Puts each month's savings toward one debt until it is paid. Support has no balance to pay. */
function debtSteps(household: Household): Step[] {
  const { debts = [], monthlySavingCents = 0 } = household;
  if (monthlySavingCents <= 0) return [];
  return debts.flatMap(({ kind, balanceCents, monthlyCents }, index) =>
    kind === "support" || balanceCents === 0
      ? []
      : [{ kind: "pay-debt-first", cents: monthlyCents, about: String(index), household, debtFirst: index }],
  );
}

/** Own limits are named in whole steps of this. */
const wishStepCents = 10_00;

/** Where only the payment that feels right holds the plan back: one that the home keeps to, and none. */
function wishSteps(household: Household, free: ProgramAnswer | null): Step[] {
  if (free === null) return [];
  const comfortCents = Math.ceil(free.mostPaymentCents / wishStepCents) * wishStepCents;
  return [
    { kind: "raise-wish", cents: comfortCents, about: null, household: { ...household, comfortCents } },
    { kind: "drop-wish", cents: null, about: null, household: withoutOwnPayment(household) },
  ];
}

function priceSteps(household: Household, { levers }: PathRules, door: ProgramAnswer | undefined): Step[] {
  const price = priceOf(household);
  if (price === null) return [];
  const steps: Step[] = [];
  if (price > levers.cheaperCents) {
    const cheaper = { ...household, priceCents: price - levers.cheaperCents };
    steps.push({ kind: "cheaper", cents: levers.cheaperCents, about: null, household: cheaper });
  }
  if (door && !household.sellerPaysCents) {
    const { cash } = door;
    const sellerPaysCents = Math.min(cash.closingCents + cash.prepaidCents, shareCents(price, levers.sellerShare));
    steps.push({
      kind: "seller-pays",
      cents: sellerPaysCents,
      about: null,
      household: { ...household, sellerPaysCents },
    });
  }
  return steps;
}
