/**
 * What the cookie banner says. Whoever changes these words, or what the site does with a yes, raises `textVersion`:
 * everyone is asked again, and the log of choices tells the texts apart.
 */
export const cookieBanner = {
  textVersion: 2,
  name: "Cookies",
  ask: "Allow cookies for page speed and ads?",
  privacyControl: "Global Privacy Control keeps marketing off.",
  all: "Accept all",
  essential: "Essential only",
  choose: "Choose",
} as const;
