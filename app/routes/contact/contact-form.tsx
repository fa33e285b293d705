import type { FocusEvent, FormEvent } from "react";
import { Field, type FieldPropsOf } from "#app/components/forms/field.tsx";
import { FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, FirstAndLastName, PhoneField } from "#app/components/forms/person-fields.tsx";
import { showNotice } from "#app/components/notices/notices.ts";
import { isScriptLike } from "#app/domain/text/suspicious-text.ts";
import { contactForm } from "#app/forms/contact.ts";
import type { FieldNameOf } from "#app/forms/define-form.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

export function ContactForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <FormShell
      form={contactForm}
      rejection={rejection}
      schema={contactForm.schema}
      submitWords="Send Message"
      terms="By sending this message, you ask us to answer it by email, or by phone if you leave a number. We do nothing else with your details unless you check the box."
      onFocus={rememberText}
      onInput={refuseScripts}
    >
      {(field) => <ContactFields field={field} />}
    </FormShell>
  );
}

function ContactFields({ field }: { field: FieldPropsOf<FieldNameOf<typeof contactForm>> }) {
  return (
    <>
      <FirstAndLastName field={field} />
      <EmailField {...field("email")} />
      <PhoneField {...field("phone")} />
      <Field {...field("subject")} enterKeyHint="next" />
      <Field {...field("message")} multiline rows={6} />
    </>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A field's value after the last valid change. */
const lastGood = new WeakMap<EventTarget, string>();

/** Remembers what a field holds when the visitor enters it: a refusal restores that. */
function rememberText({ target }: FocusEvent<HTMLFormElement>): void {
  if (isTextControl(target)) lastGood.set(target, target.value);
}

/** Takes back a change that makes the text look like a script, and says so. */
function refuseScripts({ target }: FormEvent<HTMLFormElement>): void {
  if (!isTextControl(target)) return;
  if (!isScriptLike(target.value)) {
    lastGood.set(target, target.value);
    return;
  }
  const before = lastGood.get(target) ?? "";
  target.value = isScriptLike(before) ? "" : before;
  showNotice({
    tone: "failure",
    title: "Invalid Input",
    message: "Your input contains potentially harmful content.",
  });
}

function isTextControl(target: EventTarget): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
