import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { site } from "#config/site.ts";
import { lockStaff, type StaffMember } from "./staff-members.server.ts";

/** An app being set up: its secret, and the address in its QR code. */
export type PendingApp = { secret: string; address: string };

/** Codes to type: six digits from an app, and ten recovery codes on paper. Each works once. */
export type StaffCodes = {
  /** Makes a secret that counts once a code from it is typed. The previous app keeps working until then. */
  beginApp(staffId: string): Promise<void>;
  /** Returns the secret that waits for its first code; it waits 15 minutes. */
  pendingApp(staff: StaffMember): Promise<PendingApp | null>;
  confirmApp(staffId: string, code: string): Promise<boolean>;
  /**
   * What a code is, if it is right: the app's current one or the one before or after, or one of the recovery codes. The code
   * is used up.
   */
  use(staffId: string, code: string): Promise<"app" | "recovery" | false>;
  /** Makes ten new recovery codes; the old ones no longer work. Only hashes are stored. */
  newRecoveryCodes(staffId: string): Promise<string[]>;
  /** Whether there is an app, and how many recovery codes are left. */
  state(staffId: string): Promise<{ hasApp: boolean; recoveryCodes: number }>;
};

const periodMs = 30_000;
const pendingMs = 15 * 60_000;
const sealed = "desk-app-secret";
/** No letters that look like digits, and no digits that look like letters. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** How many colleagues' apps have a secret that was sealed with a key that is not there. */
export async function countUnopenedApps(db: Kysely<Schema>, dataKey: Pick<DataKey, "open">): Promise<number> {
  const rows = await db
    .selectFrom("staff_factors")
    .select("sealed_secret")
    .where("sealed_secret", "is not", null)
    .execute();
  return rows.filter(({ sealed_secret }) => dataKey.open(sealed, sealed_secret ?? "") === null).length;
}

/** Store over a database; secrets are sealed and recovery codes hashed with the data key. */
export function createStaffCodes(
  { db }: Pick<SiteDatabase, "db">,
  dataKey: DataKey,
  now: () => number = Date.now,
): StaffCodes {
  const rowOf = (staffId: string) =>
    db.selectFrom("staff_factors").selectAll().where("staff_id", "=", staffId).executeTakeFirst();
  const hashesOf = (staffId: string, code: string) =>
    dataKey.hashes("desk-recovery-code", `${staffId} ${plainCode(code)}`);

  /** The half minute this code belongs to; null when it isn't current. */
  function stepOf(sealedSecret: string | null, code: string): number | null {
    const secret = sealedSecret === null ? null : dataKey.open(sealed, sealedSecret);
    if (secret === null) return null;
    const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ""), timestamp: now(), window: 1 });
    return delta === null ? null : Math.floor(now() / periodMs) + delta;
  }

  async function spendRecoveryCode(staffId: string, code: string): Promise<boolean> {
    const used = await db
      .deleteFrom("staff_recovery_codes")
      .where("code_hash", "in", hashesOf(staffId, code))
      .executeTakeFirst();
    return used.numDeletedRows > 0n;
  }

  return {
    async beginApp(staffId) {
      const pending = {
        pending_secret: dataKey.seal(sealed, new Secret({ size: 20 }).base32),
        pending_at: now(),
      };
      await db
        .insertInto("staff_factors")
        .values({ staff_id: staffId, sealed_secret: null, last_step: 0, ...pending })
        .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(pending))
        .execute();
    },
    async pendingApp(staff) {
      const row = await rowOf(staff.id);
      const waits = row?.pending_secret && (row.pending_at ?? 0) > now() - pendingMs;
      const secret = waits ? dataKey.open(sealed, row.pending_secret ?? "") : null;
      return secret === null ? null : { secret, address: totpOf(secret, staff.email).toString() };
    },
    async confirmApp(staffId, code) {
      const row = await rowOf(staffId);
      const step = (row?.pending_at ?? 0) > now() - pendingMs ? stepOf(row?.pending_secret ?? null, code) : null;
      if (!row || step === null) return false;
      const confirmed = await db
        .updateTable("staff_factors")
        .set({ sealed_secret: row.pending_secret, pending_secret: null, pending_at: null, last_step: step })
        .where("staff_id", "=", staffId)
        // The code was for this secret, and a newer secret may have been made since.
        .where("pending_secret", "=", row.pending_secret)
        .executeTakeFirst();
      return confirmed.numUpdatedRows > 0n;
    },
    async use(staffId, code) {
      const row = await rowOf(staffId);
      const step = stepOf(row?.sealed_secret ?? null, code);
      if (step === null) return (await spendRecoveryCode(staffId, code)) && "recovery";
      const used = await db
        .updateTable("staff_factors")
        .set({ last_step: step })
        .where("staff_id", "=", staffId)
        .where("last_step", "<", step)
        .executeTakeFirst();
      return used.numUpdatedRows > 0n && "app";
    },
    async newRecoveryCodes(staffId) {
      const codes = Array.from({ length: 10 }, newCode);
      await db.transaction().execute(async (transaction) => {
        // Two at once would leave twenty.
        await lockStaff(transaction, staffId);
        await transaction.deleteFrom("staff_recovery_codes").where("staff_id", "=", staffId).execute();
        const rows = codes.map((code) => ({
          code_hash: hashesOf(staffId, code)[0] ?? "",
          staff_id: staffId,
          created_at: now(),
        }));
        await transaction.insertInto("staff_recovery_codes").values(rows).execute();
      });
      return codes;
    },
    async state(staffId) {
      const [row, codes] = await Promise.all([
        rowOf(staffId),
        db.selectFrom("staff_recovery_codes").select("code_hash").where("staff_id", "=", staffId).execute(),
      ]);
      return { hasApp: (row?.sealed_secret ?? null) !== null, recoveryCodes: codes.length };
    },
  };
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: `${site.name} desk`, label, secret: Secret.fromBase32(secret), period: periodMs / 1000 });
}

function newCode(): string {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** In any spelling. */
function plainCode(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}
