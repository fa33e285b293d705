import { dollars, percentSign } from "#app/content/figures/figure-words.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { sample } from "./glossary-sample.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const [limits] = nationalLimits;
const baseline = dollars(limits.baseline[0]);
const vaFirstUse = vaRules.purchase.find(({ downFrom }) => downFrom === 0) ?? vaRules.purchase[0];
const payment = "/calculators/monthly-payment";
const schedule = "/calculators/amortization";
const fivePrograms = "/calculators/five-programs";

/** What a home loan is made of, and the kinds of it. */
export const loansGlossary: readonly GlossaryTerm[] = [
  {
    slug: "mortgage",
    term: "Mortgage",
    names: ["home loan", "house loan"],
    meaning: [
      "A loan to buy a home, backed by the home itself.",
      "If you stop paying, the lender can take the home through foreclosure.",
    ],
    example: `A home costs ${sample.price} and you bring ${sample.down}. The mortgage is the other ${sample.loan}.`,
    sum: [
      ["Price", sample.price],
      ["You bring", sample.down],
      ["Mortgage", sample.loan],
    ],
    see: ["down-payment", "principal", "foreclosure"],
    more: [payment, "/loan-programs"],
  },
  {
    slug: "principal",
    term: "Principal",
    names: ["loan balance", "principal balance"],
    meaning: [
      "The part of the loan that you still owe, without interest.",
      "At first only a little of each payment goes to it, and each month a little more does.",
    ],
    example: `On ${sample.loan} at ${sample.rate}, the first payment is ${sample.payment}. Only ${sample.firstPrincipal} of it is principal.`,
    sum: [
      ["First payment", sample.payment],
      ["Interest in it", sample.firstInterest],
      ["Principal in it", sample.firstPrincipal],
    ],
    see: ["interest", "amortization", "equity"],
    more: [schedule],
  },
  {
    slug: "interest",
    term: "Interest",
    names: ["interest rate", "note rate"],
    meaning: [
      "What the lender charges for lending you money, as a share of what you still owe.",
      "The rate is for a year, and each month you pay a twelfth of it.",
    ],
    example: `You owe ${sample.loan} at ${sample.rate}. Interest in the first month is ${sample.firstInterest}.`,
    see: ["apr", "principal", "discount-points"],
    more: [payment, "/calculators/apr-and-points"],
  },
  {
    slug: "loan-term",
    term: "Loan term",
    names: ["length of the loan"],
    words: ["15-year loan", "30-year loan"],
    meaning: ["How long you have to pay the loan back.", "A shorter term costs more each month and far less in all."],
    example: `At ${sample.rate}, ${sample.loan} costs ${sample.payment} a month over 30 years and ${sample.shortPayment} over 15.`,
    sum: [
      ["Interest over 30 years", sample.allInterest],
      ["Interest over 15 years", sample.shortInterest],
    ],
    see: ["amortization", "fixed-rate", "refinance"],
    more: ["/calculators/loan-term", schedule],
  },
  {
    slug: "fixed-rate",
    term: "Fixed rate",
    names: ["fixed-rate mortgage"],
    meaning: [
      "An interest rate that stays the same until the loan is paid off.",
      "Your payment can still change, since taxes and insurance do.",
    ],
    example: `Your loan payment stays ${sample.payment} for 30 years. Your property tax goes up by $20 a month, so you pay $20 more.`,
    see: ["adjustable-rate", "escrow-account", "loan-term"],
    more: [payment],
  },
  {
    slug: "adjustable-rate",
    term: "Adjustable rate",
    names: ["ARM", "adjustable-rate mortgage"],
    words: ["5/1 ARM", "5/6 ARM"],
    meaning: [
      "An interest rate that is fixed for some years and then follows the market.",
      "Caps in the contract say how far it can go, so ask for the highest payment it could ever reach.",
    ],
    example: "A 5/6 loan starts at 5.5% and may rise by five points over its life. Plan for 10.5% before you say yes.",
    sum: [
      ["Starts at", "5.5%"],
      ["May rise by", "5 points"],
      ["Highest", "10.5%"],
    ],
    see: ["fixed-rate", "refinance", "loan-estimate"],
    more: ["/calculators/adjustable-rate", "/guides/read-a-loan-estimate"],
  },
  {
    slug: "amortization",
    term: "Amortization",
    words: ["amortization schedule", "payment schedule"],
    meaning: [
      "Paying a loan off bit by bit, with equal payments.",
      "The schedule shows how much of each one is interest, and early on it is most of it.",
    ],
    example: `In month one, ${sample.firstInterest} of your ${sample.payment} is interest. In the last month nearly all of it is principal.`,
    see: ["principal", "interest", "equity"],
    more: [schedule],
  },
  {
    slug: "conventional-loan",
    term: "Conventional loan",
    meaning: [
      "A home loan that no government program insures.",
      "It asks for a better score than FHA, and its mortgage insurance can end.",
    ],
    example:
      "You have 5% down and a score of 700. You compare it with FHA, since FHA’s insurance usually lasts as long as the loan.",
    see: ["conforming-loan", "fha-loan", "pmi"],
    more: ["/guides/conventional-or-fha", fivePrograms],
  },
  {
    slug: "conforming-loan",
    term: "Conforming loan",
    words: ["conforming loan limit"],
    meaning: [
      "A conventional loan that is small enough to be sold to Fannie Mae or Freddie Mac.",
      `In most counties the limit for ${limits.year} is ${baseline} for a home with one unit.`,
    ],
    example: `You need ${sample.loan}. That is under ${baseline}, so the loan conforms in every county.`,
    see: ["jumbo-loan", "fannie-mae", "conventional-loan"],
    more: ["/reports/loan-limits", "/places"],
    from: { source: limits.conformingSource, effective: limits.effective },
  },
  {
    slug: "jumbo-loan",
    term: "Jumbo loan",
    names: ["jumbo mortgage"],
    meaning: [
      "A loan above its county’s limit for Fannie Mae and Freddie Mac.",
      "Lenders set their own rules for it, and most want a high score and savings left over.",
    ],
    example: `You need $900,000 where the limit is ${baseline}. With ${dollars(900_000 - limits.baseline[0])} more down, it isn’t a jumbo loan.`,
    sum: [
      ["Loan you need", "$900,000"],
      ["Limit", baseline],
      ["Over by", dollars(900_000 - limits.baseline[0])],
    ],
    see: ["conforming-loan", "cash-reserves"],
    more: ["/reports/loan-limits", "/loan-programs"],
    from: { source: limits.conformingSource, effective: limits.effective },
  },
  {
    slug: "fha-loan",
    term: "FHA loan",
    names: ["FHA", "FHA mortgage"],
    meaning: [
      "A lender’s loan that the Federal Housing Administration insures.",
      `It takes scores from ${fhaDownPayments.byScore[0].from} with ${percentSign(fhaDownPayments.byScore[0].share)} down, and you pay for the insurance.`,
    ],
    example: `A home costs ${sample.price}. You bring ${percentSign(fhaDownPayments.byScore[0].share)}, and FHA’s fee of ${percentSign(fhaRules.upfrontRate)} can go on top of the loan.`,
    see: ["mip", "conventional-loan", "down-payment"],
    more: ["/guides/fha-loans-explained", fivePrograms],
    from: fhaDownPayments,
  },
  {
    slug: "va-loan",
    term: "VA loan",
    names: ["VA", "VA mortgage"],
    meaning: [
      "A loan for people who serve or served, which the Department of Veterans Affairs backs.",
      `It asks for no down payment and no monthly insurance, but most pay a fee of up to ${percentSign(vaFirstUse.firstUse)} on first use.`,
    ],
    example: "You served four years and buy with nothing down. The fee can go on top of the loan.",
    see: ["funding-fee", "residual-income"],
    more: ["/guides/va-and-usda-loans", fivePrograms],
    from: vaRules,
  },
  {
    slug: "usda-loan",
    term: "USDA loan",
    names: ["rural loan", "Rural Development loan"],
    meaning: [
      "A loan with nothing down for homes outside cities, which the Department of Agriculture backs.",
      `There is a limit on your household’s income, and the fees are ${percentSign(usdaRules.upfrontRate)} up front and ${percentSign(usdaRules.annualRate)} a year.`,
    ],
    example: "A house is ten miles outside town. You type its address into USDA’s map before you go see it.",
    see: ["guarantee-fee", "area-median-income"],
    more: ["/guides/va-and-usda-loans", fivePrograms],
    from: usdaRules,
  },
  {
    slug: "renovation-loan",
    term: "Renovation loan",
    names: ["rehab loan"],
    words: ["203(k)", "203k", "HomeStyle"],
    meaning: [
      "One loan that pays for the home and for the work it needs.",
      "The lender pays the builder in steps, as the work is checked.",
    ],
    example:
      "A house costs $180,000 and needs a $25,000 roof and kitchen. One loan covers $205,000, less what you put down.",
    sum: [
      ["House", "$180,000"],
      ["Work", "$25,000"],
      ["To be paid for", "$205,000"],
    ],
    see: ["sold-as-is", "fha-loan", "home-inspection"],
    more: ["/guides/renovation-loans", "/loan-programs"],
    from: read("HUD Handbook 4000.1, section 203(k)"),
  },
  {
    slug: "second-mortgage",
    term: "Second mortgage",
    names: ["second lien", "subordinate loan", "piggyback loan"],
    meaning: [
      "A loan on a home that already has one, paid after the first if the home is sold.",
      "Help with a down payment often is one, with no monthly payment.",
    ],
    example:
      "You owe $240,000 on the first loan and $10,000 on the second. You sell for $280,000, and both are paid before you are.",
    sum: [
      ["Sale", "$280,000"],
      ["First and second loan", "$250,000"],
      ["Left before costs", "$30,000"],
    ],
    see: ["lien", "deferred-loan", "home-equity-line"],
    more: ["/guides/down-payment-assistance-explained"],
  },
  {
    slug: "balloon-payment",
    term: "Balloon payment",
    meaning: [
      "One very large payment at the end of a loan.",
      "Few home loans have one now, but land contracts and private loans do, so look for the word.",
    ],
    example: "You pay $800 a month for five years. Then $110,000 is due on one day.",
    see: ["land-contract", "loan-estimate"],
    more: ["/guides/rent-to-own-and-land-contracts", "/guides/read-a-loan-estimate"],
  },
  {
    slug: "prepayment-penalty",
    term: "Prepayment penalty",
    meaning: [
      "A fee for paying your loan off early.",
      "FHA and VA loans have none, and page one of a Loan Estimate says if yours does.",
    ],
    example: "Page one says “Prepayment penalty: No.” You may pay $100 more each month and owe nothing for it.",
    see: ["refinance", "loan-estimate"],
    more: ["/guides/read-a-loan-estimate", schedule],
    from: read("24 CFR 203.22; 38 CFR 36.4311; 12 CFR 1026.37(b)"),
  },
];
