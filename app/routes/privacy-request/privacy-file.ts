import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/privacy-file";
import { fileByLink } from "./privacy-page.server.ts";

/** What we hold about whoever has the mailed link, to be saved; never shown, and kept by nobody on the way. */
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
