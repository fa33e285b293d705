import type { Benefit } from "#app/content/site/records.ts";

/** How the sample of $10,000 is owed over ten years: at the end of each year, in hundredths of the sum. */
type Payback = Benefit & { owed: readonly number[]; steps?: boolean; after: string };

/** What help costs, though the form may not. */
export const helpCosts =
  "Most public programs charge nothing for the form. A lender still charges for the credit report and the appraisal, some homebuyer classes have a fee, and so have most tax credit certificates.";

/** The five ways such money is, or is not, paid back. */
export const paybackKinds = [
  {
    title: "Grant or gift",
    description: "Yours on closing day. Nothing is owed.",
    owed: [0, 0],
    after: "You owe nothing",
  },
  {
    title: "Forgivable loan",
    description: "A part is forgiven each year, sometimes only after the first few. Move early and you owe the rest.",
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
    title: "Shared-appreciation loan",
    description:
      "No payments. When you sell, you pay back the sum and a share of what the home has gained. Ask for the share in writing.",
    owed: [100, 150],
    after: "You owe more than you got if the price rose",
  },
  {
    title: "Second loan with payments",
    description: "You pay it every month along with the mortgage. It counts against what you can borrow.",
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
