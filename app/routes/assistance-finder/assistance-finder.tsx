import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { finderTexts } from "#app/forms/finder-answers.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { findPlace } from "#app/lib/places/find-place.ts";
import { placesInTables } from "#app/server/places/place-lookup.server.ts";
import type { Route } from "./+types/assistance-finder";
import css from "./assistance-finder.css?inline";
import { Finder } from "./finder.tsx";
import { readAll } from "./use-finder.ts";

/** React runs here: the doors follow each answer. */
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
      <Finder sent={actionData} />
    </>
  );
}
