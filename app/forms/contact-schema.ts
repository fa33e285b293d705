import * as z from "zod/mini";
import { contactFieldNames, contactForm } from "./message-form-names.ts";
import {
  emailField,
  nameField,
  numberField,
  optionalPhoneField,
  scriptLikeFields,
  textField,
} from "./shared-fields.ts";
import {
  envelopeFields,
  type HiddenValues,
  hiddenFields,
  type ParsedForm,
  recordOf,
  type SubmissionEnvelope,
  withoutGaps,
} from "./submission-envelope.ts";

const malformedEmail = "Invalid email format";

/** The fields of the form. Takes them as typed and returns them cleaned, the phone number as E.164. */
export const contactSchema = z.object({
  firstName: nameField("First name"),
  lastName: nameField("Last name"),
  email: emailField({ malformed: malformedEmail, tooLong: malformedEmail }),
  phone: optionalPhoneField("Invalid phone number format"),
  subject: textField("Subject", 200),
  message: textField("Message"),
});

export type ContactPayload = SubmissionEnvelope &
  HiddenValues & {
    formName: typeof contactForm.formName;
    firstName: string;
    lastName: string;
    name: string;
    email: string;
    phone?: string;
    subject: string;
    message: string;
    /** Dollars a month. Our page does not ask for it. */
    currentRent?: number;
  };

const payloadSchema = z.extend(contactSchema, {
  ...envelopeFields,
  ...hiddenFields,
  formName: z.literal(contactForm.formName, { error: `The form's name must be "${contactForm.formName}".` }),
  currentRent: z.optional(numberField({ least: 0, most: 50_000, error: "Invalid rent amount" })),
});

/** Checks and cleans the call's body, computes `name` and leaves out keys it does not know. */
export function parseContactPayload(input: unknown): ParsedForm<ContactPayload> {
  const body = recordOf(input);
  const harmful = scriptLikeFields(body, contactFieldNames);
  const parsed = z.safeParse(payloadSchema, body);
  if (!parsed.success) return { ok: false, fields: { ...z.flattenError(parsed.error).fieldErrors, ...harmful } };
  if (Object.keys(harmful).length > 0) return { ok: false, fields: harmful };
  const { firstName, lastName } = parsed.data;
  return { ok: true, value: { ...withoutGaps(parsed.data), name: `${firstName} ${lastName}` } };
}
