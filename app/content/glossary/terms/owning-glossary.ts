import { percentSign } from "#app/content/figures/figure-words.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { money, sample, sampleCents } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const servicing = read("Regulation X, 12 CFR 1024.33 to 1024.41");

/** The years after the keys: bills, repairs, trouble and the next loan. */
export const owningGlossary: readonly GlossaryTerm[] = [
  {
    slug: "equity",
    term: "Equity",
    names: ["home equity"],
    meaning: [
      "The part of the home that is yours: its value less what you owe.",
      "It grows as you pay and as prices rise, and it shrinks when they fall.",
    ],
    example: `Your home is worth ${sample.price} and you owe ${sample.loan}. Your equity is ${sample.down}.`,
    sum: [
      ["Value", sample.price],
      ["You owe", sample.loan],
      ["Yours", sample.down],
    ],
    see: ["loan-to-value", "principal", "home-equity-line"],
    more: ["/calculators/amortization", "/calculators/rent-or-buy"],
  },
  {
    slug: "emergency-fund",
    term: "Emergency fund",
    names: ["rainy day fund"],
    meaning: [
      "Savings for the bill that you did not see coming.",
      "As an owner you have no landlord to call, so keep it apart from your down payment.",
    ],
    example: `A common plan is ${percentSign(rentOrBuyAssumptions.maintenanceRate)} of the price a year for repairs. On ${sample.price} that is ${money((sampleCents.price * rentOrBuyAssumptions.maintenanceRate) / 12)} a month.`,
    see: ["cash-reserves", "deductible"],
    more: ["/guides/emergency-fund-before-down-payment", "/calculators/first-year-budget"],
  },
  {
    slug: "loan-servicer",
    term: "Loan servicer",
    names: ["mortgage servicer"],
    meaning: [
      "The company that takes your payments and answers your questions.",
      "It can change without asking you, and for 60 days a payment sent on time to the old one can’t count as late.",
    ],
    example: "A letter says to pay a new company from July 1. You call the old one first to check that it is true.",
    see: ["escrow-account", "forbearance", "respa"],
    more: ["/guides/your-first-year-as-an-owner", "/guides/closing-day"],
    from: servicing,
  },
  {
    slug: "escrow-shortage",
    term: "Escrow shortage",
    words: ["escrow analysis"],
    meaning: [
      "Your escrow account has too little for this year’s tax and insurance.",
      "Your payment rises, and you can usually spread what is missing over a year.",
    ],
    example: "Your tax went up by $360 a year. You pay $30 more a month from now on, and $30 for a year to catch up.",
    sum: [
      ["$360 over 12 months", "$30"],
      ["To catch up, for a year", "$30"],
      ["More each month at first", "$60"],
    ],
    see: ["escrow-account", "property-tax"],
    more: ["/guides/property-tax", "/calculators/monthly-payment"],
    from: read("Regulation X, 12 CFR 1024.17"),
  },
  {
    slug: "assessed-value",
    term: "Assessed value",
    names: ["tax assessment"],
    meaning: [
      "What the county says your home is worth for property tax.",
      "It can be far from the price, and you can appeal it by the date on the notice.",
    ],
    example: "The county says $280,000 and you paid $250,000 in spring. You appeal with your closing papers.",
    see: ["property-tax", "homestead-exemption"],
    more: ["/guides/property-tax", "/places"],
  },
  {
    slug: "homestead-exemption",
    term: "Homestead exemption",
    names: ["homestead"],
    meaning: [
      "A lower property tax for the home you live in, in many states.",
      "You usually have to apply for it once, by a date in your first year.",
    ],
    example: "Your county takes $50,000 off the value for owners who live there. At 1.2% that saves $600 a year.",
    sum: [
      ["Off the value", "$50,000"],
      ["Tax rate", "1.2%"],
      ["Saved a year", "$600"],
    ],
    see: ["property-tax", "assessed-value"],
    more: ["/guides/property-tax", "/places"],
  },
  {
    slug: "refinance",
    term: "Refinance",
    names: ["refi", "refinancing"],
    meaning: [
      "A new loan that pays off the old one, for a lower rate or another term.",
      "It has closing costs, so divide them by what you save each month.",
    ],
    example: "It costs $4,800 and saves $160 a month. After 30 months you are ahead, if the years left stay the same.",
    sum: [
      ["Costs", "$4,800"],
      ["Saved each month", "$160"],
      ["Even after", "30 months"],
    ],
    see: ["closing-costs", "loan-term", "pmi"],
    more: ["/calculators/refinance"],
  },
  {
    slug: "home-equity-line",
    term: "Home equity line of credit",
    names: ["HELOC"],
    words: ["home equity loan"],
    meaning: [
      "A credit line backed by your home, which you draw from when you need it.",
      "The rate usually moves with the market, and you can lose the home if you don’t pay.",
    ],
    example: "You have a $20,000 line and use $5,000 for a furnace. You pay interest on the $5,000 only.",
    see: ["equity", "second-mortgage", "right-of-rescission"],
    more: ["/calculators/refinance"],
  },
  {
    slug: "forbearance",
    term: "Forbearance",
    meaning: [
      "Your servicer lets you pay less or nothing for some months.",
      "You still owe it later, so ask how before you agree.",
    ],
    example: `You lose your job and skip three payments of ${sample.housing}. The servicer moves them to the end of the loan.`,
    see: ["loan-servicer", "loan-modification", "foreclosure"],
    more: ["/guides/if-you-cannot-pay-later"],
  },
  {
    slug: "loan-modification",
    term: "Loan modification",
    meaning: [
      "A lasting change to your loan, so that you can pay it again.",
      "It can lower the rate or add years, and you ask the servicer for it.",
    ],
    example:
      "You owe $180,000 at 6.5% with 22 years left. Over 40 years the payment falls by about $230, and you pay more in all.",
    see: ["forbearance", "loan-servicer"],
    more: ["/guides/if-you-cannot-pay-later", "/calculators/amortization"],
  },
  {
    slug: "foreclosure",
    term: "Foreclosure",
    meaning: [
      "The lender takes and sells a home because the loan was not paid.",
      "It usually can’t start until you are more than 120 days behind, so call your servicer early.",
    ],
    example:
      "You miss January and February. In March you call, send two pay stubs, and get a plan before anything starts.",
    see: ["forbearance", "housing-counselor", "waiting-period"],
    more: ["/guides/if-you-cannot-pay-later", "/guides/after-bankruptcy-or-foreclosure"],
    from: servicing,
  },
  {
    slug: "appreciation",
    term: "Appreciation",
    names: ["home value growth"],
    meaning: ["A rise in what a home is worth.", "No one can promise it: prices fell in many places after 2007."],
    example: "A $250,000 home rises by 3% in a year. That is $7,500 on paper, and selling would cost more than that.",
    sum: [
      ["3% of $250,000", "$7,500"],
      [
        `Selling at ${percentSign(rentOrBuyAssumptions.sellingShare)}`,
        money(257_500_00 * rentOrBuyAssumptions.sellingShare),
      ],
    ],
    see: ["equity", "comparable-sales"],
    more: ["/reports/house-prices-by-state", "/calculators/rent-or-buy"],
    from: read("FHFA house price index, purchase only"),
  },
];
