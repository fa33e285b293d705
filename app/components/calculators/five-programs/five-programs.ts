import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { fivePrograms } from "#app/content/five-programs.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import type { FiveProgramsName } from "./five-programs-rules.ts";
import { type FiveProgramsAnswer, fiveProgramsSum, type ProgramResult } from "./five-programs-sum.ts";

/** The loans that nothing in the numbers speaks against. */
function open({ programs }: FiveProgramsAnswer): readonly ProgramResult[] {
  return programs.filter(({ barrier }) => barrier === null);
}

function range(cents: readonly number[]): Sentence {
  const [low, high] = [Math.min(...cents), Math.max(...cents)];
  if (low === high) return [{ text: formatDollars(low), look: "strong" }];
  return [{ text: formatDollars(low), look: "less" }, " to ", { text: formatDollars(high), look: "more" }];
}

function headline(answer: FiveProgramsAnswer): Sentence {
  const programs = open(answer);
  return [
    "The same home takes ",
    ...range(programs.map(({ outlook }) => outlook.cost.monthlyCents)),
    " a month, and ",
    ...range(programs.map(({ cashCents }) => cashCents)),
    " in cash to start. The loan decides.",
  ];
}

export const fiveProgramsModel: CalculatorModel<FiveProgramsName, FiveProgramsAnswer> = {
  ...fiveProgramsSum,
  slug: "five-programs",
  groups: [
    { title: "The home and you", names: ["price", "down", "score", "vaUse"] },
    { title: "Example rates", names: ["rate", "fhaRate", "vaRate", "usdaRate"], folded: true },
    { title: "More assumptions", names: ["tax", "insurance", "dues", "closing"], folded: true },
  ],
  headline,
  short: (answer) => ({
    figure: formatDollars(Math.min(...open(answer).map(({ outlook }) => outlook.cost.monthlyCents))),
    words: "a month, the lowest of five",
  }),
  figures: ({ programs }) =>
    fivePrograms.map(({ id, shortName }) => {
      const found = programs.find((program) => program.id === id);
      const value = found && !found.barrier ? formatDollars(found.outlook.cost.monthlyCents) : "–";
      return { label: `${shortName}, each month`, value };
    }),
};
