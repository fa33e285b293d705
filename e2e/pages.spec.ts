import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { scrollsWithLargeText } from "./support/large-text.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { pagePaths } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /^404 - Page Not Found|status of 404/ });

test("The build has the pages of the specification, and something to read", () => {
  expect(pagePaths.length).toBeGreaterThanOrEqual(24 + 20);
});

// One visit answers every question about a page: opening it again for each width would take most of the gate's time.
for (const path of pagePaths) {
  test(`${path}: nothing overlaps, is cut off or missing at any width, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    expect.soft(await layoutProblems(page), "at 320 px").toEqual([]);
    expect.soft(await accessibilityProblems(page), "light, 320 px").toEqual([]);
    expect.soft(await scrollsWithLargeText(page), "with text at twice its size, 320 px").toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    expect.soft(await layoutProblems(page), "at 768 px").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await layoutProblems(page), "at 1440 px").toEqual([]);
    expect.soft(await accessibilityProblems(page), "dark, 1440 px").toEqual([]);
  });
}
