import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { newMail } from "./outbox.server.ts";

const hourMs = 60 * 60 * 1000;

/**
 * Queues the digest that tells the team, at the end of this UTC hour, what was set aside. Its id is made from the hour, so
 * there is one an hour, however many processes set messages or emails aside.
 */
export async function queueSetAsideDigest(transaction: Kysely<Schema>, nowMs: number): Promise<void> {
  const hour = Math.floor(nowMs / hourMs);
  // Dated then, because the delivery gives up a set number of days after this date.
  const mail = newMail("set-aside-digest", { type: "set-aside", id: "" }, (hour + 1) * hourMs);
  await transaction
    .insertInto("outbox")
    .values({ ...mail, id: `set-aside-digest-${hour}` })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
