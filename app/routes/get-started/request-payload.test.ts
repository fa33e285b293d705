import { expect, test } from "vitest";
import { requestPayload } from "./request-payload.ts";

const fields = { firstName: "Dana", lastName: "O’Neil", email: "dana@example.com", phone: "+14805550142" };
const pageUrl = "https://site.example/get-started?utm_source=x";

test("carries what the call takes, the phone number as it stands in the field", () => {
  expect(requestPayload({ ...fields, message: '3 < 5 & "yes"' }, pageUrl)).toEqual({
    formName: "Free Credit Analysis",
    firstName: "Dana",
    lastName: "O’Neil",
    name: "Dana O’Neil",
    email: "dana@example.com",
    phone: "(480) 555-0142",
    message: '3 < 5 & "yes"',
    pageUrl,
    submissionKey: expect.stringMatching(/^[\w-]{8,100}$/),
    consent: { textId: "credit-analysis-contact", version: expect.any(Number) },
  });
});

test.each([undefined, ""])("leaves out a message of %j", (message) => {
  expect(requestPayload({ ...fields, message }, pageUrl)).not.toHaveProperty("message");
});

test("a retry of the same content names the same submission, from whatever address", () => {
  const first = requestPayload({ ...fields, message: "a" }, pageUrl);
  expect(requestPayload({ ...fields, message: "a" }, `${pageUrl}#x`).submissionKey).toBe(first.submissionKey);
  expect(requestPayload({ ...fields, message: "b" }, pageUrl).submissionKey).not.toBe(first.submissionKey);
});
