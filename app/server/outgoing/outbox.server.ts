import { sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type {
  MailKind,
  OutboxRow,
  SubjectType,
  WebhookKind,
} from "#app/server/database/schema/outbox-schema.server.ts";
import { createLeaseQueue, type LeaseQueue } from "./lease-queue.server.ts";

/** The subject of an outbox row: a row of another table. */
export type Subject = { type: SubjectType; id: string };

/** The row of an email that nothing has tried to send yet, due at once. */
export function newMail(kind: MailKind, about: Subject, nowMs: number): OutboxRow {
  return newRow("email", kind, about, nowMs);
}

/** The row of a webhook that nothing has tried to send yet, due at once. */
export function newWebhook(kind: WebhookKind, about: Subject, nowMs: number): OutboxRow {
  return newRow("webhook", kind, about, nowMs);
}

function newRow(
  channel: OutboxRow["channel"],
  kind: OutboxRow["kind"],
  { type, id }: Subject,
  nowMs: number,
): OutboxRow {
  return {
    id: newRowId(),
    channel,
    kind,
    subject_type: type,
    subject_id: id,
    state: "queued",
    attempts: 0,
    next_attempt_at: nowMs,
    claimed_by: null,
    claimed_until: null,
    last_error: null,
    created_at: nowMs,
    sent_at: null,
  };
}

/** An item that only this process may send until the lease ends. */
export type ClaimedItem = {
  id: string;
  /** For the log. */
  kind: OutboxRow["kind"] | "letter";
  /** How often this item was refused before. */
  attempts: number;
  createdAt: number;
  claimedUntil: number;
};

/** The items that wait on one channel, with everything needed to send them. */
export type Outgoing<Item extends ClaimedItem> = Omit<LeaseQueue<unknown>, "claim"> & {
  /** Claims up to `most` due items. */
  claim(most: number): Promise<Item[]>;
};

type OutboxOptions<Content> = {
  channel: OutboxRow["channel"];
  /** The kinds this process can send: a newer release that runs alongside may queue other kinds. */
  kinds: readonly OutboxRow["kind"][];
  /** The kinds that are queued long before they are due. */
  plannedKinds?: readonly MailKind[];
  /** Milliseconds. */
  leaseMs: number;
  /** Reads the items to send, by row id. A row that is missing from the answer no longer helps anyone, and is deleted. */
  read(rows: OutboxRow[]): Promise<ReadonlyMap<string, Content>>;
};

/** The rows of one channel, each with its content. */
export function openOutbox<Content extends object>(
  database: Pick<SiteDatabase, "db" | "dialect">,
  { channel, kinds, plannedKinds = [], leaseMs, read }: OutboxOptions<Content>,
): Outgoing<ClaimedItem & Content> {
  const only = sql<boolean>`channel = ${sql.lit(channel)} AND kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;
  const queue = createLeaseQueue(database, { table: "outbox", leaseMs, only, plannedKinds });
  return {
    ...queue,
    async claim(most) {
      const { rows, until } = await queue.claim(most);
      if (rows.length === 0) return [];
      const contents = await read(rows);
      const gone = rows.map(({ id }) => id).filter((id) => !contents.has(id));
      if (gone.length > 0) await database.db.deleteFrom("outbox").where("id", "in", gone).execute();
      return rows.flatMap((row) => {
        const content = contents.get(row.id);
        return content ? [{ ...claimedItem(row, until), ...content }] : [];
      });
    },
  };
}

function claimedItem({ id, kind, attempts, created_at: createdAt }: OutboxRow, claimedUntil: number): ClaimedItem {
  return { id, kind, attempts, createdAt, claimedUntil };
}
