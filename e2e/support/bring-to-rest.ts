import type { Locator } from "@playwright/test";

const stillFrames = 5;

/**
 * Scrolls to an element and waits until it stays in place. A page lays out the parts below the window as they come near
 * (decision 028), and a click at that moment hits whatever has moved under it.
 */
export async function bringToRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async (element, frames) => {
    let [top, still] = [Number.NaN, 0];
    while (still < frames) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = element.getBoundingClientRect().top;
      still = now === top ? still + 1 : 0;
      top = now;
    }
  }, stillFrames);
}
