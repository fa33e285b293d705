import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { changeField } from "#app/components/calculators/fields/change-field.ts";
import { closingField, closingTerms } from "#app/components/calculators/fields/closing-field.ts";
import { downAbovePrice, homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { moneyField, rateField, readTyped, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { rentOrBuyAssumptions as assumed } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { breakEvenRentCents, type RentOrBuy, type RentOrBuyYear, rentOrBuy } from "#app/domain/buying/rent-or-buy.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatSignedDollars, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// The money that a buyer and a renter with the same start would each have after every year.

export type RentOrBuyAnswer = RentOrBuy & {
  stayYears: number;
  /** The year in which the two are compared: after `stayYears`. */
  atStay: RentOrBuyYear;
  /** How much more the buyer has then; below 0 the renter has more. */
  buyerAheadCents: number;
  /** The first year after `breakEvenYear` in which the renter has more again; null if none. */
  renterAheadAgain: number | null;
  /** The rent from which buying is not behind after `stayYears`; null if no rent reaches it. */
  breakEvenRentCents: Later<number | null>;
  monthlyRentCents: number;
  /** The cost of the first month, on average over the first year. */
  buyerMonthlyCents: number;
  renterMonthlyCents: number;
  /** The cash both have at the start: down payment and closing costs. */
  startCents: number;
  closingCents: number;
  downCents: number;
  sellingShare: number;
};

/** The number of years compared. */
const yearsShown = 30;

const share = { ...rateField, min: 0, max: 0.25 };
const perMonth = { ...moneyField, min: 0, max: 50_000_00 };

const rules = {
  rent: {
    ...perMonth,
    label: "Your rent",
    help: "Each month, for a home like the one you would buy",
    what: "your rent",
    own: "rent",
    example: exampleMortgage.rentCents,
  },
  price: homeFields.price,
  down: homeFields.down,
  rate: {
    ...share,
    label: "Interest rate",
    help: "Per year, fixed for 30 years",
    what: "the rate",
    example: exampleMortgage.annualRate,
    isPlanningRate: true,
  },
  stay: {
    ...yearsField,
    label: "How long you may stay",
    example: 7,
    choices: Array.from({ length: yearsShown }, (_, index) => ({
      value: index + 1,
      label: counted(index + 1, "year"),
    })),
  },
  homeGrowth: {
    ...changeField,
    label: "Home prices rise by",
    what: "the rise of home prices",
    example: assumed.homeGrowth,
  },
  rentGrowth: { ...changeField, label: "Rents rise by", what: "the rise of rents", example: assumed.rentGrowth },
  invest: {
    ...share,
    label: "Money you put aside earns",
    help: "A year, before tax",
    what: "what your money earns",
    example: assumed.investmentReturn,
    max: 0.15,
  },
  tax: {
    ...share,
    label: "Property tax",
    help: "Per year, as a percent of the home’s value",
    what: "the tax",
    own: "propertyTaxRate",
    example: exampleMortgage.propertyTaxRate,
    max: 0.1,
  },
  insurance: {
    ...share,
    label: "Home insurance",
    help: "Per year, as a percent of the home’s value",
    what: "the home insurance",
    example: planningAssumptions.homeInsuranceRate,
    max: 0.1,
  },
  upkeep: {
    ...share,
    label: "Upkeep and repairs",
    help: "Per year, as a percent of the home’s value",
    what: "the upkeep",
    example: assumed.maintenanceRate,
    max: 0.1,
  },
  dues: {
    ...perMonth,
    label: "Dues to a homeowners association (HOA)",
    help: "Each month now. They rise as rents do",
    what: "the dues",
    example: 0,
  },
  mortgageInsurance: {
    ...share,
    label: "Mortgage insurance",
    help: "Per year, as a percent of the loan, under 20% down",
    what: "the mortgage insurance",
    own: "mortgageInsuranceRate",
    example: planningAssumptions.mortgageInsuranceRate,
    max: 0.05,
  },
  closing: {
    ...closingField,
    label: "Closing costs of buying",
  },
  selling: {
    ...share,
    label: "Costs of selling",
    help: "As a percent of what the home is worth then",
    what: "the costs of selling",
    example: assumed.sellingShare,
  },
  renters: {
    ...perMonth,
    label: "Renters insurance",
    help: "Each month now. It rises as rents do",
    what: "the renters insurance",
    example: assumed.monthlyRentersInsuranceCents,
  },
  deposit: {
    ...perMonth,
    label: "Deposit you have with the landlord",
    what: "the deposit",
    example: exampleMortgage.rentCents,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, RentOrBuyAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) {
    problems.down = downAbovePrice(values.price);
  }
  if (hasProblems(problems)) return { problems };
  const home = {
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: exampleMortgage.termMonths,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
  };
  const loan = { kind: "conventional", insuranceRate: values.mortgageInsurance } as const;
  const closingCents = closingCashCents(home, loan, closingTerms(values.closing));
  const startCents = values.down + closingCents;
  if (values.deposit > startCents) {
    problems.deposit = `The deposit is more than buying takes at the start. Type ${formatTypedMoney(startCents)} or less.`;
    return { problems };
  }
  const terms = {
    ...home,
    closingCents,
    mortgageInsuranceRate: values.mortgageInsurance,
    maintenanceRate: values.upkeep,
    monthlyDuesCents: values.dues,
    sellingShare: values.selling,
    homeGrowth: values.homeGrowth,
    monthlyRentCents: values.rent,
    rentGrowth: values.rentGrowth,
    monthlyRentersInsuranceCents: values.renters,
    depositCents: values.deposit,
    investmentReturn: values.invest,
  };
  const found = rentOrBuy({ ...terms, years: yearsShown });
  const [first] = found.years;
  const atStay = found.years[values.stay - 1];
  if (!first || !atStay) return { problems: { stay: `Choose 1 to ${yearsShown} years.` } };
  const { breakEvenYear } = found;
  const again = found.years.find(
    ({ year, buyerCents, renterCents }) => breakEvenYear !== null && year > breakEvenYear && buyerCents < renterCents,
  );
  return {
    answer: {
      ...found,
      stayYears: values.stay,
      atStay,
      buyerAheadCents: atStay.buyerCents - atStay.renterCents,
      renterAheadAgain: again?.year ?? null,
      breakEvenRentCents: later(() => breakEvenRentCents({ ...terms, years: values.stay })),
      monthlyRentCents: values.rent,
      buyerMonthlyCents: Math.round(first.buyerPaidCents / 12),
      renterMonthlyCents: Math.round(first.renterPaidCents / 12),
      startCents,
      closingCents,
      downCents: values.down,
      sellingShare: values.selling,
    },
  };
}

function headline(answer: RentOrBuyAnswer): Sentence {
  const { breakEvenYear: year, renterAheadAgain: again, stayYears, buyerAheadCents } = answer;
  const atStay: Sentence = [
    ` After ${counted(stayYears, "year")} `,
    { text: whoHasMore(buyerAheadCents), look: buyerAheadCents < 0 ? "more" : "less" },
    ".",
  ];
  if (year === null) {
    return ["Renting wins: buying does not catch up ", strong(`within ${yearsShown} years`), ".", ...atStay];
  }
  const from = year === 1 ? "from the first year" : `from year ${year}`;
  const until = again === null ? " on." : ` to year ${again - 1}.`;
  const renting = stayYears < year ? "Renting wins at first. " : "";
  return [`${renting}Buying is ahead `, strong(from), until, ...atStay];
}

function whoHasMore(buyerAheadCents: number): string {
  if (buyerAheadCents === 0) return "both have the same";
  return `${buyerAheadCents > 0 ? "the buyer" : "the renter"} has ${formatDollars(Math.abs(buyerAheadCents))} more`;
}

export const rentOrBuyModel: CalculatorModel<Name, RentOrBuyAnswer> = {
  slug: "rent-or-buy",
  rules,
  check,
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
    { label: "The buyer has then", value: formatSignedDollars(answer.atStay.buyerCents) },
    { label: "The renter has then", value: formatSignedDollars(answer.atStay.renterCents) },
    { label: "Even at a rent of", value: rentWords(answer.breakEvenRentCents()) },
  ],
};

function rentWords(cents: number | null): string {
  return cents === null ? "none" : formatDollars(cents);
}
