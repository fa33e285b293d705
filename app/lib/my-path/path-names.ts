import type { LineProgram } from "#app/content/lines/words.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import type { LimitKind, PathProgram } from "#app/domain/path/answer.ts";
import type { Month } from "#app/domain/path/household.ts";
import { monthNames } from "#app/domain/text/format-date.ts";

// The names of programs, limits and months, for the plan's page, and for people who receive parts of a plan.

/** What the page says of a program, and whose rules it goes by in words. */
type SaidProgram = {
  loan: string;
  name: string;
  short: string;
  /** Whose lines for debts and income it goes by. */
  lines: LineProgram;
  /** What can make a yes of an income over the program's own limit, as the finder says it. */
  overIncome: string | null;
};

export const programWords: Readonly<Record<PathProgram, SaidProgram>> = {
  fha: { loan: "an FHA loan", name: "FHA", short: "FHA", lines: "fha", overIncome: null },
  "conventional-97": {
    loan: "a Conventional 97 loan",
    name: "Conventional 97",
    short: "Conventional",
    lines: "fannie",
    overIncome: null,
  },
  homeready: {
    loan: "a HomeReady loan",
    name: "HomeReady",
    short: "HomeReady",
    lines: "fannie",
    overIncome: incomeLimits.modestUnless,
  },
  "home-possible": {
    loan: "a Home Possible loan",
    name: "Home Possible",
    short: "Home Possible",
    lines: "freddie",
    overIncome: incomeLimits.modestUnless,
  },
  va: { loan: "a VA loan", name: "VA", short: "VA", lines: "va", overIncome: null },
  usda: { loan: "a USDA loan", name: "USDA", short: "USDA", lines: "usda", overIncome: incomeLimits.usdaUnless },
};

type KindWords = {
  name: string;
  /** In the middle of a sentence. */
  inside: string;
  /** What is wrong as long as it is not met, after "until then". */
  until: string;
  /** The condition, after "if". */
  condition: string;
};

export const limitWords: Readonly<Record<LimitKind, KindWords>> = {
  cash: { name: "Cash", inside: "cash", until: "you need more cash", condition: "you have the cash" },
  "payment-to-income": {
    name: "House payment",
    inside: "the house payment",
    until: "the house payment is too high",
    condition: "the payment fits your income",
  },
  "debt-to-income": {
    name: "Debts and house",
    inside: "debts",
    until: "your debts are too high",
    condition: "house and debts fit your income",
  },
  "residual-income": {
    name: "Left to live on",
    inside: "what is left to live on",
    until: "too little is left to live on",
    condition: "enough is left to live on",
  },
  score: {
    name: "Score",
    inside: "your score",
    until: "your score is too low",
    condition: "your score is high enough",
  },
  waiting: {
    name: "Waiting time",
    inside: "the waiting time",
    until: "the waiting time is not over",
    condition: "no waiting time is left",
  },
  "work-history": {
    name: "Time at work",
    inside: "your time at work",
    until: "you need more time at work",
    condition: "you have two years of work or school behind you",
  },
  "first-time": {
    name: "First-time rule",
    inside: "the first-time rule",
    until: "you owned a home too recently",
    condition: "you owned no home in the last three years",
  },
  "income-limit": {
    name: "Income limit",
    inside: "the income limit",
    until: "your income is over the limit",
    condition: "your income is under the limit",
  },
  "loan-limit": {
    name: "Loan limit",
    inside: "the loan limit",
    until: "the loan is over the county’s limit",
    condition: "the loan is under the county’s limit",
  },
  service: {
    name: "Military service",
    inside: "the service rule",
    until: "you do not have the VA’s yes",
    condition: "the VA says you may use it",
  },
  area: {
    name: "Place",
    inside: "the place",
    until: "the home is not on USDA’s map",
    condition: "the home is on USDA’s map",
  },
  "own-payment": {
    name: "Your own limit",
    inside: "your own limit",
    until: "the house payment is above your own limit",
    condition: "the house payment keeps to your own limit",
  },
};

/** `December 2028` */
export function monthName(month: Month): string {
  return `${monthNames[month % 12]} ${Math.floor(month / 12)}`;
}

/** `rent, savings and debts` */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
