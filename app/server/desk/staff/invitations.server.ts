import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/** The newest invitation of someone who has no way to sign in yet. Times are milliseconds since 1970. */
export type Invitation = { sentAt: number; until: number };

/** People on the team who have no passkey and no app yet. */
export function notArrived(db: Kysely<Schema>) {
  return db
    .selectFrom("staff")
    .where("removed_at", "is", null)
    .where("id", "not in", db.selectFrom("staff_passkeys").select("staff_id"))
    .where("id", "not in", db.selectFrom("staff_factors").select("staff_id").where("sealed_secret", "is not", null));
}

/** Whether someone may be here to answer: whoever has no way to sign in yet may never come. */
export async function hasArrived(db: Kysely<Schema>, id: string): Promise<boolean> {
  return (await notArrived(db).select("id").where("id", "=", id).executeTakeFirst()) === undefined;
}

/** Those a colleague invited who have not accepted yet. */
export function readInvitedBy(db: Kysely<Schema>, id: string) {
  return notArrived(db).select(["id", "email"]).where("invited_by", "=", id).orderBy("created_at").execute();
}

/** Returns people on the team who have no passkey and no app yet, with their newest invitation; null when none is kept. */
export async function readInvited(db: Kysely<Schema>): Promise<ReadonlyMap<string, Invitation | null>> {
  const people = await notArrived(db).select("id").execute();
  const links = await db
    .selectFrom("staff_links")
    .select(["staff_id", "created_at", "expires_at"])
    .where("purpose", "=", "enroll")
    .orderBy("created_at")
    .execute();
  const newest = new Map(links.map((link) => [link.staff_id, { sentAt: link.created_at, until: link.expires_at }]));
  return new Map(people.map(({ id }) => [id, newest.get(id) ?? null]));
}

/** Who invited each colleague, by the id of whoever was invited; a former colleague's name stays. */
export async function readInviters(db: Kysely<Schema>): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const rows = await db
    .selectFrom("staff")
    .innerJoin("staff as inviter", "inviter.id", "staff.invited_by")
    .select(["staff.id", "inviter.id as inviter_id", "inviter.name", "inviter.email"])
    .execute();
  return new Map(rows.map(({ id, inviter_id, name, email }) => [id, { id: inviter_id, name: name || email }]));
}
