import type { Month } from "#app/domain/path/household.ts";
import { type SentPartName, type SentParts, sentPartNames } from "#app/domain/plan/sent-parts.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { debtWords, incomeWords, markWords, scoreWords } from "./entry-words.ts";
import { capital, limitWords, listOf, monthName, programWords } from "./path-names.ts";

/** A part of a plan in words: the visitor reads them before sending, and the team afterward. */
export type SentPartWords = { name: SentPartName; title: string; lines: readonly string[] };

type Parts = SentParts["parts"];
type Part<Name extends SentPartName> = NonNullable<Parts[Name]>;

/** The parts in the order of the list, each with its title. */
export function sentPartWords({ parts, asOf }: Pick<SentParts, "parts" | "asOf">): SentPartWords[] {
  return sentPartNames.flatMap((name) => {
    const part = parts[name];
    if (part === undefined) return [];
    const { title, lines } = teller(name);
    return [{ name, title, lines: lines(part, asOf) }];
  });
}

type Teller<Name extends SentPartName> = (part: Part<Name>, asOf: Month | undefined) => string[];
type Tellers = { [Name in SentPartName]: { title: string; lines: Teller<Name> } };

const tellers: Tellers = {
  place: {
    title: "Place",
    lines: ({ name, state, fips }) => [name, fips === null ? `State: ${state}` : `County number ${fips}, ${state}`],
  },
  income: { title: "Income before taxes", lines: (incomes) => incomes.map(incomeWords) },
  lease: {
    title: "Rent and lease",
    lines: ({ rentCents, leaseEnd, noticeDays }) =>
      present([
        rentCents !== undefined && `${formatDollars(rentCents)} rent a month`,
        leaseEnd !== undefined && `Lease ends in ${monthName(leaseEnd)}`,
        noticeDays !== undefined && `${noticeDays} days’ notice`,
      ]),
  },
  savings: {
    title: "Savings",
    lines: ({ savedCents, monthlySavingCents, giftCents }, asOf) =>
      present([
        savedCents !== undefined && `${formatDollars(savedCents)} saved`,
        monthlySavingCents !== undefined && monthlyWords(monthlySavingCents),
        giftCents !== undefined && `${formatDollars(giftCents)} as a gift`,
        typedIn(asOf),
      ]),
  },
  debts: {
    title: "Debts",
    lines: (debts, asOf) => present([...(debts.length === 0 ? ["No debts"] : debts.map(debtLine)), typedIn(asOf)]),
  },
  score: { title: "Score", lines: (score) => [scoreWords(score), ...supposed(score)] },
  marks: {
    title: "Marks on the credit report",
    lines: (marks) =>
      marks.length === 0
        ? ["Nothing on the report"]
        : marks.map((mark) => {
            const { title, text } = markWords(mark);
            return present([title, text]).join(". ");
          }),
  },
  home: {
    title: "Price",
    lines: ({ priceCents, comfortCents, sellerPaysCents }) =>
      present([
        priceCents !== undefined && `A home for ${formatDollars(priceCents)}`,
        comfortCents !== undefined && `${formatDollars(comfortCents)} a month feels right`,
        sellerPaysCents !== undefined && `The seller pays ${formatDollars(sellerPaysCents)} toward closing`,
      ]),
  },
  month: { title: "Month in the plan", lines: monthLines },
};

/** A function takes only its own part, which no type can express for a name from a list. */
function teller(name: SentPartName) {
  return tellers[name] as { title: string; lines: (part: unknown, asOf: Month | undefined) => string[] };
}

/** Everything sent about a debt, including what is calculated from the rest. */
function debtLine({ balanceCents = 0, ...rest }: Part<"debts">[number]): string {
  const { title, text } = debtWords({ ...rest, balanceCents });
  const { limitCents, paymentsLeft } = rest;
  const isShort = paymentsLeft !== undefined || balanceCents === 0;
  return present([
    title,
    text,
    isShort && balanceCents > 0 && `${formatDollars(balanceCents)} owed`,
    isShort && limitCents !== undefined && `limit ${formatDollars(limitCents)}`,
  ]).join(", ");
}

function monthlyWords(cents: number): string {
  return cents < 0 ? `${formatDollars(-cents)} less each month` : `${formatDollars(cents)} more each month`;
}

function supposed(score: Part<"score">): string[] {
  if (score === "unknown" || !score.supposed) return [];
  return [`Supposed: ${score.supposed.points} from ${monthName(score.supposed.from)}`];
}

function typedIn(asOf: Month | undefined): string | false {
  return asOf !== undefined && `Typed in ${monthName(asOf)}`;
}

/** `FHA: December 2028`, followed by a line for each thing it depends on. The month is ours, and so is what nobody typed. */
function monthLines(
  { program, month, asked, heldBy, open, isSupposed, asksLender, ownLimit, typicalPriceCents }: Part<"month">,
  asOf: Month | undefined,
): string[] {
  const { name } = programWords[program];
  const day = open.length > 0 ? `not before ${monthName(month)}` : monthName(month);
  const when = asksLender ? `only a lender can say, ${day}` : day;
  return present([
    ownLimit !== undefined && withinLine(ownLimit),
    `${ownLimit ? "Without that limit: " : ""}${name}${ownLimit ? "," : ":"} ${when}`,
    heldBy !== null && `Held until then by: ${limitWords[heldBy].name.toLowerCase()}`,
    open.length > 0 && `Still open: ${listOf(open.map((kind) => limitWords[kind].name.toLowerCase()))}`,
    isSupposed && "With the score that is supposed",
    `Worked out by My path in ${monthName(asked)}`,
    asOf !== undefined && asOf < asked && `Savings and debts brought forward from ${monthName(asOf)}`,
    `Our own figures in it: loan rates, property tax, insurance${typicalPriceCents === undefined ? "" : ` and a typical price of ${formatDollars(typicalPriceCents)}`}`,
  ]).map(capital);
}

/** `Within the $1,500 a month that feels right: FHA, December 2028`; without a month there: that none is. */
function withinLine({ comfortCents, within }: NonNullable<Part<"month">["ownLimit"]>): string {
  const door = within === null ? "no month" : `${programWords[within.program].name}, ${monthName(within.month)}`;
  return `Within the ${formatDollars(comfortCents)} a month that feels right: ${door}`;
}

function present(lines: readonly (string | false)[]): string[] {
  return lines.filter((line) => line !== false && line !== "") as string[];
}
