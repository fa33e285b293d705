/** Whether a button or a link is being pressed: an error that appears now would move it away under the pointer. */
export function isPressing(): boolean {
  return document.querySelector("a:active, button:active") !== null;
}

/**
 * Notes which fields of a form the visitor leaves while its checks are still on their way, and calls `onLeft` at the
 * first. A field that was typed in before this page came alive counts too. The set is emptied by whoever checks them.
 */
export function noteFieldsLeft(form: HTMLFormElement, left: Set<string>, onLeft: () => void): () => void {
  function note(field: EventTarget | Element | null): void {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.name === "" || isPressing()) return;
    left.add(field.name);
    onLeft();
  }
  const leave = ({ target }: FocusEvent) => note(target);
  for (const field of form.elements) {
    const isTyped = "value" in field && "defaultValue" in field && field.value !== field.defaultValue;
    if (isTyped && field !== document.activeElement) note(field);
  }
  if (form.contains(document.activeElement)) onLeft();
  form.addEventListener("focusout", leave);
  return () => form.removeEventListener("focusout", leave);
}
