import { type FieldRules, moneyField, rateField } from "#app/components/calculators/fields/typed-fields.ts";
import { savingsAssumptions, savingsExample } from "#app/content/finder/assistance-example.ts";
import { exampleSavings } from "#app/content/loans/calculator-examples.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { counted } from "#app/domain/text/counted.ts";

export type SavingsPlanName =
  | "price"
  | "income"
  | "saved"
  | "monthly"
  | "kind"
  | "downHelp"
  | "closingHelp"
  | "down"
  | "closing"
  | "cushion"
  | "moving"
  | "yield"
  | "programYears"
  | "programRate"
  | "rate"
  | "rateMore";

/** How help comes back, if it does. */
export const helpKinds = { grant: 0, forgivable: 1, deferred: 2, repayable: 3 } as const;

const amount = { ...moneyField, min: 0, max: 10_000_000_00 };
const share = { ...rateField, min: 0, max: 0.25 };

export const savingsPlanRules = {
  price: {
    ...moneyField,
    label: "Home price",
    what: "the home price",
    example: savingsExample.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  income: {
    ...moneyField,
    label: "Income of a year",
    help: "Everybody who will live there, before tax",
    what: "the income of a year",
    example: savingsExample.incomeCents,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  saved: { ...amount, label: "Saved so far", what: "what you have saved", example: exampleSavings.savedCents },
  monthly: {
    ...amount,
    label: "What you can put aside",
    help: "Each month",
    what: "what you can put aside",
    example: exampleSavings.monthlyCents,
    max: 1_000_000_00,
  },
  kind: {
    parse: (raw) => ({ ok: true, value: Number(raw) }),
    format: String,
    label: "Kind of help",
    what: "the kind of help",
    example: helpKinds.forgivable,
    min: helpKinds.grant,
    max: helpKinds.repayable,
    choices: [
      { value: helpKinds.grant, label: "Grant: never paid back" },
      { value: helpKinds.forgivable, label: "Forgivable: less owed each year" },
      { value: helpKinds.deferred, label: "Deferred: owed when you leave" },
      { value: helpKinds.repayable, label: "Repayable: a second loan" },
    ],
  },
  downHelp: {
    ...amount,
    label: "Help with the down payment, at most",
    help: "An example amount; programs set their own",
    what: "the help with the down payment",
    example: savingsAssumptions.downHelpLimitCents,
  },
  closingHelp: {
    ...amount,
    label: "Help with closing costs, at most",
    help: "An example amount; programs set their own",
    what: "the help with closing costs",
    example: savingsAssumptions.closingHelpLimitCents,
  },
  down: {
    ...share,
    label: "Down payment",
    help: "As a share of the price",
    what: "the down payment",
    example: savingsAssumptions.downShare,
    max: 1,
  },
  closing: {
    ...share,
    label: "Closing costs",
    help: "As a share of the price",
    what: "the closing costs",
    example: savingsAssumptions.closingShare,
  },
  cushion: {
    ...amount,
    label: "What stays in the bank",
    help: "For the first repair",
    what: "what stays in the bank",
    example: savingsPlanAssumptions.cushionCents,
  },
  moving: { ...amount, label: "Moving", what: "the cost of moving", example: savingsPlanAssumptions.movingCents },
  yield: {
    ...share,
    label: "Your savings earn",
    help: "A year",
    what: "what your savings earn",
    example: savingsPlanAssumptions.annualYield,
    max: 0.15,
  },
  programYears: {
    parse: (raw) => ({ ok: true, value: Number(raw) }),
    format: String,
    label: "Years of the program",
    help: "Until it is forgiven, or paid back",
    what: "the years of the program",
    example: exampleSavings.programYears,
    min: 1,
    max: 30,
    choices: [1, 2, 3, 5, 7, 10, 15, 20, 30].map((years) => ({
      value: years,
      label: counted(years, "year"),
    })),
  },
  programRate: {
    ...share,
    label: "Interest on the help",
    help: "A year, if it is deferred or repayable",
    what: "the interest on the help",
    example: exampleSavings.programRate,
  },
  rate: {
    ...share,
    label: "Rate of the first mortgage, without help",
    help: "A sample: 30 years fixed",
    what: "the rate",
    example: exampleMortgage.annualRate,
    max: 0.2,
  },
  rateMore: {
    ...share,
    label: "How much higher with help",
    help: "Some programs are paid for by a higher rate; 0% if yours is not",
    what: "how much higher the rate is",
    example: savingsPlanAssumptions.rateMore,
    max: 0.05,
  },
} as const satisfies FieldRules<SavingsPlanName>;
