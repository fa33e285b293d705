/**
 * Makes the browser take the page for one that was asked for, and not for the answer to a POST. Otherwise Back to a form that was
 * refused, or a reload of it, ends on the browser's own page about sending it again. The page that it then asks for gets what
 * was typed from `kept-words.ts`.
 */
export function forgetPost(): void {
  history.replaceState(history.state, "", location.href);
}
