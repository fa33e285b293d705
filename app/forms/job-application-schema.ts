import * as z from "zod/mini";
import { openingSlugs } from "#app/content/pages/company/careers-words.ts";
import { jobApplicationForm } from "./message-form-names.ts";
import { emailField, optionalPhoneField, textField, wholeNameField } from "./shared-fields.ts";
import {
  envelopeFields,
  type HiddenValues,
  hiddenFields,
  type ParsedForm,
  recordOf,
  type SubmissionEnvelope,
  withoutGaps,
} from "./submission-envelope.ts";

type JobApplicationPayload = SubmissionEnvelope &
  HiddenValues & {
    formName: typeof jobApplicationForm.formName;
    position: (typeof openingSlugs)[number];
    name: string;
    email: string;
    phone?: string;
    work: string;
    /** Names a file that was taken before; see `documents.server.ts`. */
    document?: string;
  };

const payloadSchema = z.object({
  ...envelopeFields,
  ...hiddenFields,
  formName: z.literal(jobApplicationForm.formName, {
    error: `The form's name must be "${jobApplicationForm.formName}".`,
  }),
  position: z.enum(openingSlugs, { error: "Choose a job." }),
  name: wholeNameField("Name"),
  email: emailField(),
  phone: optionalPhoneField(),
  work: textField("A few lines about your work"),
  document: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});

/** Checks and cleans the form's fields, the phone number as E.164, and leaves out keys it does not know. */
export function parseJobApplicationPayload(input: unknown): ParsedForm<JobApplicationPayload> {
  const parsed = z.safeParse(payloadSchema, recordOf(input));
  if (!parsed.success) return { ok: false, fields: z.flattenError(parsed.error).fieldErrors };
  const { document, ...fields } = parsed.data;
  return { ok: true, value: withoutGaps({ ...fields, document: document || undefined }) };
}
