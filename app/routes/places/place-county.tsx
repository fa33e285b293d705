import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { loanLimitYears } from "#app/content/editions/dated-tables.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollarRange } from "#app/lib/format/format-range.ts";
import { breadcrumbList } from "#app/lib/page/breadcrumb-list.ts";
import { placeMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/place-county";
import { CountyAgency } from "./county-agency.tsx";
import { CountyIncomes } from "./county-incomes.tsx";
import { CountyLimits } from "./county-loan-limits.tsx";
import { CountyLocator } from "./county-locator.tsx";
import { CountyPrices } from "./county-prices.tsx";
import { CountyRents } from "./county-rents.tsx";
import { placeHeaders } from "./place-headers.ts";
import { type CountyPage, countyPage } from "./place-page.server.ts";
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
