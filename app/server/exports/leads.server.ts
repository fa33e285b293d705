import type { InferResult, Kysely } from "kysely";
import type { SentParts } from "#app/domain/plan/sent-parts.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { emailsAbout, exportRows, isoTime, pagesInOrder } from "./rows.server.ts";

/** All leads with their consent and the state of their emails. New columns go at the end. */
export const leadsExport = exportRows({
  name: "leads",
  what: "lead",
  columns: {
    reference: "id",
    createdAt: "time",
    status: "text",
    formName: "text",
    firstName: "text",
    lastName: "text",
    name: "text",
    email: "text",
    phone: "text?",
    message: "text?",
    pageUrl: "link",
    attribution: "object?",
    submissionKey: "text",
    consentTextId: "text?",
    consentTextVersion: "number?",
    consentTextSha256: "text?",
    consentPageUrl: "link?",
    consentGivenAt: "time?",
    confirmationState: "text?",
    confirmationAttempts: "number?",
    confirmationSentAt: "time?",
    confirmationError: "text?",
    teamNoticeState: "text?",
    teamNoticeAttempts: "number?",
    teamNoticeSentAt: "time?",
    teamNoticeError: "text?",
    state: "text?",
    scoreBand: "text?",
    goal: "text?",
    goalMonth: "text?",
    callTime: "text?",
    answeredAt: "time?",
    myPath: "object?",
  },
  read: readExportedLeads,
});

/** Reads all leads, oldest first. */
export async function* readExportedLeads(db: Kysely<Schema>): AsyncGenerator<ExportedLead> {
  for await (const page of pagesInOrder("leads", leadsWithConsent(db))) {
    const emails = await emailsAbout(db, page);
    for (const row of page) yield exportedLead(row, emails.get(row.id) ?? []);
  }
}

/** A lead as outsiders know it: the names of the call's payload, then what became of it. */
type ExportedLead = ReturnType<typeof exportedLead>;

type LeadWithConsent = InferResult<ReturnType<typeof leadsWithConsent>>[number];

function leadsWithConsent(db: Kysely<Schema>) {
  return db
    .selectFrom("leads")
    .leftJoin("consent_evidence as consent", "consent.lead_id", "leads.id")
    .leftJoin("lead_answers as answers", "answers.lead_id", "leads.id")
    .selectAll("leads")
    .select(["consent.text_id", "consent.text_version", "consent.text_sha256", "consent.given_at"])
    .select("consent.page_url as consent_page_url")
    .select(["answers.state", "answers.score_band", "answers.goal", "answers.goal_month"])
    .select(["answers.call_time", "answers.answered_at"]);
}

function exportedLead(row: LeadWithConsent, emails: OutboxRow[]) {
  const confirmation = emails.find(({ kind }) => kind === "lead-confirmation");
  const teamNotice = emails.find(({ kind }) => kind === "lead-team-notice");
  return {
    reference: row.id,
    createdAt: isoTime(row.created_at),
    status: row.status,
    formName: row.form_name,
    firstName: row.first_name,
    lastName: row.last_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    pageUrl: row.page_url,
    attribution: row.attribution === null ? null : (JSON.parse(row.attribution) as Record<string, string>),
    submissionKey: row.submission_key,
    consentTextId: row.text_id,
    consentTextVersion: row.text_version,
    consentTextSha256: row.text_sha256,
    consentPageUrl: row.consent_page_url,
    consentGivenAt: isoTime(row.given_at),
    confirmationState: confirmation?.state ?? null,
    confirmationAttempts: confirmation?.attempts ?? null,
    confirmationSentAt: isoTime(confirmation?.sent_at),
    confirmationError: confirmation?.last_error ?? null,
    teamNoticeState: teamNotice?.state ?? null,
    teamNoticeAttempts: teamNotice?.attempts ?? null,
    teamNoticeSentAt: isoTime(teamNotice?.sent_at),
    teamNoticeError: teamNotice?.last_error ?? null,
    state: row.state,
    scoreBand: row.score_band,
    goal: row.goal,
    goalMonth: row.goal_month,
    callTime: row.call_time,
    answeredAt: isoTime(row.answered_at),
    myPath: row.my_path === null ? null : (JSON.parse(row.my_path) as SentParts),
  };
}
