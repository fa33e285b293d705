import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** Somebody's talks for their own calendar program, behind a secret link. */
export const loader = seeAtDesk("feed", "secret");
