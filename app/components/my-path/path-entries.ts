import { isBankruptcy, markKinds } from "#app/content/my-path/mark-kinds.ts";
import type { Debt, Household, Mark, Month } from "#app/domain/path/household.ts";
import { debtKinds } from "#app/lib/my-path/entry-words.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { fieldReader, given, type PathProblems, type PathTexts, shownIn } from "./path-fields.ts";

// Debts and marks: lists whose entries are typed one at a time, in a form for the entry `at`.

/** One entry as typed: undefined while it has nothing to count. */
type ReadEntry<Entry> = { entry: Entry | undefined; problems: PathProblems };

/**
 * A balance that was not typed is the sum of the payments left; with neither, the debt has no end. `isNone`: somebody who types
 * $0 says that there is no debt, which is an answer.
 */
export function readDebt(texts: PathTexts): ReadEntry<Debt> & { isNone: boolean } {
  const { typed, chosen, problems } = fieldReader(texts);
  const kind = chosen("kind", debtKinds) ?? "car";
  const [monthlyCents, paymentsLeft, balance] = [typed("payment"), typed("left"), typed("balance")];
  const card = kind === "card" ? given({ limitCents: typed("limit") }) : {};
  const annualRate = typed("rate");
  if (monthlyCents === undefined && balance === undefined) {
    const isBegun = paymentsLeft !== undefined || annualRate !== undefined || Object.keys(card).length > 0;
    if (isBegun) problems.payment ??= "Type what you pay a month, such as $310.";
    return { entry: undefined, problems, isNone: false };
  }
  const payment = monthlyCents ?? 0;
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
  const { kind, monthlyCents, paymentsLeft, balanceCents, limitCents, annualRate } = debt;
  // We do not show a product of ours as typed text.
  const isTyped = balanceCents > 0 && balanceCents !== monthlyCents * (paymentsLeft ?? 0);
  return {
    kind,
    payment: shownIn("payment", monthlyCents),
    left: shownIn("left", paymentsLeft),
    balance: shownIn("balance", isTyped ? balanceCents : undefined),
    limit: shownIn("limit", limitCents),
    rate: shownIn("rate", annualRate),
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
  const { kind, balanceCents, limitCents, paymentsLeft, monthlyCents } = debt;
  if (kind === "card" && limitCents !== undefined && balanceCents > limitCents) {
    return "This card is over its limit. We count both numbers as you typed them.";
  }
  if (paymentsLeft) return `The last one is in ${monthName(now + paymentsLeft)}.`;
  if (monthlyCents > 0 && balanceCents === 0) return "Without an end, we count it as going on.";
  return null;
}

/** A note about an odd value in a lease, and how we count it. */
export function leaseNote({ leaseEnd }: Household, now: Month): string | null {
  if (leaseEnd === undefined || leaseEnd >= now) return null;
  return "That month is over. We count you as renting month to month.";
}
