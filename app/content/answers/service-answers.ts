import { analysisWithin, answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import { site } from "#config/site.ts";
import { type Answer, ownPages } from "./answer-record.ts";

/** Answers about us: who we are, what we charge, and how to start, stop or have your data erased. */
export const serviceAnswers: readonly Answer[] = [
  {
    id: "legit",
    question: "Is this legit?",
    words: "scam real trust legitimate fake company who are you safe reviews bbb",
    verdict: "Check us first",
    text: "Our address, our phone number and how we count our figures are on one page. The form for your free analysis never asks for your Social Security number.",
    from: ownPages,
    next: { label: "Who we are", to: "/about" },
  },
  {
    id: "free",
    question: "Is it free?",
    words: "charge cost fee pay us money free analysis catch",
    verdict: "The analysis, yes",
    text: "The credit analysis and its action plan are free. Others still charge for their part later, such as the appraisal and the title search.",
    from: ownPages,
    next: { label: "What is free, and what is not", to: "/faq#free-services" },
  },
  {
    id: "social-security-number",
    question: "Do you need my Social Security number?",
    words: "ssn social security number",
    verdict: "No",
    text: "Our form asks for your name, your email and your phone number. A lender asks for the rest when you apply for a loan.",
    from: ownPages,
    next: { label: "See the form", to: "/get-started" },
  },
  {
    id: "answer-time",
    question: "When do I hear from you?",
    words: "reply answer response how fast soon wait analysis call back",
    verdict: `Within ${answerTimeWords(answerTimes.creditAnalysis)}`,
    text: `Your analysis comes ${analysisWithin}. Our confirmation email names the day and the time.`,
    from: ownPages,
    next: { label: "Get your free analysis", to: "/get-started" },
  },
  {
    id: "talk",
    question: "Can I talk to someone?",
    words: "call phone number speak human person agent appointment book consultation hours open",
    verdict: "Yes",
    text: `Pick a free time and we call you, or call ${site.phone.display} during office hours.`,
    from: ownPages,
    next: { label: "Book a call", to: "/book" },
  },
  {
    id: "change-talk",
    question: "How do I move or cancel my call?",
    words: "cancel reschedule move change appointment booking call consultation",
    verdict: "Use your email",
    text: "Use the link in the email about your call to move it or cancel it. Can’t find it? Write to us.",
    from: ownPages,
    next: { label: "Write to us", to: "/contact" },
  },
  {
    id: "unsubscribe",
    question: "How do I unsubscribe?",
    words: "unsubscribe stop emails newsletter letter leave opt out remove list spam cancel subscription",
    verdict: "With your address",
    text: "Type your email address, and we send you a link that stops the letter. You don’t need the old email.",
    from: ownPages,
    next: { label: "Stop the letter", to: "/newsletter/leave" },
  },
  {
    id: "delete-data",
    question: "How do I delete my data?",
    words: "delete erase remove my information personal data privacy ccpa forget account",
    verdict: `Within ${answerTimeWords(answerTimes.privacyRequest.delete)}`,
    text: `Send the privacy form. We answer within ${answerTimeWords(answerTimes.privacyRequest.delete)} and email you a page that shows the status of your request.`,
    from: ownPages,
    next: { label: "Your privacy rights", to: "/ccpa" },
  },
];
