import type { Kysely } from "kysely";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import type { FieldNameOf } from "#app/forms/define-form.ts";
import { fingerprintOf } from "#app/server/consent/evidence.server.ts";
import { noteConsentChange } from "#app/server/contact/consent-changes.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { confirmSent } from "#app/server/desk/people/given-details.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { changeThread } from "#app/server/desk/threads/thread-changes.server.ts";
import { parseLeadByHand } from "#app/server/lead/credit-analysis-payload.server.ts";
import type { LeadStore } from "#app/server/lead/leads.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { type ProjectorParts, projectOnce } from "./projector.server.ts";

/** A request made by phone or in person. */
export type HandEntry = {
  channel: "phone" | "in-person";
  /** Fields as a colleague typed them; the same checks as on the site. */
  fields: Partial<Record<FieldNameOf<typeof creditAnalysisForm>, string>>;
  /**
   * Whether the person agreed to the words of `contactConsent`: by phone after they were read aloud, in person by signing
   * them on paper or on a screen.
   */
  agreed: boolean;
  /** Id of the form: sent twice, it is one request. */
  submissionKey: string;
};

type Parts = ProjectorParts & { leads: LeadStore; siteUrl: string };

/**
 * Takes in a request that came by phone or in person like any other: same checks, same promise, same emails, but a phone
 * number or an email address is enough. Its history
 * says who entered it, and who heard which words agreed to. Only a signature makes evidence like the site's checkbox: a yes
 * by phone allows no marketing by machine (47 CFR 64.1200(f) requires it in writing). Returns the thread's id. Throws
 * `not-allowed`, `invalid-fields` or `storage-unavailable`.
 */
export async function enterLead(parts: Parts, actor: Actor, entry: HandEntry): Promise<string> {
  assertMay(actor, "work-threads");
  const { channel, fields, agreed, submissionKey } = entry;
  const isSigned = agreed && channel === "in-person";
  const parsed = parseLeadByHand({
    ...fields,
    formName: creditAnalysisForm.formName,
    pageUrl: `${parts.siteUrl}/desk/new/${channel}`,
    submissionKey,
    ...(isSigned && { consent: { textId: contactConsent.id, version: contactConsent.version } }),
  });
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  const { reference } = await parts.leads.save(parsed.value);
  await projectOnce(parts, actor.nowMs);
  const { db } = parts.database;
  const { id: threadId, received_at } = await db
    .selectFrom("thread_sources")
    .innerJoin("threads", "threads.id", "thread_sources.thread_id")
    .select(["threads.id", "threads.received_at"])
    .where("source", "=", "lead")
    .where("source_id", "=", reference)
    .executeTakeFirstOrThrow();
  // Whoever entered it talked with them.
  await db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    await confirmSent(
      transaction,
      { source: "lead", sourceId: reference },
      { atMs: actor.nowMs, staffId: actor.staffId },
    );
  });
  if (isSigned) await noteSigned(db, reference, actor.nowMs);
  // The request was taken in after the form came, so its history begins with it.
  const afterwards = { ...actor, nowMs: Math.max(actor.nowMs, received_at + 1) };
  await noteOnce(db, afterwards, threadId, { kind: "entered", words: channel });
  if (agreed) {
    const { id, version, text } = contactConsent;
    const words = [channel, id, version, fingerprintOf(text)].join(" ");
    await noteOnce(db, afterwards, threadId, { kind: "consent-heard", words });
  }
  return threadId;
}

/** A colleague saw them sign: no one else's form is this yes. */
async function noteSigned(db: Kysely<Schema>, leadId: string, nowMs: number): Promise<void> {
  const evidence = await db
    .selectFrom("consent_evidence")
    .leftJoin("consent_changes as change", "change.evidence_id", "consent_evidence.id")
    .select("consent_evidence.id")
    .where("lead_id", "=", leadId)
    .where("change.id", "is", null)
    .executeTakeFirst();
  if (evidence) await noteConsentChange(db, { evidence_id: evidence.id, change: "signed", changed_at: nowMs });
}

/** For a request sent again, as after a lost connection, note only what is still missing. */
async function noteOnce(
  db: Kysely<Schema>,
  actor: Actor,
  threadId: string,
  note: { kind: "entered" | "consent-heard"; words: string },
): Promise<void> {
  const noted = db.selectFrom("events").select("id").where("thread_id", "=", threadId).where("kind", "=", note.kind);
  if (!(await noted.executeTakeFirst())) await changeThread(db, actor, threadId, note);
}
