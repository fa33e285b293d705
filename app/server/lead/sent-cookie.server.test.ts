import { expect, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { bringsSent, readSentCookie, sentCookie } from "./sent-cookie.server.ts";

const now = Date.UTC(2026, 10, 22);
const hourMs = 60 * 60 * 1000;

test.each([true, false])("names what was sent for an hour, and only as it was sent (https: %s)", (https) => {
  const sent = sentCookie(testDataKey, "the-lead", { https, now });
  expect(sent).toMatch(https ? /^__Host-sent=.*; Secure$/ : /^sent=(?!.*Secure)/);
  expect(sent).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax/);
  const header = `theme=dark; ${sent.split(";", 1)[0]}`;
  expect(bringsSent(header, { https })).toBe(true);
  expect(bringsSent(header, { https: !https })).toBe(false);
  expect(readSentCookie(testDataKey, header, { https, now: now + hourMs - 1 })).toBe("the-lead");
  expect(readSentCookie(testDataKey, header, { https, now: now + hourMs })).toBeNull();
  expect(readSentCookie(testDataKey, header, { https: !https, now })).toBeNull();
  expect(readSentCookie(testDataKey, header.replace("the-lead", "another"), { https, now })).toBeNull();
});

test.each([null, "", "theme=dark", "sent=", "x-sent=1"])("names none in %j", (header) => {
  expect(bringsSent(header, { https: false })).toBe(false);
  expect(readSentCookie(testDataKey, header, { https: false })).toBeNull();
});
