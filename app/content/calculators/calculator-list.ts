import { type CalculatorRecord, calculatorRecordSchema } from "./calculator-record.ts";

/** A slug that was found here, not just any text. */
export type CalculatorSlug = string & { readonly isCalculator: true };
export type CalculatorPath = `/calculators/${string}`;
export type Calculator = CalculatorRecord & { slug: CalculatorSlug; path: CalculatorPath; group: string };

/** The questions that bring people to a calculator. The folder of each has the calculators that answer it. */
const questions = [
  {
    id: "can-i",
    question: "Can I buy yet?",
    answer: "Three numbers decide: what you earn, what you owe, and what you saved.",
    also: { to: "/my-path", label: "When could you buy? Find your month" },
  },
  {
    id: "each-month",
    question: "What will it cost each month?",
    answer: "More than the loan: taxes and two kinds of insurance come on top, and one of them can end.",
  },
  {
    id: "cash",
    question: "How much cash do I need?",
    answer: "The down payment is the part you know. Closing day adds its own costs.",
    also: { to: "/assistance-finder", label: "Find programs that may help with it" },
  },
  {
    id: "which-loan",
    question: "Which loan, at what price?",
    answer: "The advertised rate is only part of the price. Fees and your score set the rest.",
    also: { to: "/compare-loan-estimates", label: "Compare Loan Estimates box by box" },
  },
  {
    id: "worth-it",
    question: "Is it worth it?",
    answer: "Sometimes the answer is no, and these tools say so.",
  },
  {
    id: "i-own-it",
    question: "I have the keys. What now?",
    answer: "The loan can get cheaper, and a home costs more than its bill.",
    also: { to: "/end-mortgage-insurance", label: "Ask to end mortgage insurance: the dates and the letter" },
  },
] as const satisfies readonly {
  id: string;
  question: string;
  /** What it comes down to, said where a visitor's numbers have no answer. */
  answer: string;
  /** A tool that isn't a calculator. */
  also?: { to: string; label: string };
}[];

export type CalculatorQuestionId = (typeof questions)[number]["id"];

const folder = "app/content/calculators/";

/** All calculators and the receipt of rent, in the order of the questions. */
export const calculators: readonly Calculator[] = gatherCalculators(
  import.meta.glob("./*/*.ts", { eager: true, import: "calculator" }),
);

/** Each question with the calculators that answer it. */
export const calculatorQuestions = questions.map((question) => ({
  ...question,
  calculators: calculators.filter(({ group }) => group === question.id),
}));

export function isCalculatorSlug(slug: string): slug is CalculatorSlug {
  return calculators.some((calculator) => calculator.slug === slug);
}

export function calculatorBySlug(slug: string): Calculator {
  const found = calculators.find((calculator) => calculator.slug === slug);
  if (!found) throw new Error(`Unknown calculator: ${slug}`);
  return found;
}

/**
 * The calculators of these files, in order. Throws, and so stops the build, if a record lacks a part, if its folder is no
 * question, or if two have one place or one slug.
 */
export function gatherCalculators(files: Readonly<Record<string, unknown>>): Calculator[] {
  const found = Object.entries(files).map(([file, record]) => readRecord(file, record));
  forbidTwins(found, "slug", ({ slug }) => slug);
  forbidTwins(found, "place", ({ group, place }) => `${group} ${place}`);
  return found.toSorted((one, other) => orderOf(one) - orderOf(other) || one.place - other.place);
}

function readRecord(file: string, record: unknown): Calculator {
  const [, group = "", slug = ""] = /([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
  if (orderOf({ group }) < 0) throw new Error(`${folder}${group}: no question has this id`);
  const { data, error } = calculatorRecordSchema.safeParse(record);
  if (data) return { ...data, slug: slug as CalculatorSlug, path: `/calculators/${slug}`, group };
  const problems = error.issues.map(({ path, message }) => `${["calculator", ...path].join(".")}: ${message}`);
  throw new Error(`${folder}${group}/${slug}.ts: ${problems.join("; ")}`);
}

function orderOf({ group }: Pick<Calculator, "group">): number {
  return questions.findIndex(({ id }) => id === group);
}

function forbidTwins(found: readonly Calculator[], field: string, keyOf: (calculator: Calculator) => string): void {
  for (const twins of Map.groupBy(found, keyOf).values()) {
    const files = twins.map(({ group, slug }) => `${folder}${group}/${slug}.ts`);
    if (twins.length > 1) throw new Error(`${files.join(" and ")}: they have the same ${field}`);
  }
}
