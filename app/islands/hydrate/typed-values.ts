type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = "input, select, textarea";

/** Notes what is typed in a place, now and from now on. What this gives puts it into the fields of the same names there. */
export function noteTyped(place: HTMLElement): () => void {
  const typed = new Map<string, string | boolean>();
  const note = (field: Field) => typed.set(nameOf(field), isTicked(field) ?? field.value);
  for (const field of place.querySelectorAll<Field>(fields)) note(field);
  for (const type of ["input", "change"]) {
    place.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.matches(fields)) note(target as Field);
    });
  }
  return () => {
    for (const field of place.querySelectorAll<Field>(fields)) {
      const value = typed.get(nameOf(field));
      if (value === undefined || field.type === "file" || value === (isTicked(field) ?? field.value)) continue;
      if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
      else field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}

/** Of boxes of one name the value tells which. */
function nameOf(field: Field): string {
  return [field.form?.id, field.name, isTicked(field) === undefined ? "" : field.value].join(" ");
}

function isTicked(field: Field): boolean | undefined {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type) ? field.checked : undefined;
}
