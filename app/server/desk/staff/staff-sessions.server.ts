import { createHash, randomBytes } from "node:crypto";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { StaffSessionRow } from "#app/server/database/schema/staff-schema.server.ts";
import type { StaffMember } from "./staff-members.server.ts";

const minute = 60_000;
const idleMs = 30 * minute;
const longestMs = 12 * 60 * minute;
/** Time a passkey or a code counts for commands that ask for it again. */
const freshMs = 5 * minute;

/** The signed-in user, read at each request: a changed role counts from the next request on. */
export type SignedIn = {
  sessionId: string;
  level: StaffSessionRow["level"];
  staff: StaffMember;
  /** Whether a passkey or a code was shown within the last five minutes. */
  isFresh: boolean;
  /** When they last showed one, in milliseconds since 1970. */
  verifiedAt: number;
};

/** A signed-in browser. */
export type ListedSession = Pick<StaffSessionRow, "id" | "device" | "created_at" | "last_seen_at">;

/**
 * Sessions end after 30 minutes without a request, and after 12 hours no matter what. The store has only hashes of tokens.
 */
export type StaffSessions = {
  /** Returns the token for the cookie: 256 new random bits. */
  open(session: { staffId: string; level: StaffSessionRow["level"]; device: string }): Promise<string>;
  read(token: string | null): Promise<SignedIn | null>;
  /**
   * The owner of a token's session, even if it has run out or they signed out; null when it is unknown, or was ended from
   * elsewhere: whoever has that browser then may be a stranger.
   */
  lastOf(token: string | null): Promise<string | null>;
  /** Whether it still counts. Checking does not count as activity. */
  isOpen(sessionId: string): Promise<boolean>;
  list(staffId: string): Promise<ListedSession[]>;
  /** Notes that a passkey or a code was shown again. */
  verified(sessionId: string): Promise<void>;
  /**
   * Ends a session from its own browser: nothing opens with its token anymore. For half a day the token still says whose
   * words another tab sends, which wait for that colleague alone.
   */
  signOut(sessionId: string): Promise<void>;
  /** Ends one of a person's sessions, or all but one. */
  end(staffId: string, sessionId: string): Promise<void>;
  /** Ends the person's calendar feed, too. */
  endOthers(staffId: string, keptId: string | null): Promise<void>;
};

/** Store over a database; `now` is milliseconds since 1970. */
export function createStaffSessions({ db }: Pick<SiteDatabase, "db">, now: () => number = Date.now): StaffSessions {
  return {
    async open({ staffId, level, device }) {
      const token = randomBytes(32).toString("base64url");
      const time = now();
      await db
        .deleteFrom("staff_sessions")
        .where("last_seen_at", "<=", time - longestMs)
        .execute();
      await db
        .insertInto("staff_sessions")
        .values({
          id: newRowId(),
          token_hash: hashOf(token),
          staff_id: staffId,
          level,
          device,
          created_at: time,
          last_seen_at: time,
          verified_at: time,
        })
        .execute();
      return token;
    },
    async read(token) {
      if (token === null) return null;
      const time = now();
      const row = await db
        .selectFrom("staff_sessions")
        .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
        .select(["staff_sessions.id as sessionId", "level", "verified_at", "last_seen_at"])
        .select(["staff.id", "email", "name", "role"])
        .where("token_hash", "=", hashOf(token))
        .where("last_seen_at", ">", time - idleMs)
        .where("staff_sessions.created_at", ">", time - longestMs)
        .where("removed_at", "is", null)
        .executeTakeFirst();
      if (!row) return null;
      const { sessionId, level, id, email, name, role } = row;
      // Once a minute is enough to know that the user is there.
      if (time - row.last_seen_at > minute) {
        await db.updateTable("staff_sessions").set({ last_seen_at: time }).where("id", "=", sessionId).execute();
      }
      const verifiedAt = row.verified_at;
      return { sessionId, level, staff: { id, email, name, role }, isFresh: time - verifiedAt < freshMs, verifiedAt };
    },
    async lastOf(token) {
      if (token === null) return null;
      const rows = db.selectFrom("staff_sessions").select("staff_id").where("level", "=", "full");
      return (await rows.where("token_hash", "=", hashOf(token)).executeTakeFirst())?.staff_id ?? null;
    },
    async isOpen(sessionId) {
      const open = db
        .selectFrom("staff_sessions")
        .select("id")
        .where("id", "=", sessionId)
        .where("last_seen_at", ">", now() - idleMs)
        .where("created_at", ">", now() - longestMs);
      return (await open.executeTakeFirst()) !== undefined;
    },
    list: (staffId) =>
      db
        .selectFrom("staff_sessions")
        .select(["id", "device", "created_at", "last_seen_at"])
        .where("staff_id", "=", staffId)
        .where("last_seen_at", ">", now() - idleMs)
        .where("created_at", ">", now() - longestMs)
        .orderBy("last_seen_at", "desc")
        .execute(),
    async verified(sessionId) {
      await db.updateTable("staff_sessions").set({ verified_at: now() }).where("id", "=", sessionId).execute();
    },
    async signOut(sessionId) {
      // As old as can be: over for every release of the site, whatever its clock says.
      await db.updateTable("staff_sessions").set({ created_at: 0 }).where("id", "=", sessionId).execute();
    },
    async end(staffId, sessionId) {
      await db.deleteFrom("staff_sessions").where("staff_id", "=", staffId).where("id", "=", sessionId).execute();
    },
    async endOthers(staffId, keptId) {
      await db
        .deleteFrom("staff_sessions")
        .where("staff_id", "=", staffId)
        .where("id", "!=", keptId ?? "")
        .execute();
      // Whoever has the address of a calendar feed needs no session.
      await db.deleteFrom("calendar_feeds").where("staff_id", "=", staffId).execute();
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
