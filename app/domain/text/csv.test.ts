import { expect, it } from "vitest";
import { formatCsvLine } from "./csv.ts";

it("quotes cells, doubles quotes and ends a line with CRLF", () => {
  expect(formatCsvLine(["a", 'b "c", d\ne', 5, null])).toBe('"a","b ""c"", d\ne","5",""\r\n');
});

it.each(["=1+1", "+14805550142", "-1", "@SUM(A1)", "\tx", "\rx", "＝1+1"])("puts an apostrophe before %j", (cell) => {
  expect(formatCsvLine([cell])).toBe(`"'${cell}"\r\n`);
});

it.each([
  ["\n=1+1", "'\n'=1+1"],
  ["Hello\n=HYPERLINK(1)", "Hello\n'=HYPERLINK(1)"],
  ["Hello\r\n@SUM(A1)\tx\t+1", "Hello\r\n'@SUM(A1)\tx\t'+1"],
])("lets no formula begin after a line break or a tab in %j", (cell, written) => {
  expect(formatCsvLine([cell])).toBe(`"${written}"\r\n`);
});

it.each(["a=1", "3 < 5", "", "(480) 555-0142", " =1"])("leaves %j as it is", (cell) => {
  expect(formatCsvLine([cell])).toBe(`"${cell}"\r\n`);
});
