import { InlineStyle } from "#app/components/inline-style.tsx";
import map from "#app/content/market-data/loan-limit-map.json";
import { countiesAboveBaseline, countiesInAll, countiesOf, limits2026 } from "#app/content/market/loan-limits.ts";
import { type StateCode, stateCodes, states } from "#app/content/market/states.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import css from "./limit-map.css?inline";
import { PlotFigure } from "./plot-figure.tsx";

type Place = { name: string; x: number; y: number; end?: boolean };

const names: readonly Place[] = [
  { name: "Seattle", x: 88, y: 26 },
  { name: "Bay Area", x: 4, y: 120, end: true },
  { name: "Los Angeles", x: 78, y: 139 },
];

/** Where the limit is above the baseline: counties, borders of states, and the names of the places. */
export function LimitMap() {
  const rows = stateCodes.flatMap(rowOf).toSorted((a, b) => b.top - a.top || a.name.localeCompare(b.name));
  return (
    <PlotFigure
      answer={`${countiesAboveBaseline.length} of ${countiesInAll.toLocaleString("en-US")} counties have a limit above the baseline. Everywhere else it is ${dollars(limits2026.baseline)}.`}
      measure="Conforming loan limit of a one-unit home by county, 2026"
      source="Source: FHFA, conforming loan limits of 2026 by county; borders: US Census Bureau, 2023. Guam and the Virgin Islands, not drawn, have the highest limit too."
      table={{
        head: ["State", "Counties above the baseline", "Highest limit"],
        rows: rows.map(({ name, above, all, top }) => [name, `${above} of ${all}`, dollars(top)]),
      }}
    >
      <InlineStyle name="limit-map" layer="page" css={css} />
      <svg
        className="lm"
        viewBox={map.box}
        role="img"
        aria-label="Map of the United States: the counties above the baseline lie along the coasts of California and the Northeast, around Washington, Denver, Seattle and Nashville, and cover Alaska and Hawaii"
      >
        <path className="lm__above" d={map.above} />
        <path className="lm__top" d={map.ceiling} />
        <path className="lm__states" d={map.states} />
        {names.map(({ name, x, y, end }) => (
          <text key={name} className="pl__note" x={x} y={y} textAnchor={end ? "end" : "start"}>
            {name}
          </text>
        ))}
      </svg>
    </PlotFigure>
  );
}

function rowOf(state: StateCode) {
  const above = countiesAboveBaseline.filter((county) => county.state === state);
  if (above.length === 0) return [];
  const top = Math.max(...above.map(({ conforming }) => conforming));
  return [{ name: states[state].name, above: above.length, all: countiesOf(state), top }];
}

function dollars(amount: number): string {
  return formatDollars(amount * 100);
}
