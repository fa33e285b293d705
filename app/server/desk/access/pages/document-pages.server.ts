import { savedFile } from "#app/server/desk/access/visit/saved-file.server.ts";
import { found, graveView, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { openDeskDocument, readDocument } from "#app/server/desk/documents/seen-documents.server.ts";

const pageOf = (id: string) => `/desk/documents/${id}`;

/**
 * Pages for files that people sent. A file is saved and opened elsewhere: never shown on our origin, and never without a
 * fresh passkey.
 */
export const documentViews = {
  document: view("open-documents", async (work, id) => found(await readDocument(work, work.actor, id))),

  "document-file": graveView("open-documents", pageOf, async (work, id) => {
    const file = found(await openDeskDocument(work, work.actor, id));
    return savedFile(file.name, file.bytes);
  }),
};
