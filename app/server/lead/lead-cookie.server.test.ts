import { expect, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { bringsLead, cookieAfter, leadCookie, readLeadCookie } from "./lead-cookie.server.ts";

const now = Date.UTC(2026, 10, 22);
const hourMs = 60 * 60 * 1000;

test.each([true, false])("names the request for an hour, and only as it was sent (https: %s)", (https) => {
  const sent = leadCookie(testDataKey, "the-lead", { https, now });
  expect(sent).toMatch(https ? /^__Host-lead-answers=.*; Secure$/ : /^lead-answers=(?!.*Secure)/);
  expect(sent).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax/);
  const header = `theme=dark; ${sent.split(";", 1)[0]}`;
  expect(bringsLead(header, { https })).toBe(true);
  expect(bringsLead(header, { https: !https })).toBe(false);
  expect(readLeadCookie(testDataKey, header, { https, now: now + hourMs - 1 })).toBe("the-lead");
  expect(readLeadCookie(testDataKey, header, { https, now: now + hourMs })).toBeNull();
  expect(readLeadCookie(testDataKey, header, { https: !https, now })).toBeNull();
  expect(readLeadCookie(testDataKey, header.replace("the-lead", "another"), { https, now })).toBeNull();
});

test.each([null, "", "theme=dark", "lead-answers=", "x-lead-answers=1"])("names none in %j", (header) => {
  expect(bringsLead(header, { https: false })).toBe(false);
  expect(readLeadCookie(testDataKey, header, { https: false })).toBeNull();
});

test("comes with a request for an analysis, and is ended by whatever else is sent", () => {
  const answer = (isLead: boolean, cookies: string | null) =>
    cookieAfter({ reference: "the-lead", isLead }, { dataKey: testDataKey, cookies, https: false });
  expect(answer(true, null)).toMatch(/^lead-answers=the-lead\./);
  expect(answer(false, "lead-answers=x")).toMatch(/^lead-answers=; Path=\/; Max-Age=0;/);
  expect(answer(false, "theme=dark")).toBeNull();
});
