import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { breadcrumbList } from "#app/lib/page/breadcrumb-list.ts";
import { placeMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/place-state";
import { CountyTable } from "./county-table.tsx";
import { placeHeaders } from "./place-headers.ts";
import { statePage } from "./place-page.server.ts";
import css from "./places.css?inline";
import { StateMap } from "./state-map.tsx";

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
      <div className="wrap pc-state">
        {state.map && <StateMap map={state.map} rows={state.rows} />}
        <CountyTable rows={state.rows} state={state.state} name={state.name} />
      </div>
    </>
  );
}

export default import.meta.env.SSR ? StatePlacePage : ReloadDocument;
