import { InlineStyle } from "#app/components/inline-style.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { limits } from "#app/content/figures/limit-figures.ts";
import { countiesAboveBaseline, countiesInAll, countiesOf } from "#app/content/market/county-limits.ts";
import map from "#app/content/market-data/loan-limit-map.json";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import css from "./limit-map.css?inline";
import { PlotFigure } from "./plot-figure.tsx";

const [{ ceiling }] = nationalLimits;

type Place = { name: string; x: number; y: number; end?: boolean };

/** In map units, each in free space next to its counties. */
const names: readonly Place[] = [
  { name: "Seattle", x: 100, y: 34 },
  { name: "Bay Area", x: 52, y: 214 },
  { name: "Los Angeles", x: 90, y: 282 },
  { name: "Teton", x: 220, y: 130 },
  { name: "Denver", x: 304, y: 226 },
  { name: "Nashville", x: 502, y: 312 },
  { name: "Washington, DC", x: 632, y: 206, end: true },
  { name: "New York", x: 708, y: 196 },
  { name: "Boston", x: 744, y: 124 },
];
/** The counties with a limit above the baseline, the state borders, and the place names. */
export function LimitMap() {
  const rows = stateCodes.flatMap(rowOf).toSorted((a, b) => b.top - a.top || a.name.localeCompare(b.name));
  return (
    <PlotFigure
      answer={`${countiesAboveBaseline.length} of ${formatWhole(countiesInAll)} counties have a limit above the baseline. Everywhere else it is ${limits.baseline}.`}
      measure={`Conforming loan limit of a one-unit home by county, ${limits.year}`}
      source={`Source: FHFA, conforming loan limits of ${limits.year} by county; borders: US Census Bureau, 2023. Not drawn: Guam and the Virgin Islands, also above the baseline.`}
      dated={datedTables.conformingLimits}
      table={{
        head: ["State", "Counties above the baseline", "Highest limit"],
        rows: rows.map(({ name, above, all, top }) => [name, `${above} of ${all}`, dollars(top)]),
      }}
    >
      <InlineStyle name="limit-map" layer="page" css={css} />
      <svg
        className="plot--wide"
        viewBox={map.box}
        role="img"
        aria-label="Map: the counties above the baseline lie along the coasts of California and the Northeast, around Washington, Denver, Seattle and Nashville, and cover Alaska and Hawaii"
      >
        <path className="lm__above" d={map.above} />
        <path className="lm__top" d={map.ceiling} />
        <path className="lm__states" d={map.states} />
        <g fontSize={17}>
          {names.map(({ name, x, y, end }) => (
            <text key={name} className="pl__note" x={x} y={y} textAnchor={end ? "end" : "start"}>
              {name}
            </text>
          ))}
        </g>
      </svg>
      <StateTiles rows={rows} />
    </PlotFigure>
  );
}

type StateRow = ReturnType<typeof rowOf>[number];

/** A phone’s map: one square per state, with the name if some county is above the baseline. */
function StateTiles({ rows }: { rows: readonly StateRow[] }) {
  const raised = new Set(rows.map(({ state }) => state));
  return (
    <svg className="plot--narrow lm" viewBox="0 0 330 240" role="img" aria-label="The same by state">
      <path
        className="lm__rest"
        d={stateCodes
          .filter((state) => !raised.has(state))
          .map(tileOf)
          .join("")}
      />
      <path
        className="lm__above"
        d={rows
          .filter(({ top }) => top < ceiling[0])
          .map(({ state }) => tileOf(state))
          .join("")}
      />
      <path
        className="lm__top"
        d={rows
          .filter(({ top }) => top >= ceiling[0])
          .map(({ state }) => tileOf(state))
          .join("")}
      />
      <TileNames rows={rows.filter(({ top }) => top < ceiling[0])} />
      <g className="lm__on">
        <TileNames rows={rows.filter(({ top }) => top >= ceiling[0])} />
      </g>
    </svg>
  );
}

function TileNames({ rows }: { rows: readonly StateRow[] }) {
  return rows.map(({ state }) => (
    <text key={state} x={states[state].column * 30 - 16} y={states[state].row * 30 - 11}>
      {state}
    </text>
  ));
}

function tileOf(state: StateCode): string {
  const { row, column } = states[state];
  return `M${column * 30 - 30} ${row * 30 - 30}h28v28h-28z`;
}

function rowOf(state: StateCode) {
  const above = countiesAboveBaseline.filter((county) => county.state === state);
  if (above.length === 0) return [];
  const top = Math.max(...above.map(({ conforming }) => conforming));
  return [{ state, name: states[state].name, above: above.length, all: countiesOf(state), top }];
}

function dollars(amount: number): string {
  return formatDollars(amount * 100);
}
