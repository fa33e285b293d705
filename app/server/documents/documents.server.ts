import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { type DocumentType, documentName } from "#app/domain/documents/document-rules.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { DocumentRow } from "#app/server/database/schema/document-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { listSealed, readSealed, removeSealed, writeSealed } from "./sealed-files.server.ts";

/** The folder of the documents, and the key that opens them. */
export type DocumentPlace = { db: Kysely<Schema>; dataKey: DataKey; dataDir: string };

/** A file that was checked: its bytes, and its sender's name for it. */
export type NewDocument = {
  bytes: Buffer;
  type: DocumentType;
  typedName: string;
  kind: DocumentRow["kind"];
  scanned: boolean;
};

/** A document's data without opening it. `createdAt` is in milliseconds since 1970, `size` in bytes. */
export type DocumentFacts = Pick<DocumentRow, "id" | "kind" | "type" | "size"> & {
  messageId: string | null;
  name: string;
  scanned: boolean;
  createdAt: number;
};

const headerPurpose = "document header";
const tokenPurpose = "waiting document";
const contentPurpose = "document content";

/**
 * Keeps a file sealed, and gives the token by which a form names it. It waits a day for its message; see
 * `createDocumentSweep`.
 */
export async function keepDocument(place: DocumentPlace, document: NewDocument, nowMs: number): Promise<string> {
  const { db, dataKey, dataDir } = place;
  const { bytes, type, kind, scanned } = document;
  const id = newRowId();
  const key = await writeSealed(dataDir, id, bytes);
  const name = documentName(document.typedName, type);
  const row: DocumentRow = {
    id,
    message_id: null,
    kind,
    type,
    size: bytes.length,
    scanned: scanned ? 1 : 0,
    created_at: nowMs,
    content_hash: dataKey.hash(contentPurpose, createHash("sha256").update(bytes).digest("base64")),
    sealed_header: dataKey.seal(headerPurpose, JSON.stringify([id, key.toString("base64"), name])),
  };
  await db.insertInto("documents").values(row).execute();
  return dataKey.signed(tokenPurpose, id);
}

/** The document behind a token, even when its message has it already; null when it names nothing (anymore). */
export async function recallDocument(
  { db, dataKey }: Pick<DocumentPlace, "db" | "dataKey">,
  token: string | null,
): Promise<(DocumentFacts & { contentHash: string }) | null> {
  const id = dataKey.readSigned(tokenPurpose, token);
  if (id === null) return null;
  const row = await db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirst();
  const facts = row && factsOf(dataKey, row);
  return facts ? { ...facts, contentHash: row.content_hash } : null;
}

/** Gives a document to its message, in that message's transaction; false when it is gone, or belongs to another message. */
export async function giveDocument(db: Kysely<Schema>, id: string, messageId: string): Promise<boolean> {
  const given = await db
    .updateTable("documents")
    .set({ message_id: messageId })
    .where("id", "=", id)
    .where("message_id", "is", null)
    .executeTakeFirst();
  return given.numUpdatedRows === 1n;
}

/** The documents of some messages, oldest first. */
export async function documentsOf(
  { db, dataKey }: Pick<DocumentPlace, "db" | "dataKey">,
  messageIds: readonly string[],
): Promise<DocumentFacts[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom("documents")
    .selectAll()
    .where("message_id", "in", messageIds)
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => factsOf(dataKey, row) ?? []);
}

/** One document of a message, without its bytes; null when there is none. */
export async function findDocument(
  { db, dataKey }: Pick<DocumentPlace, "db" | "dataKey">,
  id: string,
): Promise<DocumentFacts | null> {
  const row = await db
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", id)
    .where("message_id", "is not", null)
    .executeTakeFirst();
  return row ? factsOf(dataKey, row) : null;
}

/** The bytes of a document; null when the file or its key is gone. Throws when they were changed. */
export async function openDocument({ db, dataKey, dataDir }: DocumentPlace, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirst();
  const header = row && openHeader(dataKey, row);
  return header ? readSealed(dataDir, id, header.key) : null;
}

/** The ids of the documents that were sealed with a key that is not there. */
export async function unopenedDocuments({ db, dataKey }: Pick<DocumentPlace, "db" | "dataKey">): Promise<string[]> {
  const rows = await db.selectFrom("documents").select(["id", "sealed_header"]).orderBy("id").execute();
  return rows.filter((row) => !openHeader(dataKey, row)).map(({ id }) => id);
}

/** Null when the key that sealed it is gone. */
function factsOf(dataKey: DataKey, row: DocumentRow): DocumentFacts | null {
  const header = openHeader(dataKey, row);
  if (!header) return null;
  const { id, kind, type, size, message_id: messageId, scanned, created_at: createdAt } = row;
  return { id, kind, type, size, messageId, createdAt, name: header.name, scanned: scanned === 1 };
}

function openHeader(
  dataKey: DataKey,
  row: Pick<DocumentRow, "id" | "sealed_header">,
): { key: Buffer; name: string } | null {
  const header = dataKey.open(headerPurpose, row.sealed_header);
  if (header === null) return null;
  const [id, key, name] = JSON.parse(header) as [string, string, string];
  // The header of one document opens no other.
  return id === row.id ? { key: Buffer.from(key, "base64"), name } : null;
}

const hourMs = 60 * 60 * 1000;

/** How long a file waits for a form that is sent again. */
const waitingMs = 24 * hourMs;

/** A file is on the disk for a moment before its row exists. */
const settledMs = hourMs;

/** A statement takes a limited number of values. */
const slice = 500;

/**
 * Removes orphaned files: those whose form was never sent, and those whose message was deleted, in any way.
 * Gives how many files went.
 */
export async function sweepDocuments(
  { db, dataDir }: { db: Kysely<Schema>; dataDir: string },
  nowMs: number,
): Promise<number> {
  await db
    .deleteFrom("documents")
    .where("message_id", "is", null)
    .where("created_at", "<", nowMs - waitingMs)
    .execute();
  const files = await listSealed(dataDir, nowMs - settledMs);
  let removed = 0;
  for (let at = 0; at < files.length; at += slice) {
    const ids = files.slice(at, at + slice);
    const known = await db.selectFrom("documents").select("id").where("id", "in", ids).execute();
    const owned = new Set(known.map(({ id }) => id));
    const strays = ids.filter((id) => !owned.has(id));
    await removeSealed(dataDir, strays);
    removed += strays.length;
  }
  return removed;
}

/** Sweeps at the start, and then each hour. */
export function createDocumentSweep({ log, ...place }: { db: Kysely<Schema>; dataDir: string; log: Logger }): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    try {
      const removed = await sweepDocuments(place, Date.now());
      if (removed > 0) log.info({ removed }, "orphaned files removed");
    } catch (error) {
      log.error({ err: error }, "orphaned files cannot be removed");
    }
  }
  const begin = () => {
    sweeping = sweep();
  };

  return {
    start() {
      begin();
      timer = setInterval(begin, hourMs);
      timer.unref();
    },
    wake() {},
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
