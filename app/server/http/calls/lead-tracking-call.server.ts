import type { IncomingMessage, ServerResponse } from "node:http";
import { readKeptChoice } from "#app/lib/consent/kept-choice.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { visitorConnection } from "#app/server/http/visitor-connection.server.ts";
import { sendsPrivacyControl } from "./beacon.server.ts";

/**
 * Leads to the lead-tracking script of the settings. Consent is looked at here once more: without it, with Global
 * Privacy Control, or without such a setting, the script is empty.
 */
export function answerLeadTracking(
  request: IncomingMessage,
  response: ServerResponse,
  { services }: RequestContext,
  commonHeaders: string[],
): void {
  const kept = readKeptChoice(request.headers.cookie, visitorConnection(request, services.settings));
  const allowed = kept?.kinds.includes("marketing") && !sendsPrivacyControl(request);
  const src = allowed ? services.settings.leadTrackingSrc : undefined;
  response.writeHead(src ? 302 : 200, [
    ...commonHeaders,
    ...["Content-Type", "text/javascript; charset=utf-8"],
    ...["Content-Length", "0"],
    ...["Cache-Control", "no-store"],
    ...(src ? ["Location", src] : []),
  ]);
  response.end();
}
