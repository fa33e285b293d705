import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import { type SavingsPlanAnswer, savingsPlanSum } from "./savings-plan-calculation.ts";
import type { SavingsPlanName } from "./savings-plan-rules.ts";

function headline({ withHelp, alone, targetCents }: SavingsPlanAnswer): Sentence {
  if (withHelp.months === null) {
    return [
      "At this pace the ",
      { text: formatDollars(targetCents), look: "more" },
      " are never there. Save more a month, or look for more help.",
    ];
  }
  const without: string =
    alone.months === null
      ? " Without help it would never be enough."
      : alone.months === withHelp.months
        ? ""
        : ` Without help it takes ${formatSpan(alone.months)}.`;
  if (withHelp.months === 0)
    return ["With help, what you have saved is ", { text: "enough today", look: "strong" }, ".", without];
  return [
    "You have what you need in ",
    { text: formatSpan(withHelp.months), look: "strong" },
    `: ${formatDollars(targetCents)}, with help counted.`,
    without,
  ];
}

function spanOrNever(months: number | null): string {
  return months === null ? "never" : formatSpan(months);
}

export const savingsPlanModel: CalculatorModel<SavingsPlanName, SavingsPlanAnswer> = {
  ...savingsPlanSum,
  slug: "down-payment-savings",
  groups: [
    { title: "The home and you", names: ["price", "income", "saved", "monthly"] },
    { title: "Help from a program", names: ["kind", "programYears", "downHelp", "closingHelp"] },
    {
      title: "More assumptions",
      names: ["down", "closing", "cushion", "moving", "yield", "programRate", "rate", "rateMore"],
      folded: true,
    },
  ],
  headline,
  short: ({ withHelp }) => ({ figure: spanOrNever(withHelp.months), words: "to save, with help" }),
  figures: ({ withHelp, alone, targetCents, exits }) => [
    { label: "To save", value: formatDollars(targetCents) },
    { label: "Ready in", value: spanOrNever(withHelp.months) },
    { label: "Without help in", value: spanOrNever(alone.months) },
    { label: "Owed in year 3", value: formatDollars(exits()[2]?.owedCents ?? 0) },
    { label: "Help has cost by year 10", value: formatDollars(exits()[9]?.costCents ?? 0) },
  ],
};
