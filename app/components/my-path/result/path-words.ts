import { scoreLine } from "#app/content/lines/scores.ts";
import { endsAtOwnLine, type LineProgram, lendersDid, lineNames } from "#app/content/lines/words.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import {
  isLine,
  isRatio,
  type LimitKind,
  type LimitState,
  type PathProgram,
  type ProgramAnswer,
  type WhomToAsk,
} from "#app/domain/path/answer.ts";
import type { Household, MarkKind, Month, Skippable } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatShare } from "#app/lib/format/format-currency.ts";
import { capital, limitWords, monthName, programWords } from "#app/lib/my-path/path-names.ts";
import {
  exceptionSentence,
  hangsOnOf,
  hangsOnSentence,
  isYoungBusiness,
  shareWords,
  wishFacts,
  wishOutcome,
} from "./condition-words.ts";
import { ownCut } from "./line-month-words.ts";

/*
 * All words about a door and about what holds it. A month is a plan: no sentence here predicts a score, or says that
 * someone gets a loan.
 */

/** Names of assistance programs by slug. */
export type AssistanceNames = Readonly<Record<string, string>>;

type Door = Pick<ProgramAnswer, "program" | "assistance">;
type SaidDoor = Pick<ProgramAnswer, "program" | "lines" | "assistance"> & Partial<Pick<ProgramAnswer, "withoutWish">>;

/** `FHA`, `FHA with Home in Five`. */
export function doorName({ program, assistance }: Door, names: AssistanceNames): string {
  return programWords[program].name + withHelp(assistance, names);
}

/** `an FHA loan`, `an FHA loan with Home in Five`. */
export function loanName({ program, assistance }: Door, names: AssistanceNames): string {
  return programWords[program].loan + withHelp(assistance, names);
}

/** As short as a sign over a door: an assistance program by its own name if that is short. */
export function signName({ program, assistance }: Door, names: AssistanceNames): string {
  const { short } = programWords[program];
  if (assistance === null) return short;
  const name = names[assistance] ?? "";
  return name !== "" && name.length <= 13 ? name : `${short} + help`;
}

function withHelp(slug: string | null, names: AssistanceNames): string {
  return slug === null ? "" : ` with ${names[slug] ?? "down payment help"}`;
}

/** What lenders did with as much debt as a limit has, in the month that a lender can be asked. */
export function lendersDidWith(
  { program }: Pick<ProgramAnswer, "program">,
  { has, hasWhenAsked, needs }: LimitState,
): string {
  return lendersDid(programWords[program].lines, hasWhenAsked ?? has ?? needs ?? 0);
}

/** Whether only a lender can say before the month of a door: the line, or the cash for a down payment within it, holds it shut. */
export function asksBefore({ month, lines }: ProgramAnswer, now: Month): boolean {
  return month !== null && month !== now && lines.lender !== null && lines.lender < month;
}

/** Whether any debt counts beside the house. */
export function owesSomething({ debts = [] }: Household): boolean {
  return debts.some(({ monthlyCents, balanceCents }) => monthlyCents > 0 || balanceCents > 0);
}

/** `The help is a loan: $92 a month for it is counted.` */
export function helpPaymentWords(cents: number | null): string {
  return cents === null
    ? "The help is a loan with its own monthly payment. Its page does not say how much, so we do not count it here."
    : `The help is a loan: ${formatDollars(cents)} a month for it is counted.`;
}

const tooMuchHouse = "the house payment takes too much of your income";

/** What is wrong as long as a limit is not met, after "until then". Without debts, it is the house alone. */
export function untilWords(kind: LimitKind, household: Household): string {
  return kind === "debt-to-income" && !owesSomething(household) ? tooMuchHouse : limitWords[kind].until;
}

/** The same for a limit that stays closed, by what would open it: debts are named only where paying them off would. */
export function reasonWords({ kind, change }: { kind: LimitKind; change: Change }, household: Household): string {
  if (!isRatio(kind)) return untilWords(kind, household);
  if (change === "income") return "you need an income";
  return kind === "debt-to-income" && change !== "debts" ? tooMuchHouse : untilWords(kind, household);
}

/** How a visitor's number compares with a limit; without a period. Null if there is nothing to compare. */
export function factsOf(limit: LimitState, program: PathProgram): string | null {
  const { kind, has = null, needs } = limit;
  if (needs === undefined) return plainFacts[kind]?.[limit.state] ?? null;
  switch (kind) {
    case "cash":
      return has === null
        ? `${formatDollars(needs)} needed`
        : `${formatDollars(has)} saved, ${formatDollars(needs)} needed`;
    case "payment-to-income":
    case "debt-to-income":
      return ratioFacts(limit, has, needs, programWords[program].lines);
    case "residual-income":
      return `${has === null ? "" : `At most ${formatDollars(Math.max(0, has))} a month is left to live on. `}VA’s table asks for ${formatDollars(needs)}`;
    case "score":
      if (hangsOnOf(limit) === "lenders-score") return has === null ? null : `You gave ${has}`;
      return `${has === null ? "" : `${has}. `}${needs === 0 ? noLeastScore : `The line is ${scoreLine(needs)}`}`;
    case "waiting":
      if (has === null) return `The wait is ${counted(needs, "month")}`;
      return has >= needs ? "The wait is over" : `${has} of ${counted(needs, "month")} are over`;
    case "work-history":
      if (has === null) return `${counted(needs, "month")} of work asked for`;
      return has >= needs
        ? `More than ${counted(needs - 1, "month")} at work`
        : `${has} of ${counted(needs, "month")} at this work`;
    case "first-time":
      return `${counted(needs, "month")} without a home of your own`;
    case "income-limit":
      return has === null
        ? `The limit is ${formatDollars(needs)} a year`
        : `${formatDollars(has)} a year. The limit is ${formatDollars(needs)}`;
    case "loan-limit":
      return has === null
        ? `The limit is ${formatDollars(needs)}`
        : `A loan of ${formatDollars(has)}. The limit is ${formatDollars(needs)}`;
    case "own-payment":
      return wishFacts(limit, has, needs);
    case "service":
    case "area":
      return plainFacts[kind]?.[limit.state] ?? null;
  }
}

/** A program that sets none is no program without one. */
const noLeastScore = "This loan sets no minimum score. Lenders do";

/** Shares of the income. */
function ratioFacts(limit: LimitState, has: number | null, needs: number, program: LineProgram): string {
  if (needs === 0) return "We have no income to compare it with";
  const share = has === null ? "" : `${capital(shareWords(limit, has))} of income. `;
  const { hand, automated } = lineNames[program].lines;
  const line = limit.kind === "debt-to-income" ? hand.debtsShare : hand.housingShare;
  if (line === null) {
    return `${share}The line is ${formatShare(needs)}${has === null ? " of income" : ""}`;
  }
  const byComputer = automated ? `, by computer ${formatShare(automated.debtsShare)}` : "";
  return `${share}The line by hand is ${formatShare(line)}${byComputer}`;
}

/** For limits without a number to compare. */
const plainFacts: Partial<Record<LimitKind, Partial<Record<LimitState["state"], string>>>> = {
  score: { held: noLeastScore },
  waiting: { held: "Nothing to wait for" },
  "work-history": { held: "Two years or more" },
  "first-time": {
    held: "No home of your own in three years",
    closed: "You owned a home in the last three years",
  },
  service: { held: "You served", closed: "You said you did not serve", unknown: "The VA decides who may use it" },
  area: { held: "The place is on USDA’s map", closed: "The place is off USDA’s map", unknown: "USDA’s map decides" },
};

const asks: Readonly<Record<WhomToAsk, string>> = {
  yourself: "Only you can say.",
  lender: "Ask a lender.",
  va: "Ask the VA for your certificate.",
  usda: "Look it up on USDA’s map.",
  "state-agency": "Ask your state’s housing agency.",
  counselor: `Ask a HUD-approved counselor: ${housingCounselor.phone}.`,
};

type Change = Extract<LimitState, { state: "closed" }>["change"];

const changes: Readonly<Record<Change, { sentence: string; sign: string }>> = {
  score: { sentence: "A higher score would change it. Nothing here predicts when.", sign: "score" },
  price: { sentence: "A lower price would change it.", sign: "price" },
  income: { sentence: "A different income would change it.", sign: "income" },
  saving: { sentence: "More saved each month would change it.", sign: "savings" },
  debts: { sentence: "Lower debts would change it.", sign: "debts" },
  service: { sentence: "Military service would change it.", sign: "no service" },
  place: { sentence: "Another place would change it.", sign: "place" },
  ownership: { sentence: "Three years without a home of your own would change it.", sign: "owned lately" },
  wish: { sentence: "Raise your limit or remove it to go on.", sign: "your limit" },
};

/** The change that would open a limit that is closed on this course. */
export function changeWords({ kind, change }: { kind: LimitKind; change: Change }): string {
  return kind === "waiting" ? "Time would change it, but more than ten years." : changes[change].sentence;
}

/** The same, as a sign under a door. */
export function changeSign({ kind, change }: { kind: LimitKind; change: Change }): string {
  return kind === "waiting" ? "waiting" : changes[change].sign;
}

/** The state of a limit, in one or two short sentences. */
export function outcomeOf(limit: LimitState, door: SaidDoor): string {
  switch (limit.state) {
    case "held":
      return "Open today.";
    case "until":
      if (isLine(limit.kind)) {
        const before = door.lines.lender !== null && door.lines.lender < limit.month;
        return `Within the line from ${monthName(limit.month)}.${before ? " Before that, only a lender can say." : ""}`;
      }
      return limit.isSupposed
        ? `Open from ${monthName(limit.month)}, as you suppose.`
        : `Shut until ${monthName(limit.month)}.`;
    case "unknown":
      if (limit.hangsOn) return hangsOnSentence(limit.hangsOn, limit, door);
      if (limit.kind === "residual-income" && isBeyondLines(limit))
        return "Only a lender can say: the table is a guide.";
      if (isBeyondLines(limit)) return `Only a lender can say. ${lendersDidWith(door, limit)}`;
      if (isYoungBusiness(limit))
        return `Only a lender can say. ${limit.month === undefined ? "" : `Not before ${monthName(limit.month)}. `}In its second year a business of your own counts only after work in the same field.`;
      if (limit.kind === "work-history" && limit.skipped === undefined)
        return "Cannot tell. Say under “What do you earn?” when each of you began to work there.";
      if (limit.kind === "work-history" && limit.month !== undefined)
        return "Earlier work and school count, too. Say under “What do you earn?” whether there was any.";
      return limit.skipped
        ? `Cannot tell. Not answered yet: ${skippedWords[limit.skipped]}.`
        : `Cannot tell. ${asks[limit.ask]}`;
    case "closed":
      if (limit.kind === "waiting") return "Not within ten years.";
      if (limit.kind === "own-payment") return wishOutcome(door);
      if (limit.kind === "income-limit")
        return `Not with these numbers. ${exceptionSentence(door) ?? changes[limit.change].sentence}`;
      return limit.kind === "score" && limit.needs !== undefined
        ? `Not before your score is ${scoreLine(limit.needs)}. Nothing here predicts when.`
        : `Not with these numbers. ${limit.kind === "debt-to-income" ? `${endWords(door, limit)} ` : ""}${changes[limit.change].sentence}`;
  }
}

/** Why no lender is left to ask: the guide’s own end, or what lenders did. The loan with 3% down is Freddie Mac's, too. */
function endWords(door: SaidDoor, limit: LimitState): string {
  const line = programWords[door.program].lines;
  const { publisher, lines } = lineNames[line];
  if (endsAtOwnLine(line) && door.program !== "conventional-97")
    return `${publisher} takes ${formatShare(lines.mostShare)} at most.`;
  return [lendersDidWith(door, limit), ownCut(door)?.words].filter(Boolean).join(" ");
}

/** Facts and outcome as whole sentences. */
export function limitSentence(limit: LimitState, door: SaidDoor): string {
  const isLine = limit.kind === "score" && limit.state === "closed" && limit.needs !== undefined;
  const facts = isLine ? (limit.has == null ? null : `You gave ${limit.has}`) : factsOf(limit, door.program);
  return facts === null ? outcomeOf(limit, door) : `${facts}. ${outcomeOf(limit, door)}`;
}

export const skippedWords: Readonly<Record<Skippable, string>> = {
  place: "the place",
  people: "your household’s size",
  incomes: "your income",
  rentCents: "your rent",
  leaseEnd: "the end of your lease",
  noticeDays: "your notice",
  savedCents: "your savings",
  monthlySavingCents: "what you save each month",
  giftCents: "gifts",
  debts: "your debts",
  score: "your score",
  marks: "negative items on your report",
  ownedLately: "whether you owned a home",
  served: "military service",
  priceCents: "a price",
  comfortCents: "the payment that feels right",
  sellerPaysCents: "what the seller pays",
};

const markNames: Readonly<Record<MarkKind, string>> = {
  "late-payment": "late payment",
  collection: "collection",
  "charge-off": "charge-off",
  repossession: "repossession",
  foreclosure: "foreclosure",
  "short-sale": "short sale",
  "bankruptcy-7": "Chapter 7 bankruptcy",
  "bankruptcy-13": "Chapter 13 bankruptcy",
};

const debtNames = {
  card: "card",
  car: "car loan",
  student: "student loan",
  personal: "personal loan",
  support: "support payment",
  other: "debt",
} as const;

/** `Car`, for places with little room. */
export function shortDebtName(household: Household, index: number): string {
  return capital(debtName(household, index).replace(/ (?:loan|payment)$/, ""));
}

/** `car loan`; for a debt that isn't in the list: `debt`. */
export function debtName({ debts = [] }: Household, about: string | number | null): string {
  return debtNames[debts[Number(about ?? -1)]?.kind ?? "other"];
}

/** `collection` */
export function markName({ marks = [] }: Household, about: string | number | null): string {
  const kind = marks[Number(about ?? -1)]?.kind;
  return kind ? markNames[kind] : "mark";
}
