import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** A counselor's calls for their own calendar program, behind a secret link. */
export const loader = seeAtDesk("feed", "secret");
