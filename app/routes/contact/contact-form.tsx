import { Field } from "#app/components/forms/field.tsx";
import type { FieldErrors, Rejection } from "#app/components/forms/form-types.ts";
import { formatAsTyped, formatWhenLeft } from "#app/components/forms/format-as-typed.ts";
import { MessageForm } from "#app/components/forms/message-form.tsx";
import { prepareMessageForm } from "#app/components/forms/prepare-message-form.ts";
import { refuseScripts, rememberText } from "#app/components/forms/refuse-scripts.ts";
import { formatUsPhoneNumber } from "#app/domain/phone-number.ts";
import { type ContactFieldName, contactFieldNames, contactForm } from "#app/forms/contact-form.ts";
import { useApplicationSubject } from "./use-application-subject.ts";

function loadChecks() {
  return prepareMessageForm(async () => (await import("./live-contact-form.tsx")).LiveContactForm);
}

export function ContactForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <MessageForm
      form={contactForm}
      fieldNames={contactFieldNames}
      rejection={rejection}
      load={loadChecks}
      submitWords="Send Message"
      terms="By sending this message, you ask us to answer it by email, or by phone if you leave a number. Nothing else is done with your details."
      onFocus={rememberText}
      onInput={refuseScripts}
    >
      {({ errors, values }) => <ContactFields errors={errors} values={values} />}
    </MessageForm>
  );
}

function ContactFields({ errors, values }: { errors: FieldErrors; values: Record<string, string> }) {
  const subjectId = `${contactForm.id}-subject`;
  useApplicationSubject(subjectId);
  const field = (name: ContactFieldName) => ({
    id: `${contactForm.id}-${name}`,
    name,
    errors: errors[name],
    defaultValue: values[name],
    enterKeyHint: "next" as const,
  });
  return (
    <>
      <div className="two">
        <Field
          {...field("firstName")}
          label="First name"
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <Field
          {...field("lastName")}
          label="Last name"
          autoComplete="family-name"
          autoCapitalize="words"
          spellCheck={false}
        />
      </div>
      <Field
        {...field("email")}
        label="Email"
        help="Our answer comes here."
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
        help="A US number, if you would rather be called."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onInput={(event) => formatAsTyped(event.currentTarget, event.nativeEvent as InputEvent, formatUsPhoneNumber)}
        onBlur={(event) => formatWhenLeft(event.currentTarget, formatUsPhoneNumber)}
      />
      <Field {...field("subject")} label="Subject" maxLength={200} />
      <Field
        {...field("message")}
        multiline
        label="Message"
        help="Up to 1,000 characters. Leave out your Social Security number and account numbers."
        rows={6}
        enterKeyHint="enter"
      />
    </>
  );
}
