import { askLendersNow, loans } from "#app/content/claims/loans.ts";
import { closingParts, exampleClosing } from "#app/content/figures/closing-figures.ts";
import { dollars, percentSign } from "#app/content/figures/figure-words.ts";
import { limits } from "#app/content/figures/limit-figures.ts";
import { fivePrograms, fiveProgramsSource, type ProgramId } from "#app/content/loans/five-program-facts.ts";
import { latestAverage, surveyIsOf } from "#app/content/market/latest-rates.ts";
import { sellerCredits } from "#app/content/my-path/path-assumptions.ts";
import { closingAssumptions } from "#app/content/rules/closing-assumptions.ts";
import { conventionalDown, insuranceEnds } from "#app/content/rules/conventional.ts";
import { studentLoanRules } from "#app/content/rules/debt-counting.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import { type Answer, together } from "./answer-record.ts";
import { commonLeast } from "./score-answers.ts";

const [fhaUsual] = fhaDownPayments.byScore;
const fhaLongest = fhaRules.rows.find(({ upTo, size }) => size === "standard" && upTo === 100) ?? fhaRules.rows[0];
const vaNothingDown = vaRules.purchase.find(({ downFrom }) => downFrom === 0) ?? vaRules.purchase[0];
const { common } = debtRatios.programs;
const [{ effective: limitsFrom }] = nationalLimits;

/** Answers on what a loan requires and what it costs. */
export const loanAnswers: readonly Answer[] = [
  {
    id: "score-needed",
    question: "What credit score do I need to buy a home?",
    words: "minimum lowest mortgage house loan fha conventional usda enough bad poor low",
    verdict: `${commonLeast.fha} to ${commonLeast.usda}`,
    text: `Most lenders start at ${commonLeast.fha} for FHA, ${commonLeast.conventional} for conventional and ${commonLeast.usda} for USDA. VA sets no minimum.`,
    from: { source: "Common lender guidelines", effective: "2026-11-21" },
    next: { label: "What each loan asks for", to: "/loan-programs" },
  },
  {
    id: "fha",
    question: "What is an FHA loan?",
    words: "fha who can get ask need requirements",
    verdict: `${fhaUsual.from} and ${percentSign(fhaUsual.share)} down`,
    text: `FHA insures the lender, so lenders take lower scores. ${whoMayUse("fha")}`,
    from: together(fiveProgramsSource, fhaDownPayments),
    next: { label: "FHA loans, explained", to: "/guides/fha-loans-explained" },
  },
  {
    id: "va",
    question: "Who can get a VA loan?",
    words: "va veteran what is requirements military",
    verdict: "Those who served",
    text: whoMayUse("va"),
    from: fiveProgramsSource,
    next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
  },
  {
    id: "usda",
    question: "Who can get a USDA loan?",
    words: "usda rural what is requirements",
    verdict: "It depends",
    text: whoMayUse("usda"),
    from: fiveProgramsSource,
    next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
  },
  {
    id: "down-payment",
    question: "How much do I need to put down?",
    words: "down payment minimum downpayment least much money need needed save buy house percent fha conventional",
    verdict: `${percentSign(conventionalDown.share)} to ${percentSign(fhaUsual.share)}`,
    text: `Conventional loans start at ${percentSign(conventionalDown.share)} down, FHA at ${percentSign(fhaUsual.share)} with a score of ${fhaUsual.from} or more. VA and USDA can start at zero. Closing costs come on top.`,
    from: together(conventionalDown, fhaDownPayments),
    next: { label: "Plan your savings", to: "/calculators/down-payment-savings" },
  },
  {
    id: "retirement-money",
    question: "Can I use my 401(k) for the down payment?",
    words: "401k ira retirement withdraw borrow down payment roth pension",
    verdict: "Yes, but last",
    text: "For a first home, up to $10,000 from an IRA goes without the 10% tax for taking it early. A 401(k) loan is paid back from your paycheck, and can come due early if you leave the job.",
    from: { source: "26 U.S.C. 72(t); our guides, with their sources", effective: "2026-11-21" },
    next: { label: "Retirement money: last, not first", to: "/guides/saving-for-a-down-payment" },
  },
  {
    id: "seller-pays",
    question: "Who pays the closing costs?",
    words: "seller pay closing costs concession credit buyer who pays",
    verdict: "You, or partly the seller",
    text: `A seller may pay part of them, up to a cap: ${percentSign(sellerCredits.fha.share)} of the price with FHA, ${percentSign(sellerCredits.conventional.share)} with most conventional loans under 10% down.`,
    from: sellerCredits,
    next: { label: "Closing costs, line by line", to: "/guides/closing-costs-line-by-line" },
  },
  {
    id: "twenty-percent-down",
    question: "Do I need 20% down?",
    words: "twenty percent down payment",
    verdict: "No",
    text: `Conventional loans start at ${percentSign(conventionalDown.share)} down. With 20% down you skip mortgage insurance and pay less each month.`,
    from: conventionalDown,
    next: { label: "What mortgage insurance costs", to: "/calculators/mortgage-insurance" },
  },
  {
    id: "nothing-down",
    question: "Can I buy with no money down?",
    words: "zero 0 down payment nothing savings without saved no-money",
    verdict: "It depends",
    text: "VA and USDA loans can start at zero down. Help with the down payment can cover other loans. You still need some cash for closing costs.",
    from: together(vaRules, usdaRules),
    next: { label: "Find help near you", to: "/assistance-finder" },
  },
  {
    id: "closing-costs",
    question: "How much are closing costs?",
    words: "closing fees cost settlement cash to close",
    verdict: `About ${exampleClosing.all}`,
    text: `For ${exampleClosing.home}, on top of the down payment: ${closingParts}. A Loan Estimate has your own.`,
    from: closingAssumptions,
    next: { label: "Add up your closing costs", to: "/calculators/closing-costs" },
  },
  {
    id: "fha-limit",
    question: `What is the ${limits.fhaYear} FHA loan limit?`,
    words: "fha limit maximum max most highest largest borrow county",
    verdict: `${limits.fhaFloor} and up`,
    text: `That is the limit for a one-unit home in most counties. In the most expensive ones it goes up to ${dollars(nationalLimits[0].fhaCeiling[0])}. ${limits.next} Search for your county to see yours.`,
    from: { source: limits.fhaSource, effective: limitsFrom },
    next: { label: "Find your county", to: "/places" },
  },
  {
    id: "conforming-limit",
    question: `What is the ${limits.year} conforming loan limit?`,
    words: "conventional conforming jumbo limit fannie freddie maximum max most highest largest county",
    verdict: `${limits.baseline} and up`,
    text: `That is for a one-unit home in most counties, and up to ${limits.ceiling} in the most expensive ones. ${limits.islands} A larger loan is called jumbo. ${limits.next}`,
    from: { source: limits.conformingSource, effective: limitsFrom },
    next: { label: "Find your county", to: "/places" },
  },
  {
    id: "mortgage-rate",
    question: "What are mortgage rates now?",
    words: "interest rate today current average 30 year fixed this week",
    verdict: percentSign(latestAverage.annualRate),
    text: `That was the national 30-year average in the latest week we have. ${surveyIsOf} Your own rate depends on your score, your down payment and the lender.`,
    from: { source: "Freddie Mac, Primary Mortgage Market Survey", effective: latestAverage.day },
    next: { label: "What that payment would be", to: "/calculators/monthly-payment" },
  },
  {
    id: "debt-to-income",
    question: "How much debt can I have?",
    words: "dti debt to income ratio maximum max too much car payment cards fha conventional",
    verdict: `${percentSign(common.debtsShare)} of income`,
    text: `That is the usual guide for all monthly debts with the new house payment. About ${percentSign(common.housingShare)} of income before tax can go to housing. Strong files can go higher.`,
    from: debtRatios,
    next: { label: "Check your own debts", to: "/calculators/debt-to-income" },
  },
  {
    id: "student-loans",
    question: "Can I buy with student loans?",
    words: "student loan debt college deferred",
    verdict: "It depends",
    text: `Lenders count a monthly payment. If yours is paused, many count ${percentSign(studentLoanRules.fha.shareOfBalance)} or ${percentSign(studentLoanRules.fannie.shareOfBalance)} of the balance. Fannie Mae takes an income plan’s $0.`,
    from: { source: "Our guides, with their sources", effective: studentLoanRules.effective },
    next: { label: "Which payment counts", to: "/guides/student-loans-and-a-mortgage" },
  },
  {
    id: "save-plan",
    question: "I was in the SAVE plan. Can I buy?",
    words: "student loan save plan ended rap repayment assistance plan income driven forbearance paused",
    verdict: "Choose a plan first",
    text: "SAVE is ending. Move to another plan, so that a lender sees a real payment. The RAP plan opened on July 1, 2026, and costs at least $10 a month.",
    from: { source: "Public Law 119-21; 20 U.S.C. 1087e", effective: "2026-11-28" },
    next: { label: "Which payment counts", to: "/guides/student-loans-and-a-mortgage" },
  },
  {
    id: "afford",
    question: "How much house can I afford?",
    words: "what can i afford budget salary income buy qualify borrow much",
    verdict: "It depends",
    text: `The usual guide is ${percentSign(common.housingShare)} of your income before tax for housing, and ${percentSign(common.debtsShare)} with your debts.`,
    from: debtRatios,
    next: { label: "See what you could buy", to: "/calculators/affordability" },
  },
  {
    id: "income-needed",
    question: "How much income do I need to buy a home?",
    words: "salary earn make need minimum income required",
    verdict: "It depends on the price",
    text: `The house payment should fit in about ${percentSign(common.housingShare)} of your income before tax.`,
    from: debtRatios,
    next: { label: "Income needed for a price", to: "/calculators/income-needed" },
  },
  {
    id: "fha-insurance",
    question: "What does FHA mortgage insurance cost?",
    words: "mip premium upfront annual monthly fha pmi",
    verdict: `${percentSign(fhaRules.upfrontRate)} + ${percentSign(fhaLongest.rate)} a year`,
    text: `You pay ${percentSign(fhaRules.upfrontRate)} of the loan up front. On most 30-year loans with ${percentSign(fhaUsual.share)} down, ${percentSign(fhaLongest.rate)} a year follows for the whole term.`,
    from: fhaRules,
    next: { label: "FHA and conventional side by side", to: "/guides/conventional-or-fha" },
  },
  {
    id: "pmi-end",
    question: "When does PMI end?",
    words: "private mortgage insurance remove cancel stop drop off get rid",
    verdict: `At ${percentSign(insuranceEnds.ifAsked)} or ${percentSign(insuranceEnds.byItself)}`,
    text: `You may ask to end it when you owe ${percentSign(insuranceEnds.ifAsked)} of the home’s original value. It ends by itself when the original schedule reaches ${percentSign(insuranceEnds.byItself)}, if you are current.`,
    from: insuranceEnds,
    next: { label: "Find your date", to: "/calculators/mortgage-insurance" },
  },
  {
    id: "va-fee",
    question: "How much is the VA funding fee?",
    words: "va funding fee cost first use veteran",
    verdict: percentSign(vaNothingDown.firstUse),
    text: "That is the share of the loan on first use with nothing down. It is lower with 5% or 10% down, and zero if VA pays you for a disability.",
    from: vaRules,
    next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
  },
  {
    id: "usda-fee",
    question: "What does USDA charge?",
    words: "usda guarantee fee annual rural cost",
    verdict: `${percentSign(usdaRules.upfrontRate)} + ${percentSign(usdaRules.annualRate)} a year`,
    text: `You pay ${percentSign(usdaRules.upfrontRate)} of the loan up front and ${percentSign(usdaRules.annualRate)} a year of what you still owe.`,
    from: usdaRules,
    next: { label: "VA and USDA loans", to: "/guides/va-and-usda-loans" },
  },
  {
    id: "good-rate-score",
    question: "Which score gets a good rate?",
    words: "what is a good credit score ready best great",
    verdict: loans.mortgageReadyScore.figure.replace("+", " or more"),
    text: `${loans.mortgageReadyScore.terms} ${askLendersNow}`,
    from: { source: "Path to Keys, our own goal", effective: "2026-11-21" },
    next: { label: "What your score costs", to: "/calculators/credit-score-price" },
  },
];

function whoMayUse(loan: ProgramId): string {
  return fivePrograms.find(({ id }) => id === loan)?.who ?? "";
}
