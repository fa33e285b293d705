import type { InferResult, Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { exportRows, isoTime, pagesBy } from "./rows.server.ts";

/** All letters that the team wrote at the desk, and whether they went out. */
export const answersExport = exportRows({
  name: "answers",
  what: "letter that the team wrote to a person",
  columns: {
    reference: "id",
    thread: "id",
    kind: "text",
    writtenAt: "time",
    writtenBy: "text",
    recipient: "text",
    subject: "text",
    words: "text",
    state: "text?",
    sentAt: "time?",
  },
  read: readAnswers,
});

async function* readAnswers(db: Kysely<Schema>) {
  for await (const page of pagesBy("answers", "written_at", allAnswers(db), ({ written_at }) => written_at)) {
    for (const row of page) yield exportedAnswer(row);
  }
}

function allAnswers(db: Kysely<Schema>) {
  return db
    .selectFrom("answers")
    .innerJoin("threads", "threads.id", "answers.thread_id")
    .leftJoin("outbox as mail", "mail.subject_id", "answers.id")
    .leftJoin("staff", "staff.id", "answers.staff_id")
    .selectAll("answers")
    .select(["threads.kind", "staff.name as staff_name", "mail.state", "mail.sent_at"]);
}

function exportedAnswer(row: InferResult<ReturnType<typeof allAnswers>>[number]) {
  return {
    reference: row.id,
    thread: row.thread_id,
    kind: row.kind,
    writtenAt: isoTime(row.written_at),
    writtenBy: row.staff_name ?? "",
    recipient: row.recipient,
    subject: row.subject,
    words: row.words,
    state: row.state,
    sentAt: isoTime(row.sent_at),
  };
}
