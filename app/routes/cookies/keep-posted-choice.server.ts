import { randomBytes } from "node:crypto";
import { redirect } from "react-router";
import { isPage } from "#app/content/heads/page-heads.ts";
import { choiceOfForm, cookieChoiceCookie } from "#app/lib/consent/kept-choice.ts";
import { noteCookieChoice } from "#app/server/consent/cookie-choices.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";

/**
 * Keeps a choice that came as a plain POST, and leads back: to the page with the banner, or to the preference center. It
 * is kept also when it cannot be noted.
 */
export async function keepPostedChoice(request: Request, context: RequestContext): Promise<Response> {
  const privacyControl = request.headers.get("Sec-GPC") === "1";
  const form = await request.formData();
  const choice = { id: randomBytes(16).toString("hex"), kinds: choiceOfForm(form, { privacyControl }) };
  const page = form.has("choice") ? pageWithBanner(request) : null;
  const pagePath = page === null ? "/cookies" : nameOf(page.pathname);
  const { services, clientAddress: address } = context;
  await noteCookieChoice(services, choice, { privacyControl, pagePath, address }).catch((thrown: unknown) =>
    logFailure(context, toAppError(thrown)),
  );
  const https = new URL(request.url).protocol === "https:";
  return redirect(page ? ownPath(page) : "/cookies#choice-kept", {
    status: 303,
    headers: { "Set-Cookie": cookieChoiceCookie(choice, { https }) },
  });
}

/** A path that begins with two slashes would lead to another site. */
function ownPath({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, "/") + search;
}

/** The page that the browser says it came from, if it is on this site: we redirect nowhere else. */
function pageWithBanner({ headers, url }: Request): URL | null {
  const referrer = headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return null;
  const page = new URL(referrer);
  // Two slashes would begin another site's address.
  return page.host === new URL(url).host && !page.pathname.startsWith("//") ? page : null;
}

/** Without JavaScript, the log doesn't learn which page it was if the page has no name, such as an article. */
function nameOf(path: string): string {
  return isPage(path) ? path : "other";
}
