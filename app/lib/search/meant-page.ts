import { parseTypedMoney } from "#app/domain/text/typed-number.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { commonWords, type SearchHit, saysNothing } from "./engine.ts";
import { searchWords } from "./words.ts";

// Questions about the visitor's own numbers: the page that works out the answer, with what they typed filled in.

/** The page that works out what is asked; null when the question has no figure and doesn't ask when someone can buy. */
export function meantPage(query: string): SearchHit | null {
  const words = searchWords(query);
  const figures = figuresIn(query);
  if (figures.length > 0) return calculatorFor(figures, words);
  return asksForOwnMonth(words) ? myPath : null;
}

const myPath: SearchHit = {
  path: "/my-path",
  kind: "Page",
  title: "My path: the month you could buy",
  summary: "Type your income, rent, savings and debts. It works out your month, and what would bring it closer.",
  met: [],
  exact: true,
};

const whenWords = wordsOf(
  "when soon long until till before away close far ready year years month months time now yet able",
);
const ownWords = wordsOf("i im we us me my am ill");
const buyWords = wordsOf(
  "buy buying own owning owner homeowner afford qualify approved ready purchase house home mortgage",
);

/** `When can I buy?`, `am i ready to buy a house`, `can we afford a home yet`: nothing else in it tells what it is about. */
function asksForOwnMonth(words: readonly string[]): boolean {
  const begins =
    /^(so |and |hi |ok )?(when|how (soon|long|close|far|many (months|years))|what (month|year)|can|could|am|are|do|will)\b/;
  const isOwn = words.some((word) => ownWords.has(word)) && words.some((word) => buyWords.has(word));
  const isEmpty = (word: string) =>
    [whenWords, ownWords, buyWords, commonWords].some((list) => list.has(word)) || saysNothing(word);
  return isOwn && begins.test(words.join(" ")) && words.every(isEmpty);
}

const topics = {
  earn: wordsOf("make makes making made earn earns earning salary income wage wages paycheck"),
  rent: wordsOf("rent renting rents apartment"),
  compare: wordsOf("or vs versus better cheaper worth"),
  paid: wordsOf("paid total wasted spent thrown over"),
  house: wordsOf("house houses home homes condo townhouse property place duplex"),
  payment: wordsOf("payment payments month monthly mortgage cost costs piti loan"),
  loan: wordsOf("loan mortgage borrow borrowed"),
  closing: wordsOf("closing"),
  insurance: wordsOf("pmi mip insurance"),
  refinance: wordsOf("refinance refinancing refi owe"),
  extra: wordsOf("amortization extra early biweekly schedule"),
  save: wordsOf("down downpayment save saved saving savings cash deposit"),
  debt: wordsOf("debt debts car card cards student collection collections bankruptcy medical tax taxes"),
  afford: wordsOf("afford buy qualify approved"),
} as const;

const asksIncome =
  /\b(need|have|must|should|required?) (to )?(make|earn)\b|\b(income|salary) (is |do i |i |you )?(needed?|required|for|to)\b|\b(what|how much|which) (income|salary)\b/;

/** `afford on 50k`: what someone lives on, not a price. */
const affordOn = /\b(afford|buy|qualify)( for)? (on|with|making) (a )?\d/;

/** `with 5 percent down`: the down payment is known. */
const withDown = /\bwith \d+( percent| k)? down\b/;

/** More is a price; less is what someone earns, pays or has. */
const leastPrice = 50_000;
const mostMonthly = 10_000;

function calculatorFor(figures: readonly AskedFigure[], words: readonly string[]): SearchHit | null {
  const has = (topic: keyof typeof topics) => words.some((word) => topics[topic].has(word));
  const price = figures.find(({ dollars, per }) => per === null && dollars >= leastPrice)?.dollars;
  const text = words.join(" ");
  if (price && asksIncome.test(text)) return calculator("income-needed", { price }, `Income needed for ${home(price)}`);
  const income = incomeIn(figures, has("earn") || affordOn.test(text));
  if (income) return calculator("affordability", { income }, `What ${formatDollars(income * 100)} a year can afford`);
  const monthly = monthlyIn(figures, has("rent"));
  if (monthly && !has("debt")) return forMonthly(monthly, has);
  if (price) return forPrice(price, has, text);
  const [cash] = figures;
  if (!cash || cash.per !== null || !has("save") || !has("house")) return null;
  return calculator(
    "affordability",
    { cash: cash.dollars },
    `What ${formatDollars(cash.dollars * 100)} in cash can afford`,
  );
}

type Has = (topic: keyof typeof topics) => boolean;

/** Hours of full-time work in a year. */
const yearlyHours = 2080;

/** What someone earns a year, in dollars. */
function incomeIn(figures: readonly AskedFigure[], saysEarn: boolean): number | undefined {
  const [least] = figures.toSorted((one, other) => one.dollars - other.dollars);
  const found = figures.find(({ per }) => per === "hour" || per === "year") ?? (saysEarn ? least : undefined);
  if (!found) return undefined;
  const times = { hour: yearlyHours, month: 12, year: 1 };
  const isMonth = found.per === null && found.dollars < mostMonthly;
  return found.dollars * times[found.per ?? (isMonth ? "month" : "year")];
}

function monthlyIn(figures: readonly AskedFigure[], saysRent: boolean): number | undefined {
  return figures.find(({ dollars, per }) => per === "month" || (saysRent && per === null && dollars < mostMonthly))
    ?.dollars;
}

function forMonthly(dollars: number, has: Has): SearchHit | null {
  const amount = formatDollars(dollars * 100);
  if (has("rent") && has("paid"))
    return calculator("rent-receipt", { rent: dollars }, `What ${amount} of rent adds up to`);
  if (has("rent") && has("compare")) return calculator("rent-or-buy", { rent: dollars }, `Rent at ${amount}, or buy`);
  if (has("save") && !has("house")) return null;
  return calculator("affordability", { comfort: dollars }, `The home that ${amount} a month can pay for`);
}

function forPrice(price: number, has: Has, text: string): SearchHit | null {
  const of = home(price);
  if (has("refinance")) return calculator("refinance", { balance: price }, `Refinance ${formatDollars(price * 100)}`);
  if (has("extra")) return calculator("amortization", { loan: price }, `${formatDollars(price * 100)}, month by month`);
  if (has("closing")) return calculator("closing-costs", { price }, `Closing costs of ${of}`);
  if (has("insurance")) return calculator("mortgage-insurance", { price }, `Mortgage insurance for ${of}`);
  if (has("rent") && has("compare")) return calculator("rent-or-buy", { price }, `Rent, or buy ${of}`);
  if (has("save") && !(has("loan") && withDown.test(text)))
    return calculator("down-payment-savings", { price }, `The down payment on ${of}`);
  if (has("debt")) return null;
  if (has("payment")) {
    const isLoan = has("loan") && !has("house");
    return calculator(
      "monthly-payment",
      isLoan ? { price, down: 0 } : { price },
      `Monthly payment for ${isLoan ? formatDollars(price * 100) : of}`,
    );
  }
  if (has("afford")) return calculator("income-needed", { price }, `Income needed for ${of}`);
  return has("house") ? calculator("monthly-payment", { price }, `Monthly payment for ${of}`) : null;
}

function home(price: number): string {
  return `a ${formatDollars(price * 100)} home`;
}

function calculator(slug: string, fields: Readonly<Record<string, number>>, title: string): SearchHit {
  const typed = new URLSearchParams(
    Object.entries(fields).map(([name, dollars]) => [name, String(Math.round(dollars))]),
  );
  const summary = "The calculator opens with your figure. Change the rest to your own numbers.";
  return { path: `/calculators/${slug}#${typed}`, kind: "Calculator", title, summary, met: [], exact: true };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/** An amount in a question. `per`: what it is for, if the question says so. */
type AskedFigure = { dollars: number; per: "hour" | "month" | "year" | null };

const amount =
  /(^|[^\p{L}\d.,])((?:us)?\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(?:k|grand|thousand|mil|million|m)?)(?![\p{L}\d(%])/giu;
const unit =
  /^\s*(?:dollars?|bucks|usd)?\s*(?:(?:an?|per|each|every|\/)?\s*(hour|hr|month|mo|year|yr|annum)\b|(hourly|monthly|yearly|annually|annual)\b)/i;
const notMoney = /^(?:[\s-]*(?:years?|yrs?|months?|days?|weeks?|percent|score|credit|fico|points?)\b|\s*[-–/]\s*\d)/i;
/** Names of plans and loans that look like an amount. */
const named = /^\s*(?:(401|403|203|457)\s?k|10(40|9[89]))$/i;

/** Less is another kind of number, such as a share, a score or a span. */
const least = { hour: 7, month: 200, year: 5000, none: 1000 } as const;

/** As much as this is no pay for an hour, and no rent, payment or pay for a month: it is a price, or a year's. */
const most = { hour: 1000, month: 50_000, year: Number.POSITIVE_INFINITY } as const;

/** The amounts of money in a question, in dollars. */
export function figuresIn(query: string): AskedFigure[] {
  return [...query.matchAll(amount)].flatMap((match): AskedFigure[] => {
    const [whole, , typed = ""] = match;
    const rest = query.slice((match.index ?? 0) + whole.length);
    const [, short = "", long = ""] = unit.exec(rest) ?? [];
    const said = perOf(short || long);
    const read = parseTypedMoney(typed);
    const isName = named.test(typed) || (said === null && notMoney.test(rest));
    if (!read.ok || isName || /^\s*(19|20)\d\d$/.test(typed)) return [];
    const dollars = read.value / 100;
    const per = said && dollars < most[said] ? said : null;
    return dollars < least[per ?? "none"] ? [] : [{ dollars, per }];
  });
}

function perOf(word: string): AskedFigure["per"] {
  const [first = ""] = word.toLowerCase();
  if (first === "h") return "hour";
  if (first === "m") return "month";
  return first === "" ? null : "year";
}
