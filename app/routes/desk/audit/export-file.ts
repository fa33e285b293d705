import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** A data list, as a file to save. */
export const loader = seeAtDesk("export-file", "file");
