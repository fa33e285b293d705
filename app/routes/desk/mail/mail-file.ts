import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** A file that came with an email, to save. */
export const loader = seeAtDesk("mail-file", "file");
