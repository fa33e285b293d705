/*
 * Keeps what is typed in a form in this tab, until it is sent. A visitor who goes Back, reloads the page, or comes back from a
 * page that could not load, gets an empty form from the server.
 */

type Words = Record<string, string>;

/** One entry a form: `booking-words`. The Cookie Policy lists them. */
const keyOf = (formId: string) => `${formId}-words`;

/**
 * Fills the form with what was typed last in this tab, and keeps it up to date from then on. `over` says whether that replaces
 * a text which the page brings: an older one of the same form, or one that is newer, from the page before. Gives whether it
 * brought back any.
 */
export function keepWords(form: HTMLFormElement, { over }: { over: boolean }): boolean {
  // Text areas and lists are not inputs, but have all that is asked of them here.
  const fields = [...form.querySelectorAll<HTMLInputElement>(".inp, [type=radio]")];
  const [kept, brought] = [read(form.id), wordsOf(fields)];
  const missing = fields.filter(({ name, type, value }) => {
    const words = kept[name];
    if (words === undefined || words === brought[name] || (brought[name] && !over)) return false;
    return type !== "radio" || value === words;
  });
  for (const field of missing) fill(field, kept[field.name] ?? "");
  form.addEventListener("input", () => {
    tryStorage(() => sessionStorage.setItem(keyOf(form.id), JSON.stringify(wordsOf(fields))));
  });
  return missing.length > 0;
}

/** Once the form is sent. */
export function forgetWords(formId: string): void {
  tryStorage(() => sessionStorage.removeItem(keyOf(formId)));
}

/**
 * Makes the browser take the page for one that was asked for, and not for the answer to a POST. Otherwise Back to a form that was
 * refused, or a reload of it, ends on the browser's own page about sending it again. The page that it then asks for gets what
 * was typed from the tab.
 */
export function forgetPost(): void {
  history.replaceState(history.state, "", location.href);
}

/** A choice has the value of its chosen radio button, and none before one is chosen. */
function wordsOf(fields: readonly HTMLInputElement[]): Words {
  const said = fields.filter(({ type, checked }) => type !== "radio" || checked);
  return Object.fromEntries(said.map(({ name, value }) => [name, value]));
}

function fill(field: HTMLInputElement, text: string): void {
  if (field.type === "radio") field.checked = true;
  else field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function read(formId: string): Words {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "{}") as Words) ?? {};
}

/** A browser that keeps nothing, or too little, loses what it always lost. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
