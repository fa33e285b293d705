import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const readerFile = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));
export async function startReader(page: Page, container: string) {
  await page.route("**/screen-reader.js", (route) => route.fulfill({ path: readerFile, contentType: "text/javascript" }));
  await page.evaluate(async (selector) => {
    const { virtual } = await import("/screen-reader.js" as string);
    Object.assign(window, { virtual });
    await virtual.start({ container: document.querySelector(selector) });
  }, container);
}
