import { percentSign } from "#app/content/figures/figure-words.ts";
import { insuranceEnds } from "#app/content/rules/conventional.ts";
import { fhaRules } from "#app/content/rules/fha.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { money, sample, sampleCents } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const calculator = "/calculators/mortgage-insurance";
const vaFirstUse = vaRules.purchase.find(({ downFrom }) => downFrom === 0) ?? vaRules.purchase[0];
const mostDown = fhaRules.rows.find(({ upTo, size }) => size === "standard" && upTo === 100) ?? fhaRules.rows[0];

/** Insurance that guards the lender, and insurance that guards you. */
export const insuranceGlossary: readonly GlossaryTerm[] = [
  {
    slug: "mortgage-insurance",
    term: "Mortgage insurance",
    names: ["MI"],
    meaning: [
      "Insurance that guards the lender, not you, if the loan is not paid back.",
      "You pay for it while you own little of the home, and with most FHA loans for as long as you have the loan.",
    ],
    example: `With ${sample.downShare} down on ${sample.price}, it may cost ${sample.pmi} a month. That buys you the loan, not a repair.`,
    see: ["pmi", "mip", "funding-fee"],
    more: [calculator, "/guides/conventional-or-fha"],
  },
  {
    slug: "pmi",
    term: "PMI",
    names: ["private mortgage insurance"],
    meaning: [
      "Mortgage insurance on a conventional loan with a small down payment.",
      `You may ask to end it once you owe ${percentSign(insuranceEnds.ifAsked)} of the home’s original value, and at ${percentSign(insuranceEnds.byItself)} on the loan’s schedule it ends by itself.`,
    ],
    example: `Your home was worth ${sample.price} when you bought it. You may ask once you owe ${money(sampleCents.price * insuranceEnds.ifAsked)}.`,
    sum: [
      [`${percentSign(insuranceEnds.ifAsked)}: you may ask`, money(sampleCents.price * insuranceEnds.ifAsked)],
      [`${percentSign(insuranceEnds.byItself)}: it ends`, money(sampleCents.price * insuranceEnds.byItself)],
    ],
    see: ["mortgage-insurance", "loan-to-value", "equity"],
    more: ["/end-mortgage-insurance", calculator],
    from: insuranceEnds,
  },
  {
    slug: "mip",
    term: "MIP",
    names: ["mortgage insurance premium", "FHA mortgage insurance"],
    meaning: [
      "The insurance on an FHA loan: one part up front, one part every month.",
      `It is ${percentSign(fhaRules.upfrontRate)} of the loan up front and usually ${percentSign(mostDown.rate)} a year; with less than 10% down, it lasts as long as the loan.`,
    ],
    example: `On a loan of ${sample.fhaLoan}, the part up front is ${sample.fhaUpfront}. Most people add it to the loan.`,
    sum: [
      ["Loan", sample.fhaLoan],
      [`Up front, ${percentSign(fhaRules.upfrontRate)}`, sample.fhaUpfront],
    ],
    see: ["fha-loan", "pmi", "refinance"],
    more: [calculator, "/calculators/fha-to-conventional", "/guides/fha-loans-explained"],
    from: fhaRules,
  },
  {
    slug: "funding-fee",
    term: "Funding fee",
    names: ["VA funding fee"],
    meaning: [
      "A one-time fee on VA loans that keeps the program going.",
      `It is ${percentSign(vaFirstUse.firstUse)} on first use with nothing down, can be added to the loan, and is zero if VA pays you for a disability.`,
    ],
    example: `On a $200,000 loan, ${percentSign(vaFirstUse.firstUse)} is ${money(200_000_00 * vaFirstUse.firstUse)}.`,
    sum: [
      ["Loan", "$200,000"],
      ["Fee on first use", money(200_000_00 * vaFirstUse.firstUse)],
    ],
    see: ["va-loan", "guarantee-fee"],
    more: ["/guides/va-and-usda-loans", calculator],
    from: vaRules,
  },
  {
    slug: "guarantee-fee",
    term: "Guarantee fee",
    names: ["USDA guarantee fee", "USDA annual fee"],
    meaning: [
      "What USDA charges to back a loan: one part up front, one part each year.",
      `It is ${percentSign(usdaRules.upfrontRate)} up front and ${percentSign(usdaRules.annualRate)} a year of what you still owe.`,
    ],
    example: `On $200,000 you owe about ${money(200_000_00 * usdaRules.upfrontRate)} up front, and about ${money((200_000_00 * usdaRules.annualRate) / 12)} a month in the first year.`,
    see: ["usda-loan", "mortgage-insurance"],
    more: ["/guides/va-and-usda-loans", calculator],
    from: usdaRules,
  },
  {
    slug: "homeowners-insurance",
    term: "Homeowners insurance",
    names: ["home insurance", "hazard insurance"],
    meaning: [
      "It pays to repair or rebuild your home after a fire, a storm or a theft.",
      "Every lender asks for it, so get prices before you make an offer.",
    ],
    example: `Two offers for the same house: $1,300 a year and $1,900. The second costs $50 more each month.`,
    sum: [
      ["$1,900 less $1,300", "$600 a year"],
      ["Each month", "$50"],
    ],
    see: ["deductible", "replacement-cost", "flood-insurance"],
    more: ["/guides/home-insurance", "/calculators/monthly-payment"],
  },
  {
    slug: "deductible",
    term: "Deductible",
    meaning: [
      "The part of a loss that you pay before insurance does.",
      "A higher one makes the policy cheaper, so keep that sum in savings.",
    ],
    example: "Hail breaks your roof, and it costs $7,000. With a $2,000 deductible the insurer pays $5,000.",
    sum: [
      ["Roof", "$7,000"],
      ["You", "$2,000"],
      ["Insurer", "$5,000"],
    ],
    see: ["homeowners-insurance", "emergency-fund"],
    more: ["/guides/home-insurance"],
  },
  {
    slug: "replacement-cost",
    term: "Replacement cost",
    words: ["actual cash value"],
    meaning: [
      "Insurance that pays what a new one costs, not what your old one was worth.",
      "A policy with “actual cash value” pays less, since it subtracts for age and wear.",
    ],
    example:
      "A new roof costs $12,000 and yours was half worn. One policy pays $12,000, the other $6,000, both less your deductible.",
    see: ["homeowners-insurance", "deductible"],
    more: ["/guides/home-insurance"],
  },
  {
    slug: "flood-insurance",
    term: "Flood insurance",
    words: ["flood zone", "NFIP"],
    meaning: [
      "A separate policy for flood damage, which home insurance doesn’t cover.",
      "In a high-risk zone most lenders have to require it, so look up the address first.",
    ],
    example: "Two houses cost the same. One is in a flood zone, and its policy adds $90 a month.",
    see: ["homeowners-insurance", "piti"],
    more: ["/guides/home-insurance", "/guides/closing-costs-line-by-line"],
    from: read("Flood Disaster Protection Act, 42 U.S.C. 4012a"),
  },
  {
    slug: "home-warranty",
    term: "Home warranty",
    names: ["service contract"],
    meaning: [
      "A yearly contract that pays for some repairs to things like stoves and furnaces.",
      "It is not insurance, and what it leaves out fills most of the pages.",
    ],
    example: "It costs $600 a year and $100 a visit. Your furnace dies, and the contract says it was too old.",
    see: ["homeowners-insurance", "home-inspection"],
    more: ["/guides/your-first-year-as-an-owner"],
  },
  {
    slug: "title-insurance",
    term: "Title insurance",
    words: ["owner’s title insurance", "lender’s title insurance"],
    meaning: [
      "It pays if someone turns out to have an older claim on your home.",
      "The lender’s policy is required and guards the lender; yours is a choice and guards you.",
    ],
    example:
      "Two years on, a roofer shows a $4,000 lien for work the seller never paid for. With your own policy, the insurer deals with it.",
    see: ["title-search", "lien", "deed"],
    more: ["/guides/title-and-title-insurance", "/guides/closing-costs-line-by-line"],
  },
];
