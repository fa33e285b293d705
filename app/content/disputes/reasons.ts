import { reportYears } from "#app/content/rules/credit-events.ts";

/** The fields that a reason asks for. */
export const disputeDetails = {
  payment: { label: "Which payment?", help: "Such as March 2026" },
  says: { label: "What the report says", help: "Copy it word for word." },
  right: { label: "What is right", help: "Only what you can show." },
  paidOn: { label: "When was it paid?", help: "Such as May 2, 2026" },
  other: { label: "Where else is it listed?", help: "The name on the other line" },
  discharged: { label: "When were you discharged?", help: "Such as June 2024" },
  seen: { label: "The date on the report", help: "Such as July 9, 2026" },
} as const satisfies Record<string, { label: string; help: string }>;
export type DisputeDetail = keyof typeof disputeDetails;

/** Papers that may show what is right. Only checked ones go into a letter. */
export const disputeProofs = {
  statement: "bank statement or canceled check",
  receipt: "receipt or letter that says the debt is paid",
  account: "account statement",
  court: "court paper",
  theft: "identity theft report",
  other: "letter from the company",
} as const satisfies Record<string, string>;
export type DisputeProof = keyof typeof disputeProofs;

export type DisputeReason = {
  label: string;
  /** When this reason applies, and when it doesn't. */
  pickIf: string;
  notIf: string;
  /** The letter's sentence, with the visitor's words in place of `{detail}`. */
  says: string;
  /** What the letter asks the bureau for, and what one can ask the company for. Null: a company does not have to answer it, 12 CFR 1022.43(b). */
  asks: { bureau: string; company: string | null };
  details: readonly DisputeDetail[];
  proofs: readonly DisputeProof[];
  /** The title in a letter about a line with no company behind it. */
  title?: string;
  /** Only after the date of the first missed payment shows that the line is too old. */
  isByAge?: true;
};

const correct = {
  bureau: "Please correct this line, or delete what cannot be verified.",
  company: "Please correct it, and tell every bureau that you reported it to.",
};

/** People pick a reason only if it is true for them, so none is picked in advance. */
export const disputeReasons = {
  "not-mine": {
    label: "The account is not mine",
    pickIf: "You never opened it, never signed for it, and never agreed to be on it.",
    notIf: "It is yours, and only the amount or the name of a collector is new to you. Pick what is wrong instead.",
    says: "This account is not mine. I did not open it, sign for it or agree to be on it.",
    asks: { bureau: "Please remove it from my file.", company: "Please stop reporting it under my name." },
    details: [],
    proofs: ["other"],
  },
  "identity-theft": {
    label: "Someone opened it in my name",
    pickIf: "You made a report at IdentityTheft.gov, or will first. It is free. A false report is a crime.",
    notIf: "You let someone use your name or your card.",
    says: "I did not open this account. It is the result of identity theft.",
    asks: {
      bureau: "Please block it, as 15 U.S.C. 1681c-2 requires.",
      company: "Please stop reporting it, as 15 U.S.C. 1681s-2(a)(6) requires.",
    },
    details: [],
    proofs: ["theft", "other"],
  },
  "paid-on-time": {
    label: "A payment was on time, and is shown as late",
    pickIf: "A bank statement or a receipt shows that it was paid less than 30 days after its due date.",
    notIf:
      "It was 30 or more days late, even for a good reason. You can still ask the company for goodwill, but the line is not an error.",
    says: "The report shows this payment as late: {payment}. I paid it before it was 30 days late.",
    asks: correct,
    details: ["payment"],
    proofs: ["statement", "account"],
  },
  amount: {
    label: "The balance or the limit is wrong",
    pickIf: "A statement from the same month shows another number.",
    notIf: "You have paid since then. Reports lag by a month or so. Wait for the next one.",
    says: "The report says: {says}. The right number is: {right}.",
    asks: correct,
    details: ["says", "right"],
    proofs: ["account", "statement"],
  },
  paid: {
    label: "It is paid, and is shown as owed",
    pickIf: "You paid or settled it at least a month ago, and have a paper that says so.",
    notIf: "You want a paid debt to be gone. A debt that was paid late may stay, marked as paid.",
    says: "The report shows this as still owed. It was paid on {paidOn}.",
    asks: { ...correct, bureau: "Please show it as paid, with a balance of $0." },
    details: ["paidOn"],
    proofs: ["receipt", "statement"],
  },
  date: {
    label: "A date is wrong",
    pickIf: "The first missed payment, the opening or the closing was on another day, and you can show it.",
    notIf: "You only know that it was long ago. Ask the company for its records first.",
    says: "The report gives this date: {says}. The right date is: {right}.",
    asks: correct,
    details: ["says", "right"],
    proofs: ["account", "other"],
  },
  twice: {
    label: "The same debt is listed twice",
    pickIf: "Both lines show a balance that is owed now, for one and the same debt.",
    notIf:
      "The lender shows $0 and says it was sold, and the collector shows the balance. That is one debt, shown right.",
    says: "This debt is listed twice with a balance, here and under: {other}. It is one debt.",
    asks: { bureau: "Please keep only the line that is right.", company: "Please report it once." },
    details: ["other"],
    proofs: ["account", "other"],
  },
  "too-old": {
    label: "It is older than the law allows",
    pickIf: "You know the month of the first payment that you missed and never caught up on.",
    notIf: "You count from the day you paid, or from the day a collector bought it. Neither starts the clock.",
    says: "This line is older than 15 U.S.C. 1681c allows.",
    asks: { bureau: "Please remove it from my file.", company: "Please stop reporting it." },
    details: [],
    proofs: ["account", "court"],
    isByAge: true,
  },
  bankruptcy: {
    label: "A bankruptcy ended it, and it is shown as owed",
    pickIf: "The debt is on the list of debts in your case, and the court discharged it.",
    notIf: `You want the bankruptcy itself to be gone. It may stay for up to ${reportYears.bankruptcy} years.`,
    says: "This debt was discharged in bankruptcy in {discharged}. The report still shows it as owed.",
    asks: { ...correct, bureau: "Please show it as discharged, with a balance of $0." },
    details: ["discharged"],
    proofs: ["court"],
  },
  inquiry: {
    label: "I did not allow this inquiry",
    pickIf: "You did not apply there, and no dealer or broker asked around for you.",
    notIf: "You shopped for a loan. Several lenders may look, and within a few weeks a score counts them as one.",
    says: "My file shows an inquiry on {seen}. I did not apply there, and I did not allow it.",
    asks: { bureau: "Please look into it, and remove it if no one can show that I allowed it.", company: null },
    details: ["seen"],
    proofs: [],
  },
  "about-me": {
    label: "A name, an address or an employer is wrong",
    title: "What my file says about me",
    pickIf: "You never used that name, lived there or worked there.",
    notIf: "It is an old address of yours. Those may stay.",
    says: "The report says this about me: {says}. What is right: {right}.",
    asks: { bureau: "Please correct it.", company: null },
    details: ["says", "right"],
    proofs: [],
  },
  other: {
    label: "Something else is wrong",
    pickIf: "You can say in one line what the report says, and what is right.",
    notIf: "It is true, and only hurts. What is true stays until its time is up.",
    says: "The report says: {says}. What is right: {right}.",
    asks: correct,
    details: ["says", "right"],
    proofs: ["account", "other"],
  },
} as const satisfies Record<string, DisputeReason>;
export type DisputeReasonName = keyof typeof disputeReasons;
export const disputeReasonNames = Object.keys(disputeReasons) as DisputeReasonName[];

export function disputeReason(name: DisputeReasonName): DisputeReason {
  return disputeReasons[name];
}

/**
 * Why we write no letter to a company. 15 U.S.C. 1681s-2(a)(8)(G): it need not answer a dispute that a credit repair
 * organization submitted, prepared, or supplied the form for. 1681s-2(b): what a bureau passes on, it has to check.
 */
export const ownLetterRule =
  "A company may ignore a dispute on a form from a credit repair company, and we sell credit repair (15 U.S.C. 1681s-2(a)(8)(G)). So we write none to it. Write it yourself, in your own words.";

/** The order that gives the strongest rights. */
export const bureauFirst = "Start with the bureau: it must pass your dispute on, and then the company has to check.";

/** The frame of the notes for a letter to a company. */
export function companyNotes(name: string) {
  return {
    subject: `Notes for your own letter to ${name}`,
    opening: `These are notes, not a letter. ${ownLetterRule}`,
    closing:
      "Put your name, address and account number at the top. Say what is wrong, how you know, and what you want. Ask for an answer in writing. Then date it and sign it.",
  } as const;
}

/** The three bureaus that lenders ask. Their addresses for disputes change: each report has its own printed on it. */
export const disputeBureaus = {
  equifax: "Equifax",
  experian: "Experian",
  transunion: "TransUnion",
} as const;
export type DisputeBureau = keyof typeof disputeBureaus;
export const disputeBureauNames = Object.keys(disputeBureaus) as DisputeBureau[];

/** The papers that go with every letter, if the box is checked. */
export const letterPapers = {
  report: "copy of my report, with each line circled",
  id: "copy of my ID",
  bill: "copy of a bill with my name and address",
} as const;
export type LetterPaper = keyof typeof letterPapers;
export const letterPaperNames = Object.keys(letterPapers) as LetterPaper[];
