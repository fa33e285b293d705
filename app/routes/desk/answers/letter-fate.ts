import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

/** What became of an answer, for the notice on its writer's page, as JSON. */
export const loader = seeAtDesk("letter-fate", "answer");
