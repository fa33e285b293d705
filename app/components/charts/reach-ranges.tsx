import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { entry } from "#app/content/figures/entry-figures.ts";
import { boughtSpans, monthSpans, reach, savingTime } from "#app/content/figures/reach-figures.ts";
import { rents } from "#app/content/figures/rent-figures.ts";
import type { StateSpan } from "#app/content/market/county-reach.ts";
import { type StateRent, stateRents } from "#app/content/market/rents.ts";
import { stateEntries } from "#app/content/market/state-entry.ts";
import { placeSources } from "#app/content/places/sources.ts";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import { PlotFigure } from "./plot-figure.tsx";
import css from "./state-ranges.css?inline";

const planning = "home insurance, mortgage insurance and closing fees are planning figures of ours";

/** The price a two-bedroom rent would pay for: each state from its cheapest county to its most expensive. */
export function BoughtRanges() {
  return (
    <PlotFigure
      answer={`As a house payment, the rent for two bedrooms would buy a home ${reach.range}.`}
      measure={`Price of the home that a county’s two-bedroom Fair Market Rent would pay for, with 5% down at ${reach.rate}, tax and insurance included: the line runs from the lowest county to the highest, the mark is the county of the middle person`}
      source={`Worked out by us from: ${placeSources.rents}; property tax, ${placeSources.metroTax}; rate, Freddie Mac, ${reach.day}. The ${planning}.`}
      dated={datedTables.fairMarketRents}
      table={{ head: ["State", "Middle", "Lowest county", "Highest county"], rows: rowsOf(boughtSpans, dollars) }}
    >
      <StateRanges
        rows={boughtSpans}
        scale={{ from: 0, to: 550_000, ticks: [100_000, 300_000, 500_000] }}
        say={short}
      />
    </PlotFigure>
  );
}

/** Cash to buy a state’s typical home: with 3%, 5% and 10% down. */
export function EntryRanges() {
  return (
    <PlotFigure
      answer={`With 3% down, closing day on a typical home takes ${entry.range}.`}
      measure="Down payment and closing costs of a typical home of each state: the line runs from 3% down to 10% down, the mark is 5% down"
      source={`Worked out by us from: ${placeSources.stateHomes}; rate, Freddie Mac, ${reach.day}. The ${planning}; transfer taxes are not counted.`}
      dated={datedTables.stateHomes}
      table={{
        head: ["State", "Typical home", "3% down", "5% down", "10% down"],
        rows: stateEntries.map(
          ({ name, home, cash3, cash5, cash10 }) =>
            [name, dollars(home), dollars(cash3), dollars(cash5), dollars(cash10)] as const,
        ),
      }}
    >
      <StateRanges
        rows={stateEntries.map(({ state, name, cash3: low, cash5: middle, cash10: high }) => {
          return { state, name, low, middle, high };
        })}
        scale={{ from: 0, to: 105_000, ticks: [20_000, 40_000, 60_000, 80_000, 100_000] }}
        say={short}
      />
    </PlotFigure>
  );
}

/** The time a middle-income family needs to save that cash, by county. */
export function SavingRanges() {
  return (
    <PlotFigure
      answer={`Half of people live where saving takes ${savingTime.middle} or more.`}
      measure="Years until 5% of a county’s median family income, put aside each month at 3% interest, pays for 3% down and closing costs of its typical home: the line runs from the quickest county to the slowest, the mark is the county of the middle person"
      source={`Worked out by us from: ${placeSources.incomes}; ${placeSources.countyHomes}; property tax, ${placeSources.metroTax}. The ${planning}; so are 5% and 3%.`}
      dated={datedTables.countyHomes}
      table={{ head: ["State", "Middle", "Quickest county", "Slowest county"], rows: rowsOf(monthSpans, years) }}
    >
      <StateRanges rows={monthSpans} scale={{ from: 0, to: 108, ticks: [24, 48, 72, 96] }} say={years} />
    </PlotFigure>
  );
}

function rowsOf(
  spans: readonly { name: string; low: number; middle: number; high: number }[],
  say: (value: number) => string,
) {
  return spans.map(({ name, low, middle, high }) => [name, say(middle), say(low), say(high)] as const);
}

function dollars(amount: number): string {
  return formatDollars(Math.round(amount) * 100);
}

/** `$237k` */
function short(amount: number): string {
  return formatShort(Math.round(amount) * 100);
}

/** `4.3 years` */
function years(months: number): string {
  return `${(months / 12).toFixed(1)} yr`;
}

type StateRangesProps = {
  rows: readonly StateSpan[];
  scale: { from: number; to: number; ticks: readonly number[] };
  /** Formats a figure. */
  say: (value: number) => string;
};

/** One line per state: from its lowest place to its highest, with the middle marked. A line ends at the end of the scale. */
function StateRanges({ rows, scale, say }: StateRangesProps) {
  const place = (value: number) => {
    const share = (Math.min(value, scale.to) - scale.from) / (scale.to - scale.from);
    return `${Math.round(share * 1000) / 10}%`;
  };
  return (
    <div
      className="rr"
      role="img"
      aria-label="One line a state, in the order of the mark; the table below has every number."
    >
      <InlineStyle name="state-ranges" layer="page" css={css} />
      <div className="rr__grid">
        {scale.ticks.map((tick) => (
          <i key={tick} style={{ left: place(tick) }}>
            {say(tick)}
          </i>
        ))}
      </div>
      {rows.map(({ state, name, low, middle, high }) => (
        <p key={state}>
          <span>
            <b>{state}</b>
            <b>{name}</b>
          </span>
          <i style={{ "--lo": place(low), "--hi": place(high), "--at": place(middle) } as CSSProperties} />
          <b>{say(middle)}</b>
        </p>
      ))}
    </div>
  );
}

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
