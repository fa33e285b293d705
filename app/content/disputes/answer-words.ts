import { disputeClocks } from "./date-words.ts";

export type AnswerWords = {
  label: string;
  /** `onlyBureau`: the law asks it of a bureau, and of no other company. */
  next: readonly { title: string; text: string; onlyBureau?: true }[];
};

const complain = {
  title: "Complain to the CFPB",
  text: "It is free, at consumerfinance.gov/complaint. Say in a few lines what is wrong, what you sent and when. You sign that you disputed it first. The CFPB passes it on and asks for an answer.",
};

const spread = {
  title: "Ask the bureau to tell others",
  text: "If you ask, the bureau has to send the correction to those you name who got your report in the last six months, or in the last two years for a job.",
  onlyBureau: true,
} as const;

/** What each answer to a dispute leads to. 15 U.S.C. 1681i(a)(3), (5), (6) and (7), (b), (d); 1681n and 1681o. */
export const disputeAnswerWords = {
  deleted: {
    label: "They removed it",
    next: [
      {
        title: "Check the free copy of your report",
        text: "It has to come with the answer. If the line ever comes back, the bureau has to tell you in writing within 5 business days.",
      },
      spread,
    ],
  },
  corrected: {
    label: "They corrected it",
    next: [
      {
        title: "Read the line again, at each bureau",
        text: "One that was fixed at one bureau can still be wrong at the next. Each keeps its own file.",
      },
      spread,
    ],
  },
  verified: {
    label: "They say it is right (“verified”)",
    next: [
      {
        title: "Ask how they checked",
        text: `The bureau has ${disputeClocks.methodDays} days from your question to say how, and who it asked. The letter for it is below.`,
        onlyBureau: true,
      },
      {
        title: "Look at your papers once more",
        text: "If the line is true after all, it stays until its time is up. No one can change that, and no one should charge you for trying.",
      },
      {
        title: "Send what is new",
        text: "One stronger paper does more than a longer letter. The same letter again may be turned down.",
      },
      {
        title: "Write to the company",
        text: "The bureau knows only what it was told. If you have not written to the company yet, check “Write to the company, too” in step 1. You get notes for a letter in your own words.",
        onlyBureau: true,
      },
      {
        title: "Add a statement",
        text: `A few lines of yours that go out with the report. The bureau may hold them to ${disputeClocks.statementWords} words.`,
        onlyBureau: true,
      },
      complain,
      {
        title: "Talk to a lawyer or legal aid",
        text: "If a wrong line costs you a loan or a home, you may be able to sue. Ask about it soon: there are time limits.",
      },
    ],
  },
  frivolous: {
    label: "They call it frivolous",
    next: [
      {
        title: "See what they say is missing",
        text: "They have 5 business days to tell you, and have to say why and what they need. Often it is an ID or a proof of address.",
      },
      { title: "Send it again, with that", text: "A new paper makes it a new dispute, and the clock starts again." },
    ],
  },
  more: {
    label: "They ask for more",
    next: [
      {
        title: "Send it by certified mail, too",
        text: `Enter the day you sent it above, under “Do they get 45 days?” If it arrives within the first ${disputeClocks.checkDays} days, they get ${disputeClocks.moreDays} days more.`,
      },
    ],
  },
  nothing: {
    label: "No answer came",
    next: [
      {
        title: "Wait for the last day above, then write again",
        text: "Enclose a copy of the return receipt. A line that was not checked in time has to come off.",
      },
      {
        ...complain,
        text: `If a bureau is silent, wait for “From this day you can complain” above. ${complain.text}`,
      },
    ],
  },
} as const satisfies Record<string, AnswerWords>;
export type DisputeAnswer = keyof typeof disputeAnswerWords;
export const disputeAnswerNames = Object.keys(disputeAnswerWords) as DisputeAnswer[];
