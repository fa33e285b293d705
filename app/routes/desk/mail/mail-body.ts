import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** An email as its sender made it, for a frame. */
export const loader = seeAtDesk("mail-body", "mail");
