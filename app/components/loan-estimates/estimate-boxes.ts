import type { FieldRule } from "#app/components/calculators/fields/calculator-model.ts";
import {
  choiceField,
  creditField,
  moneyField,
  rateField,
  termField,
} from "#app/components/calculators/fields/typed-fields.ts";
import { parseTypedMoney } from "#app/domain/text/typed-number.ts";

// The form as printed: twenty-four boxes in the order of its three pages.

const money = { ...moneyField, min: 0, max: 10_000_000_00 };
const percent = { ...rateField, min: 0, max: 0.3 };

/** `7`, or as the form prints it, `1-7` and `Years 1–7`: the last year counts. */
const lastYear = {
  parse: (raw: string) => {
    const read = parseTypedMoney(raw.replace(/^(years?\s*)?\d+\s*[-–—]\s*/i, "").replace(/^years?\s*/i, ""));
    return read.ok ? { ok: true as const, value: Math.round(read.value / 100) } : read;
  },
  format: (years: number) => String(years),
};

export const products = { fixed: "Fixed Rate", adjustable: "Adjustable Rate", other: "Another, such as Interest Only" };
export const loanTypes = { conventional: "Conventional", fha: "FHA", va: "VA", other: "Other, such as USDA" };
export const features = { none: "Neither", penalty: "Prepayment penalty", balloon: "Balloon payment", both: "Both" };

/** Boxes that hold a number or a choice, each with the words next to it on the form. */
export const numberBoxes = {
  term: { ...termField, label: "Loan Term", what: "the loan term", example: 360 },
  product: { ...choiceField(products), label: "Product", what: "the product", example: 0 },
  loanType: { ...choiceField(loanTypes), label: "Loan Type", what: "the loan type", example: 0 },
  price: { ...money, label: "Sale Price", what: "the sale price", example: 265_000_00 },
  loan: { ...money, label: "Loan Amount", what: "the loan amount", example: 251_750_00, min: 1_000_00 },
  rate: { ...percent, label: "Interest Rate", what: "the interest rate", example: 0.065 },
  payment: {
    ...money,
    label: "Monthly Principal & Interest",
    what: "the monthly payment",
    example: 1_591_23,
  },
  features: { ...choiceField(features), label: "Does it have these features?", what: "the features", example: 0 },
  insurance: {
    ...money,
    label: "Mortgage Insurance",
    what: "the mortgage insurance",
    example: 147_00,
    help: "A month. Empty if there is none.",
  },
  insuranceYears: {
    ...lastYear,
    label: "Insurance: in Years",
    what: "the last year with insurance",
    example: 11,
    min: 1,
    max: 50,
    help: "Such as 1–11",
  },
  cash: { ...money, label: "Estimated Cash to Close", what: "the cash to close", example: 22_000_00 },
  origination: { ...money, label: "A. Origination Charges", what: "section A", example: 1_500_00 },
  fixedServices: { ...money, label: "B. Services You Cannot Shop For", what: "section B", example: 640_00 },
  services: { ...money, label: "C. Services You Can Shop For", what: "section C", example: 2_400_00 },
  prepaidInterest: {
    ...money,
    label: "Prepaid Interest",
    what: "the prepaid interest",
    example: 672_00,
    help: "In section F",
  },
  credits: {
    ...money,
    ...creditField,
    label: "Lender Credits",
    what: "the lender credits",
    example: 500_00,
    help: "Under section J, with or without the minus",
  },
  paid: {
    ...money,
    label: "In 5 Years: total paid",
    what: "the total paid in five years",
    example: 106_000_00,
  },
  principal: {
    ...money,
    label: "In 5 Years: principal paid off",
    what: "the principal paid off",
    example: 16_084_00,
  },
  apr: { ...percent, label: "APR", what: "the APR", example: 0.07112 },
  tip: {
    ...rateField,
    label: "TIP",
    what: "the TIP",
    example: 1.278,
    min: 0,
    max: 5,
    help: "Total Interest Percentage",
  },
  counted: {
    ...money,
    label: "Prepaid finance charge",
    what: "the prepaid finance charge",
    example: 2_172_00,
    help: "Not in a box. If your lender tells you, we can work out the APR to the last digit.",
    optional: true,
  },
} as const satisfies Record<string, FieldRule>;
export type NumberBox = keyof typeof numberBoxes;

/** Boxes that hold a name or a day. */
export const textBoxes = {
  lender: { label: "Lender", help: "At the top left", type: "text" },
  issued: { label: "Date Issued", help: "", type: "date" },
  lock: { label: "Rate Lock: until when?", help: "Empty if the box says NO", type: "date" },
} as const;
export type TextBox = keyof typeof textBoxes;
export type BoxName = NumberBox | TextBox;

/** The position of a box on its page, in drawing units: a page is 85 wide and 110 high. */
type PlacedBox = { name: BoxName; at: readonly [x: number, y: number] };
export type BoxGroup = { title: string; boxes: readonly PlacedBox[] };

/** The three pages of the form, with the bars printed on them. */
export const formPages: readonly { title: string; groups: readonly BoxGroup[] }[] = [
  {
    title: "Page 1",
    groups: [
      {
        title: "Loan Estimate",
        boxes: [
          { name: "lender", at: [12, 7] },
          { name: "issued", at: [12, 17] },
          { name: "price", at: [12, 26] },
          { name: "term", at: [53, 12] },
          { name: "product", at: [53, 18] },
          { name: "loanType", at: [53, 24] },
          { name: "lock", at: [53, 30] },
        ],
      },
      {
        title: "Loan Terms",
        boxes: [
          { name: "loan", at: [37, 42] },
          { name: "rate", at: [37, 48] },
          { name: "payment", at: [37, 54] },
          { name: "features", at: [37, 62] },
        ],
      },
      {
        title: "Projected Payments",
        boxes: [
          { name: "insuranceYears", at: [37, 73] },
          { name: "insurance", at: [37, 79] },
        ],
      },
      { title: "Costs at Closing", boxes: [{ name: "cash", at: [37, 101] }] },
    ],
  },
  {
    title: "Page 2",
    groups: [
      {
        title: "Loan Costs",
        boxes: [
          { name: "origination", at: [37, 19] },
          { name: "fixedServices", at: [37, 41] },
          { name: "services", at: [37, 66] },
        ],
      },
      {
        title: "Other Costs",
        boxes: [
          { name: "prepaidInterest", at: [74, 36] },
          { name: "credits", at: [74, 78] },
        ],
      },
    ],
  },
  {
    title: "Page 3",
    groups: [
      {
        title: "Comparisons",
        boxes: [
          { name: "paid", at: [37, 40] },
          { name: "principal", at: [37, 46] },
          { name: "apr", at: [37, 53] },
          { name: "tip", at: [37, 60] },
        ],
      },
    ],
  },
];
