import { ChoiceField } from "#app/components/forms/choice-field.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { Rejection } from "#app/components/forms/form-types.ts";
import { formatAsTyped, formatWhenLeft } from "#app/components/forms/format-as-typed.ts";
import { MessageForm } from "#app/components/forms/message-form.tsx";
import { prepareMessageForm } from "#app/components/forms/prepare-message-form.ts";
import { answerTimes } from "#app/content/answer-times.ts";
import { requestChoices } from "#app/content/privacy-rights.ts";
import { formatUsPhoneNumber } from "#app/domain/phone-number.ts";
import {
  type PrivacyRequestFieldName,
  privacyRequestFieldNames,
  privacyRequestForm,
  privacyRequestTypes,
} from "#app/forms/privacy-request-form.ts";
import { answerTimeWords } from "#app/lib/answer-time-words.ts";

const choices = privacyRequestTypes.map((value) => ({
  value,
  label: requestChoices[value].label,
  note: `${requestChoices[value].note} Answered within ${answerTimeWords(answerTimes.privacyRequest[value])}.`,
}));

function loadChecks() {
  return prepareMessageForm(async () => (await import("./live-privacy-request-form.tsx")).LivePrivacyRequestForm);
}

export function PrivacyRequestForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <MessageForm
      form={privacyRequestForm}
      fieldNames={privacyRequestFieldNames}
      rejection={rejection}
      load={loadChecks}
      submitWords="Send Request"
      terms="What you send here is used to answer this request, and for nothing else."
    >
      {({ errors, values }) => {
        const field = (name: PrivacyRequestFieldName) => ({
          id: `${privacyRequestForm.id}-${name}`,
          name,
          errors: errors[name],
          defaultValue: values[name],
        });
        return (
          <>
            <ChoiceField {...field("requestType")} legend="What do you want us to do?" choices={choices} />
            <Field
              {...field("fullName")}
              label="Full name"
              autoComplete="name"
              autoCapitalize="words"
              spellCheck={false}
            />
            <Field
              {...field("email")}
              label="Email"
              help="The one you used with us. We write there to check that it is you."
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field
              {...field("phone")}
              optional
              label="Phone"
              help="If you gave us one: it helps us find you."
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              onInput={(event) =>
                formatAsTyped(event.currentTarget, event.nativeEvent as InputEvent, formatUsPhoneNumber)
              }
              onBlur={(event) => formatWhenLeft(event.currentTarget, formatUsPhoneNumber)}
            />
            <Field
              {...field("accountReference")}
              optional
              label="Account number or reference"
              help="From a mail or letter of ours. Never your Social Security number."
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
        );
      }}
    </MessageForm>
  );
}
