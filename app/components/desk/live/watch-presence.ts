/** A user who has not touched the page for this long is away, and their session ends: asking the server counts as activity. */
const awayAfterMs = 20 * 60_000;

const touches = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** Watches whether someone is at the page. */
export function watchPresence() {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  const look = () => {
    if (!document.hidden) touch();
  };
  for (const name of touches) window.addEventListener(name, touch, { passive: true });
  document.addEventListener("visibilitychange", look);
  return {
    isThere: () => !document.hidden && Date.now() - touchedAt <= awayAfterMs,
    stop() {
      for (const name of touches) window.removeEventListener(name, touch);
      document.removeEventListener("visibilitychange", look);
    },
  };
}
