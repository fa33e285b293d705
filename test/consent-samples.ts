import { randomUUID } from "node:crypto";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { unlimited } from "#test/recipients.ts";

/** Words that allow only an answer. */
export const answerConsent = { textId: "credit-analysis-contact", version: 1 };

/** Words that allow calls, texts and email. */
export const marketingConsent = { textId: contactConsent.id, version: contactConsent.version };

type Agreed = { name?: string; email?: string; phone?: string; consent?: typeof answerConsent | null };

/** Saves a request that agrees to words, unless `consent` is null, and returns its reference. */
export async function saveAgreed(
  database: SiteDatabase,
  { consent = marketingConsent, ...change }: Agreed = {},
): Promise<string> {
  const { reference } = await createLeadStore(database, unlimited).save({
    formName: "Free Credit Analysis",
    firstName: "Maria",
    lastName: "Lopez",
    name: "Maria Lopez",
    email: "Maria.Lopez@visitor.example",
    phone: "+14805550142",
    submissionKey: randomUUID(),
    pageUrl: "http://localhost:3000/get-started",
    ...(consent && { consent }),
    ...change,
  });
  return reference;
}
