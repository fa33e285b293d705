import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** A file that somebody sent, to be saved. */
export const loader = seeAtDesk("document-file", "document");
