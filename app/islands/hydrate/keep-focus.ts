let isWatching = false;

/**
 * From now on, when a pressed button or link goes away and takes the focus with it, the focus goes to the heading of the
 * part of the page that it was in. Code that knows a better place has put it there by then.
 */
export function keepFocus(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button, a[href]") : null;
    if (!pressed) return;
    const parts = ancestorsOf(pressed);
    requestAnimationFrame(() => setTimeout(() => putBack(pressed, parts)));
  });
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

function putBack(pressed: Element, parts: readonly Element[]): void {
  if (pressed.isConnected || document.activeElement !== document.body) return;
  const heading = parts
    .filter((part) => part.isConnected)
    .map((part) => part.querySelector<HTMLElement>("h1, h2, h3, h4"))
    .find((found) => found && found.getClientRects().length > 0);
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
