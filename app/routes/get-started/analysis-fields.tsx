import { Field } from "#app/components/forms/field.tsx";
import type { FieldErrors } from "#app/components/forms/form-types.ts";
import { formatAsTyped, formatWhenLeft } from "#app/components/forms/format-as-typed.ts";
import { formatUsPhoneNumber } from "#app/domain/phone-number.ts";
import { type CreditAnalysisFieldName, creditAnalysisForm } from "#app/forms/credit-analysis-form.ts";

export function fieldId(name: CreditAnalysisFieldName): string {
  return `${creditAnalysisForm.id}-${name}`;
}

export function AnalysisFields({ errors, values }: { errors: FieldErrors; values: Record<string, string> }) {
  const field = (name: CreditAnalysisFieldName) => ({
    id: fieldId(name),
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
        help="Your confirmation comes here."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...field("phone")}
        label="Phone"
        help="A US number, with its area code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onInput={(event) => formatAsTyped(event.currentTarget, event.nativeEvent as InputEvent, formatUsPhoneNumber)}
        onBlur={(event) => formatWhenLeft(event.currentTarget, formatUsPhoneNumber)}
      />
      <Field
        {...field("message")}
        multiline
        optional
        label="Message"
        help="Anything we should know, such as when your lease ends."
        rows={4}
        enterKeyHint="enter"
      />
    </>
  );
}
