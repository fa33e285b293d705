import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { loanLimitTable, loanLimitYears } from "#app/content/editions/dated-tables.ts";
import { stateHousingAgencies } from "#app/content/finder/state-housing-agencies.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { placeMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { CountyMap } from "#app/server/places/county-map.server.ts";
import type { Route } from "./+types/place-county";
import { CountyIncomes } from "./county-incomes.tsx";
import { CountyPrices } from "./county-prices.tsx";
import { CountyRents } from "./county-rents.tsx";
import { type CountyPage, countyPage, placeHeaders } from "./place-page.server.ts";
import css from "./places.css?inline";

/** Made when somebody asks for it: there are 3,235 of these pages. */
export function loader({ params }: Route.LoaderArgs) {
  const county = countyPage(`/places/${params.state}/${params.county}`);
  if (!county) throw data(null, { status: 404 });
  return county;
}

export const headers = placeHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, state, path } = loaderData;
  return [
    ...placeMeta(path, {
      title: `${name}, ${state}: rent, income, loan limits`,
      description: `What a two-bedroom rents for in ${name}, ${state}, the price that rent would carry, the income limits of assistance, and the loan limits of ${loanLimitYears.conforming}.`,
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

function CountyPlacePage({ loaderData: county }: Route.ComponentProps) {
  const rent = spanOf(county, ({ twoBedroomCents }) => twoBedroomCents);
  const price = spanOf(county, ({ home }) => Math.round(home.priceCents / 500_00) * 500_00);
  return (
    <>
      <InlineStyle name="places" layer="page" css={css} />
      <PageHero
        name={county.name}
        trail={trailTo(county)}
        className="pc-hero"
        title={`What rent carries in ${county.name}`}
        lead={`A two-bedroom rents for about ${formatDollarRange(rent)} a month here, utilities included. Paid to a lender at the average rate of ${formatDay(latestAverage.day)}, that would carry a home of about ${formatDollarRange(price)}.`}
        aside={county.map ? <CountyLocator map={county.map} county={county} /> : undefined}
        actions={
          <>
            <ButtonLink to={`/assistance-finder#finder1=&state=${county.state}&county=${county.fips}`}>
              Find My Programs <Arrow />
            </ButtonLink>
            <ButtonLink to={county.statePath} look="line">
              Other Counties of {county.stateName}
            </ButtonLink>
          </>
        }
      />
      <CountyRents county={county} />
      <CountyIncomes county={county} />
      <CountyLimits county={county} />
      <CountyPrices county={county} />
      <CountyAgency county={county} />
    </>
  );
}

function spanOf({ areas }: CountyPage, figure: (area: CountyPage["areas"][number]) => number) {
  const values = areas.map(figure);
  return { low: Math.min(...values), high: Math.max(...values) };
}

export default import.meta.env.SSR ? CountyPlacePage : ReloadDocument;

type HousingAgency = { state: string; agency: string; site?: string };

/** Who knows about money for buyers here. */
function CountyAgency({ county: { stateName, state, fips, name } }: { county: CountyPage }) {
  const entry: HousingAgency | undefined = stateHousingAgencies.find((each) => each.state === stateName);
  return (
    <section className="kerb" aria-labelledby="agency">
      <div className="wrap pc-ask">
        <h2 id="agency">Whom to ask about money in {name}</h2>
        {entry ? (
          <p>
            State programs run through{" "}
            {entry.site ? (
              <a href={entry.site} rel="noopener">
                {entry.agency}
              </a>
            ) : (
              <b>{entry.agency}</b>
            )}
            . Collected from public lists in November 2026, not verified by us.
          </p>
        ) : (
          <p>Our lists name no housing agency of {stateName}. A housing counselor on HUD’s list can tell you.</p>
        )}
        <p>
          Cities and counties have money of their own, which comes and goes. The{" "}
          <SiteLink to={`/assistance-finder#finder1=&state=${state}&county=${fips}`}>assistance finder</SiteLink> has
          the questions to ask, and holds the national programs against what you earn and have saved.
        </p>
        <p className="fine">ZIP codes: GeoNames (CC BY 4.0) and HUD. Borders: Census Bureau, 2023.</p>
      </div>
    </section>
  );
}

/** The largest loans of the year: two doors, each with its limit. */
function CountyLimits({ county: { limits, name } }: { county: CountyPage }) {
  const { conformingCents, fhaCents } = limits;
  return (
    <section className="wrap pc-loans" aria-labelledby="limits">
      <div>
        <h2 id="limits">How large a loan may be in {name}</h2>
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
          {placeSources.fha}. {placeSources.conforming}. VA sets no limit with full entitlement, USDA none at all.
        </p>
        <Overdue table={loanLimitTable} />
      </div>
    </section>
  );
}

/** Where the county lies in its state. */
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
