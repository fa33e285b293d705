import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { changeField } from "#app/components/calculators/fields/change-field.ts";
import { homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { sizeBars } from "#app/components/calculators/fields/loan-size.ts";
import {
  listedNumber,
  moneyField,
  readTyped,
  termField,
  yearsField,
} from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { fhaRules } from "#app/content/rules/fha.ts";
import { leavingFhaRules } from "#app/content/rules/owning/owner-assumptions.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { type FhaSwitch, type LeavingFha, leavingFha } from "#app/domain/buying/leaving-fha.ts";
import { isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { counted, formatSpan, formatSpanOrNever } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatTenths, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// When it saves most to replace an FHA loan with a conventional loan, and what prevents it before then. The example is a
// home bought two years ago, when rates were higher.

export type LeavingAnswer = LeavingFha & {
  stayYears: number;
  /** After this many months 80% of the value is owed; null if that is beyond the months we count. */
  first80: number | null;
  /** The same if the home’s value stays as it is. */
  atSameValue: Later<FhaSwitch | null>;
};

const { price, down, rate } = homeFields;
const homeMoney = { ...moneyField, min: 10_000_00, max: 50_000_000_00 };

const rules = {
  price: { ...price, own: null, label: "What you paid for the home", example: 265_000_00 },
  down: {
    ...down,
    own: null,
    label: "What you put down",
    help: "In dollars, or as a percent of the price: 3.5%",
    example: 9_275_00,
  },
  value: {
    ...homeMoney,
    label: "What it is worth now",
    help: "Your guess. An appraiser decides later",
    what: "what the home is worth",
    example: 280_000_00,
  },
  growth: {
    ...changeField,
    label: "Its value rises by",
    what: "the rise of the value",
    example: rentOrBuyAssumptions.homeGrowth,
  },
  rate: { ...rate, label: "Your FHA rate", example: exampleMortgage.annualRate + 0.004 },
  term: { ...termField, label: "Years of the FHA loan", example: 360 },
  had: {
    ...termField,
    label: "How long you have paid on it",
    help: "Such as 18 months or 2 years",
    what: "how long you have paid",
    example: 24,
  },
  newRate: { ...rate, label: "New rate", what: "the new rate", example: exampleMortgage.annualRate },
  newYears: {
    ...yearsField,
    label: "New years",
    example: 30,
    choices: [30, 25, 20, 15, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
  costs: {
    ...moneyField,
    label: "What the new loan costs",
    help: "Fees and closing costs, in cash",
    what: "the costs",
    example: 5_000_00,
    min: 0,
    max: 1_000_000_00,
  },
  stay: {
    ...yearsField,
    label: "You stay for",
    help: "Until you sell or pay it off",
    example: 8,
    choices: Array.from({ length: 30 }, (_, index) => ({ value: index + 1, label: counted(index + 1, "year") })),
  },
  mortgageInsurance: {
    ...rate,
    label: "Mortgage insurance above 80%",
    help: "On the new loan, per year. Planning assumption: it goes by your score",
    what: "mortgage insurance",
    example: planningAssumptions.mortgageInsuranceRate,
    max: 0.05,
  },
  paymentsFirst: {
    ...listedNumber,
    label: "Payments the lender wants first",
    help: "Many ask for six",
    what: "the payments",
    example: leavingFhaRules.paymentsFirst,
    min: 0,
    max: 12,
    choices: [
      { value: 0, label: "none" },
      { value: 6, label: "6 payments" },
      { value: 12, label: "12 payments" },
    ],
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, LeavingAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down >= values.price) {
    problems.down = `This down payment leaves no loan. Type less than ${formatTypedMoney(values.price)}.`;
  }
  if (!problems.price && !problems.down) {
    const { barrier } = sizeBars("fha", values.price - values.down);
    if (barrier) problems.price = `${barrier} Type the price of a home with an FHA loan.`;
  }
  if (!problems.term && !problems.had && values.had >= values.term) {
    problems.had = `The loan is paid off by then. Type less than ${rules.term.format(values.term)}.`;
  }
  if (hasProblems(problems)) return { problems };
  const terms = {
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: values.term,
    paidMonths: values.had,
    valueCents: values.value,
    valueGrowth: values.growth,
    newRate: values.newRate,
    newTermMonths: values.newYears * 12,
    insuranceRate: values.mortgageInsurance,
    costsCents: values.costs,
    stayMonths: values.stay * 12,
    paymentsFirst: values.paymentsFirst,
    highestLoanToValue: leavingFhaRules.highestLoanToValue,
  };
  const found = leavingFha(terms, fhaRules);
  const first80 = found.switches.find(({ owedCents, valueCents }) => !isAboveLoanToValue(owedCents, valueCents, 80));
  return {
    answer: {
      ...found,
      stayYears: values.stay,
      first80: first80?.afterMonths ?? null,
      atSameValue: later(() => leavingFha({ ...terms, valueGrowth: 0 }, fhaRules).best),
    },
  };
}

/** Every half year, and the month that saves most. The drawing and the table show these. */
export function shownSwitches({ switches, best }: LeavingAnswer): FhaSwitch[] {
  return switches.filter((one) => one.afterMonths % 6 === 0 || one === best);
}

/** The gain from a switch by the end of the stay, or why it isn't possible. */
export function resultWords({ stopped, savedCents }: FhaSwitch): string {
  if (stopped === "too-soon") return "it is too soon for most lenders";
  if (stopped === "owes-too-much") return "you owe too much of the value";
  if (savedCents === 0) return "costs as much as it saves";
  return savedCents > 0
    ? `you save ${formatDollars(savedCents)}`
    : `it costs you ${formatDollars(-savedCents)} more than it saves`;
}

export function whenWords(afterMonths: number): string {
  return afterMonths === 0 ? "Now" : `In ${formatSpan(afterMonths)}`;
}

function headline({ best, switches, stayYears }: LeavingAnswer): Sentence {
  const stay = counted(stayYears, "year");
  if (best === null) {
    const allowed = switches.some(({ stopped }) => stopped === null);
    const soon = switches.every(({ stopped }) => stopped === "too-soon");
    if (allowed) return [`If you stay ${stay}, a conventional loan `, { text: "does not pay", look: "more" }, " off."];
    return soon
      ? ["It is ", { text: "too soon", look: "more" }, ": most lenders want more payments on the FHA loan first."]
      : [`Within ${stay}, you owe `, { text: "too much", look: "more" }, " of the home’s value for the switch."];
  }
  const saves = { text: formatDollars(best.savedCents), look: "less" } as const;
  if (best.afterMonths === 0) {
    return ["A conventional loan pays ", strong("now"), `. If you stay ${stay}, it saves `, saves, "."];
  }
  const [now] = switches;
  return [
    "It pays most to switch in ",
    strong(formatSpan(best.afterMonths)),
    `. If you stay ${stay}, that saves `,
    saves,
    `.${now ? ` Now, ${resultWords(now)}.` : ""}`,
  ];
}

function figures(answer: LeavingAnswer): Figure[] {
  const { best, switches, first80, premiumStopsAfter, byMonthCents, paymentCents } = answer;
  const [now] = switches;
  const then = best ?? now;
  const same = answer.atSameValue();
  return [
    {
      label: "FHA’s premium, and when it ends",
      value: `${formatCents(Math.max(0, (byMonthCents[0] ?? 0) - paymentCents))}, ${premiumEnd(premiumStopsAfter)}`,
    },
    { label: "You owe, of the value", value: now ? formatTenths(now.owedCents / now.valueCents) : "–" },
    { label: "You owe 80% of it", value: first80 === null ? "later than we count" : whenWords(first80).toLowerCase() },
    {
      label: "Bill before and after, without taxes",
      value: then ? `${formatDollars(then.fhaCents)}, then ${formatDollars(newBill(then))}` : "–",
    },
    { label: "The costs are back after", value: best ? formatSpanOrNever(best.evenAfter) : "–" },
    {
      label: "If the value stays the same",
      value: same ? `${whenWords(same.afterMonths).toLowerCase()}: ${formatDollars(same.savedCents)} saved` : "no gain",
    },
  ];
}

/** Payment and mortgage insurance of the new loan. */
export function newBill({ paymentCents, insuranceCents }: FhaSwitch): number {
  return paymentCents + insuranceCents;
}

function premiumEnd(stopsAfter: number | null): string {
  if (stopsAfter === null) return "only with the loan";
  return stopsAfter === 0 ? "it has ended" : `after ${formatSpan(stopsAfter)}`;
}

export const leavingFhaModel: CalculatorModel<Name, LeavingAnswer> = {
  slug: "fha-to-conventional",
  rules,
  check,
  groups: [
    { title: "The home", names: ["price", "down", "value", "growth"] },
    { title: "Your FHA loan", names: ["rate", "term", "had"] },
    { title: "The new loan", names: ["newRate", "newYears", "costs", "stay"] },
    { title: "What the lender asks", names: ["mortgageInsurance", "paymentsFirst"], folded: true },
  ],
  headline,
  short: ({ best }) =>
    best === null
      ? { figure: "Not yet", words: "with these numbers" }
      : { figure: best.afterMonths === 0 ? "Now" : formatSpan(best.afterMonths), words: "is when it pays most" },
  figures,
};
