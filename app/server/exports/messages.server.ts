import type { InferResult, Kysely } from "kysely";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { emailsAbout, exportRows, isoTime, pagesInOrder } from "./rows.server.ts";

/** All messages of the other forms, when their answers are due and the state of their emails. */
export const messagesExport = exportRows({
  name: "messages",
  what: "message of the contact, privacy and accessibility forms",
  columns: {
    reference: "id",
    createdAt: "time",
    dueAt: "time",
    status: "text",
    formName: "text",
    name: "text",
    email: "text",
    phone: "text?",
    fields: "object",
    pageUrl: "link",
    submissionKey: "text",
    confirmationState: "text?",
    confirmationSentAt: "time?",
    teamNoticeState: "text?",
    teamNoticeSentAt: "time?",
    acknowledgeBy: "time?",
    attribution: "object?",
    consentTextId: "text?",
    consentTextVersion: "number?",
    consentTextSha256: "text?",
    consentPageUrl: "link?",
    consentGivenAt: "time?",
  },
  read: readMessages,
});

async function* readMessages(db: Kysely<Schema>) {
  for await (const page of pagesInOrder("messages", allMessages(db))) {
    const emails = await emailsAbout(db, page);
    for (const row of page) yield exportedMessage(row, emails.get(row.id) ?? []);
  }
}

function allMessages(db: Kysely<Schema>) {
  return db
    .selectFrom("messages")
    .leftJoin("privacy_requests", "privacy_requests.message_id", "messages.id")
    .leftJoin("consent_evidence as consent", "consent.message_id", "messages.id")
    .selectAll("messages")
    .select(["acknowledge_by", "consent.text_id", "consent.text_version", "consent.text_sha256", "consent.given_at"])
    .select("consent.page_url as consent_page_url");
}

type MessageToExport = InferResult<ReturnType<typeof allMessages>>[number];

function exportedMessage(row: MessageToExport, emails: OutboxRow[]) {
  const confirmation = emails.find(({ kind }) => kind === "message-confirmation");
  const teamNotice = emails.find(({ kind }) => kind === "message-team-notice");
  return {
    reference: row.id,
    createdAt: isoTime(row.created_at),
    dueAt: isoTime(row.due_at),
    status: row.status,
    formName: row.form_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    fields: JSON.parse(row.fields) as Record<string, string | number>,
    pageUrl: row.page_url,
    submissionKey: row.submission_key,
    confirmationState: confirmation?.state ?? null,
    confirmationSentAt: isoTime(confirmation?.sent_at),
    teamNoticeState: teamNotice?.state ?? null,
    teamNoticeSentAt: isoTime(teamNotice?.sent_at),
    acknowledgeBy: isoTime(row.acknowledge_by),
    attribution: row.attribution === null ? null : (JSON.parse(row.attribution) as Record<string, string>),
    consentTextId: row.text_id,
    consentTextVersion: row.text_version,
    consentTextSha256: row.text_sha256,
    consentPageUrl: row.consent_page_url,
    consentGivenAt: isoTime(row.given_at),
  };
}
