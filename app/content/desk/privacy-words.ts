import type {
  AskedFor,
  DenialReason,
  ExtensionReason,
  Obstacle,
  PrivacyStepKind,
} from "#app/domain/privacy/request-steps.ts";

/** The team's names for what people ask for. */
export const askedForWords: Readonly<Record<AskedFor, string>> = {
  access: "See their data",
  delete: "Erase",
  correct: "Correct",
  "opt-out": "Opt out",
};

/** Steps in the history of a request. */
export const stepWords: Readonly<Record<PrivacyStepKind, string>> = {
  "asked-to-confirm": "Asked them to confirm",
  confirmed: "They confirmed with the link in our email",
  matched: "Compared one more detail, and it matched",
  vouched: "Vouched that it is them, without their mailbox",
  "file-read": "Downloaded the file of their data",
  "categories-sent": "Answered with the kinds of data we hold",
  "file-sent": "Answered with the link to their file",
  corrected: "Corrected their data and told them",
  "opted-out": "Recorded the opt-out and told them",
  extended: "Gave notice that we need more time",
  denied: "Denied it and told them why",
  "erase-asked": "Asked for a second yes to erase",
  "erase-stopped": "Stopped the erasure",
  "erase-approved": "Said yes to the erasure and told them",
  erased: "Erased everything held under the address",
  held: "Put a hold on their data",
  released: "Lifted the hold",
  answered: "Noted as answered",
};

/**
 * Why a request may be denied. `letter` is what its sender reads. The reasons are those of the California Consumer Privacy
 * Act and its rules, in our words: have your counsel read them before you rely on one.
 */
export const denialWords: Readonly<Record<DenialReason, { label: string; letter: string }>> = {
  "not-verified": {
    label: "We cannot tell that it is them (11 CCR 7060 to 7062)",
    letter: "We could not match enough of your details to be sure that you are the person the data is about.",
  },
  "nothing-held": {
    label: "We hold nothing but the request itself",
    letter: "We looked everywhere. Besides this request, we hold nothing about you.",
  },
  "law-keeps": {
    label: "A law makes us keep it",
    letter: "A law makes us keep this data. We use it only for that, and erase it when the time is up.",
  },
  "still-needed": {
    label: "They asked us for something that needs it",
    letter: "We still need this data for something you asked us to do. When that is done, you can ask again.",
  },
  "is-correct": {
    label: "We checked it, and it is right as it is",
    letter: "We checked the data, and it is right as it is. If you have something that shows otherwise, send it to us.",
  },
  "too-often": {
    label: "Asked for access more than twice in 12 months",
    letter: "We answer two requests for access in 12 months, and this one is over that limit.",
  },
  "no-permission": {
    label: "Someone asked for another person without a signed permission",
    letter: "You asked on behalf of someone else. For that, we need a permission that they have signed.",
  },
  excessive: {
    label: "Repeated so often, or so broad, that it is clearly abusive",
    letter: "This request repeats one that we have already answered, so we will not answer it again.",
  },
};

/** Why the answer takes longer. `letter` is what the sender reads. */
export const extensionWords: Readonly<Record<ExtensionReason, { label: string; letter: string }>> = {
  "much-data": {
    label: "There is a lot to find and check",
    letter: "There is a lot to find and check, and we do not want to miss anything.",
  },
  "who-asks": {
    label: "We are still making sure who asks",
    letter: "We are still making sure that the request came from you.",
  },
  "many-requests": {
    label: "Many requests came at once",
    letter: "We received many requests at once, and we answer each one with care.",
  },
};

/** Why the answer box of a privacy request's thread is locked. */
export type AnswerLock = "owner" | "identity";

/** The same in words. */
export const answerLockWords: Readonly<Record<AnswerLock, { title: string; text: string }>> = {
  owner: {
    title: "An owner answers this",
    text: "It is a request about personal data. Its answer goes out on the Privacy page, once it is sure who asks. You can leave a note for the owner below.",
  },
  identity: {
    title: "First, make sure who asks",
    text: "Until they confirm from their mailbox and their details match, nothing may be promised about their data.",
  },
};

/** Obstacles to a step, and what to do about each. */
export const obstacleWords: Readonly<Record<Obstacle, { title: string; text: string }>> = {
  "is-answered": { title: "It is answered", text: "Nothing more can be done about this request." },
  "other-kind": { title: "They asked for something else", text: "This step does not go with what they asked for." },
  mailbox: {
    title: "Their mailbox has not confirmed",
    text: "Anyone can type an email address, a name and a number. Ask them to press the button in our email.",
  },
  points: {
    title: "We are not sure enough who asks",
    text: "More details have to match first. Ask them to confirm, or compare one more detail.",
  },
  declaration: {
    title: "They have not declared who they are",
    text: "The law requires that before we hand over the data itself. Ask them to confirm: the page has a box for it.",
  },
  "on-hold": { title: "There is a hold on this data", text: "Nothing is erased while it is there. Lift it first." },
  "not-on-hold": { title: "There isn’t a hold", text: "It was lifted a moment ago." },
  "others-open": {
    title: "Another request of theirs is open",
    text: "An erasure would delete it too. Answer that one first.",
  },
  "not-asked": {
    title: "No one has asked for the erasure",
    text: "It has to be asked for first, and then gets its yes.",
  },
  "is-asked": { title: "It waits for a second yes", text: "The erasure has been asked for already." },
  "is-approved": { title: "It is being erased", text: "The second yes was given. This can no longer be stopped." },
  "second-person": {
    title: "This needs a second person",
    text: "You asked for the erasure, so someone else has to say yes.",
  },
  extended: { title: "They have had notice", text: "The law gives more time once." },
  "too-late": { title: "It is too late for notice", text: "Notice has to go out before the first date. Answer now." },
};
