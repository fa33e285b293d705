import * as z from "zod/mini";
import { type AccessibilityIssueType, accessibilityIssueTypes, accessibilityReportForm } from "./message-form-names.ts";
import { emailField, optionalTextField, textField, wholeNameField } from "./shared-fields.ts";
import {
  envelopeFields,
  type HiddenValues,
  hiddenFields,
  type ParsedForm,
  recordOf,
  type SubmissionEnvelope,
  withoutGaps,
} from "./submission-envelope.ts";

/** The fields of the form. Takes them as typed and returns them cleaned. */
export const accessibilityReportSchema = z.object({
  issueType: z.enum(accessibilityIssueTypes, { error: "Choose what it is about." }),
  name: wholeNameField("Name"),
  email: emailField(),
  assistiveTechnology: optionalTextField("Assistive technology", 200),
  description: textField("Description"),
});

export type AccessibilityReportPayload = SubmissionEnvelope &
  HiddenValues & {
    formName: typeof accessibilityReportForm.formName;
    issueType: AccessibilityIssueType;
    name: string;
    email: string;
    assistiveTechnology?: string;
    description: string;
  };

const payloadSchema = z.extend(accessibilityReportSchema, {
  ...envelopeFields,
  ...hiddenFields,
  formName: z.literal(accessibilityReportForm.formName, {
    error: `The form's name must be "${accessibilityReportForm.formName}".`,
  }),
});

/** Checks and cleans the call's body and leaves out keys it does not know. */
export function parseAccessibilityReportPayload(input: unknown): ParsedForm<AccessibilityReportPayload> {
  const parsed = z.safeParse(payloadSchema, recordOf(input));
  if (!parsed.success) return { ok: false, fields: z.flattenError(parsed.error).fieldErrors };
  return { ok: true, value: withoutGaps(parsed.data) };
}
