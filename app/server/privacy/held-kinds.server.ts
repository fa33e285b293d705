import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { isLeadOf, personKey } from "./privacy-person.server.ts";

/** Where a person's data may be, and what to call it in their words. */
const places = [
  { words: "Requests for a free credit analysis, with your name, email and phone number", in: "leads" },
  { words: "Messages you sent with our forms", in: "messages" },
  { words: "Calls you booked", in: "bookings" },
  { words: "Your sign-up for our newsletter", in: "newsletter_subscribers" },
  { words: "Emails you sent us", in: "mails_in" },
] as const;

/** The kinds of data that are held about an address, in addition to one privacy request; in words for the person. */
export async function heldKinds(db: Kysely<Schema>, email: string, reference: string): Promise<string[]> {
  const kinds: string[] = [];
  for (const { words, in: table } of places) {
    const isTheirs =
      table === "mails_in" ? sql`from_key = ${personKey(email)}` : sql`lower(email) = ${personKey(email)}`;
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)}
      WHERE ${table === "leads" ? isLeadOf(email) : isTheirs} AND id <> ${reference} LIMIT 1`.execute(db);
    if (rows.length > 0) kinds.push(words);
  }
  const agreed = await sql`SELECT 1 FROM consent_evidence
    WHERE lead_id IN (SELECT id FROM leads WHERE ${isLeadOf(email)})
      OR message_id IN (SELECT id FROM messages WHERE lower(email) = ${personKey(email)}) LIMIT 1`.execute(db);
  return agreed.rows.length > 0 ? [...kinds, "What you agreed to, and when"] : kinds;
}
