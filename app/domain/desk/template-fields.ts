/** Fields a template may use, each explained for the person who writes one. */
export const templateFields = {
  first_name: "The person’s first name",
  reference: "The reference of what they sent, as our emails show it",
  office_phone: "The phone number of the office",
  office_hours: "When the phone is answered",
  due: "By when we promised to answer",
  signature: "Your name, and the name of the business",
} as const;

export type TemplateField = keyof typeof templateFields;

/** Current value of each field; null when there is nothing to say. */
export type FieldValues = Record<TemplateField, string | null>;

const field = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names between double braces in a text, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([, name = ""]) => name))];
}

const blank = /\[[^[\]\n]*\p{L}[^[\]\n]*\](?!\()/gu;

/**
 * Places that a template leaves to its writer, such as "[one thing]", each once. Square brackets may also be meant: whoever
 * sends them is asked. A link of Markdown, and a number such as "[1]", are none.
 */
export function blanksIn(text: string): string[] {
  return [...new Set(text.match(blank))];
}

/** Names in a text that are not fields. */
export function unknownFields(text: string): string[] {
  return fieldsIn(text).filter((name) => !isField(name));
}

/** Fills in the known values. Other fields stay as they are, for the writer to see and replace by hand. */
export function fillFields(text: string, values: FieldValues): string {
  return text.replace(field, (whole, name: string) => (isField(name) ? (values[name] ?? whole) : whole));
}

function isField(name: string): name is TemplateField {
  return Object.hasOwn(templateFields, name);
}
