import { choiceOfBrowser } from "./kept-choice.ts";

// How a visitor got here, as far as they allow us to keep it, and the part that a form sends along.

/** What we may know about how someone got here: `utm_…` of the URL, and the page on another site. */
type Touch = Record<string, string>;

/** The first and the last time that someone came from another site, as far as this browser has kept it. */
type KeptTouches = { first: Touch; last: Touch };

/** In local storage, and only with consent to marketing (docs/decisions/021-attribution-with-consent.md). */
const storageKey = "attribution";

/** Names of campaigns, never of clicks: an id such as `gclid` identifies one person. */
const campaignWords = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** The server accepts no longer values. */
const longest = 200;

/** The data in a page's URL and referrer. From a referrer only its origin and path, and nothing from our own pages. */
export function touchOf(address: string, referrer: string): Touch {
  if (!URL.canParse(address)) return {};
  const { searchParams, origin } = new URL(address);
  const touch: Touch = {};
  for (const name of campaignWords) {
    const value = searchParams.get(name);
    if (value) touch[name] = value.slice(0, longest);
  }
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (from && /^https?:$/.test(from.protocol) && from.origin !== origin) {
    touch.referrer = (from.origin + from.pathname).slice(0, longest);
  }
  return touch;
}

/** Saves how the visitor got to this page if that is allowed; otherwise deletes what was saved before. */
export function keepTouch(isAllowed: boolean): void {
  try {
    if (!isAllowed) {
      localStorage.removeItem(storageKey);
      return;
    }
    const touch = touchOf(location.href, document.referrer);
    // Moving from page to page, or coming straight here, does not count.
    if (Object.keys(touch).length === 0) return;
    const kept: KeptTouches = { first: readKeptTouches()?.first ?? touch, last: touch };
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage nothing is kept.
  }
}

function readKeptTouches(): KeptTouches | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const { first, last } = kept as Partial<KeptTouches>;
    return typeof first === "object" && typeof last === "object" ? { first, last } : null;
  } catch {
    return null;
  }
}

/**
 * The attribution a submission sends: with consent the last touch, and the first one as `first_…`; without consent,
 * only the data of this page view.
 */
export function attributionNow(): Record<string, string> {
  const isAllowed = choiceOfBrowser()?.kinds.includes("marketing") && !navigator.globalPrivacyControl;
  if (!isAllowed) keepTouch(false);
  const kept = isAllowed ? readKeptTouches() : null;
  if (!kept) return touchOf(location.href, document.referrer);
  const first = Object.entries(kept.first).map(([name, value]) => [`first_${name}`, value]);
  return { ...kept.last, ...Object.fromEntries(first) };
}
