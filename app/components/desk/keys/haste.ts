/** So long after a press that leaves the page, and after each letter since then, letters are words. Milliseconds. */
const pauseMs = 1500;

/** Tells letters typed in haste, after something was sent, from keys. */
export type Haste = {
  /** Something was sent, or this page is what a press has led to. */
  begin(): void;
  /**
   * Whether a letter belongs to words that somebody types on without looking: then it is no key, until they pause. Undo is, as the
   * first thing that they press.
   */
  takes(key: string): boolean;
};

/** `now`: a clock that only goes forward, in milliseconds. */
export function createHaste(now: () => number): Haste {
  let untilMs = Number.NEGATIVE_INFINITY;
  let isFirst = true;
  return {
    begin() {
      untilMs = now() + pauseMs;
      isFirst = true;
    },
    takes(key) {
      // Tab, Escape and arrows are no words.
      if (key.length !== 1 || now() >= untilMs) return false;
      if (isFirst && key.toLowerCase() === undoKey) return false;
      isFirst = false;
      untilMs = now() + pauseMs;
      return true;
    },
  };
}

const undoKey = "z";
