import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** A list of data as a file, to be saved. */
export const loader = seeAtDesk("export-file", "file");
