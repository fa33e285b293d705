import type { PathDoors, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import { mayLead } from "#app/domain/path/lead-door.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { limitWords, listOf, monthName, programWords } from "#app/lib/my-path/path-names.ts";
import { conditionsOf, openLimits } from "./condition-words.ts";

// What the answer counts with, and what could make it sooner: sentences under the headline.

/** The price of a typical home, if the answer counts with it because none is typed. */
export function typicalPrice({ place, priceCents }: Household): string | null {
  return priceCents === undefined && place?.typicalPriceCents ? formatDollars(place.typicalPriceCents) : null;
}

/** The price that decides the answer, and where it comes from. `isNamed`: the text has the typed price already. */
export function priceSentence({ place, priceCents }: Household, isNamed: boolean): string {
  if (priceCents !== undefined) return isNamed ? "" : `We count with your price of ${formatDollars(priceCents)}.`;
  const typical = place?.typicalPriceCents;
  if (!typical) return "";
  return `You named no price, so we count with ${formatDollars(typical)}: a typical home in ${place.name} (half cost more, half less, by the Census Bureau’s survey).`;
}

/** The down payment where it is more than the least: `Down payment: $58,713. The least for an FHA loan is $21,000.` */
export function downSentence({ program, cash: { downCents, leastDownCents } }: ProgramAnswer): string {
  if (downCents === leastDownCents) return "";
  return `Down payment: ${formatDollars(downCents)}. The least for ${programWords[program].loan} is ${formatDollars(leastDownCents)}.`;
}

/** A month that the seller's payment makes possible says so: it is part of the offer, and a seller may say no. */
export function sellerSentence({ sellerPaysCents }: Household): string {
  return sellerPaysCents ? `This counts on ${formatDollars(sellerPaysCents)} from the seller toward closing.` : "";
}

/** Why not everybody's income counts, where the loan opens sooner without the last of them. */
export function fewerSentence({ program, fewer }: ProgramAnswer, { incomes = [] }: Household, now: Month): string {
  if (fewer === null) return "";
  const counts = `This counts ${fewer.incomes === 1 ? "the first income alone" : `the first ${counted(fewer.incomes, "income")}`}`;
  const { loan } = programWords[program];
  return fewer.because === "income-limit"
    ? `${counts}: with ${incomes.length === 2 ? "both" : "all of them"} you are over the income limit of ${loan}.`
    : incomes.slice(fewer.incomes).some(({ since = now }) => since > now)
      ? `${counts}: lenders count pay once it begins.`
      : `${counts}: lenders count a new one after two years of work.`;
}

/**
 * Another loan that may open sooner, with more to ask: `Sooner, with more to ask: an FHA loan, today, if …`. Whether the home is
 * on USDA's map decides before everything else, so it comes first: `If the home is on USDA’s map, sooner, …`.
 */
export function soonerSentence({ programs, now }: PathDoors, lead: ProgramAnswer): string {
  const first = firstMonthOf(lead);
  const sooner = programs.filter(
    (door) => door.assistance === null && !door.isSupposed && mayLead(door) && firstMonthOf(door) < first,
  );
  const [door] = sooner.toSorted(
    (one, other) => firstMonthOf(one) - firstMonthOf(other) || one.open.length - other.open.length,
  );
  if (!door) return "";
  const month = firstMonthOf(door);
  const open = conditionsOf(openLimits(door).filter(({ kind }) => kind !== "area"));
  const isBeyond = month !== door.month;
  const conditions = [...open, ...(isBeyond ? ["a lender accepts more than the published line"] : [])];
  const some = conditions.length > 2 ? [...conditions.slice(0, 2), "the rest fits"] : conditions;
  const start = door.open.includes("area") ? `If ${limitWords.area.condition}, sooner` : "Sooner";
  const rest = some.length > 0 ? `, if ${listOf(some)}` : "";
  return `${start}, with more to ask: ${programWords[door.program].loan}, ${whenWords(month, now)}${rest}.`;
}

/** The month from which a lender can be asked: never later than the month of the door itself. Infinity without one. */
export function firstMonthOf({ month, lines }: Pick<ProgramAnswer, "month" | "lines">): number {
  return Math.min(month ?? Number.POSITIVE_INFINITY, lines.lender ?? Number.POSITIVE_INFINITY);
}

/** `today`, `in March 2028`. */
export function whenWords(month: Month, now: Month): string {
  return month === now ? "today" : `in ${monthName(month)}`;
}
