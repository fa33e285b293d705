import { fieldRules as homeFields } from "#app/components/calculators/fields/home-payment-fields.ts";
import { scoreField } from "#app/components/calculators/fields/score-field.ts";
import { type FieldRules, moneyField, rateField } from "#app/components/calculators/fields/typed-fields.ts";
import { savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import { examplePrograms } from "#app/content/loans/calculator-examples.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { sampleRates, sampleScore } from "#app/content/loans/sample-rates.ts";

export type FiveProgramsName =
  | "price"
  | "down"
  | "score"
  | "vaUse"
  | "rate"
  | "fhaRate"
  | "vaRate"
  | "usdaRate"
  | "tax"
  | "insurance"
  | "dues"
  | "closing";

/** How VA's fee is charged: on the first use, on a later one, or not at all. */
export const vaUses = { first: 0, later: 1, exempt: 2 } as const;

const anyRate = { ...rateField, min: 0, max: 0.25, help: `A sample: 30 years fixed, a score of ${sampleScore}` };

export const fiveProgramsRules: FieldRules<FiveProgramsName> = {
  price: { ...homeFields.price, example: examplePrograms.priceCents },
  down: {
    ...moneyField,
    label: "Your own down payment",
    shareOf: "price",
    help: "For the first loan. The other four are shown with the least they ask for.",
    what: "the down payment",
    example: examplePrograms.downCents,
    min: 0,
    max: 50_000_000_00,
  },
  score: { ...scoreField, help: "It sets the price of mortgage insurance here", example: examplePrograms.score },
  vaUse: {
    parse: (raw) => ({ ok: true, value: Number(raw) }),
    format: String,
    label: "Your VA entitlement",
    what: "the VA entitlement",
    example: vaUses.first,
    min: vaUses.first,
    max: vaUses.exempt,
    choices: [
      { value: vaUses.first, label: "First use" },
      { value: vaUses.later, label: "Used before" },
      { value: vaUses.exempt, label: "Exempt from the fee" },
    ],
  },
  rate: {
    ...anyRate,
    label: "Rate, conventional",
    what: "the conventional rate",
    example: sampleRates.conventional,
  },
  fhaRate: { ...anyRate, label: "Rate, FHA", what: "the FHA rate", example: sampleRates.fha },
  vaRate: { ...anyRate, label: "Rate, VA", what: "the VA rate", example: sampleRates.va },
  usdaRate: { ...anyRate, label: "Rate, USDA", what: "the USDA rate", example: sampleRates.usda },
  tax: {
    ...rateField,
    label: "Property tax",
    help: "A year, as a share of the price",
    what: "the tax",
    example: exampleMortgage.propertyTaxRate,
    min: 0,
    max: 0.1,
  },
  insurance: {
    ...rateField,
    label: "Home insurance",
    help: "A year, as a share of the price",
    what: "the home insurance",
    example: planningAssumptions.homeInsuranceRate,
    min: 0,
    max: 0.1,
  },
  dues: {
    ...moneyField,
    label: "Dues to an owners’ association",
    help: "Each month",
    what: "the dues",
    example: 0,
    min: 0,
    max: 50_000_00,
  },
  closing: {
    ...rateField,
    label: "Closing costs",
    help: "As a share of the price, paid in cash",
    what: "the closing costs",
    example: savingsAssumptions.closingShare,
    min: 0,
    max: 0.25,
  },
};
