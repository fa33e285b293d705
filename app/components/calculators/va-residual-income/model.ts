import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { householdFields } from "#app/components/calculators/fields/household-fields.ts";
import { choiceField, listedNumber, moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { states } from "#app/content/places/states.ts";
import { vaRegions, vaResidual } from "#app/content/rules/va.ts";
import { type ResidualIncome, residualIncome, type VaRegion } from "#app/domain/buying/residual-income.ts";
import { monthlyShareCents } from "#app/domain/money.ts";
import { counted } from "#app/domain/text/counted.ts";
import { parseTypedWhole } from "#app/domain/text/typed-number.ts";
import { formatDollars, formatRate, formatShare, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// The money left to live on each month, compared with what VA's table asks for. The example is above VA’s ratio and still
// has more left than the table asks for.

/** One step down from the pay: what it covers, and the money left after it. */
export type PayStair = { name: string; cents: number; leftCents: number };

export type ResidualAnswer = ResidualIncome & {
  region: VaRegion;
  people: number;
  incomeCents: number;
  /** The pay, and each deduction in order. */
  stairs: readonly PayStair[];
};

export const regionNames = {
  northeast: "Northeast",
  midwest: "Midwest",
  south: "South",
  west: "West",
} as const satisfies Record<VaRegion, string>;
const regions = Object.keys(regionNames) as VaRegion[];
/** By name; VA's table includes Puerto Rico. */
const placeNames = Object.fromEntries(
  [...Object.entries(states).map(([code, { name }]) => [code, name] as const), ["PR", "Puerto Rico"] as const].toSorted(
    ([, a], [, b]) => (a < b ? -1 : 1),
  ),
) as Record<keyof typeof states | "PR", string>;
const places = Object.keys(placeNames);

function regionOf(place: string | undefined): VaRegion {
  return regions.find((region) => vaRegions[region].some((code) => code === place)) ?? "south";
}

const monthly = { ...moneyField, min: 0, max: 1_000_000_00 };
const perhaps = { ...monthly, emptyIsZero: true, example: 0 };
const sizes = { large: "$80,000 or more", small: "Less than $80,000" } as const;
const bases = { no: "No", yes: "Yes" } as const;

const rules = {
  state: {
    ...choiceField(placeNames),
    label: "State of the home",
    what: "the state",
    example: places.indexOf("TX"),
    own: "state",
    ownText: ({ state }) => state?.text,
    saidAsSample: true,
  },
  people: {
    ...listedNumber,
    label: "People in your household",
    help: "Everyone who lives on this income, on the loan or not",
    what: "the people",
    example: 4,
    own: "people",
    saidAsSample: true,
    min: 1,
    max: vaResidual.mostPeople,
    choices: Array.from({ length: vaResidual.mostPeople }, (_, index) => ({
      value: index + 1,
      label: index + 1 === vaResidual.mostPeople ? `${index + 1} or more` : String(index + 1),
    })),
  },
  size: { ...choiceField(sizes), label: "Size of the loan", what: "the size of the loan", example: 0 },
  base: {
    ...choiceField(bases),
    label: "Active duty or retired, shopping on a base nearby?",
    what: "whether you use a base",
    example: 0,
  },
  income: { ...householdFields.income, min: 1_000_00, example: 60_000_00 },
  taxFree: {
    ...perhaps,
    label: "Tax-free pay a month",
    help: "VA disability, housing allowance, child support. Not in the income above",
    what: "the tax-free pay",
  },
  taxes: {
    ...monthly,
    label: "Taxes taken out a month",
    help: "From your pay stub: federal and state tax, Social Security, Medicare",
    what: "the taxes",
    example: 820_00,
    saidAsSample: true,
  },
  housing: {
    ...monthly,
    label: "Home payment a month",
    help: "Loan, property tax, insurance and dues",
    what: "the home payment",
    example: 1_680_00,
    own: "housePayment",
  },
  feet: {
    parse: parseTypedWhole,
    format: String,
    label: "Square feet of the home",
    help: "For upkeep and utilities",
    what: "the square feet",
    example: 1_600,
    saidAsSample: true,
    min: 100,
    max: 20_000,
  },
  debts: { ...householdFields.debts, example: 450_00 },
  care: {
    ...perhaps,
    label: "Child care and costs of working",
    help: "A month",
    what: "the child care",
    example: 300_00,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, ResidualAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const region = regionOf(places[values.state]);
  const grossCents = monthlyShareCents(values.income, 1);
  const incomeCents = grossCents + values.taxFree;
  const found = residualIncome(
    {
      region,
      people: values.people,
      loanCents: values.size === 0 ? vaResidual.smallBelowCents : 0,
      usesBase: values.base === 1,
      grossCents,
      taxFreeCents: values.taxFree,
      taxesCents: values.taxes,
      housingCents: values.housing,
      squareFeet: values.feet,
      debtsCents: values.debts,
      careCents: values.care,
    },
    vaResidual,
  );
  const parts = [
    { name: "Taxes", cents: values.taxes },
    { name: "Home", cents: values.housing },
    { name: "Upkeep", cents: found.upkeepCents },
    { name: "Debts", cents: values.debts },
    { name: "Child care", cents: values.care },
  ];
  let leftCents = incomeCents;
  const stairs = parts.map(({ name, cents }) => {
    leftCents -= cents;
    return { name, cents, leftCents };
  });
  return { answer: { ...found, region, people: values.people, incomeCents, stairs } };
}

/** `you have $417 more`, `you are $120 short`. */
export function spareWords({ spareCents }: Pick<ResidualIncome, "spareCents">): string {
  if (Math.abs(spareCents) < 50) return "you have just that";
  return spareCents > 0 ? `you have ${formatDollars(spareCents)} more` : `you are ${formatDollars(-spareCents)} short`;
}

function headline(answer: ResidualAnswer): Sentence {
  const { leftCents, tableCents, wantedCents, aboveGuide, spareCents, ratio } = answer;
  if (leftCents <= 0) {
    return ["Nothing is left each month. VA’s table asks for ", { text: formatDollars(tableCents), look: "more" }, "."];
  }
  const asked: Sentence = aboveGuide
    ? [` Your ratio is ${formatShare(ratio ?? 0)}, so lenders look for `]
    : [" VA’s table asks for "];
  return [
    "About ",
    strong(formatDollars(leftCents)),
    " is left each month.",
    ...asked,
    { text: formatDollars(wantedCents), look: spareCents < 0 ? "more" : "less" },
    `: ${spareWords(answer)}.`,
  ];
}

function figures(answer: ResidualAnswer): Figure[] {
  const { tableCents, wantedCents, aboveGuide, ratio, incomeCents, upkeepCents, region, people } = answer;
  return [
    { label: "Income a month", value: formatDollars(incomeCents) },
    { label: "Upkeep and utilities", value: formatDollars(upkeepCents) },
    { label: "Left each month", value: formatDollars(Math.max(0, answer.leftCents)) },
    {
      label: "VA’s table",
      value: `${formatDollars(tableCents)}, ${regionNames[region]}, ${counted(people, "person", "people")}`,
    },
    { label: "Ratio, with 41% as the guide", value: formatShare(ratio ?? 0) },
    {
      label: "What lenders look for",
      value: `${formatTypedMoney(wantedCents)}${aboveGuide ? `, ${formatRate(vaResidual.moreShare)} over the table` : ""}`,
    },
  ];
}

export const vaResidualModel: CalculatorModel<Name, ResidualAnswer> = {
  slug: "va-residual-income",
  rules,
  check,
  groups: [
    { title: "Your household", names: ["state", "people", "size", "base"] },
    { title: "What comes in", names: ["income", "taxFree", "taxes"] },
    { title: "What goes out", names: ["housing", "feet", "debts", "care"] },
  ],
  headline,
  short: ({ leftCents }) => ({ figure: formatDollars(Math.max(0, leftCents)), words: "left each month" }),
  figures,
};
