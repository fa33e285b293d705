import * as z from "zod/mini";

/** One field: what its page says about it, and the schema that checks it in the browser and on the server. */
export type FormField<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  label: string;
  help?: string;
  /** All other fields are required. */
  optional?: true;
  /** Set for one line of text: the browser lets nobody type more. */
  maxLength?: number;
  /** Takes the field as typed and returns it cleaned. */
  schema: Schema;
};

/** The fields by name, in the order of the page. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The limits for submissions of a form. The server checks `leastMs` again. */
export type SubmitLimits = {
  /** Submissions a minute from one device, counted in the browser: behind one address may be a class. */
  perMinute: number;
  /** The least time a person needs between opening the page and sending. */
  leastMs: number;
  /**
   * Sending with text typed into the trap does nothing, as the specification has it for the contact form. Other forms are sent
   * and set aside: a password manager may have filled it, and the request may be a right.
   */
  dropsTrapped?: true;
};

/** What a form's page and the code that sends it need. */
export type FormDefinition<Fields extends FormFields = FormFields> = {
  id: string;
  formName: string;
  action: string;
  /** For a form with a file. */
  encType?: "multipart/form-data";
  /** The page, or its part, that a visitor sees after the form is accepted. A plain POST gets a redirect there. */
  sentTo?: string;
  /** A form without limits sends no token. */
  limits?: SubmitLimits;
  /** Whether it asks for consent to marketing. If so, it also sends how the visitor found us. */
  asksConsent: boolean;
  fields: Fields;
};

type SchemasOf<Fields extends FormFields> = { -readonly [Name in keyof Fields]: Fields[Name]["schema"] };

/** The names of a form's fields. */
export type FieldNameOf<Form extends FormDefinition> = keyof Form["fields"] & string;

/** A form with what follows from its fields. */
export type DefinedForm<Form extends FormDefinition = FormDefinition> = Form & {
  /** In the order of the page. */
  fieldNames: readonly FieldNameOf<Form>[];
  /** All fields together. Takes them as typed and returns them cleaned. */
  schema: z.ZodMiniObject<SchemasOf<Form["fields"]>, z.core.$strip>;
};

/**
 * Defines a form once, for its page, the browser and the server. What the desk says about it is the server's half of the record
 * (`message-forms.server.ts` for the forms that become messages), which no browser loads.
 */
export function defineForm<const Form extends FormDefinition>(form: Form): DefinedForm<Form> {
  const schemas = Object.fromEntries(Object.entries(form.fields).map(([name, { schema }]) => [name, schema]));
  return {
    ...form,
    fieldNames: Object.keys(form.fields),
    schema: z.object(schemas) as DefinedForm<Form>["schema"],
  };
}
