/** Where answers of the assistance finder wait for the form of the free credit analysis: in this tab, for one use. */
const key = "finder-answers";

/** Keeps lines for the form's message; an empty list deletes what was kept before. */
export function carryAnswers(lines: readonly string[]): void {
  try {
    if (lines.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `My answers in the assistance finder: ${lines.join("; ")}.`);
  } catch {
    // A browser that keeps nothing carries nothing.
  }
}

/** The kept text, which is then deleted; null when there is none. */
export function takeCarriedAnswers(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
