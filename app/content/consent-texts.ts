/** Words that a visitor saw and agreed to by sending a form. */
export type ConsentText = { id: string; version: number; text: string };

/**
 * Every consent text ever shown. Evidence of consent names one of them by id and version and carries its SHA-256,
 * so a text here is never changed or taken out: new words are a new version at the end.
 */
const consentTexts = [
  {
    id: "credit-analysis-contact",
    version: 1,
    text: "By sending this form, you ask us to answer your request by email and by phone, at the details you gave. This is not a condition of buying anything, and we will not use it to make automated marketing calls.",
  },
] as const satisfies ConsentText[];

/** Shown at the free credit analysis form. */
export const creditAnalysisConsent: ConsentText = consentTexts[0];

/** Gives the words of a version, or undefined when no such words were ever shown. */
export function findConsentText(id: string, version: number): ConsentText | undefined {
  return consentTexts.find((consent) => consent.id === id && consent.version === version);
}
