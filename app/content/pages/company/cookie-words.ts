/**
 * Raise this when you change the words below, or what the site does with a yes. We then ask everyone again, and the log of
 * choices tells the texts apart.
 */
export const cookieTextVersion = 2;

/** What the cookie banner says. */
export const cookieBanner = {
  name: "Cookies",
  ask: "Allow cookies for page speed and ads?",
  privacyControl: "Global Privacy Control keeps marketing off.",
  all: "Accept all",
  essential: "Essential only",
  choose: "Choose",
} as const;
