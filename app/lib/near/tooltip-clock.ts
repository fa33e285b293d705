/** How long a pointer rests on a term before its explanation shows; right after another one, it shows at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Decides when a tooltip opens. One clock serves a whole page, so that reading along a row of terms needs no waiting. */
export class TooltipClock {
  #closedAt = Number.NEGATIVE_INFINITY;

  /** How many milliseconds to wait from `nowMs` on. */
  delay(nowMs: number): number {
    return nowMs - this.#closedAt <= skipDelayMs ? 0 : openDelayMs;
  }

  closed(nowMs: number): void {
    this.#closedAt = nowMs;
  }
}
