import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { type HousingPayment, housingPayment } from "#app/domain/housing-payment.ts";
import { parseTypedMoney, parseTypedPercent, type TypedProblem } from "#app/domain/typed-number.ts";
import { formatRate, formatTypedMoney } from "#app/lib/format-currency.ts";

export type FieldName = "price" | "down" | "rate" | "tax" | "rent";
export type Typed = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string>>;

/** What the visitor would pay, beside what is paid now; `rentCents` is null while no rent is given. */
export type PaymentAnswer = HousingPayment & { downShare: number; rentCents: number | null };

type FieldRule = {
  label: string;
  help?: string;
  parse: typeof parseTypedMoney;
  format: (value: number) => string;
  /** What the field is called inside a sentence. */
  what: string;
  example: number;
  min: number;
  max: number;
  optional?: boolean;
};

const money = { parse: parseTypedMoney, format: formatTypedMoney };
const rate = { parse: parseTypedPercent, format: formatRate };

export const fieldRules: Record<FieldName, FieldRule> = {
  price: {
    ...money,
    label: "Home price",
    what: "the home price",
    example: exampleMortgage.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  down: {
    ...money,
    label: "Down payment",
    what: "the down payment",
    example: exampleMortgage.downCents,
    min: 0,
    max: 50_000_000_00,
  },
  rate: {
    ...rate,
    label: "Interest rate",
    help: "A year, fixed for 30 years",
    what: "the rate",
    example: exampleMortgage.annualRate,
    min: 0,
    max: 0.25,
  },
  tax: {
    ...rate,
    label: "Property tax",
    help: "A year, as a share of the price",
    what: "the tax",
    example: exampleMortgage.propertyTaxRate,
    min: 0,
    max: 0.1,
  },
  rent: {
    ...money,
    label: "Your rent now",
    what: "your rent",
    example: exampleMortgage.rentCents,
    min: 0,
    max: 50_000_00,
    optional: true,
  },
};

export const fieldNames = Object.keys(fieldRules) as FieldName[];

export const exampleTyped = Object.fromEntries(
  fieldNames.map((name) => [name, fieldRules[name].format(fieldRules[name].example)]),
) as Typed;

type Checked = { answer: PaymentAnswer; problems?: undefined } | { answer?: undefined; problems: Problems };

/** Works out the payment, or says by field what to mend first. */
export function checkTyped(typed: Typed): Checked {
  const values = { price: 0, down: 0, rate: 0, tax: 0, rent: 0 };
  const problems: Problems = {};
  for (const name of fieldNames) {
    const read = readField(name, typed[name]);
    if (typeof read === "string") problems[name] = read;
    else values[name] = read;
  }
  if (!problems.price && !problems.down && values.down > values.price) {
    problems.down = `The down payment is more than the price. Type ${formatTypedMoney(values.price)} or less.`;
  }
  if (Object.keys(problems).length > 0) return { problems };
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

/** The value of one field, or what is wrong with it. */
function readField(name: FieldName, raw: string): number | string {
  const rule = fieldRules[name];
  if (rule.optional && raw.trim() === "") return 0;
  const typed = rule.parse(raw);
  if (!typed.ok) return problemWords(typed.problem, raw, rule);
  if (typed.value < rule.min || typed.value > rule.max) {
    return `Type ${rule.what} as a number from ${rule.format(rule.min)} to ${rule.format(rule.max)}.`;
  }
  return typed.value;
}

function problemWords(problem: TypedProblem, raw: string, { what, format, example }: FieldRule): string {
  switch (problem) {
    case "empty":
      return `Type ${what}, such as ${format(example)}.`;
    case "negative":
      return `Type ${what} without a minus sign, such as ${format(example)}.`;
    case "decimal-comma":
      return `Did you mean ${raw.trim().replaceAll(".", "").replace(",", ".")}? Type decimals after a point, not a comma.`;
    case "not-a-number":
      return `Type ${what} in digits, such as ${format(example)}.`;
  }
}

/** The number as the site writes it, once the visitor has left the field; what cannot be read stays as typed. */
export function tidyTyped(name: FieldName, raw: string): string {
  const typed = fieldRules[name].parse(raw);
  return typed.ok ? fieldRules[name].format(typed.value) : raw;
}
