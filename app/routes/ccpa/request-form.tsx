import { ChoiceField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, NameField, PhoneField } from "#app/components/forms/person-fields.tsx";
import { requestChoices } from "#app/content/pages/company/privacy-rights.ts";
import { answerTimes, answerTimeWords } from "#app/content/site/answer-times.ts";
import { privacyRequestFieldNames, privacyRequestForm, privacyRequestTypes } from "#app/forms/message-form-names.ts";
import { privacyRequestSchema } from "#app/forms/privacy-request-schema.ts";
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
      fieldNames={privacyRequestFieldNames}
      rejection={rejection}
      schema={privacyRequestSchema}
      submitWords="Send Request"
      terms="We use what you send here to answer this request, and for nothing else."
    >
      {(field) => (
        <>
          <ChoiceField {...field("requestType")} legend="What do you want us to do?" choices={choices} />
          <NameField {...field("fullName")} label="Full name" />
          <EmailField {...field("email")} help="The one you used with us. We write there to check that it is you." />
          <PhoneField {...field("phone")} optional help="If you gave us one: it helps us find you." />
          <Field
            {...field("accountReference")}
            optional
            label="Account number or reference"
            help="From one of our emails or letters. Never your Social Security number."
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
          />
          <Field
            {...field("details")}
            multiline
            optional
            label="Details"
            help="Up to 1,000 characters. For a correction: what is wrong, and what is right."
            rows={5}
          />
        </>
      )}
    </FormShell>
  );
}
