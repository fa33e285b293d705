import { claimWords } from "#app/domain/desk/mail/calendar-answer.ts";
import { newPhoneWords } from "#app/domain/desk/same-person.ts";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { isTimeZone } from "#app/domain/time/booking-times.ts";
import { officeZone, timeSpan, type ZonedTime, zonedTime } from "#app/lib/booking/zoned-time.ts";
import type { CallDetails, CallState, ShownCall } from "#app/lib/desk/shown-calendar.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { type CalendarBooking, endOfBooking } from "./read-calendar.server.ts";

/** Makes a shown call from a row. `clock` reuses the clocks of zones it was asked for before. */
export function shownCall(call: CalendarBooking, nowMs: number, clock: Clocks): ShownCall {
  const { id, name, starts_at, minutes, time_zone, topic, thread_id } = call;
  const state = stateOf(call, nowMs);
  const [office, own] = [clock(officeZone), clock(time_zone)];
  const isSame = office.time(starts_at) === own.time(starts_at) && office.isoDay(starts_at) === own.isoDay(starts_at);
  return {
    id,
    name,
    state,
    stateWords: stateWords(call, state, nowMs),
    claim: claimOf(call, state),
    topic,
    threadId: thread_id,
    office: `${office.time(starts_at)} ET`,
    theirs: isSame ? null : `${otherDay(starts_at, own, office)}${own.time(starts_at)} ${own.zoneName(starts_at)}`,
    length: `${minutes} min + ${bookingRules.bufferMinutes} min rest`,
  };
}

/** "Wed, " when it is a different day for the visitor. */
export function otherDay(timeMs: number, own: ZonedTime, office: ZonedTime): string {
  return own.isoDay(timeMs) === office.isoDay(timeMs) ? "" : `${own.day(timeMs).slice(0, 3)}, `;
}

function stateOf({ status, outcome, starts_at, minutes, confirmed_at }: CalendarBooking, nowMs: number): CallState {
  if (status === "held") return "held";
  if (outcome !== null) return outcome;
  if (endOfBooking({ starts_at, minutes }) <= nowMs) return "unmarked";
  if (status === "waiting") return "waiting";
  return confirmed_at === null ? "booked" : "firm";
}

function stateWords(call: CalendarBooking, state: CallState, nowMs: number): string {
  const { held_until, replied, closed, confirmed_at, needsYes } = call;
  if (closed?.by === "stopped") return "They asked us not to call";
  const answer = replied?.isProven ? replied.answer : "accepted";
  if (answer !== "accepted" && aheadStates.includes(state)) return repliedWords[answer];
  if (closed && confirmed_at === null) return "Not at this hour: not confirmed";
  if (closed) return needsYes ? "Moved: this hour is not confirmed" : "Not at this hour";
  if (state !== "held") return words[state];
  return `Held, ${Math.ceil(((held_until ?? nowMs) - nowMs) / 60_000)} min left`;
}

const words = {
  firm: "Confirmed",
  booked: "Booked, email not confirmed",
  waiting: "Not confirmed",
  unmarked: "Not marked yet",
  kept: "Took place",
  "no-show": "No-show",
} as const;

const aheadStates: readonly CallState[] = ["firm", "booked", "waiting"];

/** An answer that nothing proves stands beside the state, never in its place: the call is to be made. */
function claimOf({ replied, closed }: CalendarBooking, state: CallState): ShownCall["claim"] {
  if (replied === null || replied.isProven || closed?.by === "stopped" || !aheadStates.includes(state)) return null;
  const { answer } = replied;
  return answer === "accepted" ? null : { short: shortClaims[answer], words: claimWords(answer) };
}

const shortClaims = {
  declined: "Declined? Not proven.",
  tentative: "Maybe? Not proven.",
  proposed: "Another time? Not proven.",
} as const;

/** A proven answer in their calendar program stands before the state: the call is still booked, but they may not come. */
const repliedWords = {
  declined: "They declined",
  tentative: "They said maybe",
  proposed: "They want another time",
} as const;

/** The clock of a zone. */
export type Clocks = (zone: string) => ZonedTime;

/** Clocks of zones, each made once. A zone this machine does not know gets the office's clock, so the day still shows. */
export function createClocks(): Clocks {
  const known = new Map<string, ZonedTime>();
  return (zone) => {
    const clock = known.get(zone) ?? zonedTime(isTimeZone(zone) ? zone : officeZone);
    known.set(zone, clock);
    return clock;
  };
}

/** Their mailbox opens the hour of a call that it has not confirmed, also one that a colleague moved there. */
function openedBy({ confirmed_at, needsYes }: CalendarBooking): string {
  if (confirmed_at === null) return " Once they confirm it by the button in our email, this hour is open.";
  if (!needsYes) return " Move it to another hour.";
  return " The call was moved here since they confirmed it. Once they say yes to this hour by the button in our email, it is open. Or move it to another hour.";
}

/** Adds the details to a call. */
export function callDetails(
  call: CalendarBooking,
  shown: ShownCall,
  clock: Clocks,
  knownPhones: readonly string[],
): CallDetails {
  const { starts_at: startMs, minutes, time_zone, phone } = call;
  const spanOn = (zone: ZonedTime) => `${zone.day(startMs)}, ${timeSpan({ startMs, minutes }, zone)}`;
  const isWhole = phone.startsWith("+");
  return {
    ...shown,
    notThen: call.closed?.by === "quiet" ? `${call.closed.why}${openedBy(call)}` : null,
    when: spanOn(clock(officeZone)),
    whenTheirs: shown.theirs === null ? null : spanOn(clock(time_zone)),
    phone: isWhole ? formatUsPhoneNumber(phone) : phone,
    caution:
      call.is_new_phone === 1
        ? newPhoneWords(isWhole ? knownPhones : [], { isConfirmed: call.confirmed_at !== null })
        : null,
  };
}
