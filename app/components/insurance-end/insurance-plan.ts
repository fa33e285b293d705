import * as z from "zod/mini";
import { type FieldRules, type Sentence, strong } from "#app/components/calculators/fields/calculator-model.ts";
import { firstDayOf, monthField } from "#app/components/calculators/fields/month-field.ts";
import { moneyField, rateField, readTyped, termField } from "#app/components/calculators/fields/typed-fields.ts";
import {
  type InsuranceStatement,
  insuranceReturns,
  insuranceStatementNames,
  insuranceStatements,
} from "#app/content/insurance-end/insurance-statements.ts";
import { insuranceEnds } from "#app/content/rules/conventional.ts";
import { insuranceEnd, insuranceEndDays } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDay, formatMonth } from "#app/domain/text/format-date.ts";
import type { CalendarStep } from "#app/lib/device/calendar-text.ts";
import { deviceStore, readKept, writeKept } from "#app/lib/device/store.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { linesOf, oneLine, type PaperLetter, senderOf } from "#app/lib/letters/paper-letter.ts";

/** Kinds of insurance. By law, only the first one ends automatically. */
export const insuranceKinds = [
  { value: "private", label: "Private mortgage insurance (PMI), fixed rate" },
  { value: "adjustable", label: "PMI on a loan whose rate can change" },
  { value: "fha", label: "FHA insurance (MIP)" },
  { value: "usda", label: "USDA annual fee" },
  { value: "lender", label: "The lender pays it" },
] as const;
export type InsuranceKind = (typeof insuranceKinds)[number]["value"];

const money = { ...moneyField, min: 0, max: 10_000_000_00 };

/** The numbers of the loan, from the closing papers. All start empty: an example would not describe this loan. */
export const insuranceRules = {
  value: {
    ...money,
    label: "Price when you bought",
    help: "Or the appraisal, if that was less",
    what: "the price",
    example: 400_000_00,
    min: 10_000_00,
  },
  loan: { ...money, label: "Loan at the start", what: "the loan", example: 380_000_00, min: 1_000_00 },
  rate: { ...rateField, label: "Interest rate", what: "the rate", example: 0.065, min: 0, max: 0.25 },
  term: { ...termField, label: "Years to pay", example: 360 },
  first: {
    ...monthField,
    label: "First payment",
    help: "Month and year, such as 2/2024",
    what: "the month of the first payment",
    example: 2024 * 12 + 1,
  },
  premium: {
    ...money,
    label: "Insurance a month",
    help: "From your statement",
    what: "what the insurance costs a month",
    example: 190_00,
    max: 10_000_00,
    emptyIsZero: true,
  },
  extra: {
    ...money,
    label: "Extra payment a month",
    help: "If you pay one. It brings the day you can ask closer",
    what: "the extra payment",
    example: 0,
    max: 1_000_000_00,
    emptyIsZero: true,
  },
} satisfies FieldRules<string>;
export type InsuranceField = keyof typeof insuranceRules;
export const insuranceFields = Object.keys(insuranceRules) as InsuranceField[];

export type InsurancePlan = {
  /** The first day you may ask, by actual payments, extra payments included. */
  ask: string;
  /** The same by the schedule alone; null if extra payments make no difference. */
  askScheduled: string | null;
  automatic: string;
  final: string;
  /** Premiums between asking and the automatic end. */
  savedCents: number;
  premiumCents: number;
  extraCents: number;
  valueCents: number;
  loanCents: number;
};

export type ReadInsurance =
  | { is: "typing"; problems: Partial<Record<InsuranceField, string>>; missing: boolean }
  | { is: "other"; kind: Exclude<InsuranceKind, "private"> }
  | { is: "none" }
  | { is: "plan"; plan: InsurancePlan };

/** Reads the typed texts. Never throws. */
export function readInsurance(texts: KeptInsurance["texts"]): ReadInsurance {
  const kind = insuranceKinds.find(({ value }) => value === texts.kind)?.value ?? "private";
  if (kind !== "private") return { is: "other", kind };
  const typed = Object.fromEntries(insuranceFields.map((name) => [name, texts[name] ?? ""]));
  const { values, problems } = readTyped(insuranceRules, typed as Record<InsuranceField, string>);
  if (!problems.loan && !problems.value && values.loan > values.value * 1.1) {
    problems.loan = "The loan is far above the price. Check both.";
  }
  const missing = insuranceFields.some((name) => problems[name] !== undefined && (texts[name] ?? "").trim() === "");
  if (Object.keys(problems).length > 0) return { is: "typing", problems, missing };
  const loan = { loanCents: values.loan, annualRate: values.rate, termMonths: values.term };
  const end = insuranceEnd({ ...loan, originalValueCents: values.value }, { monthlyCents: values.extra });
  const days = insuranceEndDays(end, firstDayOf(values.first));
  if (days.requestActual === null || days.automatic === null) return { is: "none" };
  const [automatic = days.final] = [days.automatic, days.final].toSorted();
  return {
    is: "plan",
    plan: {
      ask: days.requestActual,
      askScheduled: days.requestScheduled === days.requestActual ? null : days.requestScheduled,
      automatic,
      final: days.final,
      savedCents: values.premium * Math.max(0, end.unasked - end.requestActual),
      premiumCents: values.premium,
      extraCents: values.extra,
      valueCents: values.value,
      loanCents: values.loan,
    },
  };
}

/** Whether asking ends it sooner. With a high rate, the middle of the term comes before the balance is down to 80%. */
export function isWorthAsking({ ask, automatic }: InsurancePlan): boolean {
  return ask < automatic;
}

/** The answer in a sentence: when to ask, or that it ends or should have ended. */
export function insuranceSentence(plan: InsurancePlan, today: string): Sentence {
  const { ask, automatic } = plan;
  if (automatic <= today) {
    return ["It should have ended by itself in ", strong(formatMonth(automatic)), "."];
  }
  if (!isWorthAsking(plan)) return ["It ends by itself in ", strong(formatMonth(automatic)), "."];
  if (ask <= today) return ["You can ask ", strong("now"), `. You have been able to since ${formatMonth(ask)}.`];
  return ["You can ask in ", strong(formatMonth(ask)), "."];
}

/** What that means, in one more sentence. */
export function insuranceMore(plan: InsurancePlan, today: string): string {
  const { ask, automatic, savedCents } = plan;
  if (automatic <= today) {
    return "That holds if your payments were current. If you still pay it, write to your servicer and ask for a refund of what you paid since then.";
  }
  if (!isWorthAsking(plan)) {
    return `You could ask only from ${formatMonth(ask)}, which is no sooner. Keep your payments current, and check the statement then.`;
  }
  const saved = savedCents > 0 ? ` Asking on the first day saves about ${formatDollars(savedCents)}.` : "";
  return `If you never ask, it ends by itself in ${formatMonth(automatic)}.${saved}`;
}

/** The dates, each with what happens then. */
export function insuranceDates(plan: InsurancePlan): CalendarStep[] {
  const { ask, askScheduled, automatic, final } = plan;
  const shares = { ask: insuranceEnds.ifAsked * 100, automatic: insuranceEnds.byItself * 100 };
  const pastMiddle = "The middle of the term has passed. If your payments are current, they may charge no more.";
  const steps: CalendarStep[] = [
    {
      id: "ask",
      day: ask,
      title: "Ask to end your mortgage insurance",
      text: `You owe ${shares.ask}% of the original value${askScheduled ? ", extra payments counted" : ""}. Ask in writing.${askScheduled ? ` Without extra payments it would be ${formatMonth(askScheduled)}.` : ""}`,
    },
    {
      id: "automatic",
      day: automatic,
      title: "It ends by itself",
      text:
        final > automatic
          ? `You are due to owe ${shares.automatic}%. If your payments are current, no one has to ask. Check the next statement. Extra payments do not move this day.`
          : pastMiddle,
    },
    { id: "final", day: final, title: "It is over in any case", text: pastMiddle },
  ];
  const shown = { ask: isWorthAsking(plan), automatic: true, final: final > automatic };
  return steps.filter(({ id }) => shown[id as keyof typeof shown]);
}

/** The letter that requests the end. It says only typed and checked facts, and which schedule the date comes from. */
export function insuranceLetter({ texts, statements }: KeptInsurance, plan: InsurancePlan): PaperLetter {
  const { ask, extraCents, valueCents, loanCents } = plan;
  const by = extraCents > 0 ? `with extra payments of ${formatCents(extraCents)} a month` : "by the original schedule";
  const number = oneLine(texts.loanNumber ?? "");
  const checked = insuranceStatementNames.filter((name) => statements.includes(name));
  return {
    name: oneLine(texts.servicer ?? "") || "My mortgage servicer",
    address: linesOf(texts.servicerAddress ?? ""),
    from: [...senderOf(texts.name ?? "", texts.address ?? ""), ...(number === "" ? [] : [`Loan number: ${number}`])],
    subject: "Request to cancel mortgage insurance",
    opening: "I ask you to cancel the private mortgage insurance on my loan, under 12 U.S.C. 4902(a).",
    points: [
      {
        id: 1,
        title: "The balance",
        text: [
          `The original value of the home was ${formatDollars(valueCents)}, and the loan ${formatDollars(loanCents)}. ${insuranceEnds.ifAsked * 100}% of the value is ${formatDollars(shareCents(valueCents, insuranceEnds.ifAsked))}. By my count the balance reaches that on ${formatDay(ask)}, ${by}.`,
        ],
      },
      ...(checked.length > 0
        ? [{ id: 2, title: "My loan", text: checked.map((name) => insuranceStatements[name].says) }]
        : []),
      {
        id: 3,
        title: "What I ask you to do",
        text: [
          `Please confirm the end in writing, take no more premiums after ${insuranceReturns.stopDays} days, and return what was paid ahead within ${insuranceReturns.refundDays} days. If you need proof of the home’s value, please tell me which kind, and what it costs.`,
        ],
      },
    ],
    closing: "If you say no, please tell me why in writing, with the appraisal if you used one.",
    papers: [],
  };
}

export type KeptInsurance = {
  /** By field, as typed; a missing one was empty. */
  texts: Readonly<Record<string, string>>;
  statements: readonly InsuranceStatement[];
};

/** The most that is kept of a text; the fields accept no more. */
export const mostTextLetters = 200;

const keptInsurance = z.object({
  texts: z.record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(mostTextLetters))),
  statements: z.array(z.enum(insuranceStatementNames)),
}) satisfies z.ZodMiniType<KeptInsurance>;

/** The loan on this device, and the letter about it. */
export const insuranceStore = deviceStore<KeptInsurance>({
  key: "end-mortgage-insurance",
  empty: { texts: {}, statements: [] },
  isEmpty: ({ texts, statements }) =>
    statements.length === 0 && Object.values(texts).every((text) => text.trim() === ""),
  read: (text) => readKept(text, keptInsurance),
  write: writeKept,
});
