import { AxeBuilder } from "@axe-core/playwright";
import { layoutProblems } from "./support/layout-problems.ts";
import { pagePaths } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /^404 - Page Not Found|status of 404/ });

test("The build has the pages of the specification, and something to read", () => {
  expect(pagePaths.length).toBeGreaterThanOrEqual(24 + 20);
});

for (const path of pagePaths) {
  for (const width of [320, 768, 1440]) {
    test(`${path} at ${width} px: nothing overlaps, nothing is cut off, every picture is there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await layoutProblems(page)).toEqual([]);
    });
  }

  for (const { colorScheme, width } of [
    { colorScheme: "light", width: 320 },
    { colorScheme: "dark", width: 1440 },
  ] as const) {
    test(`${path}, ${colorScheme}, ${width} px: axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    });
  }
}
