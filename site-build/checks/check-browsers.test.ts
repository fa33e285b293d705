import { expect, it } from "vitest";
import { missingNames } from "./check-browsers.ts";

it.each([
  ["text.toWellFormed()", ".toWellFormed()"],
  ["new CompressionStream('gzip')", "new CompressionStream()"],
  ["const make = Promise.withResolvers", "Promise.withResolvers"],
  ["menu.togglePopover()", ".togglePopover()"],
  ["/(?<=a)b/.test(text)", "the lookbehind of /(?<=a)b/"],
])("finds what the oldest browsers do not have: %s", (code, name) => {
  expect(missingNames(code)).toEqual([name]);
});

it.each(["menu.togglePopover?.()", "[1, 2].at(-1)", "list.toSorted()", "form.check()", "/(?<name>a)/.exec(text)"])(
  "lets pass what they have, or are asked for, or is not a browser’s: %s",
  (code) => {
    expect(missingNames(code)).toEqual([]);
  },
);
