import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { carryContact } from "#app/server/carried-contact.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { carriedValues } from "./carried-values.server.ts";

const address = "https://site.example/get-started";
const ada = { email: "ada@example.com", phone: "4805550142" };

async function newFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "carried-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { dataDir, context: { services: { settings: { dataDir } } } as unknown as RequestContext };
}

test("fills in what was carried, and ends the cookie with the same answer", async () => {
  const { dataDir, context } = await newFolder();
  const cookie = (await carryContact(dataDir, ada, { https: true }))?.split(";", 1)[0] ?? "";
  const values = await carriedValues(new Request(address, { headers: { Cookie: cookie } }), context);
  expect(values.data).toEqual(ada);
  expect(new Headers(values.init?.headers).get("Set-Cookie")).toMatch(/Max-Age=0.*; Secure/);
});

test("fills in nothing without the cookie, and while the page is prerendered", async () => {
  expect((await carriedValues(new Request(address), (await newFolder()).context)).data).toBeNull();
  expect((await carriedValues(new Request(address), null)).data).toBeNull();
});
