import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import { type AprAndPointsName, aprAndPoints, type OffersAnswer } from "./apr-and-points-calculation.ts";

function headline({ light, heavy, comparison, keptMonths, heavyAheadCents }: OffersAnswer): Sentence {
  const { breakEvenMonths: even, byMonthCents } = comparison;
  const more = formatDollars(heavy.startCents - light.startCents);
  if (heavy.startCents === light.startCents) {
    if (byMonthCents.every((cents) => cents === 0)) return ["Both offers cost ", strong("the same"), "."];
    return [`Both ask for the same at closing, and offer ${heavy.name} takes `, strong("less every month"), "."];
  }
  if (even === null) {
    return [
      `Offer ${heavy.name} asks for ${more} more at closing and `,
      { text: "never earns it back", look: "more" },
      ".",
    ];
  }
  const start: Sentence = [
    `Offer ${heavy.name} asks for ${more} more at closing and has earned it back after `,
    strong(formatSpan(even)),
    `. Kept for ${formatSpan(keptMonths)}, `,
  ];
  if (heavyAheadCents === 0) return [...start, "both cost the same."];
  const better = heavyAheadCents > 0 ? heavy : light;
  const gain = formatDollars(Math.abs(heavyAheadCents));
  return [
    ...start,
    `offer ${better.name} leaves you `,
    { text: gain, look: better === heavy ? "less" : "more" },
    " better off.",
  ];
}

function strong(text: string) {
  return { text, look: "strong" } as const;
}

function orNever(months: number | null): string {
  return months === null ? "never" : formatSpan(months);
}

export const aprAndPointsModel: CalculatorModel<AprAndPointsName, OffersAnswer> = {
  ...aprAndPoints,
  slug: "apr-and-points",
  groups: [
    { title: "The loan", names: ["loan", "years", "kept"] },
    { title: "Offer A", names: ["rateA", "pointsA", "feesA"] },
    { title: "Offer B", names: ["rateB", "pointsB", "feesB"] },
  ],
  headline,
  short: (answer) => ({
    figure: orNever(answer.comparison.breakEvenMonths),
    words: `until offer ${answer.heavy.name} pays off`,
  }),
  figures: (answer) => {
    const [a, b] = answer.offers;
    const { heavyAheadCents: gain, heavy, light } = answer;
    return [
      { label: "APR of offer A", value: formatRate(a.apr()) },
      { label: "APR of offer B", value: formatRate(b.apr()) },
      { label: "Even by the payments", value: orNever(answer.comparison.simpleMonths) },
      { label: "Truly even", value: orNever(answer.comparison.breakEvenMonths) },
      {
        label: "Better when you leave",
        value: gain === 0 ? "same" : `${(gain > 0 ? heavy : light).name} by ${formatDollars(Math.abs(gain))}`,
      },
    ];
  },
};
