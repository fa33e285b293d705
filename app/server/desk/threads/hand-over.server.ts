import type { Kysely } from "kysely";
import { whoHolds } from "#app/domain/desk/stages.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";
import { givenTo } from "./thread-actions.server.ts";
import { changeWithin } from "./thread-changes.server.ts";

/** Who gives their threads to whom, by their ids. */
type HandOver = { fromId: string; toId: string };

/**
 * Gives every open thread that somebody holds to a colleague, as if each were given by itself, in one durable transaction.
 * Closed threads stay, as does one that somebody else has taken meanwhile. The colleague must be able to sign in: see `assign`.
 * Throws `not-allowed` for somebody else's threads, unless the actor decides about the team.
 *
 * @returns how many were given
 */
export async function handOver(
  db: Kysely<Schema>,
  actor: Actor,
  { fromId, toId }: HandOver,
): Promise<{ given: number }> {
  assertMay(actor, "work-threads");
  if (!mayHandOver(actor, fromId)) throw new AppError("not-allowed", "Only an owner hands over a colleague's threads.");
  return db.transaction().execute(async (transaction) => {
    const held = await openThreadsOf(transaction, fromId).select("id").orderBy("id").execute();
    let given = 0;
    for (const { id } of held) {
      const done = await changeWithin(transaction, actor, id, {
        ...givenTo({ staffId: toId, isHere: true }, actor),
        allows: ({ assignee, claimed_until: claimedUntil }) =>
          whoHolds({ assignee, claimedUntil }, actor.nowMs) === fromId,
      });
      if (done.ok) given += 1;
    }
    return { given };
  });
}

/** Whether somebody may hand over these threads: their own, or anybody's where they decide about the team. */
export function mayHandOver({ staffId, may }: Pick<Actor, "staffId" | "may">, fromId: string): boolean {
  return fromId === staffId || may.has("manage-staff");
}

/** How many open threads each colleague holds, by their id: those that a handover gives. */
export async function countOpen(db: Kysely<Schema>, nowMs: number): Promise<ReadonlyMap<string, number>> {
  const rows = await openThreadsOf(db)
    .select(["assignee", ({ fn }) => fn.countAll<number | string>().as("held")])
    .where((row) => row.or([row("claimed_until", "is", null), row("claimed_until", ">", nowMs)]))
    .groupBy("assignee")
    .execute();
  return new Map(rows.map(({ assignee, held }) => [assignee ?? "", Number(held)]));
}

function openThreadsOf(db: Kysely<Schema>, staffId?: string) {
  const open = db.selectFrom("threads").where("state", "in", ["waiting", "answered"]).where("stage", "<>", "closed");
  return staffId === undefined ? open.where("assignee", "is not", null) : open.where("assignee", "=", staffId);
}
