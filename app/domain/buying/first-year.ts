import { assertCents, roundCents, sumCents } from "#app/domain/money.ts";

/** A home in its first twelve full months. Money is in whole cents. */
export type FirstYearTerms = {
  /**
   * The lender's first twelve bills: principal, interest, mortgage insurance and escrow. Those after the last payment of a
   * short loan have escrow alone.
   */
  firstBillsCents: readonly number[];
  /** The part of each bill that goes to escrow for property tax and home insurance. */
  escrowCents: number;
  /** Dues, and what utilities take above what they take now, each month. */
  runningCents: number;
  /** Set aside each month for repairs. */
  upkeepCents: number;
  /** Spent in the first month: the move, locks, tools. */
  moveInCents: number;
  /** Spent in thirds over the first three months: furniture, appliances. */
  furnishCents: number;
  /** How much higher the year’s bills for tax and insurance are than the escrow was planned for. */
  riseCents: number;
};

export type FirstYearMonth = {
  billCents: number;
  runningCents: number;
  upkeepCents: number;
  moveInCents: number;
  totalCents: number;
};

export type FirstYear = {
  /** Twelve full months; the first has no bill. */
  months: readonly FirstYearMonth[];
  totalCents: number;
  /** Total that the lender bills in these months. */
  billsCents: number;
  /** The month after the check of the escrow account. */
  after: FirstYearMonth;
  /** Escrow paid out beyond what came in, if the higher bills came in this year. */
  shortageCents: number;
  /** How much higher the bill is for a year after the check, and from then on. */
  riseCents: number;
  riseLaterCents: number;
  /** Whether the servicer may ask for the shortage at once: it is less than a month of escrow. */
  mayBeAskedAtOnce: boolean;
};

const monthsOfFurnishing = 3;

/**
 * The cost of the first twelve full months in a home, month by month, and the bill after the yearly check of its escrow
 * account. Interest of the closing month is paid at closing, so the first bill comes in the second full month. The
 * shortage of a year may be spread over twelve months, and one below a month of escrow be asked for within 30 days
 * (12 CFR 1024.17(f)(3)); from then on the account needs a twelfth of the higher bills each month.
 * Throws RangeError when an amount is not whole cents from 0 up, there are not twelve bills, or the escrow is more than one.
 */
export function firstYear(terms: FirstYearTerms): FirstYear {
  const { firstBillsCents, ...amounts } = terms;
  for (const cents of [...firstBillsCents, ...Object.values(amounts)]) assertCents(cents);
  const { escrowCents, moveInCents, furnishCents, riseCents } = amounts;
  const [twelfthBill] = firstBillsCents.slice(11);
  if (twelfthBill === undefined || firstBillsCents.length > 12)
    throw new RangeError("The first twelve bills are asked for");
  if (firstBillsCents.some((cents) => escrowCents > cents)) throw new RangeError("The escrow is a part of the bill");
  const months = Array.from({ length: 12 }, (_, month) =>
    monthOf(
      terms,
      firstBillsCents[month - 1] ?? 0,
      (month === 0 ? moveInCents : 0) + (month < monthsOfFurnishing ? thirdOf(furnishCents, month) : 0),
    ),
  );
  const twelfth = roundCents(BigInt(riseCents), 12n);
  return {
    months,
    totalCents: sumCents(months.map(({ totalCents }) => totalCents)),
    billsCents: sumCents(firstBillsCents.slice(0, 11)),
    after: monthOf(terms, twelfthBill + 2 * twelfth, 0),
    shortageCents: riseCents,
    riseCents: 2 * twelfth,
    riseLaterCents: twelfth,
    mayBeAskedAtOnce: riseCents > 0 && riseCents < escrowCents,
  };
}

function monthOf(
  { runningCents, upkeepCents }: Pick<FirstYearTerms, "runningCents" | "upkeepCents">,
  billCents: number,
  moveInCents: number,
): FirstYearMonth {
  const parts = { billCents, runningCents, upkeepCents, moveInCents };
  return { ...parts, totalCents: sumCents(Object.values(parts)) };
}

/** The first thirds are rounded down; the last one takes the rest. */
function thirdOf(cents: number, month: number): number {
  const third = Math.floor(cents / monthsOfFurnishing);
  return month === monthsOfFurnishing - 1 ? cents - third * month : third;
}
