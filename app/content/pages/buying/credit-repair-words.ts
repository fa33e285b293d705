import { askLendersNow } from "#app/content/claims/loans.ts";
import { answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import type { Benefit, ProcessStep } from "#app/content/site/records.ts";

/** `days`: when the step ends, counted from your request, at the earliest and at the latest; drawn to scale. */
type RepairStep = ProcessStep & { days: readonly [number, number] };

/** The four steps of credit repair, with the times the business states. */
export const creditRepairSteps = [
  {
    step: 1,
    title: "Credit Analysis",
    duration: answerTimeWords(answerTimes.creditAnalysis),
    days: [1, 1],
    description:
      "We go through your three reports with you on the phone. You get a list in writing: what looks wrong, what is true, and what to do first.",
  },
  {
    step: 2,
    title: "Dispute Generation",
    duration: "1-2 days",
    days: [1, 2],
    description: "For each line that looks wrong, a letter goes to the bureau that shows it, with the proof.",
  },
  {
    step: 3,
    title: "Monitoring & Updates",
    duration: "30-90 days",
    days: [30, 90],
    description:
      "A bureau has 30 days to look into a dispute, in some cases 45. We watch your reports for the answers.",
  },
  {
    step: 4,
    title: "Mortgage Ready",
    duration: "3-6 months",
    days: [90, 180],
    description: `With the errors fixed and your balances down, you are in a better place to ask a lender for a pre-approval. You don’t have to wait for all of it: ${askLendersNow}`,
  },
] as const satisfies readonly RepairStep[];

/** What the service does. */
export const creditRepairFeatures = [
  {
    title: "AI-assisted analysis",
    description: "Software compares your three reports and marks the lines that don’t match each other or are too old.",
  },
  {
    title: "Automated dispute letters",
    description: "Each letter names the line, says what is wrong with it and asks the bureau to look into it.",
  },
  {
    title: "Credit monitoring",
    description: "New accounts, inquiries and corrections show up while the bureaus are still answering.",
  },
  {
    title: "Score tracking",
    description: "Your score over the months, next to what changed on the report, so you can see which step moved it.",
  },
  {
    title: "A plan for what is true",
    description:
      "True marks stay, but they fade. The plan says which balance to pay down first and what to leave alone.",
  },
  {
    title: "A handoff to the lender",
    description: "When your report is in order, you get one list of the papers a lender asks for.",
  },
] as const satisfies readonly Benefit[];

type ReportLine = { line: string; change: "can" | "stays"; answer: string; why: string };

/** Lines of a made-up credit report, and what can become of each. */
export const sampleReportLines = [
  {
    line: "Auto loan you never took out",
    change: "can",
    answer: "Can come off",
    why: "It is not yours. It may be a sign of identity theft.",
  },
  {
    line: "Card paid on time, shown 30 days late",
    change: "can",
    answer: "Can be corrected",
    why: "Your bank statement proves the day.",
  },
  {
    line: "Collection from nine years ago",
    change: "can",
    answer: "Can come off",
    why: "Collections may be shown for seven years.",
  },
  {
    line: "Late payment last spring",
    change: "stays",
    answer: "Stays for seven years",
    why: "It is true. It weighs less every year.",
  },
  {
    line: "Card used to 90% of its limit",
    change: "stays",
    answer: "Yours to change",
    why: "It is true today. Pay it down and the next report says so.",
  },
] as const satisfies readonly ReportLine[];

/** What federal law gives everyone, whoever they hire. Read in November 2026. */
export const creditRights = [
  {
    title: "You can do it yourself, for free",
    description:
      "Each bureau has to look into your dispute for free, within 30 days, in some cases 45 (Fair Credit Reporting Act).",
  },
  {
    title: "No one can remove what is true",
    description: "We can’t, a law firm can’t, and you can’t. Anyone who says otherwise is not telling the truth.",
  },
  {
    title: "You pay after the work, not before",
    description:
      "A credit repair company may not charge for a service before it is fully done (Credit Repair Organizations Act).",
  },
  {
    title: "You get it in writing, and can cancel",
    description:
      "A written contract says what is done, by when and for how much. You can cancel it within 3 business days and owe nothing.",
  },
] as const satisfies readonly Benefit[];

type StoryStop = { when: string; figure: string; what: string };

/** The sample story in short; the guide at `path` tells it in full. Not a real customer. */
export const sampleStory = {
  from: 650,
  to: 720,
  path: "/guides/sample-story-650-to-720",
  stops: [
    {
      when: "Day 1",
      figure: "650",
      what: "The score. Three reports show seven bad marks: five are wrong, two are true.",
    },
    { when: "Day 12", figure: "18%", what: "Of the card limits used, down from 62%. That needed no letter." },
    { when: "Day 41", figure: "4 of 5", what: "Errors are off the reports. The two true marks stay." },
    { when: "Day 90", figure: "720", what: "The score, after the last error came off on day 77." },
  ],
} as const satisfies { from: number; to: number; path: string; stops: readonly StoryStop[] };
