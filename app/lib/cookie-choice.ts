import { cookieBanner } from "#app/content/cookie-banner.ts";

/** The kinds of cookies that a visitor may allow; essential ones need no permission. */
const optionalCookieKinds = ["analytics", "marketing", "functional"] as const;

export type OptionalCookieKind = (typeof optionalCookieKinds)[number];

/** What is allowed. An empty list is a choice too: no to all. */
export type CookieChoice = readonly OptionalCookieKind[];

/** A choice with the random id under which the server has noted it; the id is in this cookie and nowhere else. */
export type KeptChoice = { id: string; kinds: CookieChoice };

/** The cookie is `<version of the text>.<id>.<kinds>`, the last being `none` or names with dots between. */
export const choiceCookie = { name: "cookie-choice", lifeSeconds: 180 * 24 * 60 * 60 } as const;

const kept = new RegExp(`(?:^|; *)${choiceCookie.name}=${cookieBanner.textVersion}\\.([0-9a-f]{32})\\.([a-z.]+)`);

/**
 * Reads the choice out of a `Cookie` header or `document.cookie`. Null when there is none yet, or when it was made
 * beside another text: then the visitor is asked again.
 */
export function readKeptChoice(cookies: string | null | undefined): KeptChoice | null {
  const [, id, names] = kept.exec(cookies ?? "") ?? [];
  if (id === undefined || names === undefined) return null;
  const allowed = names.split(".");
  return { id, kinds: optionalCookieKinds.filter((kind) => allowed.includes(kind)) };
}

/** The cookie that keeps a choice, as `Set-Cookie` or `document.cookie` takes it. */
export function cookieChoiceCookie({ id, kinds }: KeptChoice, { https }: { https: boolean }): string {
  const value = [cookieBanner.textVersion, id, ...(kinds.length > 0 ? kinds : ["none"])].join(".");
  const attributes = `Path=/; Max-Age=${choiceCookie.lifeSeconds}; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${choiceCookie.name}=${value}; ${attributes}`;
}

/**
 * The kinds that the banner's button or the checkboxes of a form allow. With Global Privacy Control on, marketing stays
 * off, also for "Accept all".
 */
export function choiceOfForm(form: FormData, { privacyControl }: { privacyControl: boolean }): CookieChoice {
  const all = form.get("choice") === "all";
  return optionalCookieKinds.filter((kind) => (all || form.has(kind)) && !(privacyControl && kind === "marketing"));
}
