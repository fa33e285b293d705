import { expect, it } from "vitest";
import { missingNames } from "./check-browsers.ts";

it.each([
  ["text.toWellFormed()", ".toWellFormed()"],
  ["new CompressionStream('gzip')", "new CompressionStream()"],
  ["const make = Promise.withResolvers", "Promise.withResolvers"],
  ["menu.togglePopover()", ".togglePopover()"],
  ["/(?<=a)b/.test(text)", "the lookbehind of /(?<=a)b/"],
])("finds a feature that the oldest browsers don't have: %s", (code, name) => {
  expect(missingNames(code)).toEqual([name]);
});

it.each(["menu.togglePopover?.()", "[1, 2].at(-1)", "list.toSorted()", "form.check()", "/(?<name>a)/.exec(text)"])(
  "accepts a feature that they have, one used only if they have it, and one that is not a browser’s: %s",
  (code) => {
    expect(missingNames(code)).toEqual([]);
  },
);
