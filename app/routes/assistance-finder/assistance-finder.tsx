import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { finderPrograms } from "#app/content/finder/finder-programs.ts";
import { finderTexts } from "#app/forms/finder-answers.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findPlace } from "#app/lib/places/find-place.ts";
import { placesInTables } from "#app/server/places/place-lookup.server.ts";
import type { Route } from "./+types/assistance-finder";
import css from "./assistance-finder.css?inline";
import { Finder } from "./finder.tsx";
import { readAll } from "./use-finder.ts";

/** React runs here: the list of programs follows each answer. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/assistance-finder");

/** The form as a browser without JavaScript sends it. What it says is answered, and neither kept nor logged. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 415 });
  });
  const texts = finderTexts(form);
  const place = await findPlace(texts, placesInTables);
  const wrong = Object.keys(readAll(texts, place).problems).length > 0;
  return data({ texts, place }, { status: wrong ? 422 : 200 });
}

export default function AssistanceFinder({ actionData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="assistance-finder" layer="page" css={css} />
      <PageHero
        name="Assistance Finder"
        trail={[{ label: "Financial Aid", to: "/financial-aid" }]}
        className="screen-only af-hero"
        title="Find the doors worth knocking on"
        lead={`${finderPrograms.length} national programs and your state’s agency, held against what you tell us. Three answers are possible: it fits, it depends on something you can check, or it does not fit and here is what would change it.`}
      />
      <Finder sent={actionData} />
    </>
  );
}
