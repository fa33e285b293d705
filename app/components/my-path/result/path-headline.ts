import type { LimitKind, PathDoors, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import { isAllShut, isBeyondLines, leadOf, mayLead, waitsForService } from "#app/domain/path/lead-door.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { capital, limitWords, listOf, monthName } from "#app/lib/my-path/path-names.ts";
import {
  conditionsOf,
  hangsOnOf,
  lendersScoreSentence,
  onlyIf,
  openLimits,
  stopsFirst,
  whenFree,
  withoutWishNote,
} from "./condition-words.ts";
import {
  downSentence,
  fewerSentence,
  firstMonthOf,
  priceSentence,
  sellerSentence,
  soonerSentence,
  whenWords,
} from "./headline-notes.ts";
import { cutSentence } from "./line-month-words.ts";
import { closedIn, type Headline, noMonthHeadline, rulesIn } from "./no-month-headline.ts";
import {
  type AssistanceNames,
  asksBefore,
  doorName,
  lendersDidWith,
  loanName,
  owesSomething,
  skippedWords,
  untilWords,
} from "./path-words.ts";

/** The door that the answer is about; null if no door has a month. */
export function leadDoor({ programs }: PathDoors): ProgramAnswer | null {
  return leadOf(programs);
}

/** The answer as one sentence, and the text under it, which says what it counts with. */
export function headlineOf(answer: PathDoors, household: Household, names: AssistanceNames): Headline {
  const door = leadDoor(answer);
  const { lead, ...headline } =
    door === null || door.month === null
      ? withoutMonth(answer, household, names)
      : withMonth(answer, { ...door, month: door.month }, household, names);
  const notes = [
    ...(headline.state === "unknown" ? [] : [priceSentence(household, saysPrice.includes(headline.state))]),
    ...(door
      ? [
          downSentence(door),
          sellerSentence(household),
          withoutWishNote(answer, household, freeWords(answer, names)),
          fewerSentence(door, household, answer.now),
          supposedSentence(door, household, answer.now),
          soonerSentence(answer, door),
        ]
      : []),
  ];
  return { ...headline, lead: [lead.trim(), ...notes].filter(Boolean).join(" ") };
}

/** Their text says how much cash the home takes, at its price. */
const saysPrice: readonly Headline["state"][] = ["month", "supposed"];

function withMonth(
  answer: PathDoors,
  door: ProgramAnswer & { month: Month },
  household: Household,
  names: AssistanceNames,
): Headline {
  const month = { mark: "month", words: monthName(door.month) } as const;
  const loan = loanName(door, names);
  const cut = [cutSentence(door, answer.now)]
    .filter(Boolean)
    .map((words) => `${words} `)
    .join("");
  if (door.open.length > 0) {
    const asked = door.limits.find(isBeyondLines);
    const parts =
      door.month === answer.now
        ? ["You could ask a lender ", { mark: "month", words: "today" } as const, ` about ${loan}, if `]
        : ["Not before ", month, ` with ${loan}, and only if `];
    const did = asked ? `${lendersDidWith(door, asked)} ` : "";
    const least = door.limits.some((limit) => hangsOnOf(limit) === "lenders-score")
      ? `${lendersScoreSentence(door)} ${mayHaveServed(answer) ? `${sayService} ` : ""}`
      : "";
    const lead = `${skippedSentence(answer)}${did}${cut}${least}Everything else is worked out below. ${plan}`;
    const partsIf = (words: string): Headline["parts"] => {
      const condition = { mark: "limit", words } as const;
      if (asked) return beyondParts(door, loan, condition, answer.now);
      return [...parts, condition, ".", ...beforeParts(door, answer.now)];
    };
    const whole = partsIf(onlyIf(openLimits(door)));
    if (longestSentence(whole) <= mostWords) return { state: "if", parts: whole, lead };
    const all = conditionsOf(openLimits(door));
    const [first = ""] = all;
    const short = partsIf(all.length > 1 ? `${first} and the rest fits` : first);
    const fits = longestSentence(short) <= mostWords;
    return {
      state: "if",
      parts: fits ? short : partsIf("the points below fit"),
      lead: `Only if ${listOf(all)}. ${lead}`,
    };
  }
  if (door.month === answer.now) {
    const parts = ["You could ask a lender ", { mark: "month", words: "today" } as const, ` about ${loan}.`];
    return {
      state: "today",
      parts,
      lead: "Every limit that we can check is open. A lender will still check your pay, your bank statements, your credit and the home.",
    };
  }
  if (door.isSupposed) {
    const parts = [`${supposition(household)}, you could be ready in `, month, ` with ${loan}.`];
    return { state: "supposed", parts, lead: `${cashSentences(door, household)}${plan}` };
  }
  if (asksBefore(door, answer.now)) {
    const limit = door.limits.find(({ kind }) => kind === "debt-to-income");
    return {
      state: "month",
      parts: [`With ${loan} you could be ready in `, month, ".", ...beforeParts(door, answer.now)],
      lead: `${limit ? `${lendersDidWith(door, limit)} ` : ""}${cut}${cashSentences(door, household)}${plan}`,
    };
  }
  const kind = door.binding[door.month - answer.now - 1] ?? "cash";
  return {
    state: "month",
    parts: [
      `With ${loan} you could be ready in `,
      month,
      ". Until then ",
      { mark: "limit", words: untilWords(kind, household) },
      ".",
    ],
    lead: `${cashSentences(door, household)}${fitSentence(door, household)}`,
  };
}

/** A first sentence of more words is read twice; what it cannot hold comes first in the text under it. */
const mostWords = 25;

function longestSentence(parts: Headline["parts"]): number {
  const sentences = headlineText({ parts }).split(/(?<=\.) /);
  return Math.max(...sentences.map((sentence) => sentence.split(" ").length));
}

const onlyALender = { mark: "limit", words: "only a lender can say" } as const;

/** ` Before that, only a lender can say: you could ask today.` Nothing where no lender can be asked before the line. */
function beforeParts(door: ProgramAnswer, now: Month): Headline["parts"] {
  if (!asksBefore(door, now)) return [];
  return [" Before that, ", onlyALender, `: you could ask ${whenWords(firstMonthOf(door), now)}.`];
}

/**
 * A home that only an exception takes: its month is never set as the plan's own, so that it reads no better than a cheaper one
 * that waits for the line.
 */
function beyondParts(
  door: ProgramAnswer & { month: Month },
  loan: string,
  condition: Headline["parts"][number],
  now: Month,
): Headline["parts"] {
  const asked = `: you could ask ${whenWords(door.month, now)} about ${loan}, if `;
  const limit = { mark: "limit", words: capital(onlyALender.words) } as const;
  return ["No loan works by the usual lines. ", limit, asked, condition, "."];
}

/** The headline as plain text. */
export function headlineText({ parts }: Pick<Headline, "parts">): string {
  return parts.map((part) => (typeof part === "string" ? part : part.words)).join("");
}

/**
 * What a change did, for a screen reader: `October 2027, 7 months sooner.`, `Still May 2028.` Without a month it is the
 * headline, which says what is in the way.
 */
export function movedWords(before: PathDoors, after: PathDoors, headline: Headline): string {
  const [old, month] = [leadDoor(before)?.month ?? null, leadDoor(after)?.month ?? null];
  // A month beyond the lines is no sooner one.
  const isBeyond = leadDoor(after)?.limits.some(isBeyondLines) !== leadDoor(before)?.limits.some(isBeyondLines);
  if (month === null || (old !== null && isBeyond)) return headlineText(headline);
  const name = month === after.now ? "Today" : monthName(month);
  if (old === null) return `${name}.`;
  if (old === month) return `Still ${month === after.now ? "today" : name}.`;
  return `${name}, ${counted(Math.abs(old - month), "month")} ${month < old ? "sooner" : "later"}.`;
}

const plan = "A month here is a plan. It is not an offer.";

function withoutMonth(answer: PathDoors, household: Household, names: AssistanceNames): Headline {
  const programs = answer.programs.filter(mayLead);
  const isShut = isAllShut(answer.programs);
  if (answer.withoutWish || (isShut && programs.some((door) => rulesIn(door).length === 0)))
    return wishHeadline(answer, household, names);
  if (!isShut) {
    const skipped = answer.skipped.map((part) => skippedWords[part]);
    const some = skipped.length > 4 ? [...skipped.slice(0, 3), "more"] : skipped;
    return {
      state: "unknown",
      parts: [
        "We cannot tell you ",
        { mark: "month", words: "a month" },
        ` yet.${some.length > 0 ? ` Not answered yet: ${listOf(some)}.` : ""}`,
      ],
      lead: "We don’t make up a month. Answer one more question, and the street starts to fill. You can stop at any time.",
    };
  }
  const headline = noMonthHeadline(programs, answer, household);
  if (!mayHaveServed(answer)) return headline;
  return {
    ...headline,
    parts: [...headline.parts, " This is if you did not serve in the military."],
    lead: `${headline.lead} ${sayService}`,
  };
}

/** The visitor's own limit stops the plan, and no rule does: what there is without it, or what is still to be answered. */
function wishHeadline(answer: PathDoors, household: Household, names: AssistanceNames): Headline {
  const { start, limit } = stopsFirst(household);
  const parts: Headline["parts"] = [start, { mark: "limit", words: limit }, "."];
  const lead = "This limit is yours, not a lender’s. You can raise it or remove it.";
  const { withoutWish: free } = answer;
  if (free) return { state: "wish", parts: [...parts, ` Without it: ${freeWords(answer, names)}.`], lead };
  const skipped = skippedSentence(answer).trim();
  return { state: "wish", parts: [...parts, skipped && ` ${skipped}`].filter(Boolean), lead };
}

/** `HomeReady, today`; with its conditions, if there are any. */
export function freeWords({ withoutWish: free }: PathDoors, names: AssistanceNames): string {
  if (!free) return "";
  const some = onlyIf(openLimits(free));
  return `${doorName(free, names)}, ${whenFree(free)}${some && `, if ${some}`}`;
}

/** Whether no rule shuts VA's loan for those who served, and no one was asked yet. */
function mayHaveServed({ programs }: PathDoors): boolean {
  return programs.some((door) => waitsForService(door) && closedIn(door).length === 0);
}

const sayService = "If you served, say so: the VA sets no minimum score, and its loan may have a month.";

/** `If your score is 640 from March 2027, as you suppose` */
function supposition({ score }: Household): string {
  const supposed = typeof score === "object" ? score.supposed : undefined;
  if (!supposed) return "If it goes as you suppose";
  return `If your score is ${supposed.points} from ${monthName(supposed.from)}, as you suppose`;
}

/** The month of the supposed score beside a later one of today's: `If your score is 640 from …, as you suppose: in May 2028.` */
function supposedSentence(door: ProgramAnswer, household: Household, now: Month): string {
  const { withSupposed: other } = door;
  if (!other || firstMonthOf(other) >= firstMonthOf(door)) return "";
  return `${supposition(household)}: ${whenWords(firstMonthOf(other), now)}.`;
}

function skippedSentence({ skipped }: PathDoors): string {
  if (skipped.length === 0) return "";
  const words = skipped.map((part) => skippedWords[part]);
  return `Not answered yet: ${listOf(words.length > 3 ? [...words.slice(0, 2), "more"] : words)}. `;
}

/** `You need about $12,350 in cash for a $185,000 home in Maricopa County. You have $3,400. ` */
function cashSentences({ cash }: ProgramAnswer, { place, priceCents, savedCents }: Household): string {
  const price = priceCents ?? place?.typicalPriceCents;
  const home = price ? `a ${formatDollars(price)} home` : "a home";
  const need = formatDollars(Math.round(cash.totalCents / 50_00) * 50_00);
  const have = savedCents === undefined ? "" : `You have ${formatDollars(savedCents)}. `;
  return `You need about ${need} in cash for ${home}${place ? ` in ${place.name}` : ""}. ${have}`;
}

/** `Your score, your debts and the house payment already fit.` */
function fitSentence({ limits }: ProgramAnswer, household: Household): string {
  const held = fitting.filter((kind) => limits.some((limit) => limit.kind === kind && limit.state === "held"));
  if (held.length === 0) return plan;
  const names = [...new Set(held.map((kind) => fitWords(kind, household)))];
  return `${capital(listOf(names))} already ${names.length > 1 ? "fit" : "fits"}.`;
}

const fitting: readonly LimitKind[] = ["score", "debt-to-income", "payment-to-income"];

/** Without debts, the share for house and debts is the house payment's. */
function fitWords(kind: LimitKind, household: Household): string {
  if (kind !== "debt-to-income") return limitWords[kind].inside;
  return owesSomething(household) ? "your debts" : limitWords["payment-to-income"].inside;
}
