import type { Page } from "@playwright/test";

/** Waits until React has taken the page over, if it is to; its effects may still be to come. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(isLive);
}

/** Whether it has. Runs in the page. */
export function isLive(): boolean {
  return !("pageModules" in window) || Object.keys(document.body).some((key) => key.startsWith("__react"));
}
