import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/privacy-file";
import { fileByLink } from "./privacy-page.server.ts";

/** The data we hold about the person with the emailed link, as a download; never shown, and no one in between keeps it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await fileByLink(params.token, context.get(requestContext));
  const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
  if (!found) return new Response(null, { status: 404, headers });
  return new Response(found.file, {
    headers: {
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${found.reference}.json"`,
    },
  });
}
