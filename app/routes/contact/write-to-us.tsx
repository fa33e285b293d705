import { Field } from "#app/components/forms/field.tsx";
import type { FieldPropsOf } from "#app/components/forms/field-props.ts";
import type { Rejection } from "#app/components/forms/form-types.ts";
import { MessageForm } from "#app/components/forms/message-form.tsx";
import { EmailField, FirstAndLastName, PhoneField } from "#app/components/forms/person-fields.tsx";
import { prepareLiveForm } from "#app/components/forms/prepare-live-form.ts";
import { refuseScripts, rememberText } from "#app/components/forms/refuse-scripts.ts";
import { type ContactFieldName, contactFieldNames, contactForm } from "#app/forms/contact-fields.ts";
import { useApplicationSubject } from "./use-application-subject.ts";

function loadChecks() {
  return prepareLiveForm(async () => (await import("./live-contact-form.tsx")).LiveContactForm);
}

export function ContactForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <MessageForm
      form={contactForm}
      fieldNames={contactFieldNames}
      rejection={rejection}
      load={loadChecks}
      submitWords="Send Message"
      terms="By sending this message, you ask us to answer it by email, or by phone if you leave a number. Nothing else is done with your details, unless you tick the box."
      onFocus={rememberText}
      onInput={refuseScripts}
    >
      {(field) => <ContactFields field={field} />}
    </MessageForm>
  );
}

function ContactFields({ field }: { field: FieldPropsOf<ContactFieldName> }) {
  const subject = field("subject");
  useApplicationSubject(subject.id);
  return (
    <>
      <FirstAndLastName field={field} />
      <EmailField {...field("email")} help="Our answer comes here." />
      <PhoneField {...field("phone")} optional help="A US number, if you would rather be called." />
      <Field {...subject} label="Subject" maxLength={200} enterKeyHint="next" />
      <Field
        {...field("message")}
        multiline
        label="Message"
        help="Up to 1,000 characters. Leave out your Social Security number and account numbers."
        rows={6}
      />
    </>
  );
}
