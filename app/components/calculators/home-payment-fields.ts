import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { type HousingPayment, housingPayment } from "#app/domain/housing-payment.ts";
import { downAbovePrice } from "./down-payment-text.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  rateField,
  readTyped,
  type TypedSum,
} from "./typed-fields.ts";

export type FieldName = "price" | "down" | "rate" | "tax" | "rent";
export type Typed = Record<FieldName, string>;

/** What the visitor would pay, beside what is paid now; `rentCents` is null while no rent is given. */
export type PaymentAnswer = HousingPayment & { downShare: number; rentCents: number | null };

export const fieldRules: FieldRules<FieldName> = {
  price: {
    ...moneyField,
    label: "Home price",
    what: "the home price",
    example: exampleMortgage.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  down: {
    ...moneyField,
    label: "Down payment",
    shareOf: "price",
    what: "the down payment",
    example: exampleMortgage.downCents,
    min: 0,
    max: 50_000_000_00,
  },
  rate: {
    ...rateField,
    label: "Interest rate",
    help: "A year, fixed for 30 years",
    what: "the rate",
    example: exampleMortgage.annualRate,
    min: 0,
    max: 0.25,
  },
  tax: {
    ...rateField,
    label: "Property tax",
    help: "A year, as a share of the price",
    what: "the tax",
    example: exampleMortgage.propertyTaxRate,
    min: 0,
    max: 0.1,
  },
  rent: {
    ...moneyField,
    label: "Your rent now",
    what: "your rent",
    example: exampleMortgage.rentCents,
    min: 0,
    max: 50_000_00,
    optional: true,
  },
};

/** Works out the payment, or says by field what to mend first. */
export function checkTyped(typed: Typed): Checked<FieldName, PaymentAnswer> {
  const { values, problems } = readTyped(fieldRules, typed);
  if (!problems.price && !problems.down && values.down > values.price) {
    problems.down = downAbovePrice(values.price);
  }
  if (hasProblems(problems)) return { problems };
  const payment = housingPayment({
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: exampleMortgage.termMonths,
    propertyTaxRate: values.tax,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    mortgageInsuranceRate: planningAssumptions.mortgageInsuranceRate,
  });
  const rentCents = typed.rent.trim() === "" ? null : values.rent;
  return { answer: { ...payment, downShare: values.down / values.price, rentCents } };
}

export const homePayment: TypedSum<FieldName, PaymentAnswer> = { rules: fieldRules, check: checkTyped };
