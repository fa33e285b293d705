/**
 * What the cookie banner says. Whoever changes these words, or what the site does with a yes, raises `textVersion`:
 * everybody is asked again, and the log of choices tells the texts apart.
 */
export const cookieBanner = {
  textVersion: 1,
  name: "Your choice about cookies",
  ask: "This site works with essential cookies only. May we also measure how fast it is and which ad led you here?",
  privacyControl: "Your browser sends Global Privacy Control, so marketing stays off.",
  all: "Accept all",
  essential: "Essential only",
  choose: "Choose",
} as const;
