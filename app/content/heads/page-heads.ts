import { type CalculatorPath, calculators } from "#app/content/calculators/calculator-list.ts";
import type { PageHead } from "#app/content/site/records.ts";
import { kitHeads } from "./kit-heads.ts";
import { shelfHeads } from "./library-heads.ts";
import { newsletterHeads } from "./newsletter-heads.ts";

/** The head of every page but those of calculators, by path. A page without a row here fails the tests. */
const namedHeads = {
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
      "Tell us how to reach you. Your free credit analysis is a 15-minute call with your three reports in hand, and then your list in writing.",
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
    description: "The five steps from a credit analysis to a home search: how long each takes, and who does what.",
    robots: "index, follow",
    breadcrumb: "How It Works",
  },
  "/credit-repair": {
    title: "Credit repair: what can change, and what can’t",
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
      "A few questions, and you see the month you could buy by program, and what is in the way until then. No account, and your numbers stay on your device.",
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
    title: "How much house would your rent buy?",
    description:
      "Type your rent and see how much of a typical home it would buy in each state. Then look up your county: rent, home value, property tax, income and loan limits.",
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
    title: "Your message to us",
    description: "Whether your message has reached us, and what happens next.",
    robots: "noindex, nofollow",
    breadcrumb: "Your Message",
  },
  "/form-success/being-checked": {
    title: "Your message to us, checked first",
    description:
      "Whether your message has reached us when a person on our team looks at it first, and what happens next.",
    robots: "noindex, nofollow",
    breadcrumb: "Your Message",
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

export type PagePath = keyof typeof namedHeads | CalculatorPath;

const calculatorHeads = calculators.map(({ path, head, title, breadcrumb = title }): [PagePath, PageHead] => [
  path,
  { ...head, robots: "index, follow", breadcrumb },
]);

/** The head of every page, by path. */
export const pageHeads: Readonly<Record<string, PageHead>> = { ...namedHeads, ...Object.fromEntries(calculatorHeads) };

/** Whether this build has a page at the path. */
export function isPage(path: string): path is PagePath {
  return Object.hasOwn(pageHeads, path);
}

/** Throws if the path is that of a calculator, and there is none. */
export function pageHead(path: PagePath): PageHead {
  const head = pageHeads[path];
  if (!head) throw new Error(`No page has the path ${path}`);
  return head;
}
