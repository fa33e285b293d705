import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type RentOrBuyAnswer, rentOrBuySum } from "./rent-or-buy-calculation.ts";
import { type RentOrBuyName, yearsShown } from "./rent-or-buy-rules.ts";

function headline(answer: RentOrBuyAnswer): Sentence {
  const { breakEvenYear: year, renterAheadAgain: again, stayYears, buyerAheadCents } = answer;
  const atStay: Sentence = [
    ` After ${counted(stayYears, "year")} `,
    { text: whoHasMore(buyerAheadCents), look: buyerAheadCents < 0 ? "more" : "less" },
    ".",
  ];
  if (year === null) {
    return [
      "Renting wins: buying does not catch up ",
      { text: `within ${yearsShown} years`, look: "strong" },
      ".",
      ...atStay,
    ];
  }
  const from = year === 1 ? "from the first year" : `from year ${year}`;
  const until = again === null ? " on." : ` to year ${again - 1}.`;
  const renting = stayYears < year ? "Renting wins at first. " : "";
  return [`${renting}Buying is ahead `, { text: from, look: "strong" }, until, ...atStay];
}

function whoHasMore(buyerAheadCents: number): string {
  if (buyerAheadCents === 0) return "both have the same";
  return `${buyerAheadCents > 0 ? "the buyer" : "the renter"} has ${formatDollars(Math.abs(buyerAheadCents))} more`;
}

export const rentOrBuyModel: CalculatorModel<RentOrBuyName, RentOrBuyAnswer> = {
  ...rentOrBuySum,
  slug: "rent-or-buy",
  groups: [
    { title: "The two ways", names: ["rent", "price", "down", "rate", "stay"] },
    { title: "What the years bring", names: ["homeGrowth", "rentGrowth", "invest"] },
    {
      title: "More assumptions",
      names: ["tax", "insurance", "upkeep", "dues", "mortgageInsurance", "closing", "selling", "renters", "deposit"],
      folded: true,
    },
  ],
  headline,
  short: ({ breakEvenYear }) =>
    breakEvenYear === null
      ? { figure: "Renting", words: `ahead for ${yearsShown} years` }
      : { figure: `Year ${breakEvenYear}`, words: "and buying is ahead" },
  figures: (answer) => [
    { label: "Buying ahead from", value: answer.breakEvenYear === null ? "never" : `year ${answer.breakEvenYear}` },
    { label: "How long you stay", value: counted(answer.stayYears, "year") },
    { label: "The buyer has then", value: signedDollars(answer.atStay.buyerCents) },
    { label: "The renter has then", value: signedDollars(answer.atStay.renterCents) },
    { label: "Even at a rent of", value: rentWords(answer.breakEvenRentCents()) },
  ],
};

function rentWords(cents: number | null): string {
  return cents === null ? "none" : formatDollars(cents);
}

/** `$1,200`, `−$1,200`. */
export function signedDollars(cents: number): string {
  return `${cents <= -50 ? "−" : ""}${formatDollars(Math.abs(cents))}`;
}
