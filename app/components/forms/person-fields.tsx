import type { ComponentProps } from "react";
import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";
import { Field } from "./field.tsx";
import type { FieldPropsOf } from "./field-props.ts";
import { formatAsTyped, formatWhenLeft } from "./format-as-typed.ts";

/** The fields that ask who somebody is: the same keyboard, the same help of the browser, in every form. */

type InputProps = Extract<ComponentProps<typeof Field>, { multiline?: false }>;

export function FirstAndLastName({ field }: { field: FieldPropsOf<"firstName" | "lastName"> }) {
  return (
    <div className="two">
      <NameField {...field("firstName")} label="First name" autoComplete="given-name" />
      <NameField {...field("lastName")} label="Last name" autoComplete="family-name" />
    </div>
  );
}

export function NameField({ autoComplete = "name", ...props }: InputProps) {
  return <Field {...props} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} enterKeyHint="next" />;
}

export function EmailField(props: Omit<InputProps, "label">) {
  return (
    <Field
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}

/** Written the US way while it is typed. */
export function PhoneField(props: Omit<InputProps, "label">) {
  return (
    <Field
      {...props}
      label="Phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      onInput={(event) => formatAsTyped(event.currentTarget, event.nativeEvent as InputEvent, formatUsPhoneNumber)}
      onBlur={(event) => formatWhenLeft(event.currentTarget, formatUsPhoneNumber)}
    />
  );
}
