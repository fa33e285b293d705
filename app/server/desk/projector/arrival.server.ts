import type { PromiseName } from "#app/content/site/answer-times.ts";
import type { ThreadKind } from "#app/domain/desk/stages.ts";
import type { ArrivalSource } from "#app/server/database/schema/desk-schema.server.ts";

/** A message from a visitor, by any form. Times are milliseconds since 1970. */
export type Arrival = {
  source: ArrivalSource;
  sourceId: string;
  at: number;
  email: string;
  /** Empty when the form asks for none. */
  name: string;
  /** E.164. */
  phone: string | null;
  /** Null when it asks for no answer. */
  thread: { kind: ThreadKind; setAside: boolean } | null;
  /** Promises made when it came. */
  promises: { name: PromiseName; dueAt: number }[];
  /** The evidence of consent stored with it. */
  consent: { id: string; at: number } | null;
  /** What its event keeps of the row, which may change later. */
  kept?: string | null;
  /** Searchable text, besides name and contact. */
  words: (string | null)[];
  /** What they wrote in their own words: they may ask us to stop there. */
  said: string;
};
