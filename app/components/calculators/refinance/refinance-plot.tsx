import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { FullRefinanceAnswer } from "./refinance-calculation.ts";
import { ThreeWalks } from "./three-walks.tsx";

/** When the new loan has truly paid off, and how long each way lasts. */
export function RefinancePlot({ answer }: { answer: FullRefinanceAnswer }) {
  const { byMonthCents, breakEvenMonths, aheadUntilMonths, monthsLeft, newTermMonths } = answer;
  const longest = Math.max(monthsLeft, newTermMonths);
  // Where it is behind again one day, that day has to be in sight.
  const years = aheadUntilMonths === null ? yearsDrawn(breakEvenMonths, 5, longest) : Math.ceil(longest / 12);
  return (
    <>
      <AdvantagePlot
        byMonthCents={byMonthCents}
        breakEvenMonths={breakEvenMonths}
        years={years}
        startYear={Math.min(5, years)}
        label="The new loan against the one you have"
        say={leadWords}
      />
      <ThreeWalks answer={answer} />
    </>
  );
}

function leadWords(year: number, cents: number): string {
  const when = year === 0 ? "On the first day" : `After ${counted(year, "year")}`;
  if (cents === 0) return `${when} both loans stand the same`;
  return `${when} the new loan is ${formatDollars(Math.abs(cents))} ${cents > 0 ? "ahead" : "behind"}`;
}
