import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** A file that someone sent, to save. */
export const loader = seeAtDesk("document-file", "document");
