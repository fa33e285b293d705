import { PlotFigure } from "#app/components/charts/plot-figure.tsx";
import { TimePlot } from "#app/components/charts/time-plot.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { priceIndex, priceYears } from "#app/content/market/house-prices.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import type { StateCode } from "#app/content/places/states.ts";
import type { CountyPage } from "./place-page.server.ts";

const [firstYear, lastYear] = [1991, priceYears.latest];
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** House prices of the state: no one publishes an index for each county. */
export function CountyPrices({ county: { priceState, stateName } }: { county: CountyPage }) {
  if (priceState === null) return null;
  return (
    <section className="wrap cols cols--start pc-aside" aria-labelledby="prices">
      <h2 id="prices">What homes in {stateName} have sold for since 1991</h2>
      <div>
        <StatePrices state={priceState} name={stateName} />
        <Overdue table={datedTables.housePrices} />
      </div>
    </section>
  );
}

function StatePrices({ state, name }: { state: StateCode; name: string }) {
  const points = years.map((year) => [year, priceIndex(state, year)] as const);
  const latest = priceIndex(state, lastYear);
  const highest = Math.max(...points.map(([, index]) => index));
  const step = highest > 600 ? 200 : 100;
  const change = latest / priceIndex(state, lastYear - 1) - 1;
  const moved = `${Math.abs(change * 100).toFixed(1)}%`;
  const said = Math.abs(change) < 0.0005 ? "stood still" : `${change > 0 ? "rose" : "fell"} by ${moved}`;
  const times = (latest / 100).toFixed(1);
  return (
    <PlotFigure
      answer={`Prices ${said} in the last year, and are ${times} times those of 1991.`}
      measure={`House prices of ${name}, first quarter of 1991 = 100`}
      source={`${placeSources.prices}. An index of what the same homes sell for, not a price; of the whole state, not of this county.`}
      table={{
        head: ["Year", "Index"],
        rows: points.toReversed().map(([year, index]) => [`${year}`, index.toFixed(1)]),
      }}
    >
      <TimePlot
        label={`Line of the index: 100 in 1991, ${latest.toFixed(0)} in ${lastYear}`}
        series={[points]}
        xTicks={[1995, 2005, 2015, 2025].map((year) => ({ at: year, label: `${year}` }))}
        yTicks={Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => ({
          at: index * step,
          label: `${index * step}`,
        }))}
        notes={[
          { at: [lastYear, latest], text: `${lastYear}: ${latest.toFixed(0)}`, dx: -12, dy: -12, dot: true, end: true },
        ]}
      />
    </PlotFigure>
  );
}
