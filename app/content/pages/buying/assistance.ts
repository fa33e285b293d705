import { assistance } from "#app/content/claims/assistance-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import type { AssistanceCard, Benefit } from "#app/content/site/records.ts";

/** A kind of help in the ledger; the amount stands in the claims table, under the id in `amountClaim`. */
type AssistanceKind = AssistanceCard & { claim: Claim; payback: string };

/** Kinds of help, by what they pay for. `coverage` is what the money may be used for. */
export const assistanceKinds = [
  {
    title: "First-time buyer help",
    description: "From states, cities and nonprofits, for people who have not owned a home in three years.",
    claim: assistance.firstTimeBuyer,
    amountClaim: assistance.firstTimeBuyer.id,
    coverage: "The down payment; some programs let you use it for closing costs too.",
    payback: "Often a second loan, due when you sell, refinance or move out.",
  },
  {
    title: "Local programs",
    description: "From a county, a city or one neighborhood that wants people to stay. Funds run out, then come back.",
    claim: assistance.local,
    amountClaim: assistance.local.id,
    coverage: "The down payment on a home inside the program’s own area.",
    payback: "Often forgiven a part each year that you live there.",
  },
  {
    title: "Employer help",
    description: "Hospitals, universities, school districts and some companies pay toward a home near work.",
    claim: assistance.employer,
    amountClaim: assistance.employer.id,
    coverage: "The down payment, as a grant or as a loan from your employer.",
    payback: "Often due if you leave the job early. Some of it can count as taxable pay.",
  },
  {
    title: "Closing cost help",
    description: "A program, the lender or the seller pays part of the fees on closing day.",
    claim: assistance.closingCosts,
    amountClaim: assistance.closingCosts.id,
    coverage: "Appraisal, title, recording, prepaid taxes and insurance.",
    payback: "A credit from the lender is not a gift: it usually comes with a higher rate.",
  },
  {
    title: "A lower rate",
    description: "A state agency’s own first loan can cost less than the market, or a seller pays points for you.",
    claim: assistance.rateReduction,
    amountClaim: assistance.rateReduction.id,
    coverage: "The interest, and so the monthly payment. It brings no cash to closing.",
    payback: "Nothing to pay back. Ask whether it lasts for the whole loan.",
  },
  {
    title: "Gifts",
    description: "From family, and with some loans from an employer or a charity. The lender wants a signed letter.",
    claim: assistance.gifts,
    amountClaim: assistance.gifts.id,
    coverage: "Down payment and closing costs.",
    payback: "Nothing. A gift that has to be paid back is a debt, and you have to say so.",
  },
] as const satisfies readonly AssistanceKind[];

/** How the sample of $10,000 is owed over ten years: at the end of each year, in hundredths of the sum. */
type Payback = Benefit & { owed: readonly number[]; steps?: boolean; after: string };

/** The four ways such money is, or is not, paid back. */
export const paybackKinds = [
  {
    title: "Grant or gift",
    description: "Yours on closing day. Nothing is owed.",
    owed: [0, 0],
    after: "You owe nothing",
  },
  {
    title: "Forgivable loan",
    description: "A part is forgiven for each year you live there. Move early and you owe the rest.",
    owed: [100, 100, 100, 100, 100, 100, 80, 60, 40, 20, 0],
    steps: true,
    after: "Move in year 4 and you owe all of it",
  },
  {
    title: "Deferred loan",
    description: "No payments, often no interest. The whole sum is due when you sell, refinance or move out.",
    owed: [100, 100],
    after: "You owe it the day you leave",
  },
  {
    title: "Second loan with payments",
    description: "Paid month by month beside the mortgage. It counts against what you can borrow.",
    owed: [100, 0],
    after: "You owe a bit less every month",
  },
] as const satisfies readonly Payback[];

/** How we help, in order. */
export const helpSteps = [
  {
    title: "We read your numbers",
    description:
      "Your free credit analysis, your income, your savings and where you want to live. Those four decide what you can ask for.",
  },
  {
    title: "We compare rule books",
    description:
      "Each program sets its own income limit, area, score and course. We look for the ones whose rules you seem to meet, and say why the others don’t fit.",
  },
  {
    title: "We line up the order",
    description:
      "Some help has to be approved before you sign a contract. Some can’t be added to other help. We put the papers and dates on one list.",
  },
  {
    title: "You apply, and the program decides",
    description:
      "We help you fill in the forms. The yes or no comes from the agency and the lender, in writing, with the terms of paying back.",
  },
] as const satisfies readonly Benefit[];
