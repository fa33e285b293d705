/** The key of the plan in `localStorage`. */
export const pathKey = "my-path";

/** The key of the mark in `sessionStorage`: in this tab pages show their examples, whatever the plan has. */
export const exampleKey = `${pathKey}-example`;

/** Whether a plan is kept on this device; where the browser keeps nothing for us there is none. */
export function hasPlan(): boolean {
  try {
    return localStorage.getItem(pathKey) !== null;
  } catch {
    return false;
  }
}

/** Tells the sheet whether there is one, so it keeps room for the visitor's numbers. */
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

/** Keeps that for this tab, or ends it. Where nothing can be kept it holds for the page. */
export function preferExample(isPreferred: boolean): void {
  try {
    if (isPreferred) sessionStorage.setItem(exampleKey, "1");
    else sessionStorage.removeItem(exampleKey);
  } catch {}
}
