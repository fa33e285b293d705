import { data } from "react-router";
import { reportFile } from "#app/content/figures/report-files.ts";
import type { Route } from "./+types/report-data";

/** The table behind a report, to take along; written when the site is built. */
export function loader({ params }: Route.LoaderArgs) {
  const text = reportFile(params.file);
  if (text === null) throw data(null, { status: 404 });
  return new Response(text, { headers: { "Content-Type": "text/csv; charset=utf-8" } });
}
