import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatUsPhoneNumber, parseUsPhoneNumber, phoneProblemWords, readUsPhoneNumber } from "./typed-phone.ts";

const tenDigits = fc.stringMatching(/^[2-9][02-46-8][0-9][2-9][02-46-9][0-9]{5}$/);

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
    "480/555/0142",
    "480·555·0142",
    "480_555_0142",
    "480,555,0142",
    "[480] 555–0142",
    "tel:+1-480-555-0142",
    "001 480 555 0142",
    "011 1 480 555 0142",
    "４８０ ５５５ ０１４２",
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
    "1-480-555-014",
    "000-000-0000",
    "480-155-0142",
    "411-555-0142",
    "911-202-0142",
    "480-911-0142",
    "(602) 211-4000",
    "555-555-5555",
    "999-999-9999",
    "492-555-0142",
    "(480) 555-5555",
    "602-555-1212",
    "(111) 111-1111",
    "1234567890",
    "٤٨٠٥٥٥٠١٤٢",
  ])("refuses %j", (raw) => {
    expect(parseUsPhoneNumber(raw)).toBeNull();
  });

  it("reads what formatUsPhoneNumber writes as the same number", () => {
    fc.assert(fc.property(tenDigits, (digits) => parseUsPhoneNumber(formatUsPhoneNumber(digits)) === `+1${digits}`));
  });
});

describe("the reason a number can't be called", () => {
  it.each([
    ["(480) 555-014", "A US phone number has 10 digits; this one has 9."],
    ["1-480-555-014", "A US phone number has 10 digits; this one has 9."],
    ["480 555 01422", "A US phone number has 10 digits; this one has 11."],
    ["000-000-0000", "A US area code begins with 2 to 9; this one is 000."],
    ["180-555-0142", "A US area code begins with 2 to 9; this one is 180."],
    ["(111) 111-1111", "A US area code begins with 2 to 9; this one is 111."],
    ["123.456.7890", "A US area code begins with 2 to 9; this one is 123."],
    [
      "1234567890",
      "A US area code begins with 2 to 9, and this number begins with 1. If that is the country code, a digit is missing.",
    ],
    ["+1 480 555 014", "A US phone number has 10 digits; this one has 9."],
    ["411-555-0142", "No US area code is 411. Check the first three digits."],
    ["+1 (911) 555-0142", "No US area code is 911. Check the first three digits."],
    ["999 999 9999", "No US area code is 999. Check the first three digits."],
    ["480-911-0142", "No US phone number has 911 after its area code: that is a service number. Check those digits."],
    ["480-555-5555", "No phone has the number 555-5555. Type one that we can call."],
    ["480-055-0142", "The three digits after a US area code begin with 2 to 9; here they are 055."],
    ["480-555-0142 x5", "Leave out the extension (5) here, and write it in your message."],
    ["(480) 555-0142 ext. 12", "Leave out the extension (12) here, and write it in your message."],
    ["480 555 0142 #7", "Leave out the extension (7) here, and write it in your message."],
    ["+44 20 7946 0000", "We can call US numbers only: 10 digits, such as (480) 555-0142."],
    ["call me", "Type the 10 digits of a US phone number, such as (480) 555-0142, without “c”."],
    ["480 555 O142", "Type the 10 digits of a US phone number, such as (480) 555-0142, without “O”."],
  ])("%j: %s", (raw, words) => {
    const read = readUsPhoneNumber(raw);
    expect(!read.ok && phoneProblemWords(read)).toBe(words);
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
    ["1", "1"],
    ["1480555014", "1480555014"],
    ["000-000-0000", "(000) 000-0000"],
    ["", ""],
    ["+44 20 7946 0000", "+44 20 7946 0000"],
    ["480 555 01422", "480 555 01422"],
    ["home: 480 555 0142", "home: 480 555 0142"],
  ])("writes %j as %j", (raw, formatted) => {
    expect(formatUsPhoneNumber(raw)).toBe(formatted);
  });

  it("changes nothing the second time, and loses no digit except a country code", () => {
    const digitsOf = (text: string) => text.replace(/\D/g, "");
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9() .+-]{0,16}$/), fc.string()), (raw) => {
        const once = formatUsPhoneNumber(raw);
        expect(formatUsPhoneNumber(once)).toBe(once);
        if (once !== raw) expect(digitsOf(raw.normalize("NFKC")).replace(/^(?:00|011)?1/, "")).toBe(digitsOf(once));
      }),
    );
  });
});
