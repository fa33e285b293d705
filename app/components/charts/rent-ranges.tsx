import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { rents } from "#app/content/figures/rent-figures.ts";
import { type StateRent, stateRents } from "#app/content/market/rents.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import css from "./rent-ranges.css?inline";

const scale = {
  from: 500,
  to: Math.ceil(Math.max(...stateRents.map(({ highest }) => highest.rent)) / 500) * 500,
  ticks: [1000, 2000, 3000, 4000],
} as const;
const costliest = stateRents[0] as StateRent;
const cheapest = stateRents.at(-1) as StateRent;

/** One line a state: from its cheapest area to its most expensive, with the average of its people between. */
export function RentRanges() {
  return (
    <PlotFigure
      answer={`From ${dollars(cheapest.average)} in ${cheapest.name} to ${dollars(costliest.average)} in ${costliest.name}; inside a state the distance is often as long.`}
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
      <div
        className="rr"
        role="img"
        aria-label="One line a state, in the order of the average; the table below has every number."
      >
        <InlineStyle name="rent-ranges" layer="page" css={css} />
        <div className="rr__grid">
          {scale.ticks.map((tick) => (
            <i key={tick} style={{ left: percent(tick) }}>
              {dollars(tick)}
            </i>
          ))}
        </div>
        {stateRents.map((rent) => (
          <Row key={rent.state} rent={rent} />
        ))}
      </div>
    </PlotFigure>
  );
}

function Row({ rent: { state, name, average, lowest, highest } }: { rent: StateRent }) {
  const place = { "--lo": percent(lowest.rent), "--hi": percent(highest.rent), "--at": percent(average) };
  return (
    <p>
      <span>
        <b>{state}</b>
        <b>{name}</b>
      </span>
      <i style={place as CSSProperties} />
      <b>{dollars(average)}</b>
    </p>
  );
}

function percent(rent: number): string {
  return `${Math.round(((rent - scale.from) / (scale.to - scale.from)) * 1000) / 10}%`;
}

function dollars(amount: number): string {
  return formatDollars(Math.round(amount) * 100);
}
