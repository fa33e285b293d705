import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bringsContact, carryContact, dropContact, readContact } from "./carried-contact.server.ts";

const ada = { email: "ada@example.com", phone: "(480) 555-0142" };
const http = { https: false };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "carried-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** What a browser sends back for a `Set-Cookie`. */
function sentBack(setCookie: string | null): string {
  return `theme=dark; ${setCookie?.split(";", 1)[0]}; last=1`;
}

test("brings both values to the other page", async () => {
  const folder = await newFolder();
  const header = sentBack(await carryContact(folder, ada, http));
  expect(bringsContact(header)).toBe(true);
  expect(await readContact(folder, header)).toEqual(ada);
});

test("sends the cookie to that page only, for ten minutes, out of reach of scripts", async () => {
  const folder = await newFolder();
  const setCookie = await carryContact(folder, ada, http);
  expect(setCookie).toMatch(/; Path=\/get-started; Max-Age=600; HttpOnly; SameSite=Lax$/);
  expect(setCookie).not.toContain("ada");
  expect(await carryContact(folder, ada, { https: true })).toMatch(/; Secure$/);
});

test("does not believe a cookie that was kept longer", async () => {
  const folder = await newFolder();
  const header = sentBack(await carryContact(folder, ada, { ...http, now: Date.now() - 11 * 60_000 }));
  expect(await readContact(folder, header)).toBeNull();
});

test("carries nothing for an empty form, and no more than a cookie can hold", async () => {
  const folder = await newFolder();
  expect(await carryContact(folder, { email: " ", phone: "" }, http)).toBeNull();
  const long = await carryContact(folder, { email: "é".repeat(9000), phone: "1".repeat(9000) }, http);
  expect(long?.length).toBeLessThan(4096);
});

test("ends the cookie after its one use", () => {
  expect(dropContact(http)).toMatch(/^carried-contact=; Path=\/get-started; Max-Age=0;/);
});

test.each([null, undefined, "", "theme=dark", "carried-contact=", "x-carried-contact=abc"])(
  "finds none in %j",
  (header) => {
    expect(bringsContact(header)).toBe(false);
  },
);

test("finds none in a cookie that somebody made up", async () => {
  expect(await readContact(await newFolder(), "carried-contact=made-up")).toBeNull();
});
