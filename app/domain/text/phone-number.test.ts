import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countUsPhoneDigits, formatUsPhoneNumber, parseUsPhoneNumber } from "./phone-number.ts";

const tenDigits = fc.stringMatching(/^[0-9]{10}$/);

describe("parseUsPhoneNumber", () => {
  it.each([
    "4805550142",
    "(480) 555-0142",
    "(480)555-0142",
    "480-555-0142",
    "480.555.0142",
    "480 555 0142",
    " 1 480 555 0142 ",
    "1-480-555-0142",
    "+1 (480) 555-0142",
    "+14805550142",
    "\u202d(480)\u00a0555\u20110142\u202c",
  ])("reads %j", (raw) => {
    expect(parseUsPhoneNumber(raw)).toBe("+14805550142");
  });

  it.each([
    "",
    "555-0142",
    "480555014",
    "48055501422",
    "+44 20 7946 0000",
    "2 480 555 0142",
    "480-555-0142 x5",
    "480/555/0142",
    "٤٨٠٥٥٥٠١٤٢",
    "++14805550142",
  ])("refuses %j", (raw) => {
    expect(parseUsPhoneNumber(raw)).toBeNull();
  });

  it("reads what formatUsPhoneNumber writes as the same number", () => {
    fc.assert(fc.property(tenDigits, (digits) => parseUsPhoneNumber(formatUsPhoneNumber(digits)) === `+1${digits}`));
  });
});

describe("countUsPhoneDigits", () => {
  it.each([
    ["(480) 555-014", 9],
    ["+1 480 555 014", 9],
    ["1 480 555 0142", 10],
    ["480 555 01422", 11],
    ["", 0],
    ["call me", null],
  ])("counts %j as %s", (raw, digits) => {
    expect(countUsPhoneDigits(raw)).toBe(digits);
  });
});

describe("formatUsPhoneNumber", () => {
  it.each([
    ["4805550142", "(480) 555-0142"],
    ["+14805550142", "(480) 555-0142"],
    ["1 480.555.0142", "(480) 555-0142"],
    ["480", "480"],
    ["4805", "(480) 5"],
    ["480555", "(480) 555"],
    ["4805550", "(480) 555-0"],
    ["1234567890", "(123) 456-7890"],
    ["", ""],
    ["+44 20 7946 0000", "+44 20 7946 0000"],
    ["480 555 01422", "480 555 01422"],
    ["home: 480 555 0142", "home: 480 555 0142"],
  ])("writes %j as %j", (raw, formatted) => {
    expect(formatUsPhoneNumber(raw)).toBe(formatted);
  });

  it("changes nothing the second time and loses no digit", () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9() .+-]{0,16}$/), fc.string()), (raw) => {
        const once = formatUsPhoneNumber(raw);
        expect(formatUsPhoneNumber(once)).toBe(once);
        expect(countUsPhoneDigits(once)).toBe(countUsPhoneDigits(raw));
      }),
    );
  });
});
