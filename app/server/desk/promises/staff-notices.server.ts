import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { type Capability, capabilitiesOf, type DeskRole } from "#app/domain/desk/capabilities.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { notArrived } from "#app/server/desk/staff/invitations.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";

/** A current colleague at the desk. */
export type Colleague = { id: string; role: DeskRole };

const goodForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Queues an email to a colleague within the caller's transaction. Like every email to the team, it is about a row of
 * `staff_links`; this row lets no one in, and is deleted with the colleague.
 *
 * @param about counts and ids of clocks; never a name or an address
 */
export async function queueNotice(
  transaction: Kysely<Schema>,
  kind: MailKindOf<"promise"> | "recovery-code-used",
  { staffId, about, nowMs }: { staffId: string; about: object; nowMs: number },
): Promise<void> {
  const id = newRowId();
  await transaction
    .insertInto("staff_links")
    .values({
      id,
      staff_id: staffId,
      purpose: "notice",
      created_at: nowMs,
      expires_at: nowMs + goodForMs,
      used_at: null,
    })
    .execute();
  await transaction
    .insertInto("staff_notices")
    .values({ link_id: id, about: JSON.stringify(about) })
    .execute();
  await transaction
    .insertInto("outbox")
    .values(newMail(kind, { type: "staff-link", id }, nowMs))
    .execute();
}

/** Returns everyone who works at the desk. */
export function readColleagues(db: Kysely<Schema>): Promise<Colleague[]> {
  // An address that was invited by mistake gets nothing. The command's own invitations count: an alarm must reach someone.
  const invited = notArrived(db).select("id").where("invited_by", "is not", null);
  const team = db.selectFrom("staff").select(["id", "role"]).where("removed_at", "is", null);
  return team.where("id", "not in", invited).orderBy("id").execute();
}

/** Returns those with a right. */
export function whoCan(colleagues: readonly Colleague[], right: Capability): Colleague[] {
  return colleagues.filter(({ role }) => capabilitiesOf(role).has(right));
}
