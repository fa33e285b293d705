import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { noteStep } from "#app/server/desk/privacy/privacy-steps.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { erasePerson, OnHold, settleUsually } from "./privacy-erasure.server.ts";

type Parts = { database: SiteDatabase; dataKey: DataKey; dataDir: string; log: Logger };

/** How often to check, how long one process has an erasure to itself, and how long the last email may take. */
const timing = { pollMs: 2000, leaseMs: 5 * 60_000, mailMs: 24 * 60 * 60_000 };

/**
 * Erases, in the background, the people whose erasure a colleague has approved. It waits until the last email to them is on
 * its way, for a day at most: their address goes with everything else. A kill loses nothing: the next look goes on. One
 * process has an erasure at a time.
 */
export function createApprovedErasures(parts: Parts): Delivery {
  return createBackgroundLoop({
    look: (nowMs) => eraseApproved(parts, nowMs),
    everyMs: timing.pollMs,
    failure: "an erasure that was approved cannot be done",
    log: parts.log,
  });
}

/** Does the erasures that are ready at `nowMs`, and notes the finished ones. Gives how many it did. */
export async function eraseApproved(
  { database, dataKey, dataDir, log }: Parts,
  nowMs: number,
  settle: () => Promise<void> = settleUsually,
): Promise<number> {
  const { db } = database;
  const ready = await readReady(db, nowMs);
  let done = 0;
  for (const { id, email } of ready) {
    if (!(await take(db, id, nowMs))) continue;
    try {
      await erasePerson({ database, dataKey, dataDir }, email, settle);
      done += 1;
      log.info({ request: id, run: randomUUID() }, "an approved erasure is done");
    } catch (error) {
      // Someone needs the data after all: the page of the request says so, and it waits until the hold is lifted.
      if (!(error instanceof OnHold)) throw error;
    }
  }
  await noteDone(db);
  return done;
}

/** Approved ones whose last email has gone out, was refused for good, or has had its day. */
function readReady(db: Kysely<Schema>, nowMs: number) {
  return db
    .selectFrom("privacy_steps as step")
    .innerJoin("privacy_requests as request", "request.message_id", "step.request_id")
    .innerJoin("messages as message", "message.id", "step.request_id")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.subject_id", "=", "step.request_id").on("mail.kind", "=", "privacy-erasing"),
    )
    .select(["message.id", "message.email"])
    .where("step.kind", "=", "erase-approved")
    .where((where) =>
      where.or([
        where("mail.id", "is", null),
        where("mail.state", "in", ["sent", "failed"]),
        where("step.at", "<=", nowMs - timing.mailMs),
      ]),
    )
    .where((where) => where.or([where("erasing_until", "is", null), where("erasing_until", "<", nowMs)]))
    .orderBy("step.at")
    .execute();
}

async function take(db: Kysely<Schema>, id: string, nowMs: number): Promise<boolean> {
  const taken = await db
    .updateTable("privacy_requests")
    .set({ erasing_until: nowMs + timing.leaseMs })
    .where("message_id", "=", id)
    .where((where) => where.or([where("erasing_until", "is", null), where("erasing_until", "<", nowMs)]))
    .returning("message_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** The request is gone, so its last step is noted on what remains of it: also when a kill came in between. */
async function noteDone(db: Kysely<Schema>): Promise<void> {
  const gone = await db
    .selectFrom("privacy_steps as step")
    .innerJoin("erased_requests as request", "request.reference", "step.request_id")
    .innerJoin("erasures", "erasures.id", "request.erasure_id")
    .select(["step.request_id", "erasures.erased_at"])
    .where("step.kind", "=", "erase-approved")
    .where(
      "step.request_id",
      "not in",
      db.selectFrom("privacy_steps").select("request_id").where("kind", "=", "erased"),
    )
    .execute();
  for (const { request_id, erased_at } of gone) {
    await db
      .transaction()
      .execute((transaction) => noteStep(transaction, request_id, { kind: "erased", at: erased_at, by_staff: null }));
  }
}
