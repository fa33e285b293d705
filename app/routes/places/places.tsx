import { data, redirect } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { rentDownShare } from "#app/content/figures/rent-carries.ts";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { stateNames, statePath } from "#app/content/places/county-list.ts";
import { placeSources, rentYear } from "#app/content/places/sources.ts";
import { states } from "#app/content/places/states.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { Island } from "#app/islands/island.tsx";
import { formatRate } from "#app/lib/format/format-currency.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { formOf } from "#app/server/http/plain-post.server.ts";
import { longestPlace, searchPlaces } from "#app/server/places/search.server.ts";
import type { Route } from "./+types/places";
import { statesPage } from "./page.server.ts";
import css from "./places.css?inline";
import { PlaceSearch } from "./search-form.tsx";

export const meta = pageMeta("/places");

export function loader() {
  return statesPage();
}

/**
 * A place leads to its county; where it may mean several, the visitor chooses. A rent draws the map for browsers without
 * JavaScript. We put neither in the address, and we keep neither.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, longestPlace);
  if (form.has("rent")) return { rent: text("rent"), search: null };
  const typed = text("place");
  const answer = searchPlaces(typed, text("state"));
  const [only] = answer.choices;
  if (only && answer.found && answer.choices.length === 1) return redirect(only.path, 303);
  return data({ rent: null, search: { typed, ...answer } }, { status: answer.choices.length > 0 ? 200 : 422 });
}

export default function Places({ loaderData: homes, actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="places" layer="page" css={css} />
      <PageHero
        name="Places"
        className="pc-hero"
        title="How much house would your rent buy?"
        lead="Each house is a typical home of its state: half are worth more, half less. Green is what a payment as large as your rent would buy. Tap one."
      />
      <Island name="rent-map" when="idle" props={{ homes, rentYear, sentRent: actionData?.rent ?? null }} />
      <section className="wrap pm__rest" aria-label="Search and sources">
        <PlaceSearch title="Looking for one place?" answer={actionData?.search ?? undefined} />
        <p className="small">
          These have their own pages, too:{" "}
          {territories.map(([code, name], index) => (
            <span key={code}>
              {index > 0 && ", "}
              <a href={statePath(code)}>{name}</a>
            </span>
          ))}
          .
        </p>
        <Sources />
      </section>
    </>
  );
}

const territories = [...stateNames].filter(([code]) => !(code in states));

function Sources() {
  return (
    <>
      <p className="fine">
        A planning figure, not an offer: {formatRate(rentDownShare)} down, 30 years at{" "}
        {formatRate(latestAverage.annualRate)} (Freddie Mac’s average, {formatDay(latestAverage.day)}), the state’s
        property tax, home insurance of {formatRate(planningAssumptions.homeInsuranceRate)} and mortgage insurance of{" "}
        {formatRate(planningAssumptions.mortgageInsuranceRate)} a year (our assumptions), no HOA dues. Your own rate and
        costs will differ. {placeSources.stateHomes}, of homes that owners live in. {placeSources.rents}, counties with
        more people counting more. {placeSources.zips}.
      </p>
      <Overdue table={datedTables.stateHomes} />
      <Overdue table={datedTables.fairMarketRents} />
      <Overdue table={datedTables.mortgageRates} />
    </>
  );
}
