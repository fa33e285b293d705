import type { PromiseName } from "#app/content/site/answer-times.ts";
import type { ThreadKind } from "#app/domain/desk/stages.ts";
import type { ArrivalSource } from "#app/server/database/schema/desk-schema.server.ts";

/** What a visitor has sent, whichever form it came by. Times are milliseconds since 1970. */
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
  /** What was promised when it came. */
  promises: { name: PromiseName; dueAt: number }[];
  /** The evidence of consent that lies beside it. */
  consent: { id: string; at: number } | null;
  /** What can be searched in, beside name and contact. */
  words: (string | null)[];
};
