import { fieldRules, type PaymentAnswer } from "#app/components/calculators/home-payment-fields.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/typed-fields.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { housingPayment } from "#app/domain/housing-payment.ts";
import { formatTypedMoney } from "#app/lib/format-currency.ts";

type Name = "price" | "down" | "rate";

const { price, down, rate } = fieldRules;

const rules: FieldRules<Name> = {
  price: { ...price, label: "Home Price" },
  down: { ...down, label: "Down Payment" },
  rate: {
    ...rate,
    label: "Interest Rate %",
    help: "A year, fixed for 30 years. The arrow keys change it by 0.1.",
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
