import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";

/** The privacy requests that are still open, the one that is due first at the top, in words for the team. */
export async function* openRequestLines(db: Kysely<Schema>, nowMs: number): AsyncGenerator<string> {
  const requests = await readOpenRequests(db);
  yield `Open privacy requests: ${requests.length}`;
  for (const request of requests) yield* linesOf(request, nowMs);
}

type OpenRequest = Awaited<ReturnType<typeof readOpenRequests>>[number];

/** Those that were kept aside are here too: a right must not be lost to a mistake about robots. */
function readOpenRequests(db: Kysely<Schema>) {
  return db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .leftJoin("outgoing_mails as mail", (join) =>
      join.onRef("mail.message_id", "=", "message.id").on("mail.kind", "=", "message-confirmation"),
    )
    .select(["message.id", "message.email", "message.status", "message.created_at", "message.due_at"])
    .select(["request.request_type", "request.acknowledge_by", "request.next_access_at", "request.sealed_reference"])
    .select("mail.sent_at")
    .where("request.answered_at", "is", null)
    .orderBy("message.due_at")
    .orderBy("message.id")
    .execute();
}

function* linesOf(request: OpenRequest, nowMs: number): Generator<string> {
  const { id, request_type, email, created_at, acknowledge_by, sent_at, due_at, next_access_at } = request;
  yield "";
  yield `${id}  ${request_type}  ${email}`;
  yield `  received    ${formatEasternTime(created_at)}`;
  yield sent_at === null
    ? `  confirm by  ${formatEasternTime(acknowledge_by)}${lateWords(acknowledge_by, nowMs)}`
    : `  confirmed   ${formatEasternTime(sent_at)}`;
  yield `  answer by   ${formatEasternTime(due_at)}${lateWords(due_at, nowMs)}`;
  if (next_access_at !== null)
    yield `  over the limit: may ask for access again from ${formatEasternTime(next_access_at)}`;
  if (request.sealed_reference !== null) yield "  an account reference was given: see the export of the address";
  if (request.status === "quarantined") yield "  kept aside as a robot's: nobody was written to";
}

function lateWords(byMs: number, nowMs: number): string {
  return byMs < nowMs ? "  OVERDUE" : "";
}
