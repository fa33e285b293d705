/*
 * The header's script, in every page.
 * - A menu or panel that covers the page closes when the focus leaves it, so that the focus is never behind it. Browsers
 *   without popovers show the links under the header, and need nothing.
 * - A focused search field starts what makes it answer as one types: the module in the template.
 * - Ctrl+K and / lead to the search; / not while typing in a field, nor once it is turned off (`slash-switch.ts`).
 */
const nav = document.querySelector(".nav") as HTMLElement;
const search = nav.querySelector("template") as HTMLTemplateElement;

addEventListener("focusin", (event) => {
  const target = event.target as Element;
  if (target.matches("[name=q]")) document.head.append(search.content);
  const menu = nav.popover && document.querySelector<HTMLElement>("[popover=auto]:popover-open");
  if (menu && !menu.contains(target) && !target.closest("[popovertarget]")) menu.hidePopover();
});

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey ? key !== "k" : key !== "/" || isTaken(event.target as Element)) return;
  event.preventDefault();
  const field = nav.querySelector("input") as HTMLInputElement;
  if (!field.offsetParent) nav.showPopover();
  field.focus();
});

function isTaken(target: Element): unknown {
  return target.closest("input, select, textarea") || localStorage.getItem("no-slash");
}
