import type { MessageRow } from "#app/server/database/schema.server.ts";

/** What the mails about a message say of it. Times are milliseconds since 1970, the phone is E.164. */
export type MailMessage = {
  /** The message's id. */
  reference: string;
  formName: string;
  name: string;
  email: string;
  phone: string | null;
  /** What else the form asked, by field name. */
  fields: Record<string, string | number>;
  pageUrl: string;
  dueAt: number;
  receivedAt: number;
};

export function mailMessageOf(row: MessageRow): MailMessage {
  return {
    reference: row.id,
    formName: row.form_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    fields: JSON.parse(row.fields) as Record<string, string | number>,
    pageUrl: row.page_url,
    dueAt: row.due_at,
    receivedAt: row.created_at,
  };
}
