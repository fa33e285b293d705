import { fieldRules as homeFields } from "#app/components/calculators/fields/home-payment-fields.ts";
import { type FieldRules, moneyField, rateField, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleRentOrBuy } from "#app/content/loans/calculator-examples.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { rentOrBuyAssumptions as assumed } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { counted } from "#app/domain/text/counted.ts";
import { signedRateField } from "./signed-rate-field.ts";

export type RentOrBuyName =
  | "rent"
  | "price"
  | "down"
  | "rate"
  | "stay"
  | "homeGrowth"
  | "rentGrowth"
  | "invest"
  | "tax"
  | "insurance"
  | "upkeep"
  | "dues"
  | "mortgageInsurance"
  | "closing"
  | "selling"
  | "renters"
  | "deposit";

/** How far ahead is looked. */
export const yearsShown = 30;

const share = { ...rateField, min: 0, max: 0.25 };
const change = { ...signedRateField, min: -0.1, max: 0.15, help: "A year; a minus for a fall" };
const perMonth = { ...moneyField, min: 0, max: 50_000_00 };

export const rentOrBuyRules: FieldRules<RentOrBuyName> = {
  rent: {
    ...perMonth,
    label: "Your rent",
    help: "Each month, for a home like the one you would buy",
    what: "your rent",
    example: exampleRentOrBuy.monthlyRentCents,
  },
  price: { ...homeFields.price, example: exampleRentOrBuy.priceCents },
  down: { ...homeFields.down, example: exampleRentOrBuy.downCents },
  rate: {
    ...share,
    label: "Interest rate",
    help: "A year, fixed for 30 years",
    what: "the rate",
    example: exampleMortgage.annualRate,
  },
  stay: {
    ...yearsField,
    label: "How long you may stay",
    example: exampleRentOrBuy.stayYears,
    choices: Array.from({ length: yearsShown }, (_, index) => ({
      value: index + 1,
      label: counted(index + 1, "year"),
    })),
  },
  homeGrowth: { ...change, label: "Home prices rise by", what: "the rise of home prices", example: assumed.homeGrowth },
  rentGrowth: { ...change, label: "Rents rise by", what: "the rise of rents", example: assumed.rentGrowth },
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
    help: "A year, as a share of the home’s value",
    what: "the tax",
    example: exampleMortgage.propertyTaxRate,
    max: 0.1,
  },
  insurance: {
    ...share,
    label: "Home insurance",
    help: "A year, as a share of the home’s value",
    what: "the home insurance",
    example: planningAssumptions.homeInsuranceRate,
    max: 0.1,
  },
  upkeep: {
    ...share,
    label: "Upkeep and repairs",
    help: "A year, as a share of the home’s value",
    what: "the upkeep",
    example: assumed.maintenanceRate,
    max: 0.1,
  },
  dues: { ...perMonth, label: "Dues to an owners’ association", help: "Each month", what: "the dues", example: 0 },
  mortgageInsurance: {
    ...share,
    label: "Mortgage insurance",
    help: "A year, as a share of the loan, under 20% down",
    what: "the mortgage insurance",
    example: planningAssumptions.mortgageInsuranceRate,
    max: 0.05,
  },
  closing: {
    ...share,
    label: "Closing costs of buying",
    help: "As a share of the price",
    what: "the closing costs",
    example: assumed.closingShare,
  },
  selling: {
    ...share,
    label: "Costs of selling",
    help: "As a share of what the home is worth then",
    what: "the costs of selling",
    example: assumed.sellingShare,
  },
  renters: {
    ...perMonth,
    label: "Renters insurance",
    help: "Each month",
    what: "the renters insurance",
    example: assumed.monthlyRentersInsuranceCents,
  },
  deposit: {
    ...perMonth,
    label: "Deposit you have with the landlord",
    what: "the deposit",
    example: exampleRentOrBuy.monthlyRentCents,
  },
};
