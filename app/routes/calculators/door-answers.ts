import {
  type AffordabilityAnswer,
  affordabilityModel,
  reachesHome,
} from "#app/components/calculators/affordability/model.ts";
import { type Excerpt, excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import {
  exampleText,
  exampleTexts,
  type FieldRules,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { firstYearModel } from "#app/components/calculators/first-year-budget/model.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { rentOrBuyModel } from "#app/components/calculators/rent-or-buy/model.ts";
import type { CalculatorQuestionId } from "#app/content/calculators/calculator-list.ts";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// Three numbers go through the calculators behind each door, and each door answers its question in a line.

/** The three numbers that people know by heart; the rest comes from the full calculator's example. */
export const threeNumbers = excerptOf(affordabilityModel, {
  income: { label: "Income a year", help: "" },
  debts: { label: "Debts a month", help: "" },
  cash: { label: "Saved so far", help: "" },
});

type Three = Excerpt<keyof typeof threeNumbers.rules, AffordabilityAnswer>;
/** The texts of the home that the three numbers reach and of its loan, for a calculator that asks for them. */
export type HomeTexts = { price: string; down: string; program: string };
type Plan = Partial<Texts<string>>;
/** Null where the numbers reach no home: then a door says what its question is about. */
export type DoorAnswers = Record<CalculatorQuestionId, Sentence | null>;

/** What each door says, from the answer to the three numbers and their texts. `plan` is what My path knows of the loan. */
export function doorAnswers(
  three: Pick<Three, "withLoan">,
  { answer, texts }: { answer: AffordabilityAnswer; texts: Texts<keyof typeof threeNumbers.rules> },
  plan: Plan = {},
): DoorAnswers {
  const reached = homeTexts(answer);
  if (!reached) {
    return { "can-i": null, "each-month": null, cash: null, "which-loan": null, "worth-it": null, "i-own-it": null };
  }
  const home = { ...plan, ...reached };
  const byLoan = (loan: "common" | "fha") => three.withLoan({ loan }).check(texts).answer;
  const { figure, words } = affordabilityModel.short(answer);
  return {
    "can-i": ["Up to about ", strong(figure), `. What stops you first: ${words}.`],
    "each-month": eachMonth(answer),
    cash: cash(answer),
    "which-loan": whichLoan(byLoan("common"), byLoan("fha")),
    "worth-it": worthIt(home, figure),
    "i-own-it": firstYear(home),
  };
}

/** To the cent, so that a calculator that gets them says the same payment. */
export function homeTexts(answer: AffordabilityAnswer): HomeTexts | null {
  if (!reachesHome(answer)) return null;
  const { priceCents, downCents, guide } = answer;
  const down = Math.min(downCents, priceCents);
  return { price: formatTypedMoney(priceCents), down: formatTypedMoney(down), program: guide.program };
}

function eachMonth({ cost }: AffordabilityAnswer): Sentence {
  const loanCents = cost?.principalAndInterestCents ?? 0;
  const loan = loanCents === 0 ? "You would need no loan" : `${formatDollars(loanCents)} of it is the loan`;
  return [strong(formatDollars(cost?.monthlyCents ?? 0)), ` at that price. ${loan}.`];
}

function cash({ priceCents, downCents, closingCents }: AffordabilityAnswer): Sentence {
  const down = Math.min(downCents, priceCents);
  return [
    strong(formatDollars(down + closingCents)),
    `: your ${formatDollars(down)} down and ${formatDollars(closingCents)} to close.`,
  ];
}

/** The two loans that most first buyers choose between, by the price that each reaches. */
function whichLoan(common: AffordabilityAnswer | undefined, fha: AffordabilityAnswer | undefined): Sentence | null {
  if (!common || !fha) return null;
  const moreCents = hundreds(priceOf(fha) - priceOf(common));
  const insurance = fhaInsurance(fha);
  if (moreCents > 0) {
    const price = strong(`${formatDollars(moreCents)} more`);
    return ["FHA reaches ", price, ` here${insurance && `, but its insurance ${insurance}`}.`];
  }
  const then = insurance && ` FHA’s insurance ${insurance}.`;
  if (moreCents === 0) return [`Conventional and FHA reach the same price here.${then}`];
  return ["Conventional reaches ", strong(`${formatDollars(-moreCents)} more`), ` than FHA here.${then}`];
}

function priceOf(answer: AffordabilityAnswer): number {
  return reachesHome(answer) ? answer.priceCents : 0;
}

/** To the nearest $100: both prices are plans. */
function hundreds(cents: number): number {
  return Math.round(cents / 100_00) * 100_00;
}

/** How long FHA's insurance lasts on that loan; empty where there is none, or no home. */
function fhaInsurance(fha: AffordabilityAnswer): string {
  const home = homeTexts(fha);
  const found = home && answerOf(monthlyPaymentModel, home);
  if (!found || found.insuranceMonths === 0) return "";
  const { insuranceMonths, termMonths } = found;
  return insuranceMonths < termMonths ? `ends after ${formatSpan(insuranceMonths)}` : "does not end by itself";
}

/** The rent is nobody's own: no field asks for it here. */
function worthIt(home: Plan, figure: string): Sentence | null {
  const { rules } = rentOrBuyModel;
  const rent = exampleText(rules.rent);
  const found = answerOf(rentOrBuyModel, home);
  if (!found) return null;
  const at = `At a sample rent of ${rent} and a home of ${figure}, `;
  const { breakEvenYear, years } = found;
  if (breakEvenYear === null) {
    return [at, strong(`renting is ahead for ${counted(years.length, "year")}`), ", as far as we count."];
  }
  if (breakEvenYear === 1) return [at, strong("buying is ahead from the first year"), "."];
  return [at, strong(`renting is ahead for ${counted(breakEvenYear - 1, "year")}`), "."];
}

function firstYear(home: Plan): Sentence | null {
  const found = answerOf(firstYearModel, home);
  if (!found) return null;
  const { totalCents, billsCents } = found;
  return [
    "The first year takes about ",
    strong(formatDollars(totalCents)),
    `. ${formatDollars(totalCents - billsCents)} of that is not on the lender’s bill.`,
  ];
}

/** The answer to these texts beside the calculator's own example; undefined if they have none. */
function answerOf<Name extends string, Answer extends object>(
  { rules, check }: { rules: FieldRules<Name>; check: (texts: Texts<Name>) => { answer?: Answer | undefined } },
  typed: Partial<Texts<NoInfer<Name>>>,
): Answer | undefined {
  return check(exampleTexts(rules, typed)).answer;
}
