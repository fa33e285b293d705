import { HaltingProxy } from "./support/halting-proxy.ts";
import { layoutShift } from "./support/layout-shift.ts";
import { pagePaths } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

const narrow = { width: 320, height: 900 };
const still = 0.01;

test.use({ viewport: narrow, contextOptions: { reducedMotion: "reduce" }, expectedErrors: /^404|status of 404/ });

// One visitor goes from page to page: only on the first is the face of the headlines still to come, and may wrap anew.
test("No page moves while it is opened", async ({ page }) => {
  await page.goto("/");
  for (const path of pagePaths) {
    await page.goto(path);
    expect.soft(await layoutShift(page), path).toBeLessThan(still);
  }
});

test("A page whose banner is half there when the connection halts does not move when the rest comes", async ({
  page,
  site,
}) => {
  const proxy = await HaltingProxy.start(site.url, 'type="submit" class="btn btn--line btn--sm" name="choice"');
  await page.goto(`${proxy.url}/blog`, { waitUntil: "commit" });
  const banner = page.locator(".ck");
  await expect(banner.getByRole("link", { name: "Choose", includeHidden: true })).toBeAttached();
  await expect(banner).toBeHidden();
  proxy.goOn();
  await page.waitForLoadState("load");
  await expect(banner).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(still);
  await proxy.stop();
});
