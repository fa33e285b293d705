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

/** The class of the document that says so to the sheet, before anything is painted. */
const plannedClass = "planned";
export const markPlanned = `try{localStorage.getItem("${pathKey}")&&document.documentElement.classList.add("${plannedClass}")}catch{}`;

/** The same for a page that is reached while the document stays: a plan may have been begun or wiped since it came. */
export function showPlanned(isPlanned: boolean): void {
  document.documentElement.classList.toggle(plannedClass, isPlanned);
}

/** The same for pages without a framework: shows the element before the script if there is a plan. */
export const showIfPlanned = `(e=>{try{e.hidden=!localStorage.getItem("${pathKey}")}catch{}})(document.currentScript.previousElementSibling)`;
