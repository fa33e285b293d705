import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** Everything that is held about whoever sent a request, to be looked through. */
export const loader = seeAtDesk("privacy-file", "request");
