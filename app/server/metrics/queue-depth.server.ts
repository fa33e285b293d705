import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

export type QueueDepth = { what: "mail" | "webhook"; waiting: number; oldestMs: number };

export type SetAsideDepth = { form: string; waiting: number };

/** Nothing that failed waits longer; what is dated further ahead is for later, as a reminder of a talk is. */
const longestRetryMs = 3600 * 1000;

const waitingStates = { mail: "queued", webhook: "unposted" } as const;

/** How many wait to go out, and since when the one is there that is due for longest; 0 when none waits. */
export async function readQueues(db: Kysely<Schema>, nowMs: number): Promise<QueueDepth[]> {
  const queues: QueueDepth[] = [];
  for (const what of ["mail", "webhook"] as const) {
    // The state stands in the words of the statement: with a parameter neither engine could use its index.
    const waits = sql<boolean>`state = ${sql.lit(waitingStates[what])}`;
    const { waiting } = await db
      .selectFrom("outgoing_mails")
      .select((eb) => eb.fn.countAll<number>().as("waiting"))
      .where(waits)
      .where("next_attempt_at", "<=", nowMs + longestRetryMs)
      .executeTakeFirstOrThrow();
    const oldest = await db
      .selectFrom("outgoing_mails")
      .select("created_at")
      .where(waits)
      .orderBy("next_attempt_at")
      .limit(1)
      .executeTakeFirst();
    queues.push({ what, waiting, oldestMs: Math.max(0, nowMs - (oldest?.created_at ?? nowMs)) });
  }
  return queues;
}

/** How many messages of each form were set aside and wait for somebody to look at them; 0 where none does. */
export async function readSetAsideDepths(
  db: Kysely<Schema>,
  forms: ReadonlyMap<string, { id: string }>,
): Promise<SetAsideDepth[]> {
  const rows = await db
    .selectFrom("messages")
    .select((eb) => ["form_name", eb.fn.countAll<number>().as("waiting")])
    .where("status", "=", "quarantined")
    .groupBy("form_name")
    .execute();
  const counts = new Map(rows.map(({ form_name, waiting }) => [form_name, waiting]));
  return [...forms].map(([formName, { id }]) => ({ form: id, waiting: counts.get(formName) ?? 0 }));
}
