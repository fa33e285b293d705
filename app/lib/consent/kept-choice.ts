import { cookieTextVersion } from "#app/content/pages/company/cookie-words.ts";
import { type Connection, readSiteCookie, siteCookie } from "./site-cookie.ts";

/** The kinds of cookies that a visitor may allow; essential ones need no permission. */
const optionalCookieKinds = ["analytics", "marketing", "functional"] as const;

export type OptionalCookieKind = (typeof optionalCookieKinds)[number];

/** The allowed kinds. An empty list is a choice too: no to all. */
export type CookieChoice = readonly OptionalCookieKind[];

/** A choice with the random id under which the server recorded it; the id is in this cookie and nowhere else. */
export type KeptChoice = { id: string; kinds: CookieChoice };

/** The cookie holds `<version of the text>.<id>.<kinds>`, the last being `none` or names with dots between. */
export const choiceCookieName = "cookie-choice";
const lifeSeconds = 180 * 24 * 60 * 60;

const kept = new RegExp(`^${cookieTextVersion}\\.([0-9a-f]{32})\\.([a-z.]+)`);

/**
 * Reads the choice from a `Cookie` header or `document.cookie`. Null if there is none yet, or if it was made
 * about a different text: then we ask the visitor again.
 */
export function readKeptChoice(cookies: string | null | undefined, connection: Connection): KeptChoice | null {
  const [, id, names] = kept.exec(readSiteCookie(cookies, choiceCookieName, connection) ?? "") ?? [];
  if (id === undefined || names === undefined) return null;
  const allowed = names.split(".");
  return { id, kinds: optionalCookieKinds.filter((kind) => allowed.includes(kind)) };
}

/** This browser's kept choice, for the open page. */
export function choiceOfBrowser(): KeptChoice | null {
  return readKeptChoice(document.cookie, pageConnection());
}

/** Whether the open page came over https. */
export function pageConnection(): Connection {
  return { https: location.protocol === "https:" };
}

/** The cookie that keeps a choice, in the format of `Set-Cookie` or `document.cookie`. */
export function cookieChoiceCookie({ id, kinds }: KeptChoice, { https }: Connection): string {
  const value = [cookieTextVersion, id, ...(kinds.length > 0 ? kinds : ["none"])].join(".");
  return siteCookie(choiceCookieName, value, { https, lifeSeconds });
}

/**
 * The kinds that the banner's button or the checkboxes of a form allow. With Global Privacy Control on, marketing stays
 * off, even for "Accept all".
 */
export function choiceOfForm(form: FormData, { privacyControl }: { privacyControl: boolean }): CookieChoice {
  const all = form.get("choice") === "all";
  return optionalCookieKinds.filter((kind) => (all || form.has(kind)) && !(privacyControl && kind === "marketing"));
}

/** Where a page tells the server that the visitor made a choice; the choice is in the cookie. */
export const cookieChoicePath = "/functions/v1/cookie-choice";

/** Responds with the lead-tracking script from the settings, but only to visitors who allow marketing. */
export const leadTrackingPath = "/functions/v1/lead-tracking.js";

/** Receives the measurements of a page view: a JSON object of the page's path and a number by metric. */
export const webVitalsPath = "/functions/v1/web-vitals";

/** Dispatched on the document after a choice. */
export const choiceEvent = "cookiechoice";
