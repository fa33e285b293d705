import { expect, it } from "vitest";
import { isLinkHeavy } from "./link-heavy.ts";

const link = "https://example.com/page ";

it.each([
  [[]],
  [["I saw https://example.com/home and want to ask"]],
  [[link.repeat(4)]],
  [["[url] of the page?".slice(5)]],
])("takes %j for a person's", (texts) => {
  expect(isLinkHeavy(texts)).toBe(false);
});

it.each([
  [["Cheap [url=https://example.com]pills[/url]"]],
  [["[LINK]x[/LINK]"]],
  [[link.repeat(5)]],
  [[link.repeat(3), link.repeat(2)]],
])("takes %j for an advertisement", (texts) => {
  expect(isLinkHeavy(texts)).toBe(true);
});
