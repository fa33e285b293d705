type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = "input, select, textarea";

/** The values a visitor typed, picked or checked in a place. */
export type TypedValues = {
  /** Puts them into the current fields of the same names. */
  putBack(): void;
  /** Types them again, as far as events go: React was not there for the first ones. */
  tell(): void;
};

/** Records differences from the server's HTML, now and from now on. */
export function noteTyped(place: HTMLElement): TypedValues {
  const typed = new Map<string, string | boolean>();
  const note = (field: Field) => typed.set(nameOf(field), heldIn(field));
  const fieldsTyped = () => [...place.querySelectorAll<Field>(fields)].filter((field) => typed.has(nameOf(field)));
  for (const field of place.querySelectorAll<Field>(fields)) if (heldIn(field) !== sentIn(field)) note(field);
  for (const type of ["input", "change"]) {
    place.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.matches(fields)) note(target as Field);
    });
  }
  return {
    putBack() {
      for (const field of fieldsTyped()) {
        const value = typed.get(nameOf(field));
        if (field.type === "file" || value === heldIn(field)) continue;
        if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
        else field.value = value ?? "";
      }
    },
    tell() {
      for (const field of fieldsTyped()) {
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      }
    },
  };
}

/** Boxes that share a name and have no id are told apart by their value; a slider has only its label. */
function nameOf(field: Field): string {
  return [
    field.form?.id,
    field.id || field.name || field.getAttribute("aria-label"),
    isBox(field) ? field.value : "",
  ].join(" ");
}

function heldIn(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function sentIn(field: Field): string | boolean | undefined {
  if (isBox(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}
