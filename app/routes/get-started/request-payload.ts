import type { output } from "zod/v4/core";
import type { SubmissionExtras } from "#app/components/forms/submission-extras.ts";
import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import type { CreditAnalysisPayload, creditAnalysisSchema } from "#app/forms/credit-analysis-schema.ts";
import { submissionKeys } from "#app/lib/submission/submission-keys.ts";

const keyOf = submissionKeys();

/** What is sent for the form's fields. The phone number goes as it stands in the field. */
export function requestPayload(
  { firstName, lastName, email, phone, message }: output<typeof creditAnalysisSchema>,
  pageUrl: string,
  { consent, attribution }: SubmissionExtras,
): CreditAnalysisPayload {
  const content = {
    formName: creditAnalysisForm.formName,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone: formatUsPhoneNumber(phone),
    ...(message && { message }),
    ...(consent && { consent }),
  };
  const submissionKey = keyOf(JSON.stringify(content));
  return {
    ...content,
    pageUrl,
    ...(submissionKey && { submissionKey }),
    ...(attribution && { attribution }),
  };
}
