import { builtPaths, pathsInGate, pathsMadeOnRequest, sampledPaths } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";
import { expectEveryTapAnswered, expectWholeWords, visit } from "./support/visit-fully.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /^404 - Page Not Found|status of 404/ });

test("The build has the specified pages, and at least 20 more to read", () => {
  expect(builtPaths.length).toBeGreaterThanOrEqual(24 + 20);
});

for (const path of sampledPaths) {
  const details = pathsInGate.includes(path) ? {} : { tag: "@prove" };
  test(
    `${path}: nothing moves, overlaps, is cut off or missing, every tap is answered, and axe finds nothing`,
    details,
    ({ page }) => visit(page, path),
  );
}

for (const path of pathsMadeOnRequest) {
  test(`${path}, made on request: with large text no word is split, and every tap is answered`, {
    tag: "@prove",
  }, async ({ page }) => {
    await page.goto(path);
    await expectWholeWords(page, [320]);
    await expectEveryTapAnswered(page, [320, 1440]);
  });
}
