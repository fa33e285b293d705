import { ChoiceField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField, PhoneField } from "#app/components/forms/person-fields.tsx";
import { requestChoices } from "#app/content/pages/company/privacy-rights.ts";
import { answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import { privacyRequestForm, privacyRequestTypes } from "#app/forms/privacy-request.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

const choices = privacyRequestTypes.map((value) => ({
  value,
  label: requestChoices[value].label,
  note: `${requestChoices[value].note} Answered within ${answerTimeWords(answerTimes.privacyRequest[value])}.`,
}));

export function PrivacyRequestForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <FormShell
      form={privacyRequestForm}
      rejection={rejection}
      schema={privacyRequestForm.schema}
      submitWords="Send Request"
      terms="We use what you send here to answer this request, and for nothing else."
    >
      {(field) => (
        <>
          <ChoiceField {...field("requestType")} choices={choices} />
          <NameField {...field("fullName")} />
          <EmailField {...field("email")} />
          <PhoneField {...field("phone")} />
          <Field {...field("accountReference")} autoComplete="off" spellCheck={false} />
          <Field {...field("details")} multiline rows={5} />
        </>
      )}
    </FormShell>
  );
}
