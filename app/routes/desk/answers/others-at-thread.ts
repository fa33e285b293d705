import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** Who else is at a thread, for its open page, as JSON. */
export const loader = seeAtDesk("others-at-thread", "thread");
