import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";

/** A letter to start from. Its fields are those of `template-fields.ts`. */
export type StarterTemplate = { id: string; title: string; words: string };

const closing = "{{signature}}";

function letter(...paragraphs: string[]): string {
  return ["Hi {{first_name}},", ...paragraphs, closing].join("\n\n");
}

/** Templates the team has on its first day. */
export const starterTemplates: readonly StarterTemplate[] = [
  {
    id: "first-answer",
    title: "First answer: we are on it",
    words: letter(
      "Thank you for asking us for a free credit analysis. I have your request in front of me, and I will be the one who answers you.",
      "Three things will help me help you:\n- your three credit reports, in your hand when we talk. They are free at AnnualCreditReport.com\n- about when your lease ends\n- what you would like to pay for a home each month",
      "Please do not send your Social Security number or card numbers by email. Just reply here, or call {{office_phone}}. We answer the phone {{office_hours}}.",
      "We promised you an answer by {{due}}, and this is the start of it.",
    ),
  },
  {
    id: "reports-needed",
    title: "Ask for the three reports",
    words: letter(
      "To tell you something useful, I need to know what lenders see. You can get your report from each of the three bureaus at AnnualCreditReport.com. It is free, and looking at your own report does not lower your score.",
      "If a site asks for a card, you are in the wrong place. Close it and type the address again.",
      "You do not have to send them. Have them in your hand when we talk, and read me the lines that worry you. If you would rather send a page, first black out your Social Security number, your date of birth, and all but the last four digits of each account number.",
    ),
  },
  {
    id: "what-stands-out",
    title: "What stands out in the reports",
    words: letter(
      "Thank you for going through your reports with me. Here is what stands out to me:",
      "[Write two or three things here, each in one plain sentence.]",
      "The first thing I would look at is [one thing]. It often helps. No one can say by how much, or when.",
      "What is wrong on a report can be corrected, free of charge, and you can do that yourself. What is accurate can stay for as long as the law allows: seven years for most bad marks, ten for some bankruptcies. I can show you both on your own report.",
      "Would a call be easier? You can pick a time on our site, or call {{office_phone}}.",
    ),
  },
  {
    id: "dispute-yourself",
    title: "How to dispute an error",
    words: letter(
      "You asked about something on your report that looks wrong. You can dispute it yourself, free of charge, with the bureau that shows it.",
      "Say which line is wrong, say why, and add a copy of anything that shows it. Keep a copy of what you send. The free dispute kit on our site writes the letters with you and counts the days. The bureau usually has 30 days to answer, and in some cases 45.",
      `Dispute only what is really wrong. ${openDisputes.first} ${openDisputes.why}`,
      "If the bureau says the line is correct, tell me, and we will look at what else you can do.",
    ),
  },
  {
    id: "talk-follow-up",
    title: "After a call",
    words: letter(
      "Thank you for your time today. Here is what we agreed on:",
      "You: [what they do next, and by when]\nI: [what you do next, and by when]",
      "If anything changes, such as your job, your lease or a letter about a debt, please tell me before you act on it. Reply here or call {{office_phone}}.",
    ),
  },
  {
    id: "not-yet",
    title: "Not yet, and what helps",
    words: letter(
      `I looked at everything you shared with me. In my view it is a little early to ask a lender. That is my opinion, not a decision. Only a lender decides, and you can ask one at any time. A HUD-approved housing counselor can give you a second opinion at little or no cost: ${housingCounselor.phone}.`,
      "What helps most people at this point is time and a few steady habits: pay each bill by its due date, keep card balances low, and open no new accounts.",
      "I would be glad to look again in [month]. You do not have to do anything for that. Just reply when you are ready.",
    ),
  },
  {
    id: "no-answer-yet",
    title: "We tried to call you",
    words: letter(
      "I tried to call you about your request and could not reach you. No problem at all.",
      "When is a good time? Reply with a day and an hour, or call {{office_phone}}. We answer the phone {{office_hours}}.",
      "If you would rather not hear from us, write “stop” and we will not call, text or email you about this again.",
      "Your reference number is {{reference}}.",
    ),
  },
];
