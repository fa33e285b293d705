import { data, redirect } from "react-router";
import { PlotFigure } from "#app/components/charts/plot-figure.tsx";
import { TimePlot } from "#app/components/charts/time-plot.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { OwnFigure, OwnLimit, OwnLines } from "#app/components/own-numbers/own-lines.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables, loanLimitTable, loanLimitYears } from "#app/content/editions/dated-tables.ts";
import { priceIndex, priceYears } from "#app/content/market/house-prices.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { placeSources } from "#app/content/places/sources.ts";
import type { StateCode } from "#app/content/places/states.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { placeMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { CountyMap } from "#app/server/places/county-map.server.ts";
import { formerCountyTarget } from "#app/server/places/search.server.ts";
import type { Route } from "./+types/place-county";
import { CountyCosts, calculatorLink } from "./county-costs.tsx";
import { CountyIncomes } from "./county-incomes.tsx";
import { CountyRents } from "./county-rents.tsx";
import { type CountyPage, countyPage, placeHeaders } from "./page.server.ts";
import css from "./places.css?inline";
import { PlacePrograms } from "./programs.tsx";

/** Made when someone asks for it: there are 3,235 of these pages. */
export function loader({ params }: Route.LoaderArgs) {
  const path = `/places/${params.state}/${params.county}`;
  const county = countyPage(path);
  if (county) return county;
  const target = formerCountyTarget(path);
  throw target ? redirect(target, 301) : data(null, { status: 404 });
}

export const headers = placeHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, state, path } = loaderData;
  return [
    ...placeMeta(path, {
      title: `${name}, ${state}: rent, home value, tax and help`,
      description: `What a two-bedroom rents for in ${name}, ${state}, the home that rent would buy, property tax, programs to ask about, income limits, and the loan limits of ${loanLimitYears.conforming}.`,
    }),
    { "script:ld+json": breadcrumbList([...trailTo(loaderData), { label: name, to: path }]) },
  ];
}

function trailTo({ stateName, statePath }: CountyPage) {
  return [
    { label: "Places", to: "/places" },
    { label: stateName, to: statePath },
  ];
}

export default function CountyPlacePage({ loaderData: county }: Route.ComponentProps) {
  const rent = spanOf(county, ({ twoBedroomCents }) => twoBedroomCents);
  const price = spanOf(county, ({ home }) => Math.round(home.priceCents / 500_00) * 500_00);
  return (
    <>
      <InlineStyle name="places" layer="page" css={css} />
      <PageHero
        name={county.name}
        trail={trailTo(county)}
        className="pc-hero"
        title={`What rent would buy in ${county.name}`}
        lead={`A two-bedroom rents for about ${formatDollarRange(rent)} a month here, utilities included. As a house payment, at the average rate of ${formatDay(latestAverage.day)}, it would buy a home of about ${formatDollarRange(price)}.`}
        aside={county.map ? <CountyLocator map={county.map} county={county} /> : undefined}
        actions={
          <>
            <ButtonLink to={`/assistance-finder#finder1=&state=${county.state}&county=${county.fips}`}>
              Find My Programs <Arrow />
            </ButtonLink>
            <ButtonLink to={calculatorLink(county)} look="line">
              Use These Numbers in a Calculator
            </ButtonLink>
          </>
        }
      />
      <CountyNumbers county={county} />
      <CountyRents county={county} />
      <CountyCosts county={county} />
      <PlacePrograms
        title={`Who to ask for help in ${county.name}`}
        programs={[...county.programs.nearby, ...county.programs.state]}
        names={county.programs.names}
        state={county.state}
        stateName={county.stateName}
        fips={county.fips}
      />
      <CountyIncomes county={county} />
      <CountyLimits county={county} />
      <CountyPrices county={county} />
    </>
  );
}

function spanOf({ areas }: CountyPage, figure: (area: CountyPage["areas"][number]) => number) {
  const values = areas.map(figure);
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** The largest loans of the year: two doors, each with its limit. */
function CountyLimits({ county: { limits, name } }: { county: CountyPage }) {
  const { conformingCents, fhaCents } = limits;
  return (
    <section className="wrap cols cols--start pc-aside" aria-labelledby="limits">
      <h2 id="limits">How large a loan may be in {name}</h2>
      <div>
        <dl className="terms pc-doors">
          <div>
            <dt>FHA loan</dt>
            <dd>{formatDollars(fhaCents)}</dd>
            <dd>The most that FHA insures on a home of one unit in {loanLimitYears.fha}.</dd>
          </div>
          <div>
            <dt>Conforming loan</dt>
            <dd>{formatDollars(conformingCents)}</dd>
            <dd>
              The most that Fannie Mae and Freddie Mac buy on a home of one unit in {loanLimitYears.conforming}. Above
              it a loan is jumbo.
            </dd>
          </div>
        </dl>
        <p className="fine">
          {placeSources.fha}. {placeSources.conforming}. VA sets no limit with full entitlement, and USDA’s guaranteed
          loans have none. {placeSources.zips}.
        </p>
        <Overdue table={loanLimitTable} />
      </div>
    </section>
  );
}

/** The county's place in its state. */
function CountyLocator({ map, county }: { map: CountyMap; county: CountyPage }) {
  return (
    <svg
      className="pc-locator"
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={`Where ${county.name} lies in ${county.stateName}`}
    >
      <path d={map.border} />
      <path className="pc-locator__county" d={map.outlines.get(county.fips) ?? ""} />
    </svg>
  );
}

/** The county's figures applied to the plan on this device; nothing if they differ by town. */
function CountyNumbers({ county: { areas, incomes } }: { county: CountyPage }) {
  const [area] = areas;
  const [limits] = incomes;
  const lines = [
    area &&
      areas.length === 1 && {
        id: "rent",
        text: (
          <>
            Your rent of <OwnFigure sum={{ rent: 1 }} /> a month would buy a home of about{" "}
            <OwnFigure sum={{ rent: area.home.priceCents / area.twoBedroomCents }} step={500_00} /> here, worked out
            like the two-bedroom below.
          </>
        ),
      },
    limits &&
      incomes.length === 1 &&
      limits.middleOfTowns === null && {
        id: "income",
        text: (
          <>
            Your income is <OwnFigure sum={{ income: 1 }} /> a year. For a household of your size, the 80% limit here is{" "}
            <OwnLimit cents={limits.lowIncomeCents} />.
          </>
        ),
      },
  ].filter((line) => line !== false && line !== undefined);
  return (
    lines.length > 0 && (
      <div className="wrap">
        <OwnLines lines={lines} />
      </div>
    )
  );
}

const [firstYear, lastYear] = [1991, priceYears.latest];
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** House prices of the state: no one publishes an index for each county. */
function CountyPrices({ county: { priceState, stateName } }: { county: CountyPage }) {
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
