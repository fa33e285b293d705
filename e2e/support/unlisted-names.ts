import type { Page } from "@playwright/test";
import { keptOnDevice } from "#app/content/pages/company/kept-on-device.ts";

/** `submissions:…` in the Cookie Policy means all names that begin that way. */
const listed = keptOnDevice.flatMap(({ name: names, what }) =>
  names
    .replaceAll("__Host-", "")
    .split(", ")
    .flatMap((name) => (what.includes("“-unread”") ? [name, `${name}-unread`] : name)),
);

/** Names that a page has stored on the device but the Cookie Policy doesn't list. The desk's cookies are the team's. */
export async function unlistedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace("__Host-", ""));
  const names = [...cookies.filter((name) => !name.startsWith("desk")), ...(await storedNames(page))];
  return names.filter((name) => !listed.some((known) => isOf(name, known)));
}

function isOf(name: string, known: string): boolean {
  return known.endsWith("…") ? name.startsWith(known.slice(0, -1)) : name === known;
}

/** None on a page that is closed or may store nothing. */
async function storedNames(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith("http")) return [];
  return page.evaluate(() => {
    try {
      return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    } catch {
      return [];
    }
  });
}
