import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { StaffLinkRow } from "#app/server/database/schema/staff-schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { lockStaff, type StaffMember } from "./staff-members.server.ts";

const minute = 60_000;
const goodForMs = 30 * minute;
/** People read an invitation when they come to it; a link printed by the command is for someone who waits for it. */
const invitationMs = 7 * 24 * 60 * minute;
/**
 * Anyone can type anyone's address: a mailbox gets one link a minute, and ten an hour. A link already in the mailbox still
 * works.
 */
const mailLimits = { leastMsBetween: minute, perHour: 10 };

/** A link that still works, and whose it is. */
export type OpenLink = { id: string; purpose: StaffLinkRow["purpose"]; expiresAt: number; staff: StaffMember };

/** Why a link no longer works. `cut`: it is not one of ours as it is. `gone`: its row is deleted, or its owner is removed. */
export type LinkFate = { why: "cut" | "gone" } | { why: "used" | "late"; isFirst: boolean; atMs: number };

/**
 * Links that let a colleague in: once, within 30 minutes; an invitation within seven days. A token is a row's id with a signature, and the signing key is not
 * in the database: a person who reads the database, or a copy, gets no link.
 */
export type StaffLinks = {
  /** Returns the address of a new link that lets a person add a way to sign in. */
  enroll(staffId: string): Promise<string>;
  /** Queues an email with such a link, an invitation. Earlier ones no longer work. */
  mailEnroll(staffId: string): Promise<void>;
  /** Queues an email with a link if someone at the desk has the address. The work is the same if no one does. */
  mailSignIn(email: string): Promise<void>;
  /** Shows a link without using it up. */
  look(token: string): Promise<OpenLink | null>;
  /** Tells why a link that cannot be looked at no longer works. */
  fate(token: string): Promise<LinkFate>;
  /** Uses it up; false when another request just did. */
  use(id: string): Promise<boolean>;
  /** Ends all of a person's waiting links. */
  endAll(staffId: string): Promise<void>;
};

/** The address for a link's id. */
export function linkAddress(dataKey: Pick<DataKey, "signed">, deskUrl: string, id: string): string {
  return `${deskUrl}/desk/link/${dataKey.signed(purpose, id)}`;
}
const purpose = "desk-link";

/** Store over a database; `now` is milliseconds since 1970. */
export function createStaffLinks(
  { db }: Pick<SiteDatabase, "db">,
  { dataKey, deskUrl }: { dataKey: Pick<DataKey, "signed" | "readSigned">; deskUrl: string },
  now: () => number = Date.now,
): StaffLinks {
  const newLink = (staffId: string | null, kind: StaffLinkRow["purpose"], forMs = goodForMs): StaffLinkRow => ({
    id: newRowId(),
    staff_id: staffId,
    purpose: kind,
    created_at: now(),
    expires_at: now() + forMs,
    used_at: null,
  });

  return {
    async enroll(staffId) {
      const link = newLink(staffId, "enroll");
      await db.insertInto("staff_links").values(link).execute();
      return linkAddress(dataKey, deskUrl, link.id);
    },
    mailEnroll: (staffId) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("staff_links")
          .set({ used_at: now() })
          .where("staff_id", "=", staffId)
          .where("purpose", "=", "enroll")
          .where("used_at", "is", null)
          .execute();
        const link = newLink(staffId, "enroll", invitationMs);
        await transaction.insertInto("staff_links").values(link).execute();
        await transaction
          .insertInto("outbox")
          .values(newMail("desk-link", { type: "staff-link", id: link.id }, now()))
          .execute();
      }),
    mailSignIn: (email) =>
      db.transaction().execute(async (transaction) => {
        const staff = await transaction
          .selectFrom("staff")
          .select("id")
          .where("email_key", "=", email.trim().toLowerCase())
          .where("removed_at", "is", null)
          .executeTakeFirst();
        // Of two requests at once, the second counts the link sent to the first.
        await lockStaff(transaction, staff?.id ?? "");
        const sent = await transaction
          .selectFrom("staff_links")
          .select("created_at")
          .where("staff_id", "=", staff?.id ?? "")
          .where("purpose", "=", "sign-in")
          .where("created_at", ">", now() - 60 * minute)
          .execute();
        const latest = Math.max(0, ...sent.map((link) => link.created_at));
        const mayMail = sent.length < mailLimits.perHour && now() - latest >= mailLimits.leastMsBetween;
        // Written for everyone, so that the time it takes reveals nothing; rows that no one may get are deleted before
        // anyone sees them.
        const link = newLink(staff?.id ?? null, "sign-in");
        await transaction.insertInto("staff_links").values(link).execute();
        const mail = newMail("desk-link", { type: "staff-link", id: link.id }, now());
        await transaction.insertInto("outbox").values(mail).execute();
        const stays = staff !== undefined && mayMail;
        await transaction
          .deleteFrom("staff_links")
          .where("id", "=", stays ? "" : link.id)
          .execute();
        await transaction
          .deleteFrom("staff_links")
          .where("expires_at", "<", now() - 24 * 60 * minute)
          // An old invitation says what happened to it, until the nightly clean-up.
          .where("purpose", "=", "sign-in")
          .execute();
      }),
    async look(token) {
      const id = dataKey.readSigned(purpose, token);
      if (id === null) return null;
      const row = await db
        .selectFrom("staff_links")
        .innerJoin("staff", "staff.id", "staff_links.staff_id")
        .select(["staff_links.id as linkId", "purpose", "expires_at"])
        .select(["staff.id", "email", "name", "role"])
        .where("staff_links.id", "=", id)
        .where("purpose", "<>", "notice")
        .where("used_at", "is", null)
        .where("expires_at", ">", now())
        .where("removed_at", "is", null)
        .executeTakeFirst();
      if (!row) return null;
      const { linkId, expires_at, email, name, role } = row;
      return { id: linkId, purpose: row.purpose, expiresAt: expires_at, staff: { id: row.id, email, name, role } };
    },
    async fate(token) {
      const id = dataKey.readSigned(purpose, token);
      if (id === null) return { why: "cut" };
      const row = await db.selectFrom("staff_links").selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) return { why: "gone" };
      const isFirst = row.purpose === "enroll";
      return row.used_at === null
        ? { why: "late", isFirst, atMs: row.expires_at }
        : { why: "used", isFirst, atMs: row.used_at };
    },
    async use(id) {
      const used = await db
        .updateTable("staff_links")
        .set({ used_at: now() })
        .where("id", "=", id)
        .where("used_at", "is", null)
        .where("expires_at", ">", now())
        .executeTakeFirst();
      return used.numUpdatedRows > 0n;
    },
    async endAll(staffId) {
      await db
        .updateTable("staff_links")
        .set({ used_at: now() })
        .where("staff_id", "=", staffId)
        .where("used_at", "is", null)
        .execute();
    },
  };
}
