let waiting = new Set<() => void>();

/**
 * Acts once the frame with all changes so far has been painted. Callers that wait for one frame run together, so React
 * renders it in one go; the same function is called once.
 */
export function afterFrame(act: () => void): void {
  // A frame's callbacks run before the paint, timers after it.
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(actNow));
  waiting.add(act);
}

function actNow(): void {
  const acts = waiting;
  waiting = new Set();
  for (const act of acts) act();
}

/** After a press that takes its own button away: the focus goes to the page's heading. */
export function focusHeading(): void {
  afterFrame(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}

/** A page can come alive, or draw, after someone has begun to type in it: then the focus stays in their field. */
export function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select") ?? false;
}
