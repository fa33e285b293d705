import type { IncomingMessage } from "node:http";
import type { Connection } from "#app/lib/consent/site-cookie.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** How the visitor's own connection came: a trusted proxy in front speaks HTTPS for us, and says so. */
export function visitorConnection(
  { headers }: Pick<IncomingMessage, "headers">,
  { trustedProxies }: Pick<Settings, "trustedProxies">,
): Connection {
  return { https: trustedProxies > 0 && headers["x-forwarded-proto"] === "https" };
}
