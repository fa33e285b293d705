import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** The email of an issue, for a frame. */
export const loader = seeAtDesk("letter-preview", "letter");
