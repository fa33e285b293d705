import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatDollarRange } from "#app/lib/format/format-range.ts";
import type { CountyMap } from "#app/server/places/county-map.server.ts";
import type { CountyRow } from "./place-page.server.ts";

const tones = 5;

/**
 * The counties by rent, darker where it is higher. Each leads to its page; the table beside it does the same for those
 * who use keys or hear the page, so that they need not pass 254 borders.
 */
export function StateMap({ map, rows }: { map: CountyMap; rows: readonly CountyRow[] }) {
  const steps = rentSteps(rows);
  return (
    <figure className="pc-map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        {rows.map((row) => (
          <a key={row.fips} href={row.path} tabIndex={-1}>
            <path className={`pc-tone pc-tone--${toneOf(row, steps)}`} d={map.outlines.get(row.fips) ?? ""}>
              <title>{`${row.name}: ${formatDollarRange(row.rentCents)}`}</title>
            </path>
          </a>
        ))}
      </svg>
      <figcaption>
        <p>Two-bedroom rent by county. The table has the same figures.</p>
        <ul>
          {steps.map((from, tone) => (
            <li key={from}>
              <i className={`pc-tone pc-tone--${tone}`} />
              {formatDollars(from)} and up
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Where each tone begins: as many counties in each as can be, and none twice. */
function rentSteps(rows: readonly CountyRow[]): number[] {
  const rents = rows.map(({ rentCents }) => rentCents.low).toSorted((a, b) => a - b);
  const starts = Array.from({ length: tones }, (_, tone) => rents[Math.floor((tone * rents.length) / tones)] ?? 0);
  return [...new Set(starts)];
}

function toneOf({ rentCents }: CountyRow, steps: readonly number[]): number {
  return steps.findLastIndex((from) => rentCents.low >= from);
}
