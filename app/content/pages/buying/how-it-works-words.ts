import { introductionWords } from "#app/content/site/lender-words.ts";
import type { Benefit, CreditJourneyStep, RealtorPartner } from "#app/content/site/records.ts";

/** Sample profiles. `name` says what kind of realtor it is: no one is named, and no rating was measured. */
export const realtorPartners = [
  {
    name: "First-time buyer realtor",
    location: "Phoenix and Mesa, AZ",
    specialty: "First homes and starter homes",
    experience: "12 years",
    rating: 4.9,
  },
  {
    name: "FHA buyer realtor",
    location: "Atlanta, GA",
    specialty: "FHA buyers and local programs",
    experience: "9 years",
    rating: 4.8,
  },
  {
    name: "Veteran buyer realtor",
    location: "Minneapolis, MN",
    specialty: "VA buyers and their families",
    experience: "15 years",
    rating: 4.9,
  },
  {
    name: "Condo realtor",
    location: "Houston, TX",
    specialty: "Condos and townhomes",
    experience: "7 years",
    rating: 4.7,
  },
] as const satisfies readonly RealtorPartner[];

/** Days that a step takes, for the drawing of its length; without `days` it has no set end. */
export type JourneyStep = CreditJourneyStep & { days?: { from: number; to: number } };

/** The five steps from a rented door to your own. Times are typical, not promised. */
export const creditJourney = [
  {
    step: 1,
    title: "Credit Analysis and Opportunity Identification",
    description: "You see how your credit looks now, and what holds it back.",
    details:
      "We go through your credit reports with you on the phone, line by line. You get a list of what looks wrong, what is too old to be there, and what is accurate and just takes time. You also see which loans and programs are already within reach.",
    timeframe: "24–48 hours",
    days: { from: 1, to: 2 },
    features: [
      "What each mark on your report means",
      "Errors worth disputing, in order",
      "A plan with your first three moves",
    ],
  },
  {
    step: 2,
    title: "Credit Repair Implementation",
    description: "We write letters about what is wrong. Accurate marks stay.",
    details:
      "We write dispute letters from your reports and send them to the credit bureaus. A bureau usually has 30 days to look into a dispute, sometimes 45, and it has to do so free of charge. You can do this step yourself, and our guide shows you how.",
    timeframe: "30–90 days",
    days: { from: 30, to: 90 },
    features: [
      "A letter for each error, with its reason",
      "A date by which the bureau has to answer, before you ask a lender",
      "Nothing disputed that is accurate",
    ],
  },
  {
    step: 3,
    title: "Score Improvement and Monitoring",
    description: "On-time payments and lower balances do the rest.",
    details:
      "Most of a score comes from paying on time and from how much of your limits you use. We watch what changes each month and tell you which single move would help most next. This step can run at the same time as the letters.",
    timeframe: "60–120 days",
    days: { from: 60, to: 120 },
    features: [
      "A monthly look at what moved your score",
      "Balances to pay down first",
      "A word before you open or close an account",
    ],
  },
  {
    step: 4,
    title: "Down Payment Assistance Exploration",
    description: "We look for programs whose rules you meet.",
    details:
      "Programs differ by state, income, price and employer. Some are grants, some are loans you pay back when you sell. You see each one with its rules, its end date and what it costs you later, before you count on it.",
    timeframe: "1–2 weeks",
    days: { from: 7, to: 14 },
    features: [
      "Programs that fit, and why",
      "Programs that do not fit yet, and what would change that",
      "What has to be paid back, and when",
    ],
  },
  {
    step: 5,
    title: "Realtor Connection and Home Search",
    description: "You meet a realtor and start to look, with your numbers in hand.",
    details: `With a score, a down payment and a pre-approval you know your price. We introduce you to a realtor who works with first-time buyers where you want to live. Whether you work together is up to the two of you. ${introductionWords}`,
    timeframe: "Ongoing",
    features: [
      "An introduction, never a contract",
      "Your price range before the first visit",
      "Help with the papers until closing",
    ],
  },
] as const satisfies readonly JourneyStep[];

/** Why the process works, under the heading of that name. */
export const processBenefits = [
  {
    title: "One order, for a reason",
    description:
      "Credit comes first because it decides the price of everything after it: the rate, the insurance, the loan you can get.",
  },
  {
    title: "Work that overlaps",
    description:
      "While a bureau looks into a dispute, you pay down a balance and look at programs. Waiting time is not lost time.",
  },
  {
    title: "Every step ends on paper",
    description:
      "A list, a letter, an answer, a program’s terms, a pre-approval. You always have something you can check or take elsewhere.",
  },
  {
    title: "You can stop at any step",
    description: "Each step is useful by itself. If renting is better for you this year, you keep what you learned.",
  },
] as const satisfies readonly Benefit[];

/** The sample dashboard: an example customer who does not exist. */
export const sampleDashboard = {
  percent: 72,
  milestones: [
    { name: "Credit Analysis", state: "Complete" },
    { name: "Credit Repair", state: "Complete" },
    { name: "Assistance Match", state: "Complete" },
    { name: "Pre-Approval", state: "In Progress" },
  ],
  /** What follows once every milestone is reached. */
  after: { name: "Home Search", state: "Upcoming" },
  nextStep: "Complete Pre-Approval",
} as const;
