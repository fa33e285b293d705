import { useState } from "react";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type LumpAnswer, type NamedWay, savedWords, soonerWords } from "./biweekly-and-recast-model.ts";

/** Each way as a walk to the day when the loan is paid off, below the loan as it is. */
export function LumpWalks({ answer: { ways, monthsLeft } }: { answer: LumpAnswer }) {
  const [at, setAt] = useState(1);
  const pointed = ways[at];
  return (
    <>
      <DoorWalks
        walks={ways.map((way) => ({
          name: way.name,
          detail: way.detail,
          at: way.months / 12,
          opens: way.savedCents > 0,
          words: formatDollars(Math.abs(way.savedCents)),
          note: way.savedCents < 0 ? "more in fees" : "saved",
        }))}
        label={`How long each way lasts. As it is, ${formatSpan(monthsLeft)}. ${ways.map((way) => say(way, monthsLeft)).join("; ")}`}
        you={null}
        tick={(years) => (years === 0 ? "now" : `${years} yr`)}
        pointed={pointed && `${pointed.name}, ${pointed.detail}`}
      />
      <PlotWalk label="Way" count={ways.length} at={at} say={(index) => say(ways[index], monthsLeft)} onWalk={setAt} />
    </>
  );
}

function say(way: NamedWay | undefined, monthsLeft: number): string {
  if (!way) return "";
  return `${way.name}: ${savedWords(way)}, ${soonerWords(way, monthsLeft)}, your bill is ${formatDollars(way.paymentCents)}`;
}
