import type { answerTimes } from "#app/content/site/answer-times.ts";

type PrivacyRequestType = keyof typeof answerTimes.privacyRequest;

/** A right, and the kind of request that uses it where a request is needed. */
export type PrivacyRight = { title: string; text: string; request?: PrivacyRequestType };

export const privacyRights = [
  {
    title: "Know",
    text: "Ask what we hold about you, where it came from, what we use it for and who else has seen it, and get a copy.",
    request: "access",
  },
  {
    title: "Delete",
    text: "Ask us to erase what we hold about you. What a law makes us keep stays, and we tell you which part that is.",
    request: "delete",
  },
  {
    title: "Correct",
    text: "Ask us to fix what is wrong: a misspelled name, an old address, a number that is not yours.",
    request: "correct",
  },
  {
    title: "Opt out",
    text: "Tell us not to sell your information or share it for advertising. We do neither, and we still record your choice.",
    request: "opt-out",
  },
  {
    title: "Limit sensitive information",
    text: "Limit sensitive details to what you asked us to do. Our forms ask for none.",
    request: "opt-out",
  },
  {
    title: "Be treated the same",
    text: "Using a right costs you nothing: the same service, the same price, the same answers. You need no request for this.",
  },
] as const satisfies readonly PrivacyRight[];

/** What a kind of request means, in the words of the form. How long it takes is in `answer-times.ts`. */
export const requestChoices: Record<PrivacyRequestType, { label: string; note: string; proof: string }> = {
  access: { label: "Access", note: "Send me what you hold about me.", proof: "The button in our email" },
  delete: { label: "Delete", note: "Erase what you hold about me.", proof: "The button in our email" },
  correct: { label: "Correct", note: "Something you hold is wrong.", proof: "The button in our email" },
  "opt-out": { label: "Opt out", note: "Do not sell or share my information.", proof: "None" },
};

/** How often someone may ask to see what we hold. */
export const accessRequestsPerYear = 2;

/** A category of the law, and what is true of it on this site. */
export type DataCategory = { name: string; examples: string; from: string; purpose: string };

/** Checked against the code on the day below: the tables of the database, the forms and the log. */
export const dataCategories = [
  {
    name: "Identifiers",
    examples: "Name, email address, phone number",
    from: "You, in a form",
    purpose: "To answer you",
  },
  {
    name: "What you write",
    examples: "Messages, subjects, the kind of request, an account reference",
    from: "You, in a form",
    purpose: "To do what you ask for",
  },
  {
    name: "Work history",
    examples: "What an application for a job says, and the résumé you add",
    from: "You, in a form",
    purpose: "To decide about your application",
  },
  {
    name: "Internet activity",
    examples:
      "The address of the page a form was sent from, the campaign words in it and the page of another site that led there, if any",
    from: "Your browser, when you send a form",
    purpose: "To know what led you to us",
  },
  {
    name: "Network address",
    examples: "Your IP address, or the first part of it",
    from: "Your connection",
    purpose:
      "To count submissions against abuse: for one minute, and the first part for an hour when you book a call. It is not put beside your message",
  },
  {
    name: "Consent records",
    examples: "The words next to the box you checked, the page, and when",
    from: "The form you sent",
    purpose: "To prove what you agreed to",
  },
] as const satisfies readonly DataCategory[];

/** Data that people may expect us to collect, but we don't. */
export const notCollected =
  "Social Security numbers, account and card numbers, credit reports, location, biometrics, and what you do on other sites.";

export const dataCategoriesReviewed = "2026-11-21";
