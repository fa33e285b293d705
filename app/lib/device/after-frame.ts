let waiting = new Set<() => void>();

/**
 * Acts once the frame is painted that shows what happened until now. What waits for one frame is done together, so React
 * draws it in one go; the same function is called once.
 */
export function afterFrame(act: () => void): void {
  // A frame's callbacks run before it is painted, timers after it.
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(actNow));
  waiting.add(act);
}

function actNow(): void {
  const acts = waiting;
  waiting = new Set();
  for (const act of acts) act();
}
