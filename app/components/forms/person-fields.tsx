import type { ComponentProps } from "react";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { askAboutEmail } from "./ask-about-email.ts";
import { EmailQuestion } from "./email-question.tsx";
import { Field, type FieldPropsOf } from "./field.tsx";

/** The fields for a person's name and contact details: the same keyboard and autofill in every form. */

type InputProps = Extract<ComponentProps<typeof Field>, { multiline?: false }>;

export function FirstAndLastName({ field }: { field: FieldPropsOf<"firstName" | "lastName"> }) {
  return (
    <div className="two">
      <NameField {...field("firstName")} autoComplete="given-name" />
      <NameField {...field("lastName")} autoComplete="family-name" />
    </div>
  );
}

export function NameField({ autoComplete = "name", ...props }: InputProps) {
  return <Field {...props} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} enterKeyHint="next" />;
}

/** Asks about a likely slip in the domain. */
export function EmailField(props: Omit<InputProps, "defaultValue"> & { defaultValue?: string | undefined }) {
  return (
    <Field
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      onInput={(event) => askAboutEmail(event.currentTarget)}
      below={<EmailQuestion id={props.id} typed={props.defaultValue} />}
    />
  );
}

/** Formatted the US way during typing. */
export function PhoneField(props: InputProps) {
  return (
    <Field
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      onInput={(event) => formatAsTyped(event.currentTarget, event.nativeEvent as InputEvent, formatUsPhoneNumber)}
      onBlur={(event) => formatWhenLeft(event.currentTarget, formatUsPhoneNumber)}
    />
  );
}

/**
 * Formats a field during typing, without fighting the caret: only when the caret is at the end and text
 * was added. While someone deletes, or fixes something in the middle, nothing changes until the field loses focus.
 */
export function formatAsTyped(field: HTMLInputElement, event: InputEvent, format: (raw: string) => string): void {
  const deleting = event.inputType?.startsWith("delete") || event.inputType?.startsWith("history");
  const atEnd = field.selectionStart === field.value.length;
  if (event.isComposing || deleting || !atEnd) return;
  replaceValue(field, format(field.value));
}

/** Formats a field on blur. */
export function formatWhenLeft(field: HTMLInputElement, format: (raw: string) => string): void {
  replaceValue(field, format(field.value));
}

/** Writes only a different value: writing moves the caret and empties the undo history. */
function replaceValue(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}
