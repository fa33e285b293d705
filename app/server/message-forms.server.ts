import { answerTimes } from "#app/content/answer-times.ts";
import { parseAccessibilityReportPayload } from "#app/forms/accessibility-report.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report-form.ts";
import { parseContactPayload } from "#app/forms/contact.ts";
import { contactForm } from "#app/forms/contact-form.ts";
import { parsePrivacyRequestPayload } from "#app/forms/privacy-request.ts";
import { privacyRequestForm } from "#app/forms/privacy-request-form.ts";
import type { ParsedForm, SubmissionEnvelope } from "#app/forms/submission-envelope.ts";
import { dueTime } from "./due-time.server.ts";

/** What every form but the free analysis comes down to. Times are milliseconds since 1970. */
export type NewMessage = Pick<SubmissionEnvelope, "pageUrl" | "submissionKey"> & {
  formName: string;
  name: string;
  email: string;
  /** E.164. */
  phone?: string;
  /** What else the form asked, by field name, in the order of the form. */
  fields: Record<string, string | number>;
  dueAt: number;
  /** A robot's, most likely: kept aside, and nobody is written to. */
  suspicious: boolean;
};

/** A form whose submissions are messages: its id, and how its payload is checked and read. */
export type MessageForm = { id: string; read: (input: unknown, nowMs: number) => ParsedForm<NewMessage> };

/** The forms by the name that the one call gives. */
export const messageForms: ReadonlyMap<string, MessageForm> = new Map<string, MessageForm>([
  [
    contactForm.formName,
    {
      id: contactForm.id,
      read: (input, nowMs) =>
        mapParsed(parseContactPayload(input), ({ subject, message, currentRent, ...payload }) => ({
          ...common(payload),
          fields: { subject, message, ...(currentRent !== undefined && { currentRent }) },
          dueAt: dueTime(answerTimes.contact, nowMs),
        })),
    },
  ],
  [
    privacyRequestForm.formName,
    {
      id: privacyRequestForm.id,
      read: (input, nowMs) =>
        mapParsed(parsePrivacyRequestPayload(input), ({ requestType, accountReference, details, ...payload }) => ({
          ...common({ ...payload, name: payload.fullName }),
          fields: { requestType, ...(accountReference && { accountReference }), ...(details && { details }) },
          dueAt: dueTime(answerTimes.privacyRequest[requestType], nowMs),
        })),
    },
  ],
  [
    accessibilityReportForm.formName,
    {
      id: accessibilityReportForm.id,
      read: (input, nowMs) =>
        mapParsed(
          parseAccessibilityReportPayload(input),
          ({ issueType, assistiveTechnology, description, ...payload }) => ({
            ...common(payload),
            fields: { issueType, ...(assistiveTechnology && { assistiveTechnology }), description },
            dueAt: dueTime(answerTimes.accessibilityReport[issueType], nowMs),
          }),
        ),
    },
  ],
]);

type CommonFields = SubmissionEnvelope & {
  formName: string;
  name: string;
  email: string;
  phone?: string;
  website?: string;
};

function common({ formName, name, email, phone, pageUrl, submissionKey, website }: CommonFields) {
  return {
    formName,
    name,
    email,
    pageUrl,
    ...(phone !== undefined && { phone }),
    ...(submissionKey !== undefined && { submissionKey }),
    suspicious: website !== undefined,
  };
}

function mapParsed<From, To>(parsed: ParsedForm<From>, change: (value: From) => To): ParsedForm<To> {
  return parsed.ok ? { ok: true, value: change(parsed.value) } : parsed;
}
