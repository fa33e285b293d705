import { openingTitle } from "#app/content/pages/company/careers-words.ts";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { parseAccessibilityReportPayload } from "#app/forms/accessibility-report-schema.ts";
import { parseContactPayload } from "#app/forms/contact-schema.ts";
import { parseJobApplicationPayload } from "#app/forms/job-application-schema.ts";
import type { SubmitLimits } from "#app/forms/message-form-names.ts";
import {
  accessibilityReportForm,
  contactForm,
  jobApplicationForm,
  privacyRequestForm,
} from "#app/forms/message-form-names.ts";
import { parsePrivacyRequestPayload } from "#app/forms/privacy-request-schema.ts";
import type { ParsedForm, SubmissionEnvelope } from "#app/forms/submission-envelope.ts";
import type { NewPrivacyRequest } from "#app/server/privacy/privacy-requests.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";

/** The common shape of every form but the free analysis. Times are milliseconds since 1970. */
export type NewMessage = SubmissionEnvelope & {
  formName: string;
  name: string;
  email: string;
  /** E.164. */
  phone?: string;
  /** The form's other answers, by field name, in the order of the form. */
  fields: Record<string, string | number>;
  dueAt: number;
  /** Only for a privacy request. */
  privacy?: NewPrivacyRequest;
  /** Most likely from a robot: it is set aside, and no email goes out. */
  suspicious: boolean;
  /** Network address of who sent it, as it is counted: one sender has only so many privacy confirmations. It is not stored. */
  sender?: string;
  /** Names a file that waits for this message (`documents.server.ts`), not checked yet. */
  documentToken?: string;
  /** The form's `_csrf` value, not checked yet. */
  formToken?: string;
};

/** A form whose submissions are messages: its id, its limits, and how to check and read its payload. */
export type MessageForm = {
  id: string;
  limits: SubmitLimits;
  read: (input: unknown, nowMs: number) => ParsedForm<NewMessage>;
};

/** Finds a form by its id. */
export function findMessageForm(id: string): MessageForm | undefined {
  return [...messageForms.values()].find((form) => form.id === id);
}

/** The forms by the name that the one call gives. */
export const messageForms: ReadonlyMap<string, MessageForm> = new Map<string, MessageForm>([
  [
    contactForm.formName,
    {
      id: contactForm.id,
      limits: contactForm.limits,
      read: (input, nowMs) =>
        mapParsed(parseContactPayload(input), ({ subject, message, currentRent, ...payload }) => ({
          ...common(payload),
          fields: { subject, message, ...(currentRent !== undefined && { currentRent }) },
          dueAt: dueTime(answerTimes.contact, nowMs),
        })),
    },
  ],
  [
    jobApplicationForm.formName,
    {
      id: jobApplicationForm.id,
      limits: jobApplicationForm.limits,
      read: (input, nowMs) =>
        mapParsed(parseJobApplicationPayload(input), ({ position, work, document, ...payload }) => ({
          ...common({ ...payload, ...nothingForSale }),
          fields: { position: openingTitle(position), work },
          dueAt: dueTime(answerTimes.contact, nowMs),
          ...(document && { documentToken: document }),
        })),
    },
  ],
  [
    privacyRequestForm.formName,
    {
      id: privacyRequestForm.id,
      limits: privacyRequestForm.limits,
      read: (input, nowMs) =>
        mapParsed(parsePrivacyRequestPayload(input), ({ requestType, accountReference, details, ...payload }) => ({
          ...common({ ...payload, name: payload.fullName, ...nothingForSale }),
          fields: { requestType, ...(details && { details }) },
          dueAt: dueTime(answerTimes.privacyRequest[requestType], nowMs),
          privacy: {
            requestType,
            acknowledgeBy: dueTime(answerTimes.privacyAcknowledgement, nowMs),
            ...(accountReference && { accountReference }),
          },
        })),
    },
  ],
  [
    accessibilityReportForm.formName,
    {
      id: accessibilityReportForm.id,
      limits: accessibilityReportForm.limits,
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

type CommonFields = Omit<SubmissionEnvelope, "consent" | "attribution"> & {
  consent?: SubmissionEnvelope["consent"] | undefined;
  attribution?: SubmissionEnvelope["attribution"] | undefined;
  formName: string;
  name: string;
  email: string;
  phone?: string;
  website?: string;
  _csrf?: string;
};

/** People who exercise a right, or apply for a job, are not asked for marketing consent or which campaign brought them. */
const nothingForSale = { consent: undefined, attribution: undefined };

function common(payload: CommonFields) {
  const { formName, name, email, phone, pageUrl, submissionKey, consent, attribution, website, _csrf } = payload;
  return {
    formName,
    name,
    email,
    pageUrl,
    ...(consent && { consent }),
    ...(attribution && { attribution }),
    ...(phone !== undefined && { phone }),
    ...(submissionKey !== undefined && { submissionKey }),
    suspicious: website !== undefined,
    // Empty when no script has filled it in.
    ...(_csrf && { formToken: _csrf }),
  };
}

function mapParsed<From, To>(parsed: ParsedForm<From>, change: (value: From) => To): ParsedForm<To> {
  return parsed.ok ? { ok: true, value: change(parsed.value) } : parsed;
}
