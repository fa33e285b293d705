import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** Everything we hold about the sender of a request, for a colleague to look through. */
export const loader = seeAtDesk("privacy-file", "request");
