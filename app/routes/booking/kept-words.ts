/*
 * Keeps what is typed about a call in this tab, until the call is booked. A visitor who goes Back for another time, or comes
 * back from a page that could not load, gets an empty form from the server.
 */

const key = "booking-words";
type Words = Record<string, string>;

/** Fills the form with what was typed last in this tab, which the server may not know, and keeps it up to date from then on. */
export function keepWords(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(".inp")];
  const kept = read();
  for (const field of fields) fill(field, kept[field.name] ?? field.value);
  form.addEventListener("input", () => {
    const words = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(words)));
  });
}

/** Once the call is booked. */
export function forgetWords(): void {
  tryStorage(() => sessionStorage.removeItem(key));
}

function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function read(): Words {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? "{}") as Words) ?? {};
}

/** A browser that keeps nothing, or too little, loses what it always lost. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
