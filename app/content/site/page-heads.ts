import { debtCalculatorHeads } from "./heads/debt-calculator-heads.ts";
import { kitHeads } from "./heads/kit-heads.ts";
import { shelfHeads } from "./heads/library-heads.ts";
import { loanChoiceHeads } from "./heads/loan-choice-heads.ts";
import { newsletterHeads } from "./heads/newsletter-heads.ts";
import { owningHeads } from "./heads/owning-heads.ts";
import type { PageHead } from "./records.ts";

/** The head of every page, by path. A page without a row here fails the tests. */
export const pageHeads = {
  "/": {
    title: "Path to Keys: your path from renting to owning",
    description:
      "For renters who want to own: credit repair, down payment programs and help with the loan, one step at a time. It starts with a free credit analysis.",
    robots: "index, follow",
    breadcrumb: "Home",
  },
  "/get-started": {
    title: "Get your free credit analysis",
    description:
      "Tell us how to reach you and get a free credit analysis, with an action plan and the down payment programs to look at.",
    robots: "index, follow",
    breadcrumb: "Get Started",
  },
  "/features": {
    title: "What we do, from your credit report to closing day",
    description:
      "Credit repair, help finding down payment programs, and support from your lease to your own door: what each one is, and the six steps they make together.",
    robots: "index, follow",
    breadcrumb: "Features",
  },
  "/how-it-works": {
    title: "How renting turns into owning, in five steps",
    description: "The five steps from a credit analysis to a home search: how long, and who does what.",
    robots: "index, follow",
    breadcrumb: "How It Works",
  },
  "/credit-repair": {
    title: "Credit repair: what can change, and what can't",
    description:
      "How we check and dispute a credit report in four steps, where your score sits among the five bands, what it costs, and what you can do yourself for free.",
    robots: "index, follow",
    breadcrumb: "Credit Repair",
  },
  "/credit-repair-landing": {
    title: "From your lease to your own front door",
    description:
      "What rent adds up to, three steps from a low score to a loan application, straight answers to your doubts, and a free credit analysis.",
    robots: "index, follow",
    breadcrumb: "Free Credit Analysis",
  },
  "/financial-aid": {
    title: "Down payment and closing cost help",
    description:
      "Grants, forgivable loans and other help with a down payment and closing costs: what each kind is, what it asks of you, and how we look for yours.",
    robots: "index, follow",
    breadcrumb: "Financial Aid",
  },
  "/assistance-finder": {
    title: "Assistance finder: which programs may fit you",
    description:
      "Six short questions, then three doors to try first: county, state and national programs, with why, how much and who to ask. And what would change a no.",
    robots: "index, follow",
    breadcrumb: "Assistance Finder",
  },
  "/my-path": {
    title: "When could you buy? Your month, with its reasons",
    description:
      "A few questions, and you see the month you could buy by program, and what holds the door until then. No account, and nothing you type leaves your device.",
    robots: "index, follow",
    breadcrumb: "My Path",
  },
  "/compare-loan-estimates": {
    title: "Compare Loan Estimates: which one costs less",
    description:
      "Type up to three Loan Estimates. See what five years cost, whether the APR adds up, what differs, and what to ask each lender. Nothing leaves your device.",
    robots: "index, follow",
    breadcrumb: "Compare Loan Estimates",
  },
  "/programs": {
    title: "Down payment help in all 50 states and DC",
    description: "Help with a down payment, state by state: what it pays, what you owe later, what to ask.",
    robots: "index, follow",
    breadcrumb: "Programs",
  },
  "/places": {
    title: "How much house is your rent?",
    description:
      "Type your rent and see how much of each state’s middle home it would buy. Then look up your county: rent, home value, property tax, income and loan limits.",
    robots: "index, follow",
    breadcrumb: "Places",
  },
  "/mortgage-solutions": {
    title: "Conventional, FHA, VA and USDA loans side by side",
    description:
      "Four home loans in one table: example rate, down payment, credit score. Then the five steps to closing, and a payment you can work out yourself.",
    robots: "index, follow",
    breadcrumb: "Mortgage",
  },
  "/first-time-buyers": {
    title: "Buying your first home, phase by phase",
    description:
      "A checklist and three phases for a first home: preparing, shopping and closing, with the programs made for first-time buyers and the mistakes that cost most.",
    robots: "index, follow",
    breadcrumb: "First-Time Buyers",
  },
  "/loan-programs": {
    title: "Six kinds of home loan, and who each one fits",
    description:
      "Conventional, FHA, VA, USDA, jumbo and down payment assistance: what each asks for, what it costs beyond the rate, and who it fits best.",
    robots: "index, follow",
    breadcrumb: "Loan Programs",
  },
  "/mortgage-process": {
    title: "The mortgage process in eight steps, papers included",
    description: "How long each of eight steps takes, what the lender asks for, and a checklist to print.",
    robots: "index, follow",
    breadcrumb: "Mortgage Process",
  },
  "/resources": {
    title: "Guides, calculators and market reports for renters",
    description: "Guides, market reports and every calculator for buying a first home, with a search.",
    robots: "index, follow",
    breadcrumb: "Resources",
  },
  "/calculators": {
    title: "Calculators for renters who want to buy",
    description: "What you can afford, what a loan costs, and whether buying beats renting, in one place.",
    robots: "index, follow",
    breadcrumb: "Calculators",
  },
  "/calculators/amortization": {
    title: "Amortization calculator with extra payments",
    description:
      "What you still owe after each year, what an extra payment each month, each year or once takes off, and the whole schedule by month, to save as CSV.",
    robots: "index, follow",
    breadcrumb: "Amortization",
  },
  "/calculators/affordability": {
    title: "How much house can I afford? What stops you first",
    description:
      "The price your income, debts, cash and loan limit allow, with taxes and insurance inside: which one stops you, and what one step on each would buy.",
    robots: "index, follow",
    breadcrumb: "Affordability",
  },
  "/calculators/income-needed": {
    title: "Income needed for a home, by kind of loan",
    description:
      "Type a price and a down payment: the income that conventional, FHA, VA and USDA guides ask for, with taxes, insurance and your debts inside.",
    robots: "index, follow",
    breadcrumb: "Income needed",
  },
  "/calculators/debt-to-income": {
    title: "Debt-to-income calculator: front and back ratio",
    description:
      "Housing and debts as shares of your income, next to the limits of conventional, FHA, VA and USDA loans with their sources and dates.",
    robots: "index, follow",
    breadcrumb: "Debt-to-income",
  },
  ...debtCalculatorHeads,
  "/calculators/mortgage-insurance": {
    title: "When mortgage insurance ends: PMI, FHA, USDA",
    description:
      "What mortgage insurance costs each month, the month in which you may ask for its end, and when it ends by itself: conventional, FHA, VA and USDA.",
    robots: "index, follow",
    breadcrumb: "Mortgage insurance",
  },
  "/calculators/closing-costs": {
    title: "Closing cost calculator: cash to close, line by line",
    description:
      "Closing costs in the sections of a Loan Estimate, with prepaid interest by the day, escrow and credits, down to the cash to bring.",
    robots: "index, follow",
    breadcrumb: "Closing costs",
  },
  "/calculators/monthly-payment": {
    title: "Mortgage payment calculator with tax and insurance",
    description:
      "What a home costs each month: loan, property tax, home insurance and mortgage insurance by the rules of each loan, with the month in which it ends.",
    robots: "index, follow",
    breadcrumb: "Monthly payment",
  },
  "/calculators/apr-and-points": {
    title: "APR and points calculator: two offers side by side",
    description:
      "What points and fees make of a rate: the APR of two mortgage offers by Regulation Z, and the month in which points have paid off, debt counted.",
    robots: "index, follow",
    breadcrumb: "APR and points",
  },
  ...loanChoiceHeads,
  "/calculators/refinance": {
    title: "Refinance calculator: the true break-even",
    description:
      "When a new loan pays off: by the payments, and truly, with what you still owe. What a longer term costs, and costs in cash or added to the loan.",
    robots: "index, follow",
    breadcrumb: "Refinance",
  },
  ...owningHeads,
  "/calculators/rent-or-buy": {
    title: "Rent or buy calculator that can say rent",
    description:
      "Renting against buying with the same money each month, for 30 years: who has more after every year, the year the lines cross, and when they do not.",
    robots: "index, follow",
    breadcrumb: "Rent or buy",
  },
  "/calculators/rent-receipt": {
    title: "Rent receipt: how much rent have you paid?",
    description:
      "Type your rent and the years. You get a receipt by year with the total, and a building with a lit window for each month. Print it or share it.",
    robots: "index, follow",
    breadcrumb: "Rent receipt",
  },
  "/calculators/credit-score-price": {
    title: "What your credit score costs on a mortgage",
    description:
      "The same loan at nine score bands: Fannie Mae’s charge as dollars and as a rate, mortgage insurance, FHA next to it, and what one band up saves.",
    robots: "index, follow",
    breadcrumb: "Price of a credit score",
  },
  "/calculators/five-programs": {
    title: "Same house, five loans: conventional, FHA, VA, USDA",
    description:
      "One home under five kinds of loan: cash to start, monthly payment, how long mortgage insurance lasts, cost after 5 and 10 years, and who may use each.",
    robots: "index, follow",
    breadcrumb: "Same house, five programs",
  },
  "/calculators/down-payment-savings": {
    title: "Down payment savings plan, with help counted",
    description:
      "Months until you have the cash for a home, with down payment help and without, and what that help takes back if you leave in year 1 to 10.",
    robots: "index, follow",
    breadcrumb: "Down payment savings",
  },
  "/about": {
    title: "About us",
    description:
      "Why we work with renters who want to own a home, what we hold ourselves to, and how to reach the people behind it.",
    robots: "index, follow",
    breadcrumb: "About",
  },
  "/careers": {
    title: "Careers",
    description:
      "What working with us looks like: sample openings with their pay range, the benefits, and the four steps from application to decision.",
    robots: "index, follow",
    breadcrumb: "Careers",
  },
  "/careers/apply": {
    title: "Apply for a job",
    description:
      "Pick an opening, write a few lines about your work, and add a résumé as PDF or Word. No account needed.",
    robots: "noindex, follow",
    breadcrumb: "Apply",
  },
  "/contact": {
    title: "Contact us",
    description: "Write, call or visit: four ways to reach us, a message form, and our offices.",
    robots: "index, follow",
    breadcrumb: "Contact",
  },
  "/privacy": {
    title: "Privacy Policy",
    description:
      "What we collect about you, why, who we share it with, how we keep it safe and what you can ask of us.",
    robots: "noindex, follow",
    breadcrumb: "Privacy",
  },
  "/terms": {
    title: "Terms of Service",
    description:
      "The terms under which you use this site: what we offer, what we ask of you, and where our liability ends.",
    robots: "noindex, follow",
    breadcrumb: "Terms",
  },
  "/cookies": {
    title: "Cookie Policy",
    description: "The four kinds of cookies, which of them this site uses, and how to change your choice at any time.",
    robots: "noindex, follow",
    breadcrumb: "Cookies",
  },
  "/developers": {
    title: "For developers",
    description: "The one call, the webhooks and the exports, for those who connect their own systems to ours.",
    robots: "noindex, follow",
    breadcrumb: "For Developers",
  },
  "/ccpa": {
    title: "Your privacy rights",
    description: "Six rights over your personal information, how to use them here, and how long our answer takes.",
    robots: "noindex, follow",
    breadcrumb: "Your Privacy Rights",
  },
  "/accessibility": {
    title: "Accessibility statement",
    description:
      "What this site does so that everyone can use it, which standards it follows, and how to tell us about a barrier.",
    robots: "index, follow",
    breadcrumb: "Accessibility",
  },
  "/form-success": {
    title: "Message sent",
    description: "We have your message and will reply.",
    robots: "noindex, nofollow",
    breadcrumb: "Message Sent",
  },
  "/form-success/no-email": {
    title: "Message sent, no email this time",
    description: "We have your message and will reply. No confirmation email goes out this time.",
    robots: "noindex, nofollow",
    breadcrumb: "Message Sent",
  },
  "/form-success/being-checked": {
    title: "Received, being checked",
    description: "We have your message. A person on our team looks at it first, and then we reply.",
    robots: "noindex, nofollow",
    breadcrumb: "Being Checked",
  },
  ...kitHeads,
  ...newsletterHeads,
  ...shelfHeads,
  "/book": {
    title: "Book a consultation",
    description: "Pick a free time for a 15- or 30-minute call, in your time zone. We call you.",
    robots: "noindex",
    breadcrumb: "Book a Consultation",
  },
  "/book/details": {
    title: "Who do we call?",
    description: "Give us your name, phone number and email, and the time is yours.",
    robots: "noindex, nofollow",
    breadcrumb: "Your Details",
  },
  "/404": {
    title: "404 - Page Not Found",
    description: "The page you're looking for doesn't exist.",
    robots: "noindex",
    breadcrumb: "Page Not Found",
  },
} satisfies Record<string, PageHead>;

export type PagePath = keyof typeof pageHeads;

/** Whether this build has a page at the path. */
export function isPage(path: string): path is PagePath {
  return Object.hasOwn(pageHeads, path);
}
