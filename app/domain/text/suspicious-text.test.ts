import { expect, it, test } from "vitest";
import { isLinkHeavy, isScriptLike } from "./suspicious-text.ts";

test.each([
  "<script>alert(1)</script>",
  "hello </ScRiPt >",
  "< script src=//x.example>",
  "javascript:alert(1)",
  "see JaVaScRiPt:void(0)",
  "vbscript:msgbox",
  "data:text/html,<b>",
  "data: text/html;base64,PGI+",
  "<img src=x onerror=alert(1)>",
  "<body\nonload = go()>",
  "<iframe src=//x.example>",
  "<svg/onload=alert(1)>",
])("recognizes %j as a script", (text) => expect(isScriptLike(text)).toBe(true));

test.each([
  "a < b",
  "Tom & Jerry",
  "<3",
  "rent <income, and on = off",
  "I teach JavaScript: it is fun".replace(":", ","),
  "The data: rent 1,450, text/html is a format",
  "<b>bold</b>",
  "my manuscript: done",
  "",
])("leaves %j alone", (text) => expect(isScriptLike(text)).toBe(false));

const link = "https://example.com/page ";

it.each([
  [[]],
  [["I saw https://example.com/home and want to ask"]],
  [[link.repeat(4)]],
  [["[url] of the page?".slice(5)]],
])("treats %j as written by a person", (texts) => {
  expect(isLinkHeavy(texts)).toBe(false);
});

it.each([
  [["Cheap [url=https://example.com]pills[/url]"]],
  [["[LINK]x[/LINK]"]],
  [[link.repeat(5)]],
  [[link.repeat(3), link.repeat(2)]],
])("treats %j as an advertisement", (texts) => {
  expect(isLinkHeavy(texts)).toBe(true);
});
