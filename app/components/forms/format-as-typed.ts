/**
 * Formats a field while it is typed in, without fighting the caret: only when the caret stands at the end and text
 * was put in. Who deletes, or fixes something in the middle, is left alone until the field is left.
 */
export function formatAsTyped(field: HTMLInputElement, event: InputEvent, format: (raw: string) => string): void {
  const deleting = event.inputType?.startsWith("delete") || event.inputType?.startsWith("history");
  const atEnd = field.selectionStart === field.value.length;
  if (event.isComposing || deleting || !atEnd) return;
  replaceValue(field, format(field.value));
}

/** Formats a field that is being left. */
export function formatWhenLeft(field: HTMLInputElement, format: (raw: string) => string): void {
  replaceValue(field, format(field.value));
}

/** Written only when it differs: writing moves the caret and empties the undo history. */
function replaceValue(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}
