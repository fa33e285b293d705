import { expect, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { bringsContact, carryContact, dropContact, readContact } from "./carried-contact.server.ts";

const ada = { email: "ada@example.com", phone: "(480) 555-0142" };
const http = { https: false };

/** What a browser sends back for a `Set-Cookie`. */
function sentBack(setCookie: string | null): string {
  return `theme=dark; ${setCookie?.split(";", 1)[0]}; last=1`;
}

test("carries both values to the other page", () => {
  const header = sentBack(carryContact(testDataKey, ada, http));
  expect(bringsContact(header, http)).toBe(true);
  expect(readContact(testDataKey, header, http)).toEqual(ada);
  expect(bringsContact(header, { https: true })).toBe(false);
  expect(readContact(testDataKey, header, { https: true })).toBeNull();
});

test("sends the cookie for ten minutes, out of reach of scripts", () => {
  const setCookie = carryContact(testDataKey, ada, http);
  expect(setCookie).toMatch(/; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  // Whole values: three letters are in many a random text.
  for (const value of Object.values(ada)) {
    expect(setCookie).not.toContain(value);
    expect(setCookie).not.toContain(encodeURIComponent(value));
    expect(setCookie).not.toContain(Buffer.from(value).toString("base64url").slice(0, -2));
  }
  expect(carryContact(testDataKey, ada, { https: true })).toMatch(/^__Host-.*; Secure$/);
});

test("refuses a cookie older than ten minutes", () => {
  const header = sentBack(carryContact(testDataKey, ada, { ...http, now: Date.now() - 11 * 60_000 }));
  expect(readContact(testDataKey, header, http)).toBeNull();
});

test("carries nothing for an empty form, and no more than a cookie can hold", () => {
  expect(carryContact(testDataKey, { email: " ", phone: "" }, http)).toBeNull();
  const long = carryContact(testDataKey, { email: "é".repeat(9000), phone: "1".repeat(9000) }, http);
  expect(long?.length).toBeLessThan(4096);
});

test("deletes the cookie after one use", () => {
  expect(dropContact(http)).toMatch(/^carried-contact=; Path=\/; Max-Age=0;/);
});

test.each([null, undefined, "", "theme=dark", "carried-contact=", "x-carried-contact=abc"])(
  "finds no contact in %j",
  (header) => {
    expect(bringsContact(header, http)).toBe(false);
  },
);

test("finds no contact in a forged cookie", () => {
  expect(readContact(testDataKey, "carried-contact=made-up", http)).toBeNull();
});
