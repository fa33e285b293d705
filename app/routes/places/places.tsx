import { data, redirect } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { countWords } from "#app/content/places/county-list.ts";
import { countiesOfZip } from "#app/content/places/place-data.server.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import { counted, formatWhole } from "#app/domain/text/counted.ts";
import { finderTexts, missingZip, zipProblem } from "#app/forms/finder-answers.ts";
import { formatDollarRange } from "#app/lib/format/format-currency.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/places";
import { statesPage } from "./place-page.server.ts";
import css from "./places.css?inline";

export const meta = pageMeta("/places");

export function loader() {
  return statesPage();
}

/** A ZIP code leads to its county; where it touches several, the visitor chooses. It stands in no address. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 415 });
  });
  const { zip } = finderTexts(form);
  const counties = zipProblem(zip) === null ? countiesOfZip(zip) : [];
  const [only] = counties;
  if (only && counties.length === 1) return redirect(only.path, 303);
  const problem = zip === "" ? "Type the five digits of a ZIP code, such as 85201." : zipProblem(zip);
  const choices = counties.map(({ name, state, path }) => ({ name: `${name}, ${state}`, path }));
  if (choices.length > 0) return { zip, choices, problem: null };
  return data({ zip, choices, problem: problem ?? missingZip(zip) }, { status: 422 });
}

function PlacesPage({ loaderData: states, actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="places" layer="page" css={css} />
      <PageHero
        name="Places"
        className="pc-hero"
        title="Rent, income and limits where you want to live"
        lead={`For each of ${formatWhole(states.reduce((sum, { counties }) => sum + counties, 0))} counties: what a two-bedroom rents for, the home that rent would pay for, the income limits of assistance, and the loan limits of the year.`}
        aside={<ZipForm answer={actionData} />}
      />
      <section className="wrap pc-states" aria-labelledby="states">
        <h2 id="states">Choose a state</h2>
        <ul className="rows">
          {states.map(({ state, name, path, counties, rentCents }) => (
            <li key={state}>
              <a className="tap" href={path}>
                {name}
              </a>
              <span className="small">{countWords(state, counties)}</span>
              <b className="small">{formatDollarRange(rentCents)}</b>
            </li>
          ))}
        </ul>
        <p className="fine">
          The span is that of the two-bedroom rents of its counties. {placeSources.rents}. Where that file leaves a
          county out, the rent is of the year before, as its page says.
        </p>
        <Overdue table={datedTables.fairMarketRents} />
      </section>
    </>
  );
}

export default import.meta.env.SSR ? PlacesPage : ReloadDocument;

type ZipAnswer = {
  zip: string;
  choices: readonly { name: string; path: string }[];
  problem: string | null;
};

/** From a ZIP code to the page of its county. */
function ZipForm({ answer }: { answer: ZipAnswer | undefined }) {
  const choices = answer?.choices ?? [];
  return (
    <form className="slab pc-zip" method="post" action="/places" noValidate>
      <Field
        id="places-zip"
        name="zip"
        label="ZIP code"
        help="It leads to the page of its county, and is not kept."
        errors={answer?.problem ? [answer.problem] : undefined}
        defaultValue={answer?.zip ?? ""}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <Button className="btn--wide" type="submit">
        Show My County
      </Button>
      {choices.length > 0 && (
        <div className="note">
          <p>
            <b>
              ZIP code {answer?.zip} lies in {counted(choices.length, "county", "counties")}. Which one?
            </b>
          </p>
          <ul>
            {choices.map(({ name, path }) => (
              <li key={path}>
                <a className="tlink" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
