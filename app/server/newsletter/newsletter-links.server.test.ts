import { expect, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { newsletterLinks } from "./newsletter-links.server.ts";

const links = newsletterLinks(testDataKey, "https://site.example");
const id = "01997a00-0000-7000-8000-000000000000";
const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;
const tokenOf = (link: string) => new URL(link).searchParams.get("token");

test("a confirmation link works for seven days, and says afterwards that it expired", () => {
  const token = tokenOf(links.confirm(id, now));
  expect(links.readConfirmToken(token, now)).toEqual({ subscriberId: id, expired: false });
  expect(links.readConfirmToken(token, now + 7 * day - 1000)).toEqual({ subscriberId: id, expired: false });
  expect(links.readConfirmToken(token, now + 7 * day + 1000)).toEqual({ subscriberId: id, expired: true });
});

test("a link to unsubscribe or to the preferences works forever, and names no one", () => {
  expect(links.readUnsubscribeToken(tokenOf(links.unsubscribe(id)))).toBe(id);
  expect(links.readPreferencesToken(tokenOf(links.preferences(id)))).toBe(id);
  expect(links.unsubscribe(id)).toMatch(/^https:\/\/site\.example\/newsletter\/unsubscribe\?token=[\w.-]+$/);
});

test("a link from the first release still works for leaving and choosing, and confirms nothing", () => {
  const older = testDataKey.signed("newsletter-manage", id);
  expect(links.readUnsubscribeToken(older)).toBe(id);
  expect(links.readPreferencesToken(older)).toBe(id);
  expect(links.readConfirmToken(older, now)).toBeNull();
});

test("no link works in place of another, and a changed link doesn't work at all", () => {
  const confirm = tokenOf(links.confirm(id, now)) ?? "";
  const leave = tokenOf(links.unsubscribe(id)) ?? "";
  const choose = tokenOf(links.preferences(id));
  for (const token of [confirm, choose]) expect(links.readUnsubscribeToken(token)).toBeNull();
  for (const token of [confirm, leave]) expect(links.readPreferencesToken(token)).toBeNull();
  for (const token of [leave, choose]) expect(links.readConfirmToken(token, now)).toBeNull();
  for (const token of [null, "", ".", "a.b", id, `${id}.`, leave.slice(0, -1), `1${leave}`, leave.replace(".", "..")]) {
    expect(links.readUnsubscribeToken(token), String(token)).toBeNull();
    expect(links.readPreferencesToken(token), String(token)).toBeNull();
  }
  for (const token of [null, "", "..", confirm.replace(/\.\d/, ".9"), confirm.slice(1)]) {
    expect(links.readConfirmToken(token, now), String(token)).toBeNull();
  }
});
