import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { limits } from "#app/content/figures/limit-figures.ts";
import type { AssistanceProgram } from "#app/content/site/records.ts";
import { localPrograms } from "./local-programs.ts";

/** The boxes a visitor can check to find programs. The words end the sentence “Show programs for people who …”. */
export const programTraits = {
  first: "have not owned a home in 3 years",
  income: "earn less than most in their area",
  rural: "would buy outside a big city",
  military: "serve, or have served, in the military",
  service: "teach, police, fight fires or answer emergencies",
  employer: "have an employer that helps with housing",
} as const;
export type ProgramTrait = keyof typeof programTraits;

export type FindableProgram = AssistanceProgram & {
  fits: readonly ProgramTrait[];
  /** Shown next to the title when the amount is a claim. */
  claim?: Claim;
  claimText?: string;
  /** A program of this kind, from its administrator's own page: the amount is a sample until one stands beside it. */
  real?: { name: string; amount: string; to: string };
  /** How it is paid back, if it is. */
  payback?: string;
  /** Who sets the rules, and the source we checked them against, if there is just one. */
  rulesBy?: string;
};

/** Programs that people ask about most: six kinds found in most places, then national ones by name. */
export const popularPrograms = [
  {
    title: "First-time buyer program",
    description: "Cash toward the down payment, mostly as a second loan beside your mortgage.",
    claim: assistance.firstTimeBuyer,
    claimText: "example amount",
    real: realProgram("pa-keystone-advantage-assistance-loan"),
    fits: ["first", "income"],
    requirements: [
      "No home owned in the last 3 years",
      "Income under the program’s limit for your area and household",
      "A homebuyer education course",
      "You live in the home yourself",
    ],
    benefits: ["Money for the down payment, in some programs for closing costs too", "Often no monthly payment"],
    payback: "Often a second loan, due when you sell, refinance or move out.",
  },
  {
    title: "Local down payment program",
    description: "Money from a county, a city or a neighborhood fund, for homes inside its lines.",
    claim: assistance.local,
    claimText: "example amount",
    real: realProgram("ny-new-york-city-homefirst"),
    fits: ["first", "income"],
    requirements: ["A home inside the area", "Income and price under local limits", "Funds left in this year’s budget"],
    benefits: ["Money for the down payment on a home in its area", "Can often be added to a state program"],
    payback: "Often forgiven a part each year that you live there.",
  },
  {
    title: "Employer program",
    description: "Help from the place you work, for staff who buy nearby.",
    claim: assistance.employer,
    claimText: "example amount",
    fits: ["employer"],
    requirements: ["A set time on the job", "Often a home near work", "Staying for some years after closing"],
    benefits: ["A grant, or a loan that is forgiven while you stay", "Income limits are less common"],
    payback: "Often due if you leave the job early. Some of it can count as taxable pay.",
  },
  {
    title: "Closing cost help",
    description: "A program, the lender or the seller pays part of the fees on closing day.",
    claim: assistance.closingCosts,
    claimText: "example amount",
    real: realProgram("me-advantage"),
    fits: ["first", "income"],
    requirements: ["A program, lender or seller who agrees to it in writing", "Asked for before closing day"],
    benefits: ["Pays for appraisal, title, recording, prepaid taxes and insurance"],
    payback: "A credit from the lender is not a gift: it usually comes with a higher rate.",
  },
  {
    title: "A lower rate",
    description: "A state agency’s own first loan can cost less than the market, or a seller pays points for you.",
    claim: assistance.rateReduction,
    claimText: "example amount",
    fits: ["first", "income"],
    requirements: ["A loan from your state’s agency, or a seller who pays the points"],
    benefits: ["A lower payment every month. It brings no cash to closing"],
    payback:
      "Nothing to pay back, but federal recapture tax may apply to a state’s loan if you sell within nine years. Ask whether the rate lasts for the whole loan.",
  },
  {
    title: "A gift",
    description: "From family, and with some loans from an employer or a charity.",
    claim: assistance.gifts,
    claimText: "example amount",
    fits: ["first", "income", "rural", "military", "service", "employer"],
    requirements: ["A signed letter: the lender wants one", "A giver the loan allows"],
    benefits: ["Can pay the down payment and closing costs"],
    payback:
      "Nothing. A gift that has to be paid back is a debt, and you have to say so. The amount above is a sample: no program gives it. It is whatever your family can give.",
    rulesBy: "Each loan has its own rule on gifts.",
  },
  {
    title: "HomeReady and Home Possible",
    description: "Conventional loans with a small down payment for people with modest incomes.",
    fits: ["income", "first"],
    requirements: [
      "Income up to 80% of the area’s median",
      "A down payment of 3%",
      "A homebuyer education course if every borrower is a first-time buyer",
    ],
    benefits: ["Gifts and grants can pay the down payment", "Mortgage insurance ends once enough is paid off"],
    rulesBy: "Fannie Mae and Freddie Mac, as of November 2026.",
  },
  {
    title: "FHA loan",
    description: "A loan insured by the government, easier on lower scores, that most assistance can be added to.",
    fits: ["first", "income"],
    requirements: [
      "3.5% down with a score of 580 or more; 10% down from 500 to 579",
      "You live in the home",
      `A loan under the county’s limit: ${limits.fhaFloor} in most of them in ${limits.fhaYear}`,
    ],
    benefits: ["The whole down payment may be a gift", "No income limit"],
    rulesBy: `HUD Handbook 4000.1; ${limits.fhaSource} for the limits of ${limits.fhaYear}.`,
  },
  {
    title: "VA home loan",
    description: "For veterans, service members and some surviving spouses.",
    fits: ["military"],
    requirements: ["A Certificate of Eligibility from the VA", "You live in the home", "A funding fee, unless exempt"],
    benefits: ["No down payment asked by the VA", "No monthly mortgage insurance"],
    rulesBy: "Department of Veterans Affairs; funding fee: 2.15% of the loan at first use with less than 5% down.",
  },
  {
    title: "USDA Rural Development loan",
    description: "The 502 programs, for homes in small towns and the country, and more suburbs than you’d think.",
    fits: ["rural", "income"],
    requirements: [
      "A home in an eligible area",
      "Household income up to 115% of the area’s median for the guaranteed loan; lower for the direct one",
    ],
    benefits: ["No down payment", "The direct loan can lower your payment when income is low; part is due back later"],
    rulesBy: "USDA Rural Development; guaranteed loan: 1% upfront and 0.35% a year in fees (7 CFR 3555).",
  },
  {
    title: "Mortgage Credit Certificate",
    description: "A federal tax credit for part of the mortgage interest, every year, issued by states and cities.",
    fits: ["first", "income"],
    requirements: [
      "No home owned in the last 3 years, with exceptions",
      "Income and price limits",
      "Applied for before closing",
    ],
    benefits: [
      "Lowers your income tax, up to $2,000 a year where the credit rate is above 20%",
      "Lasts while you live there",
    ],
    rulesBy: "Internal Revenue Code, section 25. Not every state issues them; part can be due back if you sell early.",
  },
  {
    title: "Good Neighbor Next Door",
    description: "Certain HUD-owned homes at half their list price. There are few of them.",
    fits: ["service"],
    requirements: [
      "Full-time police officer, firefighter, emergency medical technician, or teacher from pre-kindergarten to grade 12",
      "The home is in a revitalization area",
      "You live there for 36 months",
    ],
    benefits: [
      "Half off the list price",
      "The other half is a second mortgage without payments, released after 36 months",
    ],
    rulesBy: "HUD, 24 CFR part 291, subpart F.",
  },
] as const satisfies readonly FindableProgram[];

/**
 * The amount of a program as its administrator's own page gives it.
 * @throws Error when there is no such page, which stops the build
 */
function realProgram(slug: string): NonNullable<FindableProgram["real"]> {
  const program = localPrograms.find((each) => each.slug === slug);
  if (program?.confidence !== "administrator-page") throw new Error(`${slug} has no amount from its own page`);
  return {
    name: `${program.name}, ${program.place.state}`,
    amount: program.terms.amount.words,
    to: `/programs/${slug}`,
  };
}
