import type { Locator } from "@playwright/test";

const stillFrames = 5;

/**
 * Brings something into the window and waits until it stays where it is. A page lays out what lies below the window as
 * it comes near (decision 028): a click in that moment hits whatever has moved under it.
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
