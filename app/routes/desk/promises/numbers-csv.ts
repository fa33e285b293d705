import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** Results by page and by campaign, for a spreadsheet. */
export const loader = seeAtDesk("promise-numbers");
