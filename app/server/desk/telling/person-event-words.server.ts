import { askedHoursWords, parseCallLimit } from "#app/domain/contact/call-hours.ts";
import type { ThreadKind } from "#app/domain/desk/stages.ts";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";
import { timeWords } from "./desk-times.server.ts";
import { kindWords } from "./thread-words.server.ts";
import { type EventNames, facts, meta, type Teller } from "./told-parts.server.ts";

/** A name's event has the earlier name; a number's event has the new number. */
export function tellConfirmed({ words, by_staff }: ToldEvent): ReturnType<Teller> {
  const [, kind, value = ""] = /^(name|phone) (.*)$/su.exec(words ?? "") ?? [];
  const by = meta(by_staff === null ? "they used a link that only they have" : null);
  if (kind === "name") return { title: "Another name is confirmed", ...by, facts: facts({ Before: value }) };
  return {
    title: "A phone number is confirmed",
    ...by,
    facts: facts({ Number: value && formatUsPhoneNumber(value) }),
  };
}

/** `words`: the hours that they asked for, how they said it, and when. */
export function tellCallLimit({ words }: ToldEvent, { nowMs }: EventNames): ReturnType<Teller> {
  const limit = parseCallLimit(words);
  if (limit === null) return { title: "Asked for hours for calls", look: "in" };
  return {
    title: `Asked for calls and texts ${askedHoursWords(limit)}, by their clock`,
    meta: `said ${timeWords(limit.saidAt, nowMs)}; it counts from this moment on, until a colleague lifts it`,
    look: "in",
  };
}

/** `words`: the kind of the thread that was put into this one, and when it came. */
export function tellMerged({ words }: ToldEvent, { nowMs }: EventNames): ReturnType<Teller> {
  const [kind = "", received] = (words ?? "").split(" ");
  const came = `${kindWords[kind as ThreadKind] ?? "thread"} that came ${timeWords(Number(received), nowMs)}`;
  return {
    title: `Put together with the ${came[0]?.toLowerCase()}${came.slice(1)}`,
    meta: "each promise keeps its due time",
  };
}

/** `words`: the kind of detail, its value before, and now, a line each. */
export function tellCorrected({ words }: ToldEvent): ReturnType<Teller> {
  const [kind = "", before = "", after = ""] = words?.split("\n") ?? [];
  const shown = (value: string) => (kind === "phone" && value ? formatUsPhoneNumber(value) : value);
  if (before === "" && kind !== "name") {
    return {
      title: kind === "phone" ? "Added a phone number" : "Added an email address",
      facts: facts({ Now: shown(after) }),
    };
  }
  const title = correctedTitles[kind] ?? "Corrected a name, number or address";
  return { title, facts: facts({ Before: shown(before), Now: shown(after) }) };
}

const correctedTitles: Record<string, string> = {
  name: "Corrected the name",
  phone: "Corrected a phone number",
  email: "Corrected the email address",
};

/** Title of a link between two people, made or taken away. */
export function linkTitle(does: string, personId: string | null, people: EventNames["people"]): string {
  return `${does} ${(personId && people.get(personId)) || "another person"}`;
}
