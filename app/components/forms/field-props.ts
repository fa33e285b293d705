import type { FieldErrors } from "./form-types.ts";

type FieldProps = {
  id: string;
  name: string;
  errors: readonly string[] | undefined;
  defaultValue: string | undefined;
};

/** Gives what every kind of field takes, by the field's name. */
export type FieldPropsOf<Name extends string> = (name: Name) => FieldProps;

/** For a form in a certain state: what is wrong with its fields, and what they start with. */
export function fieldPropsOf<Name extends string>(
  formId: string,
  errors: FieldErrors,
  values: Record<string, string>,
): FieldPropsOf<Name> {
  return (name) => ({ id: fieldId(formId, name), name, errors: errors[name], defaultValue: values[name] });
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
