import { parseTypedMoney } from "#app/domain/text/typed-number.ts";

/** An amount in a question. `per`: what it is for, if the question says so. */
export type AskedFigure = { dollars: number; per: "hour" | "month" | "year" | null };

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
