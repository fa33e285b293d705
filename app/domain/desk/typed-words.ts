/** The fields in which a colleague writes sentences, whatever the form: a single word there is words, too. */
const writtenFields: readonly string[] = ["words", "reason", "message"];

/**
 * Whether a field of a form has something that a person wrote. Ids, versions, choices and times have no blank; a button is easy
 * to press again, and words are not.
 */
function isWritten(name: string, value: string): boolean {
  return writtenFields.includes(name) ? value.trim() !== "" : /\S\s+\S/.test(value);
}

/** The fields of a form that a person wrote. `to` is where the page comes back to. */
export function writtenIn(fields: Iterable<readonly [name: string, value: string]>): [name: string, value: string][] {
  return [...fields].flatMap(([name, value]): [string, string][] =>
    name !== "do" && name !== "to" && isWritten(name, value) ? [[name, value]] : [],
  );
}
