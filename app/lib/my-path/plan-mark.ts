/** The key of the plan in `localStorage`. */
export const pathKey = "my-path";

/** The key of the mark in `sessionStorage`: in this tab pages show their examples, even if there is a plan. */
export const exampleKey = `${pathKey}-example`;

/** Whether a plan is kept on this device; if the browser keeps nothing for us there is none. */
export function hasPlan(): boolean {
  try {
    return localStorage.getItem(pathKey) !== null;
  } catch {
    return false;
  }
}

/** Tells the style sheet whether there is one, so that it reserves room for the visitor's numbers. */
export function markPlanned(): boolean {
  return document.documentElement.classList.toggle("planned", hasPlan());
}

/** Whether the visitor wants the examples in this tab. */
export function prefersExample(): boolean {
  try {
    return sessionStorage.getItem(exampleKey) !== null;
  } catch {
    return false;
  }
}

/** Saves that for this tab, or ends it. If nothing can be saved, it applies to the page. */
export function preferExample(isPreferred: boolean): void {
  try {
    if (isPreferred) sessionStorage.setItem(exampleKey, "1");
    else sessionStorage.removeItem(exampleKey);
  } catch {}
}
