import { layoutShift } from "../support/layout-shift.ts";
import { builtPaths, sampledPaths } from "../support/page-paths.ts";
import { expect, test } from "../support/test.ts";
import { visitFully } from "../support/visit-fully.ts";

// The gate visits those that stand for all.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of builtPaths.filter((path) => !sampledPaths.includes(path))) {
  test(`${path}: nothing overlaps, is cut off or missing at any width, every tap is answered, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    expect.soft(await layoutShift(page), "it moved").toBeLessThan(0.01);
    await visitFully(page, path);
  });
}
