import { datedTables } from "#app/content/editions/dated-tables.ts";
import { rents } from "#app/content/figures/rent-figures.ts";
import { type StateRent, stateRents } from "#app/content/market/rents.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { StateRanges } from "./reach-ranges.tsx";

const scale = {
  from: 500,
  to: Math.ceil(Math.max(...stateRents.map(({ highest }) => highest.rent)) / 500) * 500,
  ticks: [1000, 2000, 3000, 4000],
} as const;
const costliest = stateRents[0] as StateRent;
const cheapest = stateRents.at(-1) as StateRent;

/** One line per state: from its cheapest area to its most expensive, with its population average marked. */
export function RentRanges() {
  return (
    <PlotFigure
      answer={`From ${dollars(cheapest.average)} in ${cheapest.name} to ${dollars(costliest.average)} in ${costliest.name}. Inside one state the gap is often just as wide.`}
      measure={`Fair Market Rent of a two-bedroom home by state, dollars a month, fiscal year ${rents.year}: the line runs from the cheapest area to the most expensive, the mark is the average by population`}
      source={`Source: ${rents.source}, ${rents.from}; averages are ours, weighted by the people of each area. About the 40th percentile of recent movers’ rent with utilities, not the median.`}
      dated={datedTables.fairMarketRents}
      table={{
        // Without the names of the areas: in many states several share the lowest rent.
        head: ["State", "Average", "Cheapest", "Most expensive"],
        rows: stateRents.map(({ name, average, lowest, highest }) => [
          name,
          ...[average, lowest.rent, highest.rent].map(dollars),
        ]),
      }}
    >
      <StateRanges
        scale={scale}
        say={dollars}
        rows={stateRents.map(({ state, name, average: middle, lowest, highest }) => {
          return { state, name, low: lowest.rent, middle, high: highest.rent };
        })}
      />
    </PlotFigure>
  );
}

function dollars(amount: number): string {
  return formatDollars(Math.round(amount) * 100);
}
