import { type Kysely, sql } from "kysely";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ConsentChangeRow, Schema } from "#app/server/database/schema.server.ts";

/**
 * When a yes last lifted the stops before it, in milliseconds since 1970: its giver pressed the button behind our email, or
 * signed in front of a colleague. Null for a form alone, because anyone can type anyone's address and number. `evidence` is
 * the row of `consent_evidence`.
 */
export const affirmedAt = sql<number | null>`(SELECT max(later.changed_at) FROM consent_changes AS later
  WHERE later.evidence_id = evidence.id AND later.change IN ('affirmed', 'signed'))`;

/** Notes what someone did with a yes. It joins the transaction of `db`; `changed_at` is in milliseconds since 1970. */
export async function noteConsentChange(db: Kysely<Schema>, change: Omit<ConsentChangeRow, "id">): Promise<void> {
  await db
    .insertInto("consent_changes")
    .values({ id: newRowId(), ...change })
    .execute();
}
