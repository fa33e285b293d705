import type { FieldRules } from "#app/components/calculators/fields/calculator-model.ts";
import { closingField } from "#app/components/calculators/fields/closing-field.ts";
import { listedNumber, moneyField, rateField } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { savingsAssumptions, savingsExample } from "#app/content/finder/assistance-example.ts";
import { exampleForgivenYears } from "#app/content/loans/calculator-examples.ts";
import { exampleMortgage, planningRateSource } from "#app/content/loans/example-mortgage.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { counted } from "#app/domain/text/counted.ts";

// The questions of the savings plan.

/** The money that help costs later, if it does. */
export const helpKinds = { grant: 0, forgivable: 1, deferred: 2, repayable: 3 } as const;

const { tax, insurance } = monthlyPaymentModel.rules;
const amount = { ...moneyField, min: 0, max: 10_000_000_00 };
const share = { ...rateField, min: 0, max: 0.25 };

export const rules = {
  price: {
    ...moneyField,
    label: "Home price",
    what: "the home price",
    own: "price",
    example: savingsExample.priceCents,
    min: 10_000_00,
    max: 50_000_000_00,
  },
  income: {
    ...moneyField,
    label: "Yearly income",
    help: "Everyone who will live there, before tax",
    what: "the income of a year",
    own: "yearlyIncome",
    example: savingsExample.incomeCents,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  saved: {
    ...amount,
    label: "Saved so far",
    what: "what you have saved",
    own: "saved",
    example: 2_500_00,
  },
  monthly: {
    ...amount,
    label: "What you can save",
    help: "Each month",
    what: "what you can put aside",
    own: "monthlySaving",
    example: 300_00,
    max: 1_000_000_00,
  },
  kind: {
    ...listedNumber,
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
    help: "By your program’s own page. Nothing until you have one",
    what: "the help with the down payment",
    emptyIsZero: true,
    example: 0,
  },
  closingHelp: {
    ...amount,
    label: "Help with closing costs, at most",
    help: "By your program’s own page. Nothing until you have one",
    what: "the help with closing costs",
    emptyIsZero: true,
    example: 0,
  },
  down: {
    ...share,
    label: "Down payment",
    help: "As a percent of the price",
    what: "the down payment",
    example: savingsAssumptions.downShare,
    max: 1,
  },
  closing: closingField,
  cushion: {
    ...amount,
    label: "Cash you keep in the bank",
    help: "For the first repair",
    what: "the cash you keep in the bank",
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
    ...listedNumber,
    label: "Years of the program",
    help: "Until it is forgiven, or paid back",
    what: "the years of the program",
    example: exampleForgivenYears,
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
    help: "Per year, if it is deferred or repayable",
    what: "the interest on the help",
    example: 0.03,
  },
  rate: {
    ...share,
    label: "Rate of the first mortgage, without help",
    help: `${planningRateSource}, 30 years fixed`,
    what: "the rate",
    example: exampleMortgage.annualRate,
    isPlanningRate: true,
    max: 0.2,
  },
  tax,
  insurance,
  rateMore: {
    ...share,
    label: "How much higher with help",
    help: "Some programs pay for themselves with a higher rate; 0% if yours does not",
    what: "how much higher the rate is",
    example: savingsPlanAssumptions.rateMore,
    max: 0.05,
  },
} satisfies FieldRules<string>;
export type Name = keyof typeof rules;
