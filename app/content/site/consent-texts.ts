/** Words about being contacted, as a form shows or showed them. */
export type ConsentText = {
  id: string;
  version: number;
  text: string;
  /** Whether they allow more than the answer the visitor asked for: calls, texts and mail about our services. */
  allowsMarketing: boolean;
};

/**
 * Every consent text ever shown. Evidence of consent names one of them by id and version and carries its SHA-256,
 * so a text here is never changed or removed: new words are a new version at the end.
 */
export const consentTexts = [
  {
    // Counted as agreed to with the form, until a box to tick took its place.
    id: "credit-analysis-contact",
    version: 1,
    text: "By sending this form, you ask us to answer your request by email and by phone, at the details you gave. This is not a condition of buying anything, and we will not use it to make automated marketing calls.",
    allowsMarketing: false,
  },
  {
    // Names the one seller, as the rules on marketing calls ask (47 CFR 64.1200): a new name needs a new version.
    id: "calls-texts-email",
    version: 1,
    text: "Path to Keys may call, text and mail me about its services. Nobody else may. It will use the phone number and email address I give here, and its calls and texts may be automated or recorded marketing messages. I don’t have to agree to this to buy anything or to get any service. Message and data rates may apply, and how many messages come varies. I can reply STOP to end texts, and end calls and mail by saying so.",
    allowsMarketing: true,
  },
  {
    id: "calls-texts-email",
    version: 2,
    text: "Path to Keys may call, text and write to me about its services. Nobody else may. It will use the phone number and email address I give here, and its calls and texts may be automated or recorded marketing messages. I don’t have to agree to this to buy anything or to get any service. Message and data rates may apply, and how many messages come varies. I can reply STOP to end texts, and end calls and emails by saying so.",
    allowsMarketing: true,
  },
  {
    id: "calls-texts-email",
    version: 3,
    text: "Path to Keys may call, text and write to me about its services. No one else may. It will use the phone number and email address I give here, and its calls and texts may be automated or recorded marketing messages. I don’t have to agree to this to buy anything or to get any service. Message and data rates may apply, and how many messages I get varies. I can reply STOP to end texts, and end calls and emails by asking.",
    allowsMarketing: true,
  },
] as const satisfies ConsentText[];

/** The text next to the box that a visitor may check on a form. */
export const contactConsent: ConsentText = consentTexts[3];

/** Gives the words of a version, or undefined when no such words were ever shown. */
export function findConsentText(id: string, version: number): ConsentText | undefined {
  return consentTexts.find((consent) => consent.id === id && consent.version === version);
}
