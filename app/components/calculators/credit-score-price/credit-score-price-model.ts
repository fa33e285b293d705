import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type ScorePriceAnswer, type ScorePriceName, scorePriceSum } from "./score-price-calculation.ts";

function headline(answer: ScorePriceAnswer): Sentence {
  const { score, yours, next, aboveBestMonthlyCents: above } = answer;
  const price: Sentence = [
    `At ${score} this loan takes `,
    { text: formatDollars(yours.monthlyCents), look: "strong" },
    " a month",
  ];
  if (!next) return [...price, ". No score gets a better price."];
  const first: Sentence =
    above > 0 ? [...price, ", ", { text: formatDollars(above), look: "more" }, " more than at 780."] : [...price, "."];
  if (answer.nextSavesMonthlyCents <= 0) return [...first, ` At ${next.row} it would take the same.`];
  return [
    ...first,
    ` One band up, at ${next.row}, saves `,
    { text: `${formatDollars(answer.nextSavesMonthlyCents)} a month`, look: "less" },
    ` and ${formatDollars(answer.nextSavesFiveYearsCents)} over 5 years.`,
  ];
}

export const scorePriceModel: CalculatorModel<ScorePriceName, ScorePriceAnswer> = {
  ...scorePriceSum,
  slug: "credit-score-price",
  groups: [
    { title: "You and the home", names: ["score", "price", "down"] },
    { title: "Example rates", names: ["rate", "fhaRate"], folded: true },
  ],
  headline,
  short: ({ nextSavesMonthlyCents, next, yours }) =>
    next
      ? { figure: formatDollars(nextSavesMonthlyCents), words: "a month less, one band up" }
      : { figure: formatDollars(yours.monthlyCents), words: "a month, the best price" },
  figures: (answer) => [
    { label: "Each month", value: formatDollars(answer.yours.monthlyCents) },
    { label: "Example rate", value: formatRate(answer.yours.rate) },
    { label: "Charge by score", value: formatRate(answer.yours.adjustmentShare) },
    { label: "Over the best, 5 years", value: formatDollars(answer.aboveBestFiveYearsCents) },
    { label: "One band up, 5 years", value: formatDollars(answer.nextSavesFiveYearsCents) },
    { label: "FHA each month", value: dollarsOrDash(answer.fha()?.monthlyCents) },
  ],
};

function dollarsOrDash(cents: number | undefined): string {
  return cents === undefined ? "–" : formatDollars(cents);
}
