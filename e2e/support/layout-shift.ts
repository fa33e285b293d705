import type { Page } from "@playwright/test";

/** How far the page moved under a reader's eyes since it was opened, as browsers score it (0: not at all). */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Earlier shifts are reported in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return sum;
  });
}
