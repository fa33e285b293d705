import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until React has taken over the first screen, or the page at the desk. Its effects may still have to run. */
export async function untilLive(page: Page): Promise<void> {
  // In a page without scripts, `waitForFunction` doesn't work. A page that is on its way takes the question with it.
  const live = await page.evaluate(isLive).catch(() => false);
  if (!live) await page.waitForFunction(isLive);
}

/**
 * Whether it has. Runs in the page. React marks elements while it still works on them: until it is done, text selected in
 * a field loses its selection, and words typed to replace it end up after it.
 */
export function isLive(): boolean {
  if (!("__reactRouterContext" in window)) {
    return document.readyState === "complete" && !document.querySelector('[data-when="idle"]:not([data-live])');
  }
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
  const root: { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | null =
    key === undefined ? null : Reflect.get(document, key);
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until the page has been painted and what follows a paint has run: effects and intersection observers. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Like `untilLive`, for a part that hydrates when it is near the window; takes one of its elements. */
export async function untilPartIsLive(element: Locator): Promise<void> {
  const isMarked = () => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react")));
  await expect.poll(isMarked).toBe(true);
  // React is done by the second frame after it began.
  await element.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
