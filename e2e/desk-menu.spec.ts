import { devices, type Page } from "@playwright/test";
import { leadOf, sendToDesk } from "./support/desk-samples.ts";
import { deskTest } from "./support/desk-test.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { expect } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";

const test = deskTest();

const places = (page: Page) => page.getByRole("navigation", { name: "Desk" }).getByRole("link");

/** Goes from place to place by the menu, as far as a pointer gets there. */
async function visitEveryPlace(page: Page, look: (name: string, index: number) => Promise<void> = async () => {}) {
  const targets = await places(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThanOrEqual(15);
  for (const [index, target] of targets.entries()) {
    await look(target, index);
    await places(page).nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

/** What fits here fits in a higher or wider window. */
const smallestDesktop = { width: 1024, height: 600 };

for (const size of [smallestDesktop, { width: 1280, height: 720 }, { width: 1366, height: 650 }]) {
  const details = size === smallestDesktop ? {} : { tag: "@prove" };
  test(
    `Every place of the owner's menu is in sight and opens at ${size.width} by ${size.height}`,
    details,
    async ({ page, desk }) => {
      await signInAsOwner(page, desk);
      await page.setViewportSize(size);
      await page.goto(`${desk.origin}/desk`);
      await visitEveryPlace(page, async (name, index) => {
        await expect(places(page).nth(index), name).toBeInViewport({ ratio: 1 });
      });
      await page.getByRole("button", { name: "Sign out", exact: true }).click({ trial: true });
    },
  );
}

test("Every place opens on a tablet, where the menu is higher than the screen and scrolls", {
  tag: "@prove",
}, async ({ browser, desk }) => {
  const context = await browser.newContext({
    ...devices["iPad (gen 7) landscape"],
    viewport: { width: 1024, height: 650 },
  });
  const page = await context.newPage();
  await signInAsOwner(page, desk);
  await page.goto(`${desk.origin}/desk`);
  await visitEveryPlace(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click({ trial: true });
  await context.close();
});

/** What has the focus, and is wholly covered or out of sight; null when it can be seen, and when nothing has the focus. */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }),
    );
    return isSeen ? null : `${focused.tagName} ${focused.id || focused.textContent?.slice(0, 40)}`;
  });
}

/** Goes through a page by Tab; returns what the focus came to and nobody could see. */
async function hiddenStops(page: Page): Promise<string[]> {
  const stops = await page.locator("a[href], button, input:not([type=hidden]), select, textarea, summary").count();
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const found = await hiddenFocus(page);
    if (found !== null) hidden.push(found);
  }
  return hidden;
}

/** 1280 by 1024, enlarged four times: bars leave the least room here. */
const leastRoom = { width: 320, height: 256 };

// A small phone; a phone on its side; a desk in a low window.
for (const size of [
  leastRoom,
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 300 },
]) {
  const details = size === leastRoom ? {} : { tag: "@prove" };
  test(`No bar covers what has the focus at ${size.width} by ${size.height}`, details, async ({ page, desk }) => {
    test.slow();
    await signInAsOwner(page, desk);
    const lead = leadOf("Rosa Diaz", "Where do I begin?");
    await sendToDesk(desk, "leads", [lead]);
    await page.setViewportSize(size);
    await page.goto(`${desk.origin}/desk`);
    const others =
      size.width === leastRoom.width
        ? ["/desk/day", "/desk/new"]
        : await places(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "/desk"));
    for (const path of ["/desk", `/desk/threads/${lead.id}`, ...others]) {
      await page.goto(`${desk.origin}${path}`);
      await untilLive(page);
      expect(await hiddenStops(page), path).toEqual([]);
    }
    // The notice of a letter that goes out, with its button.
    await page.goto(`${desk.origin}/desk/threads/${lead.id}`);
    await untilLive(page);
    await page.getByLabel("Your answer").fill("Hi Rosa, call us on Monday.");
    expect(await hiddenFocus(page)).toBeNull();
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByRole("region", { name: /^Your answer to Rosa Diaz goes out/ })).toBeFocused();
    expect(await hiddenFocus(page)).toBeNull();
    expect(await hiddenStops(page)).toEqual([]);
  });
}
