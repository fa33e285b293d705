import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { countWords } from "#app/content/places/county-list.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { placeMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { CountyMap } from "#app/server/places/county-map.server.ts";
import type { Route } from "./+types/place-state";
import { type CountyRow, placeHeaders, statePage } from "./place-page.server.ts";
import css from "./places.css?inline";

export function loader({ params }: Route.LoaderArgs) {
  const state = statePage(`/places/${params.state}`);
  if (!state) throw data(null, { status: 404 });
  return state;
}

export const headers = placeHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, path } = loaderData;
  return [
    ...placeMeta(path, {
      title: `${name}: rent, income and loan limits by county`,
      description: `Two-bedroom rents, median incomes and FHA loan limits for every county of ${name}, with a map, and the home that the rent would pay for.`,
    }),
    { "script:ld+json": breadcrumbList([...trail, { label: name, to: path }]) },
  ];
}

const trail = [{ label: "Places", to: "/places" }];

function StatePlacePage({ loaderData: state }: Route.ComponentProps) {
  const rents = state.rows.toSorted((a, b) => a.rentCents.low - b.rentCents.low);
  const [lowest, highest] = [rents[0], rents.at(-1)];
  return (
    <>
      <InlineStyle name="places" layer="page" css={css} />
      <PageHero
        name={state.name}
        trail={trail}
        className="pc-hero"
        title={`${state.name}, county by county`}
        lead={
          lowest && highest && lowest !== highest
            ? `A two-bedroom rents for ${formatDollars(lowest.rentCents.low)} in ${lowest.name} and for ${formatDollars(highest.rentCents.high)} in ${highest.name}. Choose a county to see what its rent would carry.`
            : "Choose a county to see what its rent would carry."
        }
      />
      <div className="wrap cols cols--start pc-state">
        {state.map && <StateMap map={state.map} rows={state.rows} />}
        <CountyTable rows={state.rows} state={state.state} name={state.name} />
      </div>
    </>
  );
}

export default import.meta.env.SSR ? StatePlacePage : ReloadDocument;

type CountyTableProps = { rows: readonly CountyRow[]; state: string; name: string };

function CountyTable({ rows, state, name: stateName }: CountyTableProps) {
  return (
    <section className="pc-list" aria-labelledby="counties">
      <h2 id="counties">
        {countWords(state, rows.length)}
        <span className="vh"> of {stateName}</span>
      </h2>
      <table className="pc-towns">
        <thead>
          <tr>
            <th scope="col">County</th>
            <th scope="col">2 bedrooms</th>
            <th scope="col">Median income</th>
            <th scope="col">FHA limit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fips, name, path, rentCents, medianIncomeCents, fhaCents }) => (
            <tr key={fips}>
              <th scope="row">
                <a href={path}>{name}</a>
              </th>
              <td data-label="2 bedrooms">{formatDollarRange(rentCents)}</td>
              <td data-label="Median income">
                {medianIncomeCents === null ? "by town" : formatDollarRange(medianIncomeCents)}
              </td>
              <td data-label="FHA limit">{formatDollars(fhaCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {placeSources.rents}. {placeSources.incomes}. {placeSources.fha}.
      </p>
      <Overdue table={datedTables.fairMarketRents} />
      <Overdue table={datedTables.incomeLimits} />
      <Overdue table={datedTables.fhaLimits} />
    </section>
  );
}

const tones = 5;

/**
 * The counties by rent, darker where it is higher. Each leads to its page; the table beside it does the same for those
 * who use keys or hear the page, so that they need not pass 254 borders.
 */
function StateMap({ map, rows }: { map: CountyMap; rows: readonly CountyRow[] }) {
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
      <figcaption className="small">
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
