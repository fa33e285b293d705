import { Field } from "#app/components/forms/field.tsx";
import type { FieldPropsOf } from "#app/components/forms/field-props.ts";
import { EmailField, FirstAndLastName, PhoneField } from "#app/components/forms/person-fields.tsx";
import type { CreditAnalysisFieldName } from "#app/forms/credit-analysis-fields.ts";

export function AnalysisFields({ field }: { field: FieldPropsOf<CreditAnalysisFieldName> }) {
  return (
    <>
      <FirstAndLastName field={field} />
      <EmailField {...field("email")} help="Your confirmation comes here." />
      <PhoneField {...field("phone")} help="A US number, with its area code." />
      <Field
        {...field("message")}
        multiline
        optional
        label="Message"
        help="Anything we should know, such as when your lease ends."
        rows={4}
      />
    </>
  );
}
