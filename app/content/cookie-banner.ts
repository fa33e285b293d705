/**
 * What the cookie banner says. Whoever changes these words, or what the site does with a yes, raises `textVersion`:
 * everybody is asked again, and the log of choices tells the texts apart.
 */
export const cookieBanner = {
  textVersion: 1,
  name: "Cookies",
  ask: "May we use more than essential cookies, to see how fast pages are and which ad led you here?",
  privacyControl: "Your browser’s Global Privacy Control keeps marketing off.",
  all: "Accept all",
  essential: "Essential only",
  choose: "Choose",
} as const;
