import type { Kysely } from "kysely";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { answerRequests } from "#app/server/newsletter/newsletter-requests.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";

/** A subscriber who confirmed an hour before `nowMs`. */
export function subscriberRow(change: Partial<SubscriberRow> & { email: string }, nowMs = Date.now()): SubscriberRow {
  const at = nowMs - 3_600_000;
  return {
    id: newRowId(),
    email_key: change.email.toLowerCase(),
    status: "confirmed",
    wants_guides: 1,
    wants_reports: 1,
    paused_until: null,
    page_url: "http://localhost:3000/newsletter",
    created_at: at,
    confirmed_at: at,
    unsubscribed_at: null,
    ...change,
  };
}

/** Signs up an address as a form does, and queues the email that asks for confirmation. */
export async function signUp(db: Kysely<Schema>, email: string, pageUrl = ""): Promise<void> {
  await createNewsletterStore({ db }).request({ kind: "sign-up", email, pageUrl });
  await answerRequests({ db, recipients: unlimitedRecipients });
}

/** An issue that goes out at the next look. */
export async function scheduleIssue(
  db: Kysely<Schema>,
  words = "## One thing to do\n\nRead **four lines** in your [lease](/guides).",
) {
  const id = newRowId();
  const now = Date.now();
  const newest = await db
    .selectFrom("issues")
    .select(({ fn }) => fn.max("number").as("number"))
    .executeTakeFirst();
  const number = Number(newest?.number ?? 0) + 1;
  await db
    .insertInto("issues")
    .values({
      id,
      number,
      state: "scheduled",
      version: 1,
      tested_version: 1,
      tested_at: now,
      send_at: now,
      started_at: null,
      filled_to: "",
      filled_at: null,
      finished_at: null,
      created_at: now,
    })
    .execute();
  await db
    .insertInto("issue_versions")
    .values({
      issue_id: id,
      version: 1,
      subject: "Read four lines today",
      first_line: "Ten minutes, no jargon.",
      words,
      written_by: null,
      written_at: now,
    })
    .execute();
  return { id, number };
}
