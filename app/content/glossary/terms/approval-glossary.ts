import { percentSign } from "#app/content/figures/figure-words.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { sample, sampleCents } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const { classic, common, fannieAutomated } = debtRatios.programs;
const preApproval = "/guides/pre-qualified-or-pre-approved";
const handbook = read("HUD Handbook 4000.1, section II.A");

/** What a lender looks at, and the steps to a yes. */
export const approvalGlossary: readonly GlossaryTerm[] = [
  {
    slug: "pre-qualification",
    term: "Pre-qualification",
    names: ["prequalified", "pre-qualified"],
    meaning: [
      "A quick guess at what you could borrow, made from what you say.",
      "It is free and takes minutes, but a seller gives it little weight.",
    ],
    example: `You say you earn ${sample.yearlyIncome} a year. The lender names a sum and has seen no papers yet.`,
    see: ["pre-approval", "soft-inquiry"],
    more: [preApproval],
  },
  {
    slug: "pre-approval",
    term: "Pre-approval",
    names: ["preapproved", "pre-approved", "pre-approval letter"],
    meaning: [
      "A lender’s letter with an amount, after it has checked your papers and your credit.",
      "Sellers want to see it with your offer. It runs out after a month or two, and it is no promise of a loan.",
    ],
    example: "Your letter says $250,000 and ends on June 30. You offer $240,000 and ask for a letter with that sum.",
    see: ["pre-qualification", "underwriting", "offer"],
    more: [preApproval],
  },
  {
    slug: "loan-officer",
    term: "Loan officer",
    names: ["mortgage loan originator", "MLO"],
    meaning: [
      "The person at a lender who takes your application.",
      "Each has an NMLS number that you can look up for free before you share any papers.",
    ],
    example:
      "You type the number on the card into nmlsconsumeraccess.org. It shows the name, the company and the state license.",
    see: ["mortgage-broker", "underwriting"],
    more: ["/guides/choose-a-lender", "/guides/read-a-loan-estimate"],
  },
  {
    slug: "mortgage-broker",
    term: "Mortgage broker",
    meaning: [
      "Someone who shops several lenders for your loan and is paid when it closes.",
      "A broker doesn’t lend its own money, so ask how it is paid.",
    ],
    example:
      "A broker shows you three lenders. One pays the broker $4,000, so you ask for the rate if you pay that yourself.",
    see: ["loan-officer", "rate-shopping", "loan-estimate"],
    more: ["/guides/choose-a-lender", "/calculators/apr-and-points"],
  },
  {
    slug: "underwriting",
    term: "Underwriting",
    words: ["underwriter"],
    meaning: [
      "The lender’s close look at your papers, your credit and the home.",
      "The underwriter says yes, no, or yes with conditions.",
    ],
    example: "The underwriter asks about a $2,000 deposit. You send the bill of sale for the car you sold.",
    see: ["conditional-approval", "manual-underwriting", "clear-to-close"],
    more: ["/mortgage-process"],
  },
  {
    slug: "manual-underwriting",
    term: "Manual underwriting",
    names: ["manual review"],
    meaning: [
      "A person decides on your loan when the computer could not.",
      "It can help if you have a thin file, and it asks for more papers and stricter ratios.",
    ],
    example: "You have no score. A person reads 12 months of rent, your phone bill and your car insurance.",
    see: ["underwriting", "thin-file", "debt-to-income"],
    more: ["/guides/manual-underwriting"],
    from: handbook,
  },
  {
    slug: "conditional-approval",
    term: "Conditional approval",
    names: ["approved with conditions"],
    meaning: [
      "A yes that holds once you send what is still missing.",
      "Send it fast, and open no new credit while you wait.",
    ],
    example: "The letter lists three things: a new pay stub, proof of insurance, and a note about a late payment.",
    see: ["underwriting", "clear-to-close"],
    more: ["/mortgage-process"],
  },
  {
    slug: "clear-to-close",
    term: "Clear to close",
    names: ["CTC", "final approval"],
    meaning: [
      "The lender has all it needs and is ready to fund the loan.",
      "If your lease lets you, wait for this day before you give your landlord notice.",
    ],
    example: "On May 8 the lender says you are clear to close on May 15. That evening you send your notice.",
    see: ["conditional-approval", "closing-disclosure", "notice-to-vacate"],
    more: ["/mortgage-process", "/guides/ending-a-lease-to-buy"],
  },
  {
    slug: "rate-lock",
    term: "Rate lock",
    names: ["lock-in"],
    meaning: [
      "A lender’s promise to hold your rate for a set number of days.",
      "If closing comes later, a longer lock can cost you, so ask for the price first.",
    ],
    example:
      "You lock for 45 days on April 1: until May 16. Closing slips to May 21, so you ask what five more days cost.",
    see: ["interest", "closing-day", "loan-estimate"],
    more: ["/guides/read-a-loan-estimate"],
  },
  {
    slug: "debt-to-income",
    term: "Debt-to-income ratio",
    names: ["DTI", "back-end ratio"],
    meaning: [
      "The share of your income before tax that goes to debts and the new house payment.",
      `A common guide is ${percentSign(common.debtsShare)}, and strong files can go to ${percentSign(fannieAutomated.debtsShare)}.`,
    ],
    example: `You earn ${sample.income} a month. A house payment of ${sample.housing} and ${sample.debts} of debts make ${sample.debtShare}.`,
    sum: [
      ["House payment", sample.housing],
      ["Other debts", sample.debts],
      [`Of ${sample.income}`, sample.debtShare],
    ],
    see: ["housing-ratio", "revolving-debt", "installment-debt"],
    more: ["/guides/debt-to-income-explained", "/calculators/debt-to-income"],
    from: debtRatios,
  },
  {
    slug: "housing-ratio",
    term: "Housing ratio",
    names: ["front-end ratio"],
    meaning: [
      "The share of your income before tax that the house payment takes.",
      `The old rule is ${percentSign(classic.housingShare)}, and ${percentSign(common.housingShare)} is common now.`,
    ],
    example: `The house payment is ${sample.housing} and you earn ${sample.income} a month, so the ratio is ${sample.housingShare}.`,
    sum: [
      ["House payment", sample.housing],
      ["Income", sample.income],
      ["Ratio", sample.housingShare],
    ],
    see: ["debt-to-income", "piti"],
    more: ["/calculators/debt-to-income", "/calculators/affordability"],
    from: debtRatios,
  },
  {
    slug: "loan-to-value",
    term: "Loan-to-value ratio",
    names: ["LTV"],
    meaning: [
      "The loan as a share of what the home is worth.",
      "The lower it is, the less the lender risks and the less mortgage insurance costs.",
    ],
    example: `You borrow ${sample.loan} for a home worth ${sample.price}. The ratio is ${sample.loanShare}.`,
    sum: [
      ["Loan", sample.loan],
      ["Value", sample.price],
      ["Ratio", sample.loanShare],
    ],
    see: ["down-payment", "pmi", "equity"],
    more: ["/calculators/mortgage-insurance"],
  },
  {
    slug: "cash-reserves",
    term: "Cash reserves",
    names: ["reserves"],
    meaning: [
      "Money you still have after closing, counted in months of house payments.",
      "Not every loan asks for it, but it makes a yes easier.",
    ],
    example: `You have $6,000 left after closing. At ${sample.housing} a month, that lasts ${(6_000_00 / sampleCents.housing).toFixed(1)} months.`,
    see: ["cash-to-close", "emergency-fund"],
    more: ["/guides/saving-for-a-down-payment"],
  },
  {
    slug: "gift-letter",
    term: "Gift letter",
    names: ["gift funds"],
    meaning: [
      "A signed note that says money for your home is a gift and not a loan.",
      "The lender also wants to see where the money came from and where it went.",
    ],
    example: "Your mother gives you $8,000. Her letter, her bank statement and yours all show the same sum.",
    see: ["down-payment", "seasoned-funds"],
    more: ["/guides/gift-money-and-its-letter", "/guides/saving-for-a-down-payment"],
    from: handbook,
  },
  {
    slug: "seasoned-funds",
    term: "Seasoned funds",
    names: ["seasoned money"],
    meaning: [
      "Money that has been in your account long enough to need no explanation.",
      "Lenders read two or three months of statements and ask about large deposits in them.",
    ],
    example:
      "You put $3,000 of cash in the bank in January. You apply in May with statements from March on, so no one asks.",
    see: ["gift-letter", "underwriting"],
    more: ["/guides/saving-for-a-down-payment"],
    from: handbook,
  },
  {
    slug: "cosigner",
    term: "Cosigner",
    names: ["co-signer", "co-borrower"],
    words: ["non-occupant"],
    meaning: [
      "Someone who signs the loan with you and owes all of it if you don’t pay.",
      "Their income can help you, but their debts and their score can hurt you.",
    ],
    example: "You earn $3,500 a month and your father $4,000. The lender counts $7,500, and his car payment too.",
    sum: [
      ["You", "$3,500"],
      ["Your father", "$4,000"],
      ["Counted", "$7,500"],
    ],
    see: ["guarantor", "debt-to-income"],
    more: ["/guides/cosigning", "/guides/how-much-house-can-you-afford"],
  },
  {
    slug: "residual-income",
    term: "Residual income",
    meaning: [
      "What is left of your pay after tax, debts and the house payment.",
      "VA says how much should be left, by region and family size, and lenders look at that and at your debts.",
    ],
    example: "A family of three in the South has $1,100 left each month. VA’s table asks for $889.",
    sum: [
      ["Left each month", "$1,100"],
      ["VA’s table asks for", "$889"],
      ["Over it", "$211"],
    ],
    see: ["va-loan", "debt-to-income"],
    more: ["/guides/va-and-usda-loans", "/calculators/va-residual-income"],
    from: read("VA Lenders Handbook M26-7, chapter 4, for loans of $80,000 and more"),
  },
];
