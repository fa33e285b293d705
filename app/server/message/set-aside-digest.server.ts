import type { Kysely, Transaction } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { newMail } from "#app/server/outgoing/new-mail.server.ts";

/** What the team reads of the messages that wait for somebody to look at them: nothing that a visitor typed. */
export type SetAsideDigest = {
  waiting: number;
  /** The ones that are due first. Times are milliseconds since 1970. */
  next: { reference: string; formName: string; receivedAt: number; dueAt: number }[];
};

const hourMs = 60 * 60 * 1000;
const mostListed = 20;

/**
 * Queues the digest that tells the team, at the end of this UTC hour, what is set aside. Its id is made of the hour, so
 * there is one an hour, however many processes set aside how much.
 */
export async function queueDigest(transaction: Transaction<Schema>, nowMs: number): Promise<void> {
  const hour = Math.floor(nowMs / hourMs);
  // Made then, as far as the delivery's patience counts from a mail's making.
  const mail = newMail("set-aside-digest", {}, (hour + 1) * hourMs);
  await transaction
    .insertInto("outgoing_mails")
    .values({ ...mail, id: `set-aside-digest-${hour}` })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Everything that waits now, also what an earlier digest named. */
export async function readDigest(db: Kysely<Schema>): Promise<SetAsideDigest> {
  const setAside = db.selectFrom("messages").where("status", "=", "quarantined");
  const { waiting } = await setAside.select((eb) => eb.fn.countAll<number>().as("waiting")).executeTakeFirstOrThrow();
  const rows = await setAside
    .select(["id", "form_name", "created_at", "due_at"])
    .orderBy("due_at")
    .orderBy("id")
    .limit(mostListed)
    .execute();
  const next = rows.map(({ id, form_name, created_at, due_at }) => ({
    ...{ reference: id, formName: form_name },
    ...{ receivedAt: created_at, dueAt: due_at },
  }));
  return { waiting, next };
}
