import type { KeptChoice } from "#app/lib/consent/kept-choice.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { NotedChoice } from "./cookie-choices.server.ts";

/**
 * Notes a choice about cookies, within the usual limit for one address and by the same door as submissions; throws
 * `overloaded` and what the limiter and the log throw. The choice itself holds either way: it is kept by the visitor's own
 * browser.
 */
export async function noteCookieChoice(
  { services, clientAddress }: RequestContext,
  { id, kinds }: KeptChoice,
  made: Pick<NotedChoice, "privacyControl" | "pagePath">,
): Promise<void> {
  // A browser that objects does not allow marketing, whatever its cookie says.
  const heard = made.privacyControl ? kinds.filter((kind) => kind !== "marketing") : kinds;
  await services.admission.admit(async () => {
    await services.limiter.take("cookie-choice", clientAddress);
    await services.cookieChoices.note({ id, kinds: heard, ...made });
  });
}
