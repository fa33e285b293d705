import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  emailField,
  nameField,
  numberField,
  optionalPhoneField,
  optionalTextField,
  scriptLikeFields,
  textField,
  wholeNameField,
} from "./shared-fields.ts";

/** The field's result for a value, or its message. */
function judge(field: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(field, value);
  return result.success ? result.data : new Error(result.error.issues[0]?.message);
}

const wrong = (message: string) => new Error(message);

describe("a name", () => {
  const field = nameField("First name").schema;

  it.each(["Ann", "O'Neil", "Mary-Jane", "José Luis", "李", "x".repeat(50)])("accepts %j", (name) =>
    expect(judge(field, name)).toBe(name),
  );

  it.each([
    ["St. John", "St John"],
    ["O‘Brien", "O'Brien"],
    ["Anne‑Marie", "Anne-Marie"],
    ["Ann\u200b", "Ann"],
  ])("reads %j as %j", (typed, name) => expect(judge(field, typed)).toBe(name));

  it("is required, has only letters, and is at most 50 characters long", () => {
    expect(judge(field, " ")).toEqual(wrong("First name is required"));
    expect(judge(field, "R2D2")).toEqual(wrong("Name contains invalid characters: 2"));
    expect(judge(field, "x".repeat(51))).toEqual(wrong("Shorten the name to 50 characters; it has 51."));
  });

  it("may have initials and a suffix if it is a full name", () => {
    expect(judge(wholeNameField("Full name").schema, "Ann Q. Lee, Jr.")).toBe("Ann Q. Lee, Jr.");
    expect(judge(wholeNameField("Full name").schema, undefined)).toEqual(wrong("Full name is required"));
  });
});

describe("an email address", () => {
  const field = emailField({ malformed: "Invalid email format", tooLong: "Invalid email format" }).schema;
  const longest = `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(3)}${"c".repeat(6)}.org`;

  it("is trimmed and accepted up to 254 characters", () => {
    expect(judge(field, " ann@example.com ")).toBe("ann@example.com");
    expect(judge(emailField().schema, "ann@example")).toEqual(
      wrong("Type the whole address, such as name@example.com."),
    );
    expect(longest).toHaveLength(254);
    expect(judge(field, longest)).toBe(longest);
  });

  it.each(["ann", "ann@", "@example.com", "a b@example.com", `${"a".repeat(250)}@x.org`])("refuses %j", (address) =>
    expect(judge(field, address)).toEqual(wrong("Invalid email format")),
  );

  it("is required", () => expect(judge(field, "")).toEqual(wrong("Email is required")));
});

describe("an optional phone number", () => {
  const field = optionalPhoneField({ malformed: "Invalid phone number format" }).schema;

  it.each([
    ["(480) 555-0142", "+14805550142"],
    ["480.555.0142", "+14805550142"],
    ["+1 480 555 0142", "+14805550142"],
    ["", undefined],
    ["  ", undefined],
    [undefined, undefined],
  ])("turns %j into %j", (raw, number) => expect(judge(field, raw)).toBe(number));

  it.each([
    ["555-0142", "Invalid phone number format. A US phone number has 10 digits; this one has 7."],
    ["480-555-0142 x5", "Invalid phone number format. Leave out the extension (5) here, and write it in your message."],
    [4805550142, "Invalid phone number format"],
  ])("refuses %j", (raw, words) => expect(judge(field, raw)).toEqual(wrong(words)));
});

describe("text", () => {
  const message = textField({ label: "Message" }).schema;
  const optional = optionalTextField({ label: "Message" }).schema;

  it("drops markup and keeps text that only looks like it", () => {
    expect(judge(message, " <b>Tom</b> & Jerry <3, a < b ")).toBe("Tom & Jerry <3, a < b");
  });

  it("is at most 1,000 characters long after cleaning", () => {
    expect(judge(message, `<i>${"x".repeat(1000)}</i>`)).toBe("x".repeat(1000));
    expect(judge(message, "x".repeat(1001))).toEqual(wrong("Shorten the message to 1,000 characters; it has 1,001."));
  });

  it("is omitted when cleaning leaves nothing", () => {
    expect(judge(message, "<p></p>")).toEqual(wrong("Message is required"));
    expect(judge(optional, "<p></p>")).toBeUndefined();
    expect(judge(optional, 5)).toEqual(wrong("Type your message as text."));
  });
});

describe("a number between two bounds", () => {
  const rent = numberField({ least: 0, most: 50_000, error: "Invalid rent amount" });

  it.each([0, 1450, 50_000, "1450", " 1450.50 "])("accepts %j", (raw) => expect(judge(rent, raw)).toBe(Number(raw)));

  it.each([-1, 50_001, "50001", "a lot", "", null, Number.NaN, Number.POSITIVE_INFINITY])("refuses %j", (raw) =>
    expect(judge(rent, raw)).toEqual(wrong("Invalid rent amount")),
  );
});

it("finds the fields that contain a script", () => {
  const input = { subject: "<script>", message: "a < b", phone: 5 };
  expect(scriptLikeFields(input, ["subject", "message", "phone", "name"])).toEqual({
    subject: ["Your input contains potentially harmful content."],
  });
});
