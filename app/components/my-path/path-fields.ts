import type { FieldRule } from "#app/components/calculators/fields/calculator-model.ts";
import { monthField } from "#app/components/calculators/fields/month-field.ts";
import { scoreField } from "#app/components/calculators/fields/score-field.ts";
import { moneyField, rateField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { parseTypedMoney } from "#app/domain/text/typed-number.ts";

// The fields of the page: each exists once, may be empty, and is read like those of the calculators.

/** By field; a missing one was empty. */
export type PathTexts = Readonly<Partial<Record<string, string>>>;
export type PathProblems = Partial<Record<string, string>>;

const mostCents = 10_000_000_00;
const money = { ...moneyField, min: 0, max: mostCents, emptyIsZero: true };
const monthly = { ...money, max: 1_000_000_00 };
const monthOf = { ...monthField, emptyIsZero: true };
/** A whole number. */
const count = {
  parse: (raw: string) => {
    const read = parseTypedMoney(raw);
    return read.ok ? { ok: true as const, value: Math.round(read.value / 100) } : read;
  },
  format: formatWhole,
  emptyIsZero: true,
};

export const pathFields = {
  income: {
    ...money,
    label: "Income a year",
    help: "Before taxes",
    what: "your income a year",
    example: 58_000_00,
  },
  since: {
    ...monthOf,
    label: "Since when?",
    help: "Such as 3/2024",
    what: "the month this work began",
    example: 2024 * 12 + 2,
  },
  second: {
    ...money,
    label: "A second income a year",
    help: "From someone who would sign with you. Their debts count, too, and most loans go by the lower of your two scores.",
    what: "the second income a year",
    example: 20_000_00,
  },
  secondSince: {
    ...monthOf,
    label: "Their work: since when?",
    help: "Such as 3/2024",
    what: "the month their work began",
    example: 2024 * 12 + 2,
  },
  saved: {
    ...money,
    label: "Saved so far",
    help: "For a home",
    what: "what you saved",
    example: 3_400_00,
  },
  monthly: {
    ...monthly,
    label: "Added each month",
    help: "In a usual month",
    what: "what you add each month",
    example: 300_00,
  },
  gift: {
    ...money,
    label: "A gift toward the home",
    help: "The giver signs a letter saying it isn’t a loan.",
    what: "the gift",
    example: 2_000_00,
  },
  payment: { ...monthly, label: "A month", what: "what you pay a month", example: 310_00 },
  left: {
    ...count,
    label: "Payments left",
    what: "how many payments are left",
    example: 19,
    min: 0,
    max: 600,
  },
  balance: { ...money, label: "What you owe", what: "what you owe", example: 2_800_00 },
  limit: { ...money, label: "The card’s limit", what: "the card’s limit", example: 3_500_00 },
  rate: {
    ...rateField,
    emptyIsZero: true,
    label: "Interest rate",
    what: "the rate",
    example: 0.2499,
    min: 0,
    max: 0.6,
  },
  points: { ...scoreField, emptyIsZero: true, label: "The number", example: 612, help: "" },
  price: {
    ...money,
    label: "The price of the home",
    help: "If empty, we use a typical home of your county (half cost more, half less).",
    what: "the price",
    example: 185_000_00,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  comfort: {
    ...monthly,
    label: "A payment that feels right",
    help: "A month, with tax and insurance",
    what: "the payment",
    example: 1_500_00,
  },
  seller: {
    ...money,
    label: "What the seller pays toward closing",
    help: "If empty, nothing.",
    what: "what the seller pays",
    example: 6_000_00,
  },
  rent: { ...monthly, label: "Your rent a month", what: "your rent", example: 1_450_00 },
  leaseEnd: {
    ...monthOf,
    label: "The last month of your lease",
    help: "Such as 7/2027",
    what: "the last month of your lease",
    example: 2027 * 12 + 6,
  },
  /** Its label and help are those of the kind of mark. */
  happened: { ...monthOf, label: "When?", what: "the month", example: 2022 * 12 + 4 },
  discharged: {
    ...monthOf,
    label: "When were you discharged?",
    help: "Leave it empty if it is still open.",
    what: "the month of the discharge",
    example: 2023 * 12 + 4,
  },
} as const satisfies Record<string, FieldRule>;
export type PathFieldName = keyof typeof pathFields;

/** Reads fields one by one and collects their problems. A field that is empty or wrong has no value. */
export function fieldReader(texts: PathTexts) {
  const problems: PathProblems = {};
  return {
    problems,
    typed(name: PathFieldName): number | undefined {
      const raw = texts[name]?.trim() ?? "";
      if (raw === "") return undefined;
      const read = readTyped({ field: pathFields[name] as FieldRule }, { field: raw });
      if (read.problems.field === undefined) return read.values.field;
      problems[name] = read.problems.field;
      return undefined;
    },
    chosen<Choice extends string>(name: string, choices: readonly { value: Choice }[]): Choice | undefined {
      return choices.find(({ value }) => value === texts[name])?.value;
    },
  };
}

/** A kept value as its field shows it; an empty text if nothing is kept. */
export function shownIn(name: PathFieldName, value: number | undefined): string {
  return value === undefined ? "" : pathFields[name].format(value);
}

/** The fields that have a value, in the kept form: a missing value has no key. */
export function given<Parts extends object>(parts: Parts): { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> } {
  const known = Object.entries(parts).filter(([, part]) => part !== undefined);
  return Object.fromEntries(known) as { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };
}
