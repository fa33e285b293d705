import type { CalculatorModel, Sentence } from "#app/components/calculators/page/calculator-model.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type FiveProgramsAnswer, fiveProgramsSum, type ProgramResult } from "./five-programs-calculation.ts";
import type { FiveProgramsName } from "./five-programs-rules.ts";

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
    ...range(programs.map(({ cost }) => cost.monthlyCents)),
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
    figure: formatDollars(Math.min(...open(answer).map(({ cost }) => cost.monthlyCents))),
    words: "a month, the lowest of five",
  }),
  figures: (answer) => {
    const programs = open(answer);
    return [
      { label: "Lowest payment", value: lowest(programs, ({ cost }) => cost.monthlyCents) },
      { label: "Least cash", value: lowest(programs, ({ cashCents }) => cashCents) },
      { label: "Lowest cost, 5 years", value: lowest(programs, ({ longRun }) => longRun().five.costCents) },
      { label: "Lowest cost, 10 years", value: lowest(programs, ({ longRun }) => longRun().ten.costCents) },
    ];
  },
};

/** The amount, and which loans it belongs to. */
function lowest(programs: readonly ProgramResult[], of: (program: ProgramResult) => number): string {
  const least = Math.min(...programs.map(of));
  const names = programs.filter((program) => of(program) === least).map(({ shortName }) => shortName);
  return `${formatDollars(least)}, ${names.join(" or ")}`;
}
