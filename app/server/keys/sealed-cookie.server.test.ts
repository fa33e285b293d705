import { expect, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { signedCookie } from "./sealed-cookie.server.ts";

const now = Date.UTC(2026, 10, 22);
const lifeSeconds = 60 * 60;
const cookie = signedCookie("sent");

test.each([true, false])("returns its value until it expires, and only if it is unchanged (https: %s)", (https) => {
  const set = cookie.set(testDataKey, "the-lead", { https, lifeSeconds, now });
  expect(set).toMatch(https ? /^__Host-sent=.*; Secure$/ : /^sent=(?!.*Secure)/);
  expect(set).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax/);
  const header = `theme=dark; ${set.split(";", 1)[0]}`;
  expect(cookie.isIn(header, { https })).toBe(true);
  expect(cookie.isIn(header, { https: !https })).toBe(false);
  const endsAt = now + lifeSeconds * 1000;
  expect(cookie.read(testDataKey, header, { https, now: endsAt - 1 })).toBe("the-lead");
  expect(cookie.read(testDataKey, header, { https, now: endsAt })).toBeNull();
  expect(cookie.read(testDataKey, header, { https: !https, now })).toBeNull();
  expect(cookie.read(testDataKey, header.replace("the-lead", "another"), { https, now })).toBeNull();
  const renamed = header.replace("sent=", "booking=");
  expect(signedCookie("booking").read(testDataKey, renamed, { https, now })).toBeNull();
});

test.each([null, "", "theme=dark", "sent=", "x-sent=1"])("is not in %j", (header) => {
  expect(cookie.isIn(header, { https: false })).toBe(false);
  expect(cookie.read(testDataKey, header, { https: false })).toBeNull();
});
