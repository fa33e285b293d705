import { communityStates } from "#app/content/figures/community-states.ts";
import { percentSign } from "#app/content/figures/figure-words.ts";
import { isBankruptcy, markKinds } from "#app/content/my-path/mark-kinds.ts";
import { communityProperty } from "#app/content/rules/community-property.ts";
import { studentLoanRules, unstatedPayments } from "#app/content/rules/debt-counting.ts";
import { scoresOfTwo } from "#app/content/rules/score-versions.ts";
import { shareCents } from "#app/domain/money.ts";
import type { Debt, Household, Mark, Month } from "#app/domain/path/household.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { yesOrNo } from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { hasNoPayment } from "#app/lib/my-path/counted-debts.ts";
import { debtKinds } from "#app/lib/my-path/entry-words.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { fieldReader, given, type PathProblems, type PathTexts, shownIn } from "./path-fields.ts";

// Debts and marks: lists whose entries are typed one at a time, in a form for the entry `at`.

/** One entry as typed: undefined while it has nothing to count. */
type ReadEntry<Entry> = { entry: Entry | undefined; problems: PathProblems };

/**
 * A balance that was not typed is the sum of the payments left; with neither, the debt has no end. `isNone`: somebody who types
 * $0 says that there is no debt, which is an answer; but a student loan may be paused at $0, and then what is owed counts.
 */
export function readDebt(texts: PathTexts): ReadEntry<Debt> & { isNone: boolean } {
  const { typed, chosen, problems } = fieldReader(texts);
  const kind = chosen("kind", debtKinds) ?? "car";
  const [monthlyCents, paymentsLeft, balance] = [typed("payment"), typed("left"), typed("balance")];
  const card = kind === "card" ? given({ limitCents: typed("limit") }) : {};
  const annualRate = typed("rate");
  const plan = chosen("planZero", yesOrNo);
  if (monthlyCents === undefined && balance === undefined) {
    const isBegun = paymentsLeft !== undefined || annualRate !== undefined || Object.keys(card).length > 0;
    if (isBegun) problems.payment ??= "Type what you pay a month, such as $310.";
    return { entry: undefined, problems, isNone: false };
  }
  const payment = monthlyCents ?? 0;
  if (kind === "student" && payment === 0 && balance === undefined) {
    problems.balance ??= "Type what you owe, such as $30,000. Lenders count a share of it while no payment is due.";
    return { entry: undefined, problems, isNone: false };
  }
  if (payment === 0 && (balance ?? 0) === 0 && card.limitCents === undefined) {
    return { entry: undefined, problems, isNone: true };
  }
  return {
    isNone: false,
    entry: {
      kind,
      balanceCents: balance ?? payment * (paymentsLeft ?? 0),
      monthlyCents: payment,
      ...card,
      ...given({ annualRate, paymentsLeft }),
      ...(kind === "student" && payment === 0 && plan ? { planZero: plan === "yes" } : {}),
    },
    problems,
  };
}

export function readMark(texts: PathTexts, now: Month): ReadEntry<Mark> {
  const { typed, chosen, problems } = fieldReader(texts);
  const kind = chosen("kind", markKinds) ?? "late-payment";
  const month = typed("happened");
  const discharged = isBankruptcy(kind) ? typed("discharged") : undefined;
  if (month !== undefined && month > now) problems.happened = "Type a month that has started, such as 5/2022.";
  if (month !== undefined && discharged !== undefined && discharged < month) {
    problems.discharged = "A discharge comes after the filing. Check both months.";
  }
  const isRight = month !== undefined && Object.keys(problems).length === 0;
  return { entry: isRight ? { kind, month, ...given({ discharged }) } : undefined, problems };
}

/** The list with one entry added, changed or removed at its place. An empty list means that there are none. */
export function withEntry<Entry>(entries: readonly Entry[], at: number, entry: Entry | undefined): readonly Entry[] {
  return [...entries.slice(0, at), ...(entry === undefined ? [] : [entry]), ...entries.slice(at + 1)];
}

export function debtTexts(debt: Debt | undefined): PathTexts {
  if (!debt) return {};
  const { kind, monthlyCents, paymentsLeft, balanceCents, limitCents, annualRate, planZero } = debt;
  // We do not show a product of ours as typed text.
  const isTyped = balanceCents > 0 && balanceCents !== monthlyCents * (paymentsLeft ?? 0);
  return {
    kind,
    payment: shownIn("payment", hasNoPayment(debt) ? undefined : monthlyCents),
    left: shownIn("left", paymentsLeft),
    balance: shownIn("balance", isTyped ? balanceCents : undefined),
    limit: shownIn("limit", limitCents),
    rate: shownIn("rate", annualRate),
    planZero: planZero === undefined ? "" : planZero ? "yes" : "no",
  };
}

export function markTexts(mark: Mark | undefined): PathTexts {
  if (!mark) return {};
  const { kind, month, discharged } = mark;
  return { kind, happened: shownIn("happened", month), discharged: shownIn("discharged", discharged) };
}

/** A note about an odd value in a debt, and how we count it; null if there is none. */
export function debtNote(debt: Debt | undefined, now: Month): string | null {
  if (!debt) return null;
  const { kind, balanceCents, limitCents, paymentsLeft, monthlyCents, annualRate } = debt;
  if (kind === "card" && limitCents !== undefined && balanceCents > limitCents) {
    return "This card is over its limit. We count both numbers as you typed them.";
  }
  if (paymentsLeft) return `The last one is in ${monthName(now + paymentsLeft)}.`;
  if (hasNoPayment(debt)) return unpaidNote(debt);
  if (monthlyCents > 0 && balanceCents === 0) {
    const more = kind === "student" ? " VA and USDA loans look at what you owe, too: type it if you know it." : "";
    return `Without an end, we count it as going on.${more}`;
  }
  const hasInterest = kind !== "support" && paymentsLeft === undefined && annualRate === undefined;
  return hasInterest ? "Without a rate, we count no interest: it may take longer." : null;
}

/** How a debt without a payment is counted, loan by loan where they differ. */
function unpaidNote({ kind, balanceCents, planZero }: Debt): string {
  const monthly = (share: number) => `${formatDollars(shareCents(balanceCents, share))} a month`;
  if (kind !== "student") {
    const share = unstatedPayments.fha;
    return `Without a payment, we count ${percentSign(share)} of what you owe, as FHA and Fannie Mae do for cards: ${monthly(share)}. If your statement has a least payment, type it.`;
  }
  const { fha, fannie, va } = studentLoanRules;
  const half = `FHA, Freddie Mac and USDA count ${percentSign(fha.shareOfBalance)} of what you owe: ${monthly(fha.shareOfBalance)}`;
  const ofVa = `VA ${percentSign(va.shareOfBalance * 12)} a year, ${monthly(va.shareOfBalance)}`;
  return planZero
    ? `Fannie Mae takes your plan’s $0 with the paper. ${half}. ${ofVa}, or less with a servicer’s statement.`
    : `While no payment is due, ${half}. Fannie Mae counts ${percentSign(fannie.shareOfBalance)}, ${monthly(fannie.shareOfBalance)}; ${ofVa}. On an income plan, Fannie Mae takes the $0 if a paper says so.`;
}

/**
 * What a spouse's debts count for, whoever signs: under the income of a second person and under the debts. Null where the
 * place is in another state; without a place the states are named.
 */
export function spouseNote({ place }: Household): string | null {
  const { states, source, effective } = communityProperty;
  const name = place && (states as Readonly<Partial<Record<string, string>>>)[place.state];
  if (place && !name) return null;
  const counts = "FHA, VA and USDA loans count the debts of a husband or wife, even one who does not sign";
  return `In ${name ?? communityStates}, ${counts}. Add them to the debts above. The score of one who does not sign does not count, and conventional loans count neither. (${source}; ${formatDay(effective)}.)`;
}

/** Whose score to type where a second income is on the loan; null for one alone. */
export function scoreNote({ incomes = [] }: Household): string | null {
  if (incomes.length < 2) return null;
  return `${scoresOfTwo.words} Type the lower one here. (${scoresOfTwo.source}; ${formatDay(scoresOfTwo.effective)}.)`;
}

/** A note about an odd value in a lease, and how we count it. */
export function leaseNote({ leaseEnd }: Household, now: Month): string | null {
  if (leaseEnd === undefined || leaseEnd >= now) return null;
  return "That month is over. We count you as renting month to month.";
}
