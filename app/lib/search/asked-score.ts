// cspell:words convencional credito dolares gano puntaje renta scroe scrod semana sqft tengo
import { plainWord } from "./words.ts";

/** Signs and groups that make digits an amount, a phone number or the name of a plan, not a score. */
const written = [
  /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£%]/g,
  /\d{1,3}(?:[,.’']\d{3})+|\d*[.,]\d+/g,
  /\b\d{1,3}(?: \d{3})* 000\b/g,
  /\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  /\b\d+\s?(?:\(?k\)?|mil|million|thousand|grand)(?![\p{L}\d])/gu,
  /\b(?:my|the|old) 40[13]\b/g,
] as const;

const number = /^\d+$/;
const scoreWords = wordsOf(
  "score scores scroe fico puntaje credito experian equifax transunion tu karma vantage vantagescore mid middle number numbers point points pt pts",
);
const afterCredit = wordsOf("card cards repair report reports limit union line guy company builder bureau");
const loanWords = wordsOf("fha va usda conv conventional convencional fannie freddie rural regular");

/** Words between a number and what it is of. */
const ofNumber = wordsOf(
  "in of for to toward towards on at my the a an our his her extra total us whole or so just like mortgage",
);
const eachOf = wordsOf("a an per each every la al por");
const periods = wordsOf("month months mo week weeks wk hour hours hr day days year years yr yrs paycheck semana mes");
/** After a number, also with words between: an amount of money. */
const moneyAfter = wordsOf(
  "dollar dollars dlls dolares bucks usd cash down downpayment deposit saved save saving savings bank checking account pocket upfront closing rent hoa fee fees bill bills payment payments debt debts utilities insurance groceries gift grant name",
);
/** Right after a number: an amount, a count, or the number of a rule. */
const thingAfter = wordsOf(
  "put stashed extra left car truck card cards balance limit appraisal inspection house houses home homes condo condos townhouse apartment amount sq square sqft acre acres unit units monthly weekly biweekly yearly direct guaranteed repair plan form loan collection medical",
);
const ofMoney = wordsOf(
  "rent hoa deposit savings down downpayment cash budget dollars bucks bills utilities groceries",
);
const beforeNumber = wordsOf(
  "is are was of about only just like around almost over under me him them us at the a an for up by maybe another",
);
const moneyBefore = wordsOf(
  "rent renta pay pays paying paid save saves saving saved savings spend spending owe owes owed owing hoa fee fees dues limit balance payment payments note deposit cash insurance tax taxes bill bills cost costs charge charges charged extra inspection appraisal section collection collections medical put gave send wants raised gift grant earn earns make makes making gano budget price priced worth borrow dollars bucks left utilities groceries house houses home homes condo condos",
);
/** Before a number, these say whose it is or what is asked of it: `with a 620`, `im at 571`, `is 620 enough`. */
const ownBefore =
  /(?:^|\b)(?:with|w|con|tengo|si|at|is|are|im|am|my|mine|hers?|hes|shes|wife|husband|have|has|got|hit|turned|from|to|below|under|sub|like|take|takes|need|needs|does|do|can|if|vs|or|says?|said|shows?|know|hope|fix|fixing?|vet|mom|dad|both)(?: (?:a|an|the|my|about|around|only|just|exactly|for|at))* $/;

/** The credit score that a question names; digits that are an amount of money, or anything else, are none. */
export function scoreIn(question: string): string | undefined {
  const text = written.reduce((rest, amount) => rest.replace(amount, " 0 "), plainWord(question));
  const words = text.replace(/(\p{L})['’](?=\p{L})/gu, "$1").match(/[\p{L}\p{N}]+/gu) ?? [];
  const scores = words.flatMap((word, at) => (isInRange(word) && !isAmount(words, at) ? [at] : []));
  const named = scores.find((at) => isNamed(words, at)) ?? scores.find((at) => isMeant(words, at));
  return named === undefined ? undefined : words[named];
}

function isInRange(word: string): boolean {
  return /^\d{3}$/.test(word) && Number(word) >= 300 && Number(word) <= 850;
}

/** `rent 950` after a number is another amount: its word has a number of its own. */
function isAmount(words: readonly string[], at: number): boolean {
  const after = words.slice(at + 1);
  const isOf = (list: ReadonlySet<string>, between: ReadonlySet<string> | null) => {
    const from = between ? after.findIndex((word) => !between.has(word)) : 0;
    return list.has(after[from] ?? "") && !number.test(after[from + 1] ?? "");
  };
  if (isOf(moneyAfter, ofNumber) || (isOf(periods, eachOf) && after[2] !== "ago")) return true;
  if (isScoreWord(words, at - 1) || isScoreWord(words, at + 1)) return false;
  const isPrice = words[at - 1] === "for" && words[at - 2] !== "hope";
  return isPrice || isOf(thingAfter, null) || moneyBefore.has(words[lastBefore(words, at)] ?? "");
}

/** `Is 500 enough for a down payment`: an amount is asked about, and no other number is it. */
function asksOfMoney(words: readonly string[]): boolean {
  const hasOwn = (index: number) => [words[index - 1], words[index + 1]].some((word) => number.test(word ?? ""));
  return words.some((word, index) => ofMoney.has(word) && !hasOwn(index) && !words.includes("no"));
}

/** Where the last word stands before a number that says what the number is. */
function lastBefore(words: readonly string[], at: number): number {
  return words.findLastIndex((word, index) => index < at && !beforeNumber.has(word));
}

function isScoreWord(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return scoreWords.has(word) || (word === "credit" && !afterCredit.has(words[at + 1] ?? ""));
}

/** `610 fico`, `my credit is 520`. */
function isNamed(words: readonly string[], at: number): boolean {
  return isScoreWord(words, at + 1) || isScoreWord(words, lastBefore(words, at));
}

/** Nothing names it, but the question is about a score or a loan, begins with it, or says whose it is. */
function isMeant(words: readonly string[], at: number): boolean {
  if (words.some((word, index) => loanWords.has(word) || isScoreWord(words, index))) return true;
  return (at === 0 || ownBefore.test(`${words.slice(0, at).join(" ")} `)) && !asksOfMoney(words);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
