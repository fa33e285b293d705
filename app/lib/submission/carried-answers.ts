/** Keeps answers from the assistance finder for the free credit analysis form: in this tab, for one use. */
const key = "finder-answers";

/** Keeps lines for the form's message. An empty list removes the lines kept before. */
export function carryAnswers(lines: readonly string[]): void {
  try {
    if (lines.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `My answers in the assistance finder: ${lines.join("; ")}.`);
  } catch {
    // A browser that keeps nothing carries nothing over.
  }
}

/** Returns the kept text and removes it; null when there is none. */
export function takeCarriedAnswers(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
