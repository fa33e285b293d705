import type { Page } from "@playwright/test";

/** The router runs once its first navigation effects have. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
