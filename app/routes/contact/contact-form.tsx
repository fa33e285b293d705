import { type FocusEvent, type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { Field } from "#app/components/forms/field.tsx";
import { type FieldPropsOf, FormShell } from "#app/components/forms/form-shell.tsx";
import { EmailField, FirstAndLastName, PhoneField } from "#app/components/forms/person-fields.tsx";
import { showNotice } from "#app/components/notices/notice-store.ts";
import { isScriptLike } from "#app/domain/text/suspicious-text.ts";
import { type ContactFieldName, contactFieldNames, contactForm } from "#app/forms/message-form-names.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

async function loadSchema() {
  return (await import("#app/forms/contact-schema.ts")).contactSchema;
}

export function ContactForm({ rejection }: { rejection: Rejection | undefined }) {
  return (
    <FormShell
      form={contactForm}
      fieldNames={contactFieldNames}
      rejection={rejection}
      loadSchema={loadSchema}
      submitWords="Send Message"
      terms="By sending this message, you ask us to answer it by email, or by phone if you leave a number. Nothing else is done with your details, unless you tick the box."
      onFocus={rememberText}
      onInput={refuseScripts}
    >
      {(field) => <ContactFields field={field} />}
    </FormShell>
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

/** Puts the opening that the visitor comes from into the subject: `/contact?position=<slug>#message`. */
function useApplicationSubject(subjectId: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const slug = new URLSearchParams(search).get("position");
    if (!slug) return;
    // Loaded only here: nobody else who writes to us needs the texts of the openings.
    void import("#app/content/pages/company/careers.ts").then(({ positions }) => {
      const opening = positions.find((position) => position.slug === slug);
      const subject = document.getElementById(subjectId);
      if (opening && subject instanceof HTMLInputElement && subject.value === "") {
        subject.value = `Application: ${opening.title}`;
      }
    });
  }, [search, subjectId]);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a field held after the last change that was fine. */
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
