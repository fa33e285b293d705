import { data } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHeroText } from "#app/components/sections/page-hero.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { finderPrograms } from "#app/content/finder/listing.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { formOf } from "#app/server/http/plain-post.server.ts";
import { longestPlace } from "#app/server/places/search.server.ts";
import type { Route } from "./+types/programs";
import { FoundPrograms, UnclearPlace } from "./found-programs.tsx";
import { programsAnswer } from "./place-answer.server.ts";
import css from "./programs.css?inline";
import { StateHouses } from "./state-houses.tsx";
import { ProgramLink, StateList } from "./state-list.tsx";

export const meta = pageMeta("/programs");

/** A place leads to its programs; where it may mean several, the visitor chooses. It is not in the address, and not kept. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const path = form.get("path");
  const answer = programsAnswer(String(form.get("place") ?? ""), path === null ? null : String(path));
  return data(answer, { status: answer.is === "found" || answer.choices.length > 0 ? 200 : 422 });
}

export default function ProgramsPage({ actionData }: Route.ComponentProps) {
  const answer = actionData ?? null;
  const wrong = answer?.is === "unclear" && answer.choices.length === 0;
  return (
    <>
      <InlineStyle name="programs" layer="page" css={css} />
      <section className="wrap ph pp-hero">
        <PageHeroText
          name="Programs"
          trail={[{ label: "Financial Aid", to: "/financial-aid" }]}
          title={
            answer?.is === "found"
              ? titleOf(answer.here)
              : `Where do you want to live? ${programCounts.all} programs help people buy.`
          }
          lead="Type a place and see which to ask, what each pays at most, and what you owe later."
        />
        <search className="pp-ask-place" id="place">
          <form method="post" action="/programs#place" noValidate className="field-row">
            <Field
              id="programs-place"
              name="place"
              label="ZIP code, county or city"
              errors={wrong ? [answer.words] : undefined}
              defaultValue={answer?.typed ?? ""}
              autoComplete="off"
              maxLength={longestPlace}
            />
            <Button type="submit">Look</Button>
          </form>
          {answer?.is === "unclear" && answer.choices.length > 0 && <UnclearPlace answer={answer} />}
        </search>
        {answer?.is === "found" && <FoundPrograms here={answer.here} />}
      </section>
      <section className="wrap pp-map" aria-labelledby="states">
        <h2 id="states">{answer?.is === "found" ? "Or tap another state" : "Or tap a state"}</h2>
        <p className="small">The number: programs of its own, those of its counties and cities included.</p>
        <StateHouses chosen={answer?.is === "found" ? answer.here.state : null} />
        <StateList />
        <p className="fine">
          {programCounts.national} are national, {programCounts.state} of states, {programCounts.local} of counties or
          cities. We read of the state and local ones on public pages, not verified with their administrators. Names
          without an amount are not counted.
        </p>
      </section>
      <section className="wrap cols cols--start pp" aria-labelledby="national">
        <h2 id="national">In every state</h2>
        <ul className="rows pp-list">
          {finderPrograms.map(({ slug, name, summary }) => (
            <ProgramLink key={slug} slug={slug} name={name} words={summary} />
          ))}
        </ul>
      </section>
      <CurbCall
        title="Not sure which to call first?"
        text={<p>Tell us where you want to buy. We look at your credit and name the programs to ask, free.</p>}
      />
    </>
  );
}

function titleOf({ rows, national, name }: { rows: readonly unknown[]; national: number; name: string }): string {
  return `${rows.length + national} programs may help in ${name}`;
}
