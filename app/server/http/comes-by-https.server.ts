import type { IncomingMessage } from "node:http";
import type { Settings } from "#app/server/env.server.ts";

/** Whether the visitor asked over HTTPS, which a trusted proxy speaks for us. */
export function comesByHttps(
  { headers }: IncomingMessage,
  { trustedProxies }: Pick<Settings, "trustedProxies">,
): boolean {
  return trustedProxies > 0 && headers["x-forwarded-proto"] === "https";
}
