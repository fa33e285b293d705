import * as z from "zod/mini";
import { answerTimes, type PromiseName, promiseNamed } from "#app/content/site/answer-times.ts";
import type { ThreadKind } from "#app/domain/desk/stages.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report.ts";
import { contactForm } from "#app/forms/contact.ts";
import type { DefinedForm, FieldNameOf, FormDefinition, FormField, SubmitLimits } from "#app/forms/define-form.ts";
import { jobApplicationForm } from "#app/forms/job-application.ts";
import { type PrivacyRequestType, privacyRequestForm } from "#app/forms/privacy-request.ts";
import { numberField } from "#app/forms/shared-fields.ts";
import {
  envelopeFields,
  formNameField,
  type HiddenValues,
  hiddenFields,
  type ParsedForm,
  parseForm,
  type SubmissionEnvelope,
} from "#app/forms/submission-envelope.ts";
import { dueTime } from "#app/server/time/office.server.ts";

/*
 * The forms whose submissions are messages. `app/forms/` has what the browser needs of a form; the server's half of the
 * record is here: the desk's words, the promise, and how the fields become a message.
 */

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

/** The extra data of a privacy request, in addition to its message. */
export type NewPrivacyRequest = {
  requestType: PrivacyRequestType;
  /** When its arrival must be confirmed, in milliseconds since 1970. */
  acknowledgeBy: number;
  /** Helps to find out who is asking. In the database it is encrypted, and it is in no email and no log. */
  accountReference?: string;
};

/** The forms, for their pages. */
export const formsOfMessages = {
  contact: messageForm(contactForm, {
    title: "Sent a message",
    labels: { subject: "Subject", message: "Message", currentRent: "Rent now" },
    written: ["subject", "message"],
    thread: "contact",
    promise: () => "contact",
    // Dollars a month. Our page does not ask for it.
    besides: { currentRent: z.optional(numberField({ least: 0, most: 50_000, error: "Invalid rent amount" })) },
    refusesScripts: true,
    read: ({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }),
  }),
  jobApplication: messageForm(jobApplicationForm, {
    title: "Applied for a job",
    labels: { position: "Job", work: "Work", resume: null, document: null },
    written: ["work"],
    thread: "contact",
    promise: () => "contact",
    // Names a file that was taken before; see `documents.server.ts`.
    besides: { document: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined) },
    read: ({ document }) => (document ? { documentToken: document } : {}),
  }),
  privacyRequest: messageForm(privacyRequestForm, {
    title: "Asked about their data",
    labels: { requestType: "Asks to", accountReference: null, details: "Details" },
    written: ["details"],
    thread: "privacy",
    promise: ({ requestType }) => `privacyRequest.${requestType}`,
    besides: {},
    read: ({ fullName: name, requestType, accountReference }, nowMs) => ({
      name,
      privacy: {
        requestType,
        acknowledgeBy: dueTime(answerTimes.privacyAcknowledgement, nowMs),
        ...(accountReference && { accountReference }),
      },
    }),
  }),
  accessibilityReport: messageForm(accessibilityReportForm, {
    title: "Reported on accessibility",
    labels: { issueType: "About", assistiveTechnology: "Uses", description: "Report" },
    written: ["description"],
    thread: "accessibility",
    promise: ({ issueType }) => `accessibilityReport.${issueType}`,
    besides: {},
    read: () => ({}),
  }),
};

/** The forms by the name that the one call gives. */
export const messageForms: ReadonlyMap<string, MessageForm> = new Map(
  Object.values(formsOfMessages).map((form): [string, MessageForm] => [form.formName, form]),
);

/** Finds a form by its id. */
export function findMessageForm(id: string): MessageForm | undefined {
  return [...messageForms.values()].find((form) => form.id === id);
}

/** The team's name for an answer. A field that its form no longer has is shown by its own name. */
export function answerLabel(formName: string, field: string): string {
  return messageForms.get(formName)?.desk.labels.get(field) ?? field;
}

/** The answers in which the sender wrote sentences. Of a form that is gone, those that any form takes for sentences. */
export function writtenIn(formName: string, answers: Record<string, unknown>): string[] {
  const forms = [...messageForms.values()];
  const written = messageForms.get(formName)?.desk.written ?? forms.flatMap(({ desk }) => desk.written);
  return written.filter((name) => name in answers);
}

/** A form whose submissions are messages. */
export type MessageForm = Omit<FormDefinition, "fields"> & {
  limits: SubmitLimits;
  sentTo: string;
  fieldNames: readonly string[];
  desk: DeskHalf;
  /** Checks a payload, and reads it as a message. */
  read: (input: unknown, nowMs: number) => ParsedForm<NewMessage>;
};

type DeskHalf = {
  /** What the sender did, as the title of an event. */
  title: string;
  /** The team's names for the answers, by field. */
  labels: ReadonlyMap<string, string>;
  /** The answers that are sentences of the sender, and may ask for something; the last one is shown as what they said. */
  written: readonly string[];
  thread: ThreadKind;
  /** The promise that the answers, as they are stored, come with. */
  promise(answers: Record<string, unknown>): PromiseName;
};

/** The person's own fields, which a message has apart from its answers. */
type PersonField = "firstName" | "lastName" | "fullName" | "name" | "email" | "phone";

type MailedForm = FormDefinition & { sentTo: string; limits: SubmitLimits; fields: { email: FormField } };
type Schemas = Record<string, z.ZodMiniType>;
type Answer<Form extends MailedForm, Besides extends Schemas> =
  | Exclude<FieldNameOf<Form>, PersonField>
  | (keyof Besides & string);

/** What a form sends, checked. */
type Payload<Form extends MailedForm, Besides extends Schemas> = z.output<DefinedForm<Form>["schema"]> &
  z.output<z.ZodMiniObject<Besides>> &
  SubmissionEnvelope &
  HiddenValues;

type ServerHalf<Form extends MailedForm, Besides extends Schemas> = Omit<DeskHalf, "labels" | "written" | "promise"> & {
  /** Null for what is not among the answers: a file, or a value that is sealed. */
  labels: Record<Answer<Form, Besides>, string | null>;
  written: readonly Answer<Form, Besides>[];
  promise(answers: Payload<Form, Besides>): PromiseName;
  /** Fields that the page does not ask for. */
  besides: Besides;
  /** Whether text that looks like a script is refused in each field. */
  refusesScripts?: true;
  /** What else the message has; its name, if the form asks for the name in another way than as one field `name`. */
  read: (
    payload: Payload<Form, Besides>,
    nowMs: number,
  ) => Partial<NewMessage> & (Form["fields"] extends { name: FormField } ? unknown : { name: string });
};

/** Joins the two halves of a form. */
export function messageForm<const Form extends MailedForm, const Besides extends Schemas>(
  form: DefinedForm<Form>,
  { labels: named, besides, refusesScripts, read, ...half }: ServerHalf<Form, Besides>,
): MessageForm {
  const schema = z.extend(form.schema, {
    ...envelopeFields,
    ...hiddenFields,
    formName: formNameField(form.formName),
    ...besides,
  });
  const labels = new Map(
    Object.entries<string | null>(named).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  return {
    ...form,
    desk: { ...half, labels },
    read(input, nowMs) {
      const parsed = parseForm(schema, input, refusesScripts ? form.fieldNames : []);
      if (!parsed.ok) return parsed;
      const payload = parsed.value as Payload<Form, Besides> & CommonFields;
      const fields = Object.fromEntries(Object.entries(payload).filter(([name]) => labels.has(name)));
      const dueAt = dueTime(promiseNamed(half.promise(payload)), nowMs);
      return { ok: true, value: { ...common(form, payload), fields, dueAt, ...read(payload, nowMs) } };
    },
  };
}

type CommonFields = SubmissionEnvelope & HiddenValues & { name: string; email: string; phone?: string };

/** People who exercise a right, or apply for a job, are not asked for marketing consent or which campaign brought them. */
function common(
  { formName, asksConsent }: FormDefinition,
  { name, email, phone, pageUrl, submissionKey, consent, attribution, website, _csrf }: CommonFields,
) {
  return {
    formName,
    name,
    email,
    pageUrl,
    ...(asksConsent && consent && { consent }),
    ...(asksConsent && attribution && { attribution }),
    ...(phone !== undefined && { phone }),
    ...(submissionKey !== undefined && { submissionKey }),
    suspicious: website !== undefined,
    // Empty when no script has filled it in.
    ...(_csrf && { formToken: _csrf }),
  };
}
