import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** What pages and campaigns brought, for a spreadsheet. */
export const loader = seeAtDesk("promise-numbers");
