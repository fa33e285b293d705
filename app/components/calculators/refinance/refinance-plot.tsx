import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { PayoffWalks } from "#app/components/calculators/plots/payoff-walks.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { RefinanceAnswer } from "./refinance-model.ts";

/** When the new loan has truly paid off, and how long each way lasts. */
export function RefinancePlot({ answer }: { answer: RefinanceAnswer }) {
  const { byMonthCents, breakEvenMonths, aheadUntilMonths, monthsLeft, newTermMonths } = answer;
  const longest = Math.max(monthsLeft, newTermMonths);
  // If it falls behind again, the plot must reach that day.
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
      <PayoffWalks payoffs={answer.payoffs()} />
    </>
  );
}

function leadWords(year: number, cents: number): string {
  const when = year === 0 ? "On the first day" : `After ${counted(year, "year")}`;
  if (cents === 0) return `${when} both loans have cost the same`;
  return `${when} the new loan is ${formatDollars(Math.abs(cents))} ${cents > 0 ? "ahead" : "behind"}`;
}
