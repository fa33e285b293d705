import type { PathAnswer, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import { isBeyondLines, isScoreTooLow } from "#app/domain/path/lead-door.ts";
import { lastDayOf } from "#app/domain/path/steps.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { capital, monthName } from "#app/lib/my-path/path-names.ts";
import { closedIn } from "./no-month-headline.ts";
import { leadDoor } from "./path-headline.ts";
import { type AssistanceNames, changeSign, markName, shortDebtName, signName } from "./path-words.ts";

/** A house on the street: one program, or several that open so close together that they share it. */
export type StreetDoor = {
  signs: readonly string[];
  month: Month;
  look: "lit" | "later" | "ask" | "supposed";
  /** Its month is beyond the published lines: only a lender can say. */
  asksLender: boolean;
};

/** A door without a month. It is behind the line, never on the months. */
export type WallDoor = { id: string; group: WallGroup; sign: string; plate: string | null; why: string };
export type WallGroup = "score" | "ask" | "closed";

/** Doors of one kind, side by side on the wall. */
export function wallGroups(wall: readonly WallDoor[]): { group: WallGroup; first: number; count: number }[] {
  return groups.flatMap((group) => {
    const count = wall.filter((door) => door.group === group).length;
    return count > 0 ? [{ group, first: wall.findIndex((door) => door.group === group), count }] : [];
  });
}

/** The label under a group; shorter if it is one door on a phone. */
export const groupWords: Readonly<Record<WallGroup, [words: string, short: string]>> = {
  score: ["No month: your score", "Score"],
  ask: ["Ask first", "Ask first"],
  closed: ["Not with these numbers", "Not with these numbers"],
};

/** An event on the way. `at` counts months from today, with fractions. */
export type StreetStop = { at: number; name: string; day: string; look: "today" | "lease" | "debt" | "mark" };

export type Street = {
  now: Month;
  /** The door that the answer is about comes first. */
  doors: readonly StreetDoor[];
  wall: readonly WallDoor[];
  /** Doors that did not fit on the wall. */
  unseen: number;
  /** In the order in which they matter. */
  stops: readonly StreetStop[];
  home: { words: string; endsAt: number | null };
  askForMonths: number | null;
};

const mostOnWall = 5;
const groups: readonly WallGroup[] = ["score", "ask", "closed"];

/** The contents of the drawing, before their places are known. */
export function streetOf(answer: PathAnswer, household: Household, names: AssistanceNames): Street {
  const lead = leadDoor(answer);
  const doors = answer.programs.filter((door) => door !== lead && hasMonth(door));
  const shut = answer.programs.filter((door) => door !== lead && !hasMonth(door));
  const wall = shut
    .map((door) => wallDoor(door, signName(door, names)))
    .toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
  return {
    now: answer.now,
    doors: lead ? [lead, ...doors].map((door) => streetDoor(door, lead)) : [],
    wall: wall.slice(0, mostOnWall),
    unseen: Math.max(0, wall.length - mostOnWall),
    // A door that is open today shows that itself.
    stops: stopsOf(answer, household).filter(({ look }) => look !== "today" || lead?.month !== answer.now),
    home: homeOf(answer, household),
    askForMonths: "askForMonths" in answer.lease ? answer.lease.askForMonths : null,
  };
}

/** A month of a loan that depends on nothing unknown. Assistance has to be asked for first. */
function hasMonth(door: ProgramAnswer): boolean {
  return door.month !== null && door.open.length === 0 && door.assistance === null;
}

function streetDoor(door: ProgramAnswer, lead: ProgramAnswer): StreetDoor {
  const look = door.isSupposed ? "supposed" : door.open.length > 0 ? "ask" : door === lead ? "lit" : "later";
  return { signs: [signName(door, {})], month: door.month ?? 0, look, asksLender: door.limits.some(isBeyondLines) };
}

function wallDoor(door: ProgramAnswer, sign: string): WallDoor {
  const id = `${door.program} ${door.assistance}`;
  const closed = closedIn(door);
  const score = (isScoreTooLow(door) ? door.limits : closed).find(({ kind }) => kind === "score");
  if (closed.length === 0 && !score) return { id, group: "ask", sign, plate: "?", why: "ask first" };
  if (score && closed.length <= 1 && closed.every((limit) => limit === score)) {
    const plate = score.needs === undefined ? null : String(score.needs);
    return { id, group: "score", sign, plate, why: plate ? `score ${plate}` : "score" };
  }
  const [first = "", second] = [...new Set(closed.map(changeSign))];
  const both = `${first}, ${second}`;
  return { id, group: "closed", sign, plate: null, why: second && both.length <= 12 ? both : first };
}

function stopsOf(answer: PathAnswer, household: Household): StreetStop[] {
  const { now } = answer;
  const today: StreetStop = { at: 0, name: "Today", day: monthName(now), look: "today" };
  const stops: StreetStop[] = [today];
  const { leaseEnd } = household;
  if (leaseEnd !== undefined && leaseEnd >= now) {
    stops.push({
      at: leaseEnd - now + 0.9,
      name: "Lease ends",
      day: formatDay(lastDayOf(leaseEnd)),
      look: "lease",
    });
  }
  answer.debtEnds.forEach((end, index) => {
    if (end === null || end <= now) return;
    const name = `${shortDebtName(household, index)} paid off`;
    stops.push({ at: end - now, name, day: monthName(end), look: "debt" });
  });
  for (const { index, leaves, isOver } of answer.marks) {
    if (isOver || leaves <= now) continue;
    stops.push({
      at: leaves - now,
      name: `${capital(markName(household, index))} gone`,
      day: `by ${monthName(leaves)}`,
      look: "mark",
    });
  }
  return stops;
}

function homeOf({ lease, now }: PathAnswer, { leaseEnd }: Household): Street["home"] {
  if (lease.state === "over") return { words: `Month to month, ${lease.noticeDays} days’ notice`, endsAt: null };
  if (leaseEnd === undefined || leaseEnd < now) return { words: "Where you rent", endsAt: null };
  return { words: `Your lease, to ${formatDay(lastDayOf(leaseEnd))}`, endsAt: leaseEnd - now + 0.9 };
}

/*
 * Places in drawing units. Wide: along the street from left to right. Narrow: down the page.
 */

/** The position of a month, how far the months reach, and where the path ends. */
export type Axis = { at: (months: number) => number; months: number; unit: number; door: number; hasDoor: boolean };

const wideEnd = 890;

/**
 * 20 units a month, less for a later door, so that it is never beyond 650; 60 for a door within six months, whose
 * months then begin further right, next to the rented house.
 */
export function wideAxis({ doors: [door], now }: Street): Axis {
  const months = door ? door.month - now : null;
  if (months === null) return { at: (m) => 150 + m * 20, months: 35, unit: 20, door: 850, hasDoor: false };
  const unit = months < 6 ? 60 : Math.min(20, 500 / months);
  const start = months < 6 ? 270 : 150;
  const at = (m: number) => start + m * unit;
  return { at, months: Math.floor((wideEnd - start) / unit), unit, door: at(months), hasDoor: true };
}

/** 17 units a month downward, 8 past five years; a door within six months has 60. */
export function narrowAxis({ doors: [door], now, stops }: Street): Axis {
  const months = door ? door.month - now : Math.min(36, Math.max(0, ...stops.map(({ at }) => at)) + 2);
  const unit = door && months < 6 ? 60 : months > 60 ? 8 : 17;
  const at = (m: number) => 170 + m * unit;
  return { at, months: Math.ceil(months), unit, door: at(months), hasDoor: door !== undefined };
}

/** A stop with its place, and the place of its words. */
export type PlacedStop = StreetStop & { place: number; words: number };

/**
 * Stops that fit on the path with their words, in the order given; the rest are in the table. `room` is the space the words
 * of a stop need on each side.
 */
export function placeStops(
  stops: readonly StreetStop[],
  axis: Axis,
  {
    end,
    taken,
    room,
  }: { end: number; taken: readonly { words: number; half: number }[]; room: (stop: StreetStop) => number },
): PlacedStop[] {
  const used = [...taken];
  return stops.flatMap((stop) => {
    const place = axis.at(stop.at);
    const half = room(stop);
    // Today may be close to the door: its words make room.
    const [door] = stop.look === "today" ? taken : [];
    const words = Math.min(place, end - half, door ? Math.max(80, door.words - door.half - half) : end);
    const isFree = used.every((other) => Math.abs(other.words - words) >= other.half + half);
    if (place > end || !isFree) return [];
    used.push({ words, half });
    return [{ ...stop, place, words }];
  });
}

export type PlacedDoor = StreetDoor & { place: number };

/**
 * Houses at least 120 apart, the lit one first. A closer one shares its neighbor's; without room, it is only in the table.
 */
export function placeDoors({ doors, now }: Street, axis: Axis): PlacedDoor[] {
  const placed: PlacedDoor[] = [];
  for (const door of doors) {
    const place = axis.at(door.month - now);
    const near = placed.find((other) => Math.abs(other.place - place) < (other.look === door.look ? 120 : 210));
    const isLead = placed.length === 0;
    if (near && near.look !== "supposed" && door.look !== "supposed") near.signs = [...near.signs, ...door.signs];
    else if (isLead || (!near && place >= 330 && place <= 800)) placed.push({ ...door, place });
  }
  return placed;
}

/** `FHA door`, `FHA and VA doors`, `FHA and 3 more doors`. */
export function doorSign({ signs }: Pick<StreetDoor, "signs">): string {
  const [first = "", second] = signs;
  if (second === undefined) return `${first} door`;
  return `${first} and ${signs.length > 2 ? `${signs.length - 1} more` : second} doors`;
}
