import { type MailConsent, type MailConsentColumns, mailConsentOf } from "#app/server/consent/mail-consent.server.tsx";
import type { MessageRow, PrivacyRequestRow } from "#app/server/database/schema.server.ts";
import type { PrivacyLinks } from "#app/server/privacy/privacy-links.server.ts";

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
  /** Not asked of who sends a privacy request. */
  consent: MailConsent;
  /** A confirmation goes, or went, to the visitor. */
  confirmed: boolean;
  /** Only of a privacy request. */
  privacy: MailPrivacyRequest | null;
};

export type MailPrivacyRequest = {
  requestType: PrivacyRequestRow["request_type"];
  acknowledgeBy: number;
  /** Set when the address has asked to see its data too often. */
  nextAccessAt: number | null;
  /** The account reference itself is in no mail. */
  hasReference: boolean;
  statusUrl: string;
};

/** A message, beside it its evidence of consent, and the row of its privacy request if it is one. */
export type MailMessageRow = MessageRow &
  MailConsentColumns & { confirmation_id: string | null } & {
    [Column in keyof PrivacyRequestRow]: PrivacyRequestRow[Column] | null;
  };

export function mailMessageOf(row: MailMessageRow, links: PrivacyLinks): MailMessage {
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
    consent: mailConsentOf(row),
    confirmed: row.confirmation_id !== null,
    privacy: mailPrivacyRequestOf(row, links),
  };
}

function mailPrivacyRequestOf(row: MailMessageRow, links: PrivacyLinks): MailPrivacyRequest | null {
  const { request_type, acknowledge_by, next_access_at, sealed_reference } = row;
  if (request_type === null || acknowledge_by === null) return null;
  return {
    requestType: request_type,
    acknowledgeBy: acknowledge_by,
    nextAccessAt: next_access_at,
    hasReference: sealed_reference !== null,
    statusUrl: links.status(row.id),
  };
}
