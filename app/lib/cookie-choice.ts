/** The kinds of cookies that a visitor may allow; essential ones need no permission. */
const optionalCookieKinds = ["analytics", "marketing", "functional"] as const;

type OptionalCookieKind = (typeof optionalCookieKinds)[number];

/** What is allowed. An empty list is a choice too: no to all. */
export type CookieChoice = readonly OptionalCookieKind[];

const cookieName = "cookie-choice";
const lifeSeconds = 180 * 24 * 60 * 60;

/** Reads the choice out of a `Cookie` header or `document.cookie`; null when there is none yet. */
export function readCookieChoice(cookies: string | null): CookieChoice | null {
  const value = new RegExp(`(?:^|; *)${cookieName}=([a-z.]*)`).exec(cookies ?? "")?.[1];
  if (value === undefined) return null;
  const allowed = value.split(".");
  return optionalCookieKinds.filter((kind) => allowed.includes(kind));
}

/** The cookie that keeps a choice, as `Set-Cookie` or `document.cookie` takes it. */
export function cookieChoiceCookie(choice: CookieChoice, { https }: { https: boolean }): string {
  const value = choice.length > 0 ? choice.join(".") : "none";
  return `${cookieName}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** The kinds that a form's checkboxes allow. With Global Privacy Control on, marketing stays off. */
export function choiceOfForm(form: FormData, { privacyControl }: { privacyControl: boolean }): CookieChoice {
  return optionalCookieKinds.filter((kind) => form.has(kind) && !(privacyControl && kind === "marketing"));
}
