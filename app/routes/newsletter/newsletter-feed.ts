import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/newsletter-feed";
import { writeLetterFeed } from "./page.server.ts";

/** All letters that went out, for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const rss = await writeLetterFeed(context.get(requestContext).services.letters);
  return new Response(rss, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
