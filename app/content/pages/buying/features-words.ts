import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import type { Benefit } from "#app/content/site/records.ts";

export type ReportLine = { line: string; reported: string; finding: string; disputed: boolean };

/** Lines of a sample credit report, and what a close reading makes of them. Two of the four may be disputed. */
export const sampleReport = [
  {
    line: "Store card",
    reported: "60 days late, May 2024",
    finding: "Your bank record shows it paid on time. Disputed.",
    disputed: true,
  },
  {
    line: "Collection, $312",
    reported: "First late in March 2018",
    finding: "Older than seven years. Disputed.",
    disputed: true,
  },
  {
    line: "Car loan",
    reported: "30 days late, June 2025",
    finding: "Accurate. It stays, and counts less each month.",
    disputed: false,
  },
  {
    line: "Credit card",
    reported: "$2,700 of $3,000 used",
    finding: "Accurate. Paying it down helps most.",
    disputed: false,
  },
] as const satisfies readonly ReportLine[];

export type SampleMatch = { kind: string; claim: Claim; asks: string; verdict: "fits" | "unsure" | "no"; why: string };

/** Kinds of help and what they ask, laid beside one sample renter. */
export const sampleMatches = [
  {
    kind: "First-time buyer help",
    claim: assistance.firstTimeBuyer,
    asks: "No home owned in the last three years",
    verdict: "fits",
    why: "Has always rented",
  },
  {
    kind: "Local program",
    claim: assistance.local,
    asks: "Income under the area’s limit",
    verdict: "unsure",
    why: "The limit counts everyone in the household",
  },
  {
    kind: "Employer program",
    claim: assistance.employer,
    asks: "An employer that takes part",
    verdict: "no",
    why: "This employer has no program",
  },
  {
    kind: "Closing cost help",
    claim: assistance.closingCosts,
    asks: "A buyer education course",
    verdict: "fits",
    why: "Course done in October",
  },
] as const satisfies readonly SampleMatch[];

/** What the move requires, and by when. */
export const moveDates = [
  { when: "Before you look", what: "Read your lease for its end, its notice and what leaving early costs." },
  { when: "With your offer", what: "Ask for a closing day that falls near the end of your lease." },
  { when: "When the lender says “clear to close”", what: "Give notice in writing, as far ahead as your lease asks." },
  { when: "The week of closing", what: "Walk through the new home, wire the money, sign, get the keys." },
  { when: "After the keys", what: "Leave the old place clean, take photos, and ask for your deposit." },
] as const;

export type Support = Benefit & {
  /** Where it is today; without it the support is only planned. */
  link?: { label: string; to: string };
};

/** Six things around the three features. What does not exist yet says so. */
export const supports = [
  {
    title: "Pre-Qualification Help",
    description: "What a lender will ask for, and which papers you need.",
    link: { label: "See the loans", to: "/mortgage-solutions" },
  },
  {
    title: "First-Time Buyer Education",
    description: "A checklist, three phases, and the mistakes that cost most.",
    link: { label: "Start with the checklist", to: "/first-time-buyers" },
  },
  {
    title: "Calculators",
    description: "What you can borrow, what it costs a month, and whether renting is cheaper.",
    link: { label: "Open the calculators", to: "/calculators" },
  },
  {
    title: "Realtor Introductions",
    description: "A realtor near you, when your numbers are ready.",
    link: { label: "Meet sample partners", to: "/how-it-works#partners" },
  },
  {
    title: "Secure Document Portal",
    description:
      "One safe place for pay stubs and statements. Until it opens, you can’t upload loan papers on this site.",
  },
  {
    title: "Progress Analytics",
    description: "Your score and your steps over time. Until it opens, your advisor tells you.",
  },
] as const satisfies readonly Support[];

/** The six steps that the three features make together. */
export const sixSteps = [
  { title: "Credit Analysis", description: "Your reports, gone through with you on the phone." },
  { title: "Program Matching", description: "Help whose rules you meet." },
  { title: "Application Support", description: "Papers in order, forms filled out." },
  {
    title: "Pre-Approval",
    description: "A lender checks your papers and says how much it would lend. It is no promise.",
  },
  { title: "Home Shopping", description: "Visits and an offer, within your budget." },
  { title: "Closing", description: "You sign. The keys are yours." },
] as const satisfies readonly Benefit[];
