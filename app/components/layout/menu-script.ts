/*
 * While the phone's menu or the panel about cookies is open, it covers the page. It closes when the focus leaves it, so that
 * the focus is never behind it. Browsers without popovers show the links under the header, and need nothing.
 */
if ("popover" in HTMLElement.prototype) {
  addEventListener("focusin", ({ target }) => {
    const menu = document.querySelector<HTMLElement>("[popover=auto]:popover-open");
    if (!menu || !(target instanceof Element)) return;
    if (!menu.contains(target) && !target.closest("[popovertarget]")) menu.hidePopover();
  });
}
