import type { LeadRow } from "#app/server/database/schema.server.ts";

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
  /** Null when the visitor was shown no consent text. */
  consent: { textId: string; version: number } | null;
};

export type MailLeadRow = Omit<LeadRow, "submission_key" | "last_name" | "attribution" | "status"> & {
  text_id: string | null;
  text_version: number | null;
};

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
    consent:
      row.text_id === null || row.text_version === null ? null : { textId: row.text_id, version: row.text_version },
  };
}
