import { type MailConsent, type MailConsentColumns, mailConsentOf } from "#app/server/consent/mail-consent.server.tsx";
import type { LeadRow } from "#app/server/database/schema.server.ts";
import { analysisDue } from "#app/server/time/due-time.server.ts";

/** What the mails about a lead say of it. Times are milliseconds since 1970, the phone is E.164. */
export type MailLead = {
  /** The lead's id. */
  reference: string;
  formName: string;
  firstName: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  pageUrl: string;
  receivedAt: number;
  /** When the answer is due; the visitor and the team read the same time. */
  dueAt: number;
  consent: MailConsent;
  /** A confirmation goes, or went, to the visitor. */
  confirmed: boolean;
};

export type MailLeadRow = Omit<LeadRow, "submission_key" | "last_name" | "attribution" | "status"> &
  MailConsentColumns & { confirmation_id: string | null };

export function mailLeadOf(row: MailLeadRow): MailLead {
  return {
    reference: row.id,
    formName: row.form_name,
    firstName: row.first_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    pageUrl: row.page_url,
    receivedAt: row.created_at,
    dueAt: analysisDue(row.created_at),
    consent: mailConsentOf(row),
    confirmed: row.confirmation_id !== null,
  };
}
