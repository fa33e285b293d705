import type { Page } from "@playwright/test";

/** Waits until React has taken the page over; its effects may still be to come. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
