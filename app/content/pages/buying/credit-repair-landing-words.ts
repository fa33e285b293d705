import { analysisWithin, answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import type { Benefit, Faq, ProcessStep } from "#app/content/site/records.ts";
import { whatItCosts, whatTheAnalysisIs } from "./free-analysis.ts";

/** The system in three steps. */
export const landingSteps = [
  {
    step: 1,
    title: "See what holds your score down",
    duration: answerTimeWords(answerTimes.creditAnalysis),
    description: `You get a free credit analysis. ${whatTheAnalysisIs}`,
  },
  {
    step: 2,
    title: "Fix what is wrong, plan the rest",
    duration: "30-90 days",
    description:
      "Errors are disputed with the bureaus. For what is true, you get a plan: balances, dates, and what to leave alone.",
  },
  {
    step: 3,
    title: "Ask a lender, with help for the down payment",
    duration: "3-6 months",
    description:
      "You apply with a report in order and a list of the assistance programs that may fit you. The lender decides.",
  },
] as const satisfies readonly ProcessStep[];

type Testimonial = { who: string; from: number; to: number; months: number; words: string };

/** Made up, and labeled so on the page: no real person said these. Real ones need a person, a date and consent. */
export const sampleTestimonials = [
  {
    who: "Renter in a two-room walk-up",
    from: 588,
    to: 672,
    months: 4,
    words: "Two collections were not even mine. Getting them off took letters, and then more letters.",
  },
  {
    who: "Renter with one old late payment",
    from: 655,
    to: 704,
    months: 3,
    words: "The late payment was true, so it stayed. Paying the card down did the work.",
  },
  {
    who: "Renter who had given up once",
    from: 612,
    to: 648,
    months: 5,
    words: "Fewer points than I hoped for. But now I know what the next lender will see.",
  },
] as const satisfies readonly Testimonial[];

/** Common objections, each with an honest answer. */
export const objections = [
  {
    title: "“My score is too low.”",
    description:
      "Maybe for now. The analysis says how far off you are, and whether errors or habits make the difference.",
  },
  {
    title: "“I have no down payment.”",
    description:
      "Some loans need only a small one, and some programs help with it. Closing costs come on top, so plan for those.",
  },
  {
    title: "“I have paid for credit repair before.”",
    description:
      "Then you know the trap: paying first. By law, a credit repair company can’t charge you before the work is done. And no one can remove what is true.",
  },
  {
    title: "“I could do this myself.”",
    description: "You could, and it is free. If you have a few evenings, start with our guide instead of our form.",
  },
] as const satisfies readonly Benefit[];

/** The landing page's own questions. */
export const landingQuestions = [
  {
    question: "What happens after I send this?",
    answer: [
      `The next page asks for your name and shows what you typed here. Only when you send that page does your request reach us. You get your analysis ${analysisWithin}.`,
    ],
  },
  {
    question: "What does it cost?",
    answer: [whatItCosts],
    links: [{ label: "See the price and its terms", to: "/credit-repair#price" }],
  },
  {
    question: "Will my phone ring all day?",
    answer: [
      "No. You ask for an answer by email and by phone, and that is what you get. We make no marketing calls to your number unless you check the box on the next page that allows them.",
    ],
  },
  {
    question: "Do I have to be ready to buy?",
    answer: [
      "No. If the honest answer is “rent for another year”, that is the answer. If your lease ends next summer, now is a good time to look.",
    ],
    links: [{ label: "End a lease to buy", to: "/guides/ending-a-lease-to-buy" }],
  },
] as const satisfies readonly Faq[];
