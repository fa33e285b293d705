import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { loans } from "#app/content/claims/loans.ts";
import type { AssistanceProgram, ChecklistItem, ProcessStep } from "#app/content/site/records.ts";

/** The sample checklist: one window of the drawn house for each item, lit when it is done. */
export const sampleChecklist = [
  { item: "Read your three credit reports", completed: true },
  { item: "Write down a monthly budget", completed: true },
  { item: "Save for the down payment and closing", completed: false },
  { item: "Take a homebuyer education course", completed: false },
  { item: "Get pre-approved by a lender", completed: false },
  { item: "Choose a realtor and look at homes", completed: false },
  { item: "Book the inspection and home insurance", completed: false },
] as const satisfies readonly ChecklistItem[];

type Phase = ProcessStep & { todo: readonly string[]; link: { to: string; label: string } };

/** From the first look at your credit to the keys. */
export const buyingPhases = [
  {
    step: 1,
    title: "Preparation",
    description: "You get your credit, savings and papers in shape at the kitchen table, before you look at any home.",
    duration: "1 to 6 months",
    todo: [
      "Read your credit reports and dispute errors",
      "Set a budget and save toward closing day",
      "Look for assistance, and take the course it asks for",
      "Get pre-approved, with a letter from the lender",
    ],
    link: { to: "/guides/where-to-begin", label: "Where to begin" },
  },
  {
    step: 2,
    title: "Shopping",
    description: "You know your number, so you look only at homes you could keep. A good offer leaves you ways out.",
    duration: "2 to 8 weeks",
    todo: [
      "Choose a realtor who works with first-time buyers",
      "See homes, and count the commute, taxes and repairs",
      "Make an offer that depends on inspection and loan",
      "Have the home inspected before the contract’s deadline for it, if it has one",
    ],
    link: { to: "/calculators/affordability", label: "What you could buy, and what stops you" },
  },
  {
    step: 3,
    title: "Closing",
    description: "The lender checks everything once more. You check the lender’s numbers, sign, and get the keys.",
    duration: "3 to 6 weeks",
    todo: [
      "Send papers the day they are asked for",
      "Buy home insurance",
      "Compare the Closing Disclosure, due 3 business days before, with your Loan Estimate",
      "Walk through the home, then sign",
    ],
    link: { to: "/guides/closing-costs-line-by-line", label: "Closing costs, line by line" },
  },
] as const satisfies readonly Phase[];

type FirstProgram = AssistanceProgram & { claim: Claim; claimText: string; rulesBy: string };

/** Programs made for, or mostly used by, first-time buyers. */
export const firstBuyerPrograms = [
  {
    title: "Down payment help",
    description: "From your state, county or city, mostly as a second loan without monthly payments.",
    claim: assistance.firstTimeBuyer,
    claimText: "example amount",
    requirements: ["No home owned in 3 years", "Income under the limit for your area", "A home you live in"],
    benefits: ["Less to save before you start", "Some of it forgiven if you stay"],
    rulesBy: "Each program writes its own rules.",
  },
  {
    title: "Conventional loan with little down",
    description: "HomeReady, Home Possible and similar loans with a small down payment.",
    claim: loans.conventionalDown,
    claimText: "down, at least",
    requirements: [
      "At least one buyer who has not owned in 3 years, or a modest income",
      "Mortgage insurance at first",
    ],
    benefits: ["A gift or grant may pay all of it", "The insurance can be dropped later"],
    rulesBy: "Fannie Mae and Freddie Mac, as of November 2026.",
  },
  {
    title: "FHA loan",
    description: "Insured by the government, for scores that are still on the way up.",
    claim: loans.fhaDown,
    claimText: "down, at least",
    requirements: [
      "A score of 580 or more for this down payment",
      "Mortgage insurance, mostly for as long as the loan lasts",
    ],
    benefits: ["Works with most assistance", "Open to all buyers, first-time or not"],
    rulesBy: "HUD Handbook 4000.1, as of November 2026.",
  },
] as const satisfies readonly FirstProgram[];

/** What a buyer education course goes through: a sample timetable, one line an hour. */
export const courseHours = [
  "Are you ready to own?",
  "Your money, month by month",
  "Your credit report",
  "Kinds of loans",
  "Help with the down payment",
  "Finding and inspecting a home",
  "Closing day and its papers",
  "The first year as an owner",
] as const;

/** What costs first-time buyers most, and what to do instead. */
export const commonMistakes = [
  {
    title: "Falling for a home before asking a lender",
    instead:
      "Get pre-approved first. You learn your number, and sellers take your offer seriously. The letter is no promise of a loan.",
  },
  {
    title: "Talking to one lender only",
    instead: "Ask three for a Loan Estimate in the same two weeks. Scores count that as one search.",
  },
  {
    title: "Putting every dollar into the down payment",
    instead: "Set aside a few months of costs. Something always breaks in the first year.",
  },
  {
    title: "Buying a car, or opening a card, before closing",
    instead: "Wait until you have the keys. The lender looks at your credit again just before.",
  },
  {
    title: "Skipping the inspection to win",
    instead: "A short one is better than none. A few hundred dollars can save you the price of a roof.",
  },
  {
    title: "Counting the loan payment as the cost",
    instead: "Add taxes, insurance, dues and repairs. Then compare with your rent.",
  },
  {
    title: "Asking about help after the contract",
    instead: "Many programs must be approved before you sign. Ask at the start.",
  },
] as const;

/** What the law means by it. */
export const firstTimeDefinition = {
  text: "For most programs, “first-time” means that you have not owned a home in the last 3 years. If you owned one long ago, you count again. So do some people who only owned with a former spouse, such as single parents.",
  source: "42 U.S.C. 12704(14); programs may set their own rule.",
} as const;
