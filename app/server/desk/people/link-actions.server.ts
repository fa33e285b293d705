import type { Kysely } from "kysely";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { PersonLinkRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { decideLink } from "./person-links.server.ts";

/**
 * Records that two people are one, or that they are not; the opposite undoes it. Both histories show it. False when one of
 * them does not exist. Throws `not-allowed`.
 */
export async function decidePeople(
  db: Kysely<Schema>,
  actor: Actor,
  pair: [string, string],
  state: "linked" | "apart",
): Promise<boolean> {
  assertMay(actor, "work-threads");
  const { staffId, nowMs } = actor;
  return db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    if (!(await decideLink(transaction, { pair, state, staffId, nowMs }))) return false;
    const kind = state === "linked" ? "linked" : "unlinked";
    const events = pair.map((person_id, index) =>
      eventRow({ person_id, thread_id: null, kind, at: nowMs, by_staff: staffId, words: pair[1 - index] ?? null }),
    );
    await transaction.insertInto("events").values(events).execute();
    await noteChange(transaction);
    return true;
  });
}

/** Returns the links of a person that a colleague may want to decide or undo. Throws `not-allowed`. */
export async function readLinks(db: Kysely<Schema>, actor: Actor, personId: string): Promise<PersonLinkRow[]> {
  assertMay(actor, "read-people");
  return db
    .selectFrom("person_links")
    .selectAll()
    .where((where) => where.or([where("person_a", "=", personId), where("person_b", "=", personId)]))
    .orderBy("decided_at", "desc")
    .limit(100)
    .execute();
}
