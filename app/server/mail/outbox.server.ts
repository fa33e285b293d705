import type { Kysely } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import {
  type ClaimedItem,
  claimedItem,
  createLeaseQueue,
  type Outgoing,
} from "#app/server/outgoing/outgoing-queue.server.ts";
import type { Letters, UnwrittenMail } from "./letters.server.ts";

/** A mail that only this process may send until the lease ends. */
export type ClaimedMail = ClaimedItem & UnwrittenMail;

/** The mails that wait, each with what it is about. A mail whose subject was deleted meanwhile is gone with it. */
export function createOutbox(
  database: Pick<SiteDatabase, "db" | "dialect">,
  leaseMs: number,
  letters: readonly Letters[],
): Outgoing<ClaimedMail> {
  const kinds = letters.flatMap((own) => [...own.kinds]);
  const plannedKinds = kinds.filter(([, { isPlanned }]) => isPlanned).map(([kind]) => kind);
  const queue = createLeaseQueue(database, "queued", { leaseMs, plannedKinds });
  return {
    ...queue,
    async claim(most) {
      const { rows, until } = await queue.claim(most);
      const mails = new Map<string, UnwrittenMail>();
      for (const own of letters) {
        for (const [id, mail] of await own.prepare(database.db, rows)) mails.set(id, mail);
      }
      await deletePointless(database.db, mails);
      return rows.flatMap((row) => {
        const mail = mails.get(row.id);
        return mail && !mail.isPointless ? [{ ...claimedItem(row, until), ...mail }] : [];
      });
    },
  };
}

async function deletePointless(db: Kysely<Schema>, mails: ReadonlyMap<string, UnwrittenMail>): Promise<void> {
  const ids = [...mails].filter(([, { isPointless }]) => isPointless).map(([id]) => id);
  if (ids.length > 0) await db.deleteFrom("outgoing_mails").where("id", "in", ids).execute();
}
