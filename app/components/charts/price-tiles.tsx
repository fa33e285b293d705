import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { type PriceChange, priceChanges, priceYears } from "#app/content/market/house-prices.ts";
import { states } from "#app/content/places/states.ts";
import { PlotFigure } from "./plot-figure.tsx";
import css from "./price-tiles.css?inline";

const source =
  "Source: FHFA House Price Index, purchase only, by state, not seasonally adjusted, fourth quarters; changes are ours. An index of what the same homes sell for, not a price. FHFA warns of few sales in the smallest states.";

const largest = priceChanges[0] as PriceChange;
const smallest = priceChanges.at(-1) as PriceChange;
const middle = priceChanges[Math.floor(priceChanges.length / 2)] as PriceChange;
const fallen = priceChanges.filter(({ lastYear }) => lastYear < 0).length;
const surged = priceChanges.filter(({ lastYear }) => lastYear > 0.05).length;

/** Since before the pandemic: one square per state, darker for a larger rise. */
export function PricesSince2019() {
  return (
    <PlotFigure
      answer={`In the middle state prices are ${whole(middle.sinceBefore)}% higher than before the pandemic.`}
      measure={`Change of house prices by state in percent, fourth quarter of ${priceYears.before} to fourth quarter of ${priceYears.latest}`}
      source={source}
      dated={datedTables.housePrices}
      table={{
        head: ["State", `Since ${priceYears.before}`, `Since ${priceYears.previous}`],
        rows: priceChanges.map(({ name, sinceBefore, lastYear }) => [name, signed(sinceBefore), signed(lastYear)]),
      }}
    >
      <Tiles
        label={`A map of equal squares. Least: ${smallest.name}, ${signed(smallest.sinceBefore)}. Most: ${largest.name}, ${signed(largest.sinceBefore)}.`}
        cells={priceChanges.map(({ state, sinceBefore }) => ({
          state,
          value: whole(sinceBefore),
          tone: sinceBefore < 0.45 ? 1 : sinceBefore < 0.6 ? 2 : sinceBefore < 0.7 ? 3 : 4,
        }))}
      />
    </PlotFigure>
  );
}

/** The last year alone: where prices fell, and where they kept rising. */
export function PricesLastYear() {
  return (
    <PlotFigure
      answer={`Last year prices fell in ${fallen} of 51 places and rose by more than 5% in ${surged} others.`}
      measure={`Change of house prices by state in percent, fourth quarter of ${priceYears.previous} to fourth quarter of ${priceYears.latest}. Red: prices fell`}
      source={`${source} The numbers in this chart are also in the table above.`}
    >
      <Tiles
        label={`A map of equal squares. Prices fell in ${fallen} of 51; the table above has every state.`}
        cells={priceChanges.map(({ state, lastYear }) => ({
          state,
          value: (lastYear * 100).toFixed(1).replace("-", "−"),
          tone: lastYear < 0 ? 0 : lastYear < 0.025 ? 1 : lastYear < 0.05 ? 2 : 4,
        }))}
      />
    </PlotFigure>
  );
}

type Cell = { state: PriceChange["state"]; value: string; tone: number };

/** The numbers are in the squares, so no key is needed. */
function Tiles({ label, cells }: { label: string; cells: readonly Cell[] }) {
  return (
    <div className="pt" role="img" aria-label={label}>
      <InlineStyle name="price-tiles" layer="page" css={css} />
      {cells.map(({ state, value, tone }) => (
        <span
          key={state}
          className={toneClass(tone)}
          style={{ ...placeOf(state), "--tone": shares[tone] } as CSSProperties}
        >
          <b>{state}</b> {value}
        </span>
      ))}
    </div>
  );
}

/** The share of evergreen in a square of each tone; the first one is clay. */
const shares = ["0%", "10%", "28%", "78%", "100%"];

function toneClass(tone: number): string | undefined {
  return tone === 0 ? "pt__fell" : tone > 2 ? "pt__dark" : undefined;
}

function placeOf(state: Cell["state"]): CSSProperties {
  const { row, column } = states[state];
  return { gridArea: `${row}/${column}` };
}

function whole(share: number): string {
  return Math.round(share * 100).toString();
}

function signed(share: number): string {
  const percent = (share * 100).toFixed(1);
  return `${percent.startsWith("-") ? percent.replace("-", "−") : `+${percent}`}%`;
}
