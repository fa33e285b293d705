import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/** The newest invitation of someone who has no way to sign in yet. Times are milliseconds since 1970. */
export type Invitation = { sentAt: number; until: number };

/** Returns people on the team who have no passkey and no app yet, with their newest invitation; null when none is kept. */
export async function readInvited(db: Kysely<Schema>): Promise<ReadonlyMap<string, Invitation | null>> {
  const people = await db
    .selectFrom("staff")
    .select("id")
    .where("removed_at", "is", null)
    .where("id", "not in", db.selectFrom("staff_passkeys").select("staff_id"))
    .where("id", "not in", db.selectFrom("staff_factors").select("staff_id").where("sealed_secret", "is not", null))
    .execute();
  const links = await db
    .selectFrom("staff_links")
    .select(["staff_id", "created_at", "expires_at"])
    .where("purpose", "=", "enroll")
    .orderBy("created_at")
    .execute();
  const newest = new Map(links.map((link) => [link.staff_id, { sentAt: link.created_at, until: link.expires_at }]));
  return new Map(people.map(({ id }) => [id, newest.get(id) ?? null]));
}
