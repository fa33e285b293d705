import { exampleClosing } from "#app/content/figures/closing-figures.ts";
import { percentSign } from "#app/content/figures/figure-words.ts";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { money, sample, sampleCents } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const closingCosts = "/calculators/closing-costs";
const lineByLine = "/guides/closing-costs-line-by-line";
const estimate = "/guides/read-a-loan-estimate";

/** What you pay for a loan and a home, once and every month. */
export const costsGlossary: readonly GlossaryTerm[] = [
  {
    slug: "down-payment",
    term: "Down payment",
    names: ["money down", "downpayment"],
    meaning: [
      "The part of the price that you pay at closing, not with the loan.",
      "The loan pays the rest, and closing costs come on top.",
    ],
    example: `You put ${sample.downShare} down on a ${sample.price} home. That is ${sample.down}.`,
    sum: [
      ["Price", sample.price],
      [`${sample.downShare} down`, sample.down],
      ["Loan", sample.loan],
    ],
    see: ["cash-to-close", "down-payment-assistance", "loan-to-value"],
    more: ["/guides/saving-for-a-down-payment", "/calculators/down-payment-savings"],
  },
  {
    slug: "apr",
    term: "APR",
    names: ["annual percentage rate"],
    meaning: [
      "The yearly cost of a loan as a percentage, with the lender’s fees and mortgage insurance in it.",
      "Compare it between loans of the same kind and length, since the rate alone leaves out the fees.",
    ],
    example:
      "One lender offers 6.5% with no fees, one 6.375% with $4,000 of fees. On a short stay the first can cost less.",
    see: ["interest", "discount-points", "loan-estimate"],
    more: ["/calculators/apr-and-points", estimate],
    from: read("Regulation Z, 12 CFR 1026.22 and Appendix J"),
  },
  {
    slug: "discount-points",
    term: "Discount points",
    names: ["points", "mortgage points", "buying down the rate"],
    meaning: [
      "Money you pay at closing to get a lower rate.",
      `One point is 1% of the loan and often lowers the rate by about ${percentSign(pointsAsRate.ratePerPoint)}.`,
    ],
    example: `On ${sample.loan} one point costs ${sample.point}. If it saves $40 a month, it takes over five years to earn that back.`,
    see: ["lender-credit", "apr", "origination-fee"],
    more: ["/calculators/apr-and-points", "/calculators/temporary-buydown"],
    from: pointsAsRate,
  },
  {
    slug: "lender-credit",
    term: "Lender credit",
    meaning: [
      "Money the lender puts toward your closing costs for a higher rate.",
      "It helps if you are short on cash and don’t plan to stay long.",
    ],
    example: "You take a $2,000 credit, and your payment rises by $35 a month. After 58 months the credit is used up.",
    sum: [
      ["Credit", "$2,000"],
      ["More each month", "$35"],
      ["Used up after", "58 months"],
    ],
    see: ["discount-points", "closing-costs"],
    more: ["/calculators/apr-and-points", estimate],
  },
  {
    slug: "origination-fee",
    term: "Origination fee",
    names: ["origination charges", "underwriting fee"],
    meaning: [
      "What the lender charges to make the loan.",
      "It is in section A of a Loan Estimate, and it is the easiest fee to compare.",
    ],
    example: "Three lenders ask for $900, $1,500 and $2,100 in section A. You show the first one to the other two.",
    see: ["loan-estimate", "closing-costs", "discount-points"],
    more: [estimate, "/compare-loan-estimates", lineByLine],
    from: read("Regulation Z, 12 CFR 1026.37(f)"),
  },
  {
    slug: "piti",
    term: "PITI",
    names: ["house payment", "monthly housing payment"],
    meaning: [
      "The whole house payment: principal, interest, taxes and insurance.",
      "Compare this with your rent, not the loan payment alone.",
    ],
    example: `The loan takes ${sample.payment}. Tax, home insurance and mortgage insurance make it ${sample.housing}.`,
    sum: [
      ["Principal and interest", sample.payment],
      ["Property tax", sample.tax],
      ["Home insurance", sample.insurance],
      ["Mortgage insurance", sample.pmi],
      ["House payment", sample.housing],
    ],
    see: ["escrow-account", "housing-ratio", "hoa-dues"],
    more: ["/calculators/monthly-payment"],
  },
  {
    slug: "closing-costs",
    term: "Closing costs",
    names: ["settlement costs", "closing fees"],
    meaning: [
      "The fees for the loan, the title and the county that are due on closing day.",
      "Insurance, tax and interest that you pay ahead are due with them, on top of your down payment.",
    ],
    example: `For ${exampleClosing.home} we plan on ${exampleClosing.all}. Your Loan Estimate has the real figure.`,
    sum: [
      ["Fees", exampleClosing.fees],
      ["Paid ahead", exampleClosing.ahead],
      ["Closing costs", exampleClosing.all],
    ],
    see: ["cash-to-close", "loan-estimate", "seller-concession"],
    more: [closingCosts, lineByLine],
    from: closingAssumptions,
  },
  {
    slug: "cash-to-close",
    term: "Cash to close",
    meaning: [
      "All the money you bring on closing day.",
      "It is the down payment and closing costs, less what you or others have paid already.",
    ],
    example: `Your down payment is ${sample.down} and closing costs are ${exampleClosing.all}. You already paid ${sample.closingDeposit} of it as earnest money.`,
    see: ["closing-costs", "earnest-money", "wire-fraud"],
    more: [closingCosts, "/guides/closing-day"],
  },
  {
    slug: "prepaid-interest",
    term: "Prepaid interest",
    names: ["per diem interest", "daily interest"],
    meaning: [
      "Interest for the days from closing to the end of that month.",
      "Close late in the month and you pay less of it that day.",
    ],
    example: `Your loan costs ${sample.dayOfInterest} of interest a day. With ten days left in the month, you pay ${sample.tenDaysOfInterest}.`,
    see: ["closing-day", "cash-to-close", "interest"],
    more: [closingCosts],
  },
  {
    slug: "escrow-account",
    term: "Escrow account",
    names: ["escrow", "impound account"],
    meaning: [
      "An account where the lender keeps part of your payment for property tax and home insurance.",
      "You pay a twelfth each month, and the lender pays the bills when they come.",
    ],
    example: `Your property tax is ${sample.yearlyTax} a year. Each month ${sample.tax} of your payment goes into escrow for it.`,
    see: ["property-tax", "homeowners-insurance", "escrow-shortage"],
    more: [closingCosts, "/calculators/monthly-payment"],
    from: read("Regulation X, 12 CFR 1024.17"),
  },
  {
    slug: "property-tax",
    term: "Property tax",
    names: ["real estate tax"],
    meaning: [
      "A yearly tax on your home that pays for schools, roads and the county.",
      "It can rise after you buy, so ask what the tax will be and not what it was.",
    ],
    example: `At ${sample.taxRate} of the price, a ${sample.price} home costs ${sample.yearlyTax} a year, or ${sample.tax} a month.`,
    see: ["escrow-account", "assessed-value", "homestead-exemption"],
    more: ["/guides/property-tax", "/places", "/calculators/monthly-payment"],
  },
  {
    slug: "hoa-dues",
    term: "HOA dues",
    names: ["homeowners association fee", "condo fee", "HOA fee"],
    meaning: [
      "A monthly fee for the parts of a building or street that owners share.",
      "Lenders count it in your house payment, and it can rise each year.",
    ],
    example: `Dues are $250 a month, so your ${sample.housing} house payment becomes ${money(sampleCents.housing + 250_00)}.`,
    see: ["special-assessment", "condo", "piti"],
    more: ["/guides/condos-and-hoas", "/calculators/affordability"],
  },
  {
    slug: "special-assessment",
    term: "Special assessment",
    meaning: [
      "A one-time bill from a homeowners association for something large.",
      "Ask for the last two years of meeting notes before you buy, since they name what is coming.",
    ],
    example: "The roof of a building with 40 homes costs $200,000. Each owner gets a bill for $5,000.",
    sum: [
      ["Roof", "$200,000"],
      ["Homes", "40"],
      ["Each", "$5,000"],
    ],
    see: ["hoa-dues", "condo"],
    more: ["/guides/condos-and-hoas"],
  },
  {
    slug: "transfer-tax",
    term: "Transfer tax",
    names: ["documentary stamps", "deed tax"],
    meaning: [
      "A tax on the sale of a home that some states and cities charge.",
      "Who pays it, buyer or seller, depends on the place and on your contract.",
    ],
    example: "A city charges 1% on a $200,000 home, half to each side. Your half is $1,000.",
    sum: [
      ["1% of $200,000", "$2,000"],
      ["Your half", "$1,000"],
    ],
    see: ["closing-costs", "recording-fee"],
    more: [lineByLine, closingCosts],
  },
  {
    slug: "recording-fee",
    term: "Recording fee",
    meaning: [
      "What the county charges to write your deed and your loan into its books.",
      "The fee is small, but until the deed is recorded the county’s books name the old owner.",
    ],
    example: `We plan on ${money(closingAssumptions.items.find(({ label }) => label === "Recording")?.cents ?? 0)} for it. Your county’s website lists its prices.`,
    see: ["deed", "closing-costs"],
    more: [lineByLine],
    from: closingAssumptions,
  },
];
