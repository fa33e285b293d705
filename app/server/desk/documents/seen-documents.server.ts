import { documentTypeWords, sizeWords } from "#app/domain/documents/document-rules.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { type DocumentFacts, documentsOf, findDocument, openDocument } from "#app/server/documents/documents.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** A file as the desk lists it, before it is opened. */
export type SeenDocument = {
  id: string;
  /** Null for users who may not see people: file names often contain people's names. */
  name: string | null;
  /** Such as "Résumé, PDF, 120 KB". */
  facts: string;
  received: string;
  scanned: boolean;
};

type Place = { source: DeskSource; dataKey: DataKey };

/** Returns the files that came with a thread. Throws `not-allowed`. */
export async function readThreadDocuments(
  { source, dataKey }: Place,
  actor: Actor,
  threadId: string,
): Promise<SeenDocument[]> {
  assertMay(actor, "read-people");
  const { db } = source;
  const messages = await db
    .selectFrom("thread_sources")
    .select("source_id")
    .where("thread_id", "=", threadId)
    .where("source", "=", "message")
    .execute();
  const ids = messages.map(({ source_id }) => source_id);
  return (await documentsOf({ db, dataKey }, ids)).map((document) => shownDocument(document, actor));
}

/** Returns one file, with the thread it came with; null when it does not exist, or was set aside. Throws `not-allowed`. */
export async function readDocument({ source, dataKey }: Place, actor: Actor, id: string) {
  assertMay(actor, "open-documents");
  const { db } = source;
  const document = await findDocument({ db, dataKey }, id);
  if (!document?.messageId) return null;
  const thread = await db
    .selectFrom("thread_sources")
    .select("thread_id")
    .where("source", "=", "message")
    .where("source_id", "=", document.messageId)
    .executeTakeFirst();
  return { ...shownDocument(document, actor), thread: thread?.thread_id ?? null };
}

/** Returns the bytes of a file, with its name; null when it does not exist. Throws `not-allowed`. */
export async function openDeskDocument(
  { source, dataKey, dataDir }: Place & { dataDir: string },
  actor: Actor,
  id: string,
) {
  assertMay(actor, "open-documents");
  const { db } = source;
  const document = await findDocument({ db, dataKey }, id);
  const bytes = document && (await openDocument({ db, dataKey, dataDir }, id));
  return bytes && { name: document.name, bytes };
}

function shownDocument(
  { id, name, type, size, scanned, createdAt }: DocumentFacts,
  { may, nowMs }: Actor,
): SeenDocument {
  return {
    id,
    name: may.has("open-documents") ? name : null,
    facts: `Résumé, ${documentTypeWords[type]}, ${sizeWords(size)}`,
    received: timeWords(createdAt, nowMs),
    scanned,
  };
}
