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
      "Tell us how to reach you and get a free credit analysis within 24 hours, with an action plan and the down payment programs to look at.",
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
    description:
      "The five steps from a credit analysis to a home search, how long each one takes, what you do and what we do, with a sample of the progress page.",
    robots: "index, follow",
    breadcrumb: "How It Works",
  },
  "/credit-repair": {
    title: "Credit repair: what can change, and what can't",
    description:
      "How a credit report is checked and disputed in four steps, where your score sits among the five bands, what it costs, and what you can do yourself for free.",
    robots: "index, follow",
    breadcrumb: "Credit Repair",
  },
  "/credit-repair-landing": {
    title: "From your lease to your own front door",
    description:
      "What rent adds up to, three steps from a low score to a loan application, straight answers to doubts, and a free credit analysis.",
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
      "Eight short questions, and for each national program whether it fits, what to check first, or what would change it. With your state’s housing agency.",
    robots: "index, follow",
    breadcrumb: "Assistance Finder",
  },
  "/places": {
    title: "Rent, income and loan limits by county",
    description:
      "For every US county: two-bedroom rent, the home that rent would pay for, income limits of assistance, and FHA and conforming loan limits.",
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
      "Conventional, FHA, VA, USDA, jumbo and down payment assistance: what each asks for, what it costs beyond the rate, and whom it fits best.",
    robots: "index, follow",
    breadcrumb: "Loan Programs",
  },
  "/mortgage-process": {
    title: "The mortgage process in eight steps, papers included",
    description:
      "From pre-qualification to closing day: how long each of eight steps takes, what the lender asks for, and a document checklist to print.",
    robots: "index, follow",
    breadcrumb: "Mortgage Process",
  },
  "/resources": {
    title: "Guides, calculators and market reports for renters",
    description:
      "Search our guides and reports, check what you could afford, work out a monthly payment, and find all thirteen calculators for buying a first home.",
    robots: "index, follow",
    breadcrumb: "Resources",
  },
  "/calculators": {
    title: "Thirteen calculators for renters who want to buy",
    description:
      "What you can afford, what a loan costs each month, when mortgage insurance ends, whether buying beats renting: every calculator in one place.",
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
      "Housing and debts as shares of your income, beside the limits of conventional, FHA, VA and USDA loans with their sources and dates.",
    robots: "index, follow",
    breadcrumb: "Debt-to-income",
  },
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
  "/calculators/refinance": {
    title: "Refinance calculator: the true break-even",
    description:
      "When a new loan pays off: by the payments, and truly, with what you still owe. What a longer term costs, and costs in cash or added to the loan.",
    robots: "index, follow",
    breadcrumb: "Refinance",
  },
  "/calculators/rent-or-buy": {
    title: "Rent or buy calculator that can say rent",
    description:
      "Renting against buying with the same money each month, for 30 years: who has more after every year, the year the lines cross, and when they do not.",
    robots: "index, follow",
    breadcrumb: "Rent or buy",
  },
  "/calculators/credit-score-price": {
    title: "What your credit score costs on a mortgage",
    description:
      "The same loan at nine score bands: Fannie Mae’s charge as dollars and as a rate, mortgage insurance, FHA beside it, and what one band up saves.",
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
  "/blog": {
    title: "Guides and market reports, in plain words",
    description:
      "Reading for renters on the way to a home: credit, savings, loans and the market, each with its sources, its date and the time it takes to read.",
    robots: "index, follow",
    breadcrumb: "Blog",
  },
  "/search": {
    title: "Search results",
    description: "Search our guides, reports, questions, programs and calculators.",
    robots: "noindex",
    breadcrumb: "Search",
  },
  "/faq": {
    title: "Questions renters ask us, answered straight",
    description:
      "What it costs, what it does to your score, how long it takes, what is free and what is not: six questions and their plain answers.",
    robots: "index, follow",
    breadcrumb: "FAQ",
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
  "/contact": {
    title: "Contact us",
    description:
      "Write, call or visit: four ways to reach us, a message form that is answered within 24 hours, and our offices.",
    robots: "index, follow",
    breadcrumb: "Contact",
  },
  "/privacy": {
    title: "Privacy Policy",
    description:
      "What we collect about you, why, whom we share it with, how we keep it safe and what you can ask of us.",
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
  "/ccpa": {
    title: "Your privacy rights",
    description: "Six rights over your personal information, how to use them here, and how long our answer takes.",
    robots: "noindex, follow",
    breadcrumb: "Your Privacy Rights",
  },
  "/accessibility": {
    title: "Accessibility statement",
    description:
      "What this site does so that everybody can use it, which standards it follows, and how to tell us about a barrier.",
    robots: "index, follow",
    breadcrumb: "Accessibility",
  },
  "/form-success": {
    title: "Message sent",
    description: "We have your message and reply within 24 hours.",
    robots: "noindex, nofollow",
    breadcrumb: "Message Sent",
  },
  "/form-success/no-email": {
    title: "Message sent, no email this time",
    description: "We have your message and reply within 24 hours. No confirmation email goes out this time.",
    robots: "noindex, nofollow",
    breadcrumb: "Message Sent",
  },
  "/form-success/being-checked": {
    title: "Received, being checked",
    description: "We have your message. A person on our team looks at it first, and we reply within 24 hours.",
    robots: "noindex, nofollow",
    breadcrumb: "Being Checked",
  },
  "/newsletter": {
    title: "One plain letter a week",
    description: "Sign up for our letter: new guides and market reports, once a week, and one click to leave.",
    robots: "noindex",
    breadcrumb: "Newsletter",
  },
  "/newsletter/sent": {
    title: "Now look in your inbox",
    description: "We send an email to the address you gave. Confirm it there, and the letter comes.",
    robots: "noindex, nofollow",
    breadcrumb: "Look in Your Inbox",
  },
  "/newsletter/confirm": {
    title: "Confirm your address",
    description: "One button, and our letter comes to you once a week.",
    robots: "noindex, nofollow",
    breadcrumb: "Confirm",
  },
  "/newsletter/preferences": {
    title: "What the letter brings",
    description: "Choose what our letter brings you, pause it, or leave the list.",
    robots: "noindex, nofollow",
    breadcrumb: "Newsletter Preferences",
  },
  "/newsletter/unsubscribe": {
    title: "Stop the letter",
    description: "One click, and you get no more of our letters.",
    robots: "noindex, nofollow",
    breadcrumb: "Unsubscribe",
  },
  "/book": {
    title: "Book a consultation",
    description: "Pick a free time for a talk of 15 or 30 minutes, on your own clock. We call you.",
    robots: "noindex",
    breadcrumb: "Book a Consultation",
  },
  "/book/details": {
    title: "Whom do we call?",
    description: "Your name, your number and your email address, and the time is yours.",
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
