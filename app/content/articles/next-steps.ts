import { whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import type { nextStepNames } from "#app/content/site/records.ts";

/** What to do after reading, with one link. `call` comes before it where a call helps more than any page. */
type NextStep = { title: string; text: string; call?: typeof housingCounselor; label: string; to: string };

/** The next step of each article's head. A HUD counselor is named where one helps more than we do. */
export const nextSteps: Readonly<Record<(typeof nextStepNames)[number], NextStep>> = {
  counselor: {
    title: "Talk to someone who sells nothing",
    text: "Here a HUD-approved housing counselor helps more than we can. They read the papers with you, know who helps near you, and cost little or nothing.",
    call: housingCounselor,
    label: "How a meeting goes",
    to: "/guides/meet-a-housing-counselor",
  },
  "my-path": {
    title: "When could you buy?",
    text: "Type your income, savings, debts and place. You see the month in which each loan could work, and what moves it. Your numbers stay on your device.",
    label: "Find your month",
    to: "/my-path",
  },
  finder: {
    title: "Who helps where you want to live?",
    text: "Answer a few questions and see the programs of your state and county, what each pays, and which number to call.",
    label: "Find help near you",
    to: "/assistance-finder",
  },
  places: {
    title: "Look up your county",
    text: "Prices, taxes, rents, loan limits and programs, county by county, with their sources.",
    label: "Find your county",
    to: "/places",
  },
  "credit-analysis": {
    title: "Want a second pair of eyes?",
    text: `Ask for a free credit analysis. ${whatTheAnalysisIs} It is yours to keep, whether or not you work with us.`,
    label: "Get Your Free Credit Analysis",
    to: "/get-started",
  },
  "dispute-kit": {
    title: "Write the letter now",
    text: "The dispute kit asks what is wrong, writes each letter with you and gives you the dates. What you type stays on your device.",
    label: "Open the dispute kit",
    to: "/dispute-kit",
  },
  "when-marks-leave": {
    title: "Find the month when yours leaves",
    text: "Type when each late payment, collection or court case began. You get the month in which it has to go.",
    label: "See when each one leaves",
    to: "/when-marks-leave",
  },
  "card-use": {
    title: "See which card to pay first",
    text: "Type each card’s balance and limit. You see how full they are, and what to pay to get below each step.",
    label: "Check your cards",
    to: "/calculators/card-use",
  },
  "debt-to-income": {
    title: "Work out your own ratio",
    text: "Type your pay and your monthly payments. You see how much room each kind of loan leaves for a home.",
    label: "Check your debts",
    to: "/calculators/debt-to-income",
  },
  "which-debt-first": {
    title: "Find the debt that opens the door",
    text: "Type your debts and what you can pay on top. Every order is tried, and you see the month when you fit.",
    label: "See which debt comes first",
    to: "/calculators/which-debt-first",
  },
  affordability: {
    title: "Know your price first",
    text: "Type your pay, debts and cash. You see the highest price that works, and what holds it back.",
    label: "See what you could buy",
    to: "/calculators/affordability",
  },
  "rent-or-buy": {
    title: "Rent or buy, in your numbers",
    text: "Type your rent and how long you will stay. You see the year in which buying pulls ahead, if it does.",
    label: "Compare renting and buying",
    to: "/calculators/rent-or-buy",
  },
  savings: {
    title: "Put a date on your savings",
    text: "Type what you have and what you can put aside. You see the month when it is enough.",
    label: "Plan your savings",
    to: "/calculators/down-payment-savings",
  },
  "five-programs": {
    title: "One house, five loans",
    text: "See one home with each kind of loan: the cash it takes, the payment, and when the insurance ends.",
    label: "Compare the loans",
    to: "/calculators/five-programs",
  },
  "monthly-payment": {
    title: "See the whole payment",
    text: "Type a price. You see loan, taxes, insurance and dues in one amount, for the loan you choose.",
    label: "Work out the payment",
    to: "/calculators/monthly-payment",
  },
  "compare-loan-estimates": {
    title: "Put the offers side by side",
    text: "Type three lines from each Loan Estimate. You see what each one costs over the years you will stay.",
    label: "Compare Loan Estimates",
    to: "/compare-loan-estimates",
  },
  "closing-costs": {
    title: "Add up the cash to close",
    text: "Type the price and the day. You see each line of the bill, and how much you have to bring.",
    label: "Add up your closing costs",
    to: "/calculators/closing-costs",
  },
  "first-year-budget": {
    title: "Plan the first year",
    text: "See month by month what the house takes, with repairs and bills that a lender does not count.",
    label: "Plan your first year",
    to: "/calculators/first-year-budget",
  },
};
