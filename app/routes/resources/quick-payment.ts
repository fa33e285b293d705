import type { PaymentAnswer } from "#app/components/calculators/home-payment-fields.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  rateField,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/typed-fields.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { housingPayment } from "#app/domain/housing-payment.ts";
import { formatTypedMoney } from "#app/lib/format-currency.ts";

type Name = "price" | "down" | "rate";

const rules: FieldRules<Name> = {
  price: {
    ...moneyField,
    label: "Home Price",
    what: "the home price",
    example: exampleMortgage.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  down: {
    ...moneyField,
    label: "Down Payment",
    what: "the down payment",
    example: exampleMortgage.downCents,
    min: 0,
    max: 50_000_000_00,
  },
  rate: {
    ...rateField,
    label: "Interest Rate %",
    help: "A year, fixed for 30 years. The arrow keys change it by 0.1.",
    what: "the rate",
    example: exampleMortgage.annualRate,
    min: 0,
    max: 0.25,
  },
};

function check(typed: Record<Name, string>): Checked<Name, PaymentAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!hasProblems(problems) && values.down > values.price) {
    problems.down = `The down payment is more than the price. Type ${formatTypedMoney(values.price)} or less.`;
  }
  if (hasProblems(problems)) return { problems };
  const payment = housingPayment({
    ...exampleMortgage,
    ...planningAssumptions,
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
  });
  return { answer: { ...payment, downShare: values.down / values.price, rentCents: null } };
}

/** The monthly payment from three numbers; tax and insurance are the example's. */
export const quickPayment: TypedSum<Name, PaymentAnswer> = { rules, check };
