import { savedFile } from "#app/server/desk/access/visit/saved-file.server.ts";
import { found, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { openDeskDocument, readDocument } from "#app/server/desk/documents/seen-documents.server.ts";

/**
 * Pages for files that people sent. A file is saved and opened elsewhere: never shown on our origin, and never without a
 * fresh passkey.
 */
export const documentViews = {
  document: view({
    needs: "open-documents",
    audit: "Opened the page of a file",
    load: async (work, id) => found(await readDocument(work, work.actor, id)),
  }),
  "document-file": view({
    needs: "open-documents",
    audit: "Saved a file that someone sent",
    backTo: (id) => `/desk/documents/${id}`,
    load: async (work, id) => {
      const file = found(await openDeskDocument(work, work.actor, id));
      return savedFile(file.name, file.bytes);
    },
  }),
};
