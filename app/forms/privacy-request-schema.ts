import * as z from "zod/mini";
import { type PrivacyRequestType, privacyRequestForm, privacyRequestTypes } from "./message-form-names.ts";
import { emailField, optionalPhoneField, optionalTextField, wholeNameField } from "./shared-fields.ts";
import {
  envelopeFields,
  type HiddenValues,
  hiddenFields,
  type ParsedForm,
  recordOf,
  type SubmissionEnvelope,
  withoutGaps,
} from "./submission-envelope.ts";

/** The fields of the form. Takes them as typed and returns them cleaned, the phone number as E.164. */
export const privacyRequestSchema = z.object({
  requestType: z.enum(privacyRequestTypes, { error: "Choose what you want us to do." }),
  fullName: wholeNameField("Full name"),
  email: emailField(),
  phone: optionalPhoneField(),
  /** Never a Social Security number: nine digits, or text that says SSN, are refused. */
  accountReference: optionalTextField("Reference", 60).check(
    z.refine((reference) => !reference || !/^\d{3}[- ]?\d{2}[- ]?\d{4}$|\bssn\b/i.test(reference), {
      error: "Leave out your Social Security number. We never need it.",
    }),
  ),
  details: optionalTextField("Details"),
});

export type PrivacyRequestPayload = SubmissionEnvelope &
  HiddenValues & {
    formName: typeof privacyRequestForm.formName;
    requestType: PrivacyRequestType;
    fullName: string;
    email: string;
    phone?: string;
    accountReference?: string;
    details?: string;
  };

const payloadSchema = z.extend(privacyRequestSchema, {
  ...envelopeFields,
  ...hiddenFields,
  formName: z.literal(privacyRequestForm.formName, {
    error: `The form's name must be "${privacyRequestForm.formName}".`,
  }),
});

/** Checks and cleans the call's body and leaves out keys it does not know. */
export function parsePrivacyRequestPayload(input: unknown): ParsedForm<PrivacyRequestPayload> {
  const parsed = z.safeParse(payloadSchema, recordOf(input));
  if (!parsed.success) return { ok: false, fields: z.flattenError(parsed.error).fieldErrors };
  return { ok: true, value: withoutGaps(parsed.data) };
}
