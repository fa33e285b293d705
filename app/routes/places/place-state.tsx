import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { countWords, partWord } from "#app/content/places/county-list.ts";
import { placeSources, rentYear } from "#app/content/places/sources.ts";
import { formatDollarRange, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { placeMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { CountyMap } from "#app/server/places/county-map.server.ts";
import type { Route } from "./+types/place-state";
import { type CountyRow, placeHeaders, type StatePage, statePage } from "./page.server.ts";
import css from "./places.css?inline";
import { PlacePrograms } from "./programs.tsx";
import { PlaceSearch } from "./search-form.tsx";

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
      title: `${name}: rent, home values and income by county`,
      description: `Two-bedroom rents, home values and family incomes for every county of ${name}, with a map, property tax, and the programs that help people buy there.`,
    }),
    { "script:ld+json": breadcrumbList([...trail, { label: name, to: path }]) },
  ];
}

const trail = [{ label: "Places", to: "/places" }];

export default function StatePlacePage({ loaderData: state }: Route.ComponentProps) {
  const rents = state.rows.toSorted((a, b) => a.rentCents.low - b.rentCents.low);
  const [lowest, highest] = [rents[0], rents.at(-1)];
  const part = partWord(state.state);
  const tap = `Tap a ${part} to see rents, home values, taxes and help there.`;
  return (
    <>
      <InlineStyle name="places" layer="page" css={css} />
      <PageHero
        name={state.name}
        trail={trail}
        className="pc-hero"
        title={`${state.name}, ${part} by ${part}`}
        lead={
          lowest && highest && lowest !== highest
            ? `A two-bedroom rents for ${formatDollars(lowest.rentCents.low)} in ${lowest.name} and for ${formatDollars(highest.rentCents.high)} in ${highest.name}. ${tap}`
            : tap
        }
        aside={<PlaceSearch state={state.state} title={`Find a place in ${state.name}`} />}
      />
      <FormerCounties former={state.former} />
      <div className="wrap cols cols--start pc-state">
        {state.map && <StateMap map={state.map} rows={state.rows} />}
        <CountyList rows={state.rows} state={state.state} name={state.name} />
      </div>
      <StateFacts state={state} />
      <PlacePrograms
        title={`Help to ask about in ${state.name}`}
        programs={state.programs}
        names={state.names}
        state={state.state}
        stateName={state.name}
      />
    </>
  );
}

/** The state's typical home, the tax on it, and the rent that most people there face. */
function StateFacts({ state: { homes, rentCents, name } }: { state: StatePage }) {
  if (homes === null) return null;
  const facts = [
    ["A typical home", formatDollars(homes.valueCents), "Half are worth more, half less."],
    [
      "Property tax on it",
      formatDollars(homes.valueCents * homes.taxRate),
      `A year: ${formatRate(homes.taxRate)} of what it is worth.`,
    ],
    ["Rent of a two-bedroom", formatDollars(rentCents), `A month, utilities included. HUD, ${rentYear}.`],
  ];
  return (
    <section className="sunk sec sec--tight" aria-labelledby="facts">
      <div className="wrap">
        <h2 id="facts">{name} in three numbers</h2>
        <dl className="terms pc-doors">
          {facts.map(([term, figure, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="fine">
          {placeSources.stateHomes}, of homes that owners live in. A new buyer’s bill may be higher: some states hold
          down the tax of people who stay. {placeSources.rents}.
        </p>
        <Overdue table={datedTables.stateHomes} />
      </div>
    </section>
  );
}

/** Where the counties went that people still look for. */
function FormerCounties({ former }: Pick<StatePage, "former">) {
  if (former.length === 0) return null;
  return (
    <details className="wrap unfold on-paper pc-former" id="former">
      <summary>Looking for a county that is gone?</summary>
      <dl className="lines terms">
        {former.map(({ name, now }) => (
          <div key={name}>
            <dt>{name} is now part of</dt>
            {now.map((county) => (
              <dd key={county.fips}>
                <a className="tap" href={county.path}>
                  {county.name}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

type CountyListProps = { rows: readonly CountyRow[]; state: string; name: string };

/** More than these bury what is below them: then those where most people live come first, and the rest is folded. */
const mostOpen = 24;
const mostPeopled = 12;

function CountyList({ rows, state, name: stateName }: CountyListProps) {
  const all = countWords(state, rows.length);
  const folded = rows.length > mostOpen;
  return (
    <section className="pc-list" aria-labelledby="counties">
      <h2 id="counties">
        {folded ? `The ${mostPeopled} where most people live` : all}
        <span className="vh"> in {stateName}</span>
      </h2>
      <CountyTable rows={folded ? rows.toSorted((a, b) => b.people - a.people).slice(0, mostPeopled) : rows} />
      {folded && (
        <details className="unfold on-paper">
          <summary>All {all}, from A to Z</summary>
          <CountyTable rows={rows} />
        </details>
      )}
      <p className="fine">
        Two-bedroom rent: {placeSources.rents}. Typical home (half are worth more, half less):{" "}
        {placeSources.countyHomes}. Family income: the median, {placeSources.incomes}. {placeSources.zips}.
      </p>
      <Overdue table={datedTables.fairMarketRents} />
      <Overdue table={datedTables.incomeLimits} />
    </section>
  );
}

function CountyTable({ rows }: { rows: readonly CountyRow[] }) {
  return (
    <table className="pc-towns">
      <thead>
        <tr>
          <th scope="col">County</th>
          <th scope="col">2 bedrooms</th>
          <th scope="col">Typical home</th>
          <th scope="col">Family income</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fips, name, path, rentCents, medianIncomeCents, homeCents }) => (
          <tr key={fips}>
            <th scope="row">
              <a href={path}>{name}</a>
            </th>
            <td data-label="2 bedrooms">{formatDollarRange(rentCents)}</td>
            <td data-label="Typical home">{homeCents === null ? "too few" : formatDollars(homeCents)}</td>
            <td data-label="Family income">
              {medianIncomeCents === null ? "by town" : formatDollarRange(medianIncomeCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tones = 5;

/**
 * The counties by rent, darker where it is higher. Each leads to its page; the table next to it does the same for people who
 * use a keyboard or a screen reader, so they don't have to step through 254 borders.
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
