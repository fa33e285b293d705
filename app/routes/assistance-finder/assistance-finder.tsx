import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PlannedMark } from "#app/components/layout/head-links.tsx";
import { finderTexts } from "#app/forms/finder-answers.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findPlace } from "#app/lib/places/find-place.ts";
import { formOf } from "#app/server/http/plain-post.server.ts";
import { placesInTables } from "#app/server/places/lookup.server.ts";
import type { Route } from "./+types/assistance-finder";
import css from "./assistance-finder.css?inline";
import { sampleDoors } from "./sample-doors.server.ts";
import { readAll } from "./use-finder.ts";

export const meta = pageMeta("/assistance-finder");

/** A link may name a state, and nothing else: an address is written down in many places. */
export async function loader({ request }: Route.LoaderArgs) {
  const texts = finderTexts([["state", new URL(request.url).searchParams.get("state")]]);
  const place = await findPlace(texts, placesInTables);
  return { sample: await sampleDoors(), named: place.state === "" ? undefined : { texts, place } };
}

/** The form as a browser without JavaScript sends it. We answer it, and we don't keep it or log it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const texts = finderTexts(form);
  const place = await findPlace(texts, placesInTables);
  const wrong = Object.keys(readAll(texts, place).problems).length > 0;
  return data({ texts, place }, { status: wrong ? 422 : 200 });
}

export default function AssistanceFinder({ actionData, loaderData: { sample, named } }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="assistance-finder" layer="page" css={css} />
      {/* One element, so that all of it counts as in the first window (`below-the-window.css`). */}
      <div>
        <PlannedMark />
        {/* The whole page: its title and its end say what was answered, too. */}
        <Island name="assistance-finder" when="idle" props={{ sent: actionData ?? named, sample }} />
      </div>
    </>
  );
}
