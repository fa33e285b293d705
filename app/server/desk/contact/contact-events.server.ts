import type { Kysely } from "kysely";
import { eventRow } from "#app/server/database/event-row.server.ts";
import type { EventRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ContactAbout } from "./contact-facts.server.ts";

/** Notes in a person's history, and as news of its thread, what a colleague noted about contact. Joins the transaction of `db`. */
export async function noteContact(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  { personId, threadId }: ContactAbout,
  event: Pick<EventRow, "kind" | "words">,
): Promise<void> {
  const row = eventRow({ ...event, person_id: personId, thread_id: threadId, at: nowMs, by_staff: staffId });
  await db.insertInto("events").values(row).execute();
  if (threadId === null) return;
  await db.updateTable("threads").set({ last_event_id: row.id }).where("id", "=", threadId).execute();
}
