import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readKeptChoice } from "#app/lib/consent/kept-choice.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { createAddressLimit } from "#app/server/http/address-limit.server.ts";
import { routePatterns } from "#app/server/http/pages/known-routes.server.ts";
import type { Site } from "#app/server/http/serving.server.ts";
import { visitorConnection } from "#app/server/http/visitor-connection.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { ratingOf, vitalNames } from "#app/server/report/vitals.server.ts";
import { answerBeacon } from "./beacon.server.ts";

/** Page views of one address in a minute. Counted in memory, where the numbers are kept, too. */
const perMinute = 60;

/** Nobody waits ten minutes: what is larger is no measurement. */
const schema = z.strictObject({
  path: z.string().startsWith("/").max(300),
  values: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(600_000)),
});

export function createWebVitalsAnswer({ build, commonHeaders }: Site) {
  const patternOf = routePatterns(build.routes);
  const countView = createAddressLimit(perMinute, "Please wait.");
  return (request: IncomingMessage, response: ServerResponse, context: RequestContext) =>
    answerBeacon(request, response, context, commonHeaders, async (text) => {
      const kept = readKeptChoice(request.headers.cookie, visitorConnection(request, context.services.settings));
      if (!kept?.kinds.includes("analytics")) {
        throw new AppError("invalid-fields", "The cookie does not allow analytics.");
      }
      await countView(context);
      const { path, values } = parse(text);
      const route = patternOf(path) ?? "/404";
      for (const name of vitalNames) {
        const value = values[name];
        if (value === undefined) continue;
        context.services.vitals.record({ name, value, route, rating: ratingOf(name, value) });
      }
    });
}

function parse(text: string): z.infer<typeof schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message quotes what was sent, so it goes nowhere.
    throw new AppError("bad-json", "The request is not valid JSON.");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError("invalid-fields", "These are no measurements of a page.");
  return parsed.data;
}
