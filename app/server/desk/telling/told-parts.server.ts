import type { EventWords } from "#app/domain/desk/shown-thread.ts";
import type { ThreadKind } from "#app/domain/desk/stages.ts";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { ToldEvent } from "#app/server/desk/threads/told-events.server.ts";

/** Names of colleagues and linked people, by id. */
export type EventNames = {
  staff: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
  /** Kinds of the threads that were moved to a stage. */
  kinds: ReadonlyMap<string, ThreadKind>;
  nowMs: number;
};

/** Puts one kind of event into words; the look is plain unless it says another. */
export type Teller = (event: ToldEvent, names: EventNames) => Omit<EventWords, "look"> & { look?: EventWords["look"] };

/** Facts of an event, without those that have no value. */
export function facts(rows: Record<string, unknown>): [string, string][] {
  return Object.entries(rows).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
  );
}

export function said(words: unknown): Pick<EventWords, "said"> {
  return typeof words === "string" && words !== "" ? { said: words } : {};
}

export function meta(words: string | null): Pick<EventWords, "meta"> {
  return words ? { meta: words } : {};
}

/** A phone number as people write it; anything else, such as an email or a masked value, stays as it is. */
export function addressWords({ kind, value }: { kind: "email" | "phone"; value: string | null }): string {
  if (value === null) return "";
  return kind === "phone" && value.startsWith("+") ? formatUsPhoneNumber(value) : value;
}
