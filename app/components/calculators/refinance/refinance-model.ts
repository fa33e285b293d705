import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import { type FullRefinanceAnswer, type FullRefinanceName, fullRefinance } from "./refinance-calculation.ts";

function headline(answer: FullRefinanceAnswer): Sentence {
  const { breakEvenMonths: even, aheadUntilMonths: until, monthlySavingCents: saving, simpleMonths } = answer;
  if (even === null) {
    const start = saving > 0 ? `The payment falls by ${formatDollars(saving)}, but the new loan ` : "The new loan ";
    return [start, { text: "never pays off", look: "more" }, "."];
  }
  const first: Sentence =
    even === 0
      ? ["It leaves you better off ", { text: "from the first day", look: "strong" }, "."]
      : ["You are truly even after ", { text: formatSpan(even), look: "strong" }, " with the debt counted"];
  const rule = ruleWords(simpleMonths, saving);
  const start = even === 0 ? first : [...first, rule];
  if (until === null) return start;
  return [...start, " But after ", { text: formatSpan(until), look: "more" }, " you are behind again."];
}

function ruleWords(simpleMonths: number | null, saving: number): string {
  if (simpleMonths === null)
    return saving > 0 ? ", though the payments alone never get there." : ", at a higher payment.";
  return `; by the payments alone, after ${formatSpan(simpleMonths)}.`;
}

function orNever(months: number | null): string {
  return months === null ? "never" : formatSpan(months);
}

export const refinanceModel: CalculatorModel<FullRefinanceName, FullRefinanceAnswer> = {
  ...fullRefinance,
  slug: "refinance",
  groups: [
    { title: "The loan you have", names: ["balance", "rate", "years"] },
    { title: "The new loan", names: ["newRate", "newYears", "costs", "way"] },
    {
      title: "Mortgage insurance, if any",
      names: ["insurance", "insuranceYears", "newInsurance", "newInsuranceYears"],
      folded: true,
    },
  ],
  headline,
  short: ({ breakEvenMonths }) => ({ figure: orNever(breakEvenMonths), words: "until you are truly even" }),
  figures: (answer) => {
    const { monthlySavingCents: saving, extraMonths } = answer;
    const { toPayNewCents, toPayNowCents } = answer.toTheEnd();
    return [
      { label: "Payment at the start", value: formatDollars(answer.monthlyNewCents) },
      { label: "Change each month", value: changeWords(-saving) },
      { label: "Even by the payments", value: orNever(answer.simpleMonths) },
      { label: "Truly even", value: orNever(answer.breakEvenMonths) },
      { label: "All still to be paid", value: changeWords(toPayNewCents - toPayNowCents) },
      {
        label: "The end comes",
        value:
          extraMonths === 0
            ? "as before"
            : `${formatSpan(Math.abs(extraMonths))} ${extraMonths > 0 ? "later" : "sooner"}`,
      },
    ];
  },
};

function changeWords(cents: number): string {
  if (cents === 0) return "the same";
  return `${formatDollars(Math.abs(cents))} ${cents > 0 ? "more" : "less"}`;
}
