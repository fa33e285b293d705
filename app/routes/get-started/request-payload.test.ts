import { expect, test } from "vitest";
import { requestPayload } from "./request-payload.ts";

const fields = { firstName: "Dana", lastName: "O’Neil", email: "dana@example.com", phone: "+14805550142" };
const consent = { textId: "calls-texts-email", version: 1 };
const attribution = { utm_source: "x" };
const pageUrl = "https://site.example/get-started?utm_source=x";

test("carries what the call takes, the phone number as it stands in the field", () => {
  expect(requestPayload({ ...fields, message: '3 < 5 & "yes"' }, pageUrl, { consent, attribution })).toEqual({
    formName: "Free Credit Analysis",
    firstName: "Dana",
    lastName: "O’Neil",
    name: "Dana O’Neil",
    email: "dana@example.com",
    phone: "(480) 555-0142",
    message: '3 < 5 & "yes"',
    pageUrl,
    submissionKey: expect.stringMatching(/^[\w-]{8,100}$/),
    consent,
    attribution,
  });
});

test.each([undefined, ""])("leaves out a message of %j", (message) => {
  expect(requestPayload({ ...fields, message }, pageUrl, {})).not.toHaveProperty("message");
});

test("claims no consent that was not given", () => {
  expect(requestPayload(fields, pageUrl, {})).not.toHaveProperty("consent");
});

test("a retry of the same content names the same submission, from whatever address", () => {
  const first = requestPayload({ ...fields, message: "a" }, pageUrl, {});
  const keyOf = (message: string, extras = {}) =>
    requestPayload({ ...fields, message }, `${pageUrl}#x`, extras).submissionKey;
  expect(keyOf("a", { attribution })).toBe(first.submissionKey);
  const other = keyOf("b");
  expect(other).not.toBe(first.submissionKey);
  // Who ticks the box and sends again has not sent the same.
  expect(keyOf("b", { consent })).not.toBe(other);
});
