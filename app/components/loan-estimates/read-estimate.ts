import * as z from "zod/mini";
import { readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { type BoxCheck, checkEstimate, type EstimateKind } from "#app/domain/loan-estimate/compare-estimates.ts";
import { type EstimateFigures, estimateFigures } from "#app/domain/loan-estimate/estimate-figures.ts";
import { once, rememberLately } from "#app/domain/remember-lately.ts";
import { deviceStore, readKept, writeKept } from "#app/lib/device/store.ts";
import { features, loanTypes, type NumberBox, numberBoxes, products } from "./estimate-boxes.ts";

/** A box's number; null while it is empty or cannot be read. */
export type BoxNumbers = Readonly<Record<NumberBox, number | null>>;

/** One form, as typed so far. */
export type ReadEstimate = EstimateKind & {
  /** The lender, or the number of the form. */
  name: string;
  isStarted: boolean;
  boxes: BoxNumbers;
  product: keyof typeof products;
  loanType: keyof typeof loanTypes;
  feature: keyof typeof features;
  /** The problems of the texts, by box. */
  problems: Partial<Record<NumberBox, string>>;
  /** The totals of the boxes; null while a box is missing, or for a loan that we cannot calculate. */
  figures: EstimateFigures | null;
  checks: readonly BoxCheck[];
  /** The boxes that the figures still need, by their names on the form. */
  missing: readonly string[];
  /**
   * The five-year cost: "In 5 Years" less the principal paid, as printed if both boxes are filled, otherwise calculated; less
   * the lender credits, which the form's own line leaves out (12 CFR 1026.37(l)(1)). Negative if they are more than all of it.
   */
  costCents: number | null;
};

/** Nothing can be calculated without these. */
const needed = ["loan", "term", "rate", "origination"] as const satisfies readonly NumberBox[];

/** Reads a form's texts and calculates its totals. Never throws, whatever someone types. */
export function readEstimate(texts: EstimateTexts, index: number): ReadEstimate {
  const { boxes, problems } = readBoxes(texts);
  const { loan, term, paid, principal } = boxes;
  const choices = {
    product: keyAt(products, boxes.product),
    loanType: keyAt(loanTypes, boxes.loanType),
    feature: keyAt(features, boxes.features),
  };
  const missing = needed.filter((name) => boxes[name] === null).map((name) => numberBoxes[name].label);
  const figures = choices.product === "fixed" ? figuresOf(boxes, choices.loanType) : null;
  const checks = once(() => (figures ? checkEstimate(printedIn(boxes), figures) : []));
  const printedCost = paid !== null && principal !== null && paid >= principal ? paid - principal : null;
  const costCents = printedCost ?? (figures ? figures.paidCents - figures.principalCents : null);
  return {
    ...choices,
    name: texts.lender?.trim() || `Estimate ${index + 1}`,
    isStarted: Object.keys(texts).some((name) => !choiceBoxes.has(name)),
    boxes,
    problems,
    loanCents: loan,
    termMonths: term,
    lockedUntil: dayIn(texts.lock),
    issued: dayIn(texts.issued),
    figures,
    get checks() {
      return checks();
    },
    missing,
    costCents: costCents === null ? null : costCents - (boxes.credits ?? 0),
  };
}

/** Gives two forms of one lender different names. */
export function withOwnNames(estimates: readonly ReadEstimate[]): ReadEstimate[] {
  return estimates.map((estimate, index) => {
    const isTaken = estimates.some(({ name }, other) => other < index && name === estimate.name);
    return isTaken ? { ...estimate, name: `${estimate.name} (${index + 1})` } : estimate;
  });
}

/** Boxes with a list. Each has a choice from the start, so none shows that someone started the form. */
const choiceBoxes: ReadonlySet<string> = new Set(["product", "loanType", "features"]);

/** The same object each time, so boxes do not re-render at every keystroke. */
const noProblems = {};

function readBoxes(texts: EstimateTexts) {
  const boxes: Partial<Record<NumberBox, number | null>> = {};
  const problems: Partial<Record<NumberBox, string>> = {};
  for (const name of Object.keys(numberBoxes) as NumberBox[]) {
    const raw = texts[name]?.trim() ?? "";
    const read = raw === "" ? null : readBox(name)(raw);
    const problem = read?.problems.box;
    boxes[name] = read && !problem ? read.values.box : null;
    if (problem) problems[name] = problem;
  }
  return { boxes: boxes as BoxNumbers, problems: Object.keys(problems).length > 0 ? problems : noProblems };
}

/** A keystroke changes one text, so the others are read once. */
const readBox = rememberLately((name: NumberBox) =>
  rememberLately((raw: string) => readTyped({ box: numberBoxes[name] }, { box: raw })),
);

function figuresOf(boxes: BoxNumbers, loanType: keyof typeof loanTypes): EstimateFigures | null {
  const { loan, term, rate, origination, insurance, insuranceYears } = boxes;
  if (loan === null || term === null || rate === null || origination === null) return null;
  return estimateFigures({
    loanCents: loan,
    termMonths: term,
    annualRate: rate,
    originationCents: origination,
    servicesCents: (boxes.fixedServices ?? 0) + (boxes.services ?? 0),
    insuranceCents: insurance ?? 0,
    // Insurance without years counts for the whole loan.
    insuranceYears: insurance ? (insuranceYears ?? Math.ceil(term / 12)) : 0,
    valueCents: loanType === "conventional" ? boxes.price : null,
    prepaidInterestCents: boxes.prepaidInterest ?? 0,
    lenderCreditsCents: boxes.credits ?? 0,
    countedCents: boxes.counted,
  });
}

function printedIn({ payment, paid, principal, apr, tip }: BoxNumbers) {
  return { paymentCents: payment, paidCents: paid, principalCents: principal, apr, totalInterestShare: tip };
}

function keyAt<Key extends string>(labels: Record<Key, string>, at: number | null): Key {
  const keys = Object.keys(labels) as Key[];
  return keys[at ?? 0] as Key;
}

/** The day in a date field; null if it is empty. */
function dayIn(text = ""): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** The texts of one form by the names of its boxes; a missing box is empty. */
export type EstimateTexts = Readonly<Partial<Record<string, string>>>;

export type KeptEstimates = {
  /** The boxes of each form, in the order of the tabs. */
  forms: readonly EstimateTexts[];
  /** Whether these are the samples, unchanged. */
  isSample: boolean;
};

export const mostEstimates = 3;

const emptyEstimates: KeptEstimates = { forms: [], isSample: false };

/** Longer than any text that fits a box. */
const longestText = 60;

const keptEstimates = z.object({
  forms: z
    .array(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(longestText))))
    .check(z.maxLength(mostEstimates)),
  isSample: z.boolean(),
}) satisfies z.ZodMiniType<KeptEstimates>;

/** The estimates on this device. */
export const estimatesStore = deviceStore<KeptEstimates>({
  key: "loan-estimates",
  empty: emptyEstimates,
  isEmpty: ({ forms }) => forms.every((texts) => Object.keys(texts).length === 0),
  read: (text) => readKept(text, keptEstimates),
  write: writeKept,
});

/** One form with some of its texts replaced; empty boxes are dropped. */
export function withTexts({ forms }: KeptEstimates, index: number, texts: EstimateTexts): KeptEstimates {
  const typed = Object.entries({ ...forms[index], ...texts }).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.slice(0, longestText)] as const] : [],
  );
  const all = Array.from({ length: mostEstimates }, (_, at) =>
    at === index ? Object.fromEntries(typed) : (forms[at] ?? {}),
  );
  const used = all.findLastIndex((each) => Object.keys(each).length > 0) + 1;
  return { forms: all.slice(0, used), isSample: false };
}
