import type { FullRefinanceAnswer } from "./refinance-calculation.ts";

export type Way = { name: string; months: number; paymentCents: number; toPayCents: number; look: "old" | "new" };

/** Three ways to the last payment. The third takes the lower rate and goes on paying the old amount. */
export function waysOf(answer: FullRefinanceAnswer): Way[] {
  const { keptPayment, toPayNowCents, toPayNewCents } = answer.toTheEnd();
  const ways: Way[] = [
    {
      name: "The loan you have",
      months: answer.monthsLeft,
      paymentCents: answer.currentPaymentCents,
      toPayCents: toPayNowCents,
      look: "old",
    },
    {
      name: "The new loan",
      months: answer.newTermMonths,
      paymentCents: answer.newPaymentCents,
      toPayCents: toPayNewCents,
      look: "new",
    },
  ];
  if (keptPayment === null) return ways;
  const kept = {
    name: "New loan, old payment",
    months: keptPayment.months,
    paymentCents: keptPayment.paymentCents,
    toPayCents: keptPayment.toPayCents,
    look: "new",
  } as const;
  return [...ways, kept];
}
