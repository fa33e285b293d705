import { builtPaths, pathsMadeOnRequest } from "../support/page-paths.ts";
import { test } from "../support/test.ts";
import { expectEveryTapAnswered, expectWholeWords, visitFully } from "../support/visit-fully.ts";

// The gate visits a sample of these pages, at two widths.

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /^404 - Page Not Found|status of 404/ });

for (const path of builtPaths) {
  test(`${path}: nothing moves, overlaps, is cut off or missing at any width, every tap is answered, and axe finds nothing`, ({
    page,
  }) => visitFully(page, path));
}

for (const path of pathsMadeOnRequest) {
  test(`${path}, made on request: with large text no word is split, and every tap is answered at any width`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectWholeWords(page);
    await expectEveryTapAnswered(page);
  });
}
