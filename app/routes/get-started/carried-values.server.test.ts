import { expect, test } from "vitest";
import type { RequestContext } from "#app/server/context.server.ts";
import { carryContact } from "#app/server/lead/carried-contact.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { carriedValues } from "./carried-values.server.ts";

const address = "https://site.example/get-started";
const ada = { email: "ada@example.com", phone: "4805550142" };

const context = { services: { dataKey: testDataKey } } as unknown as RequestContext;

test("fills in the carried contact details, and deletes the cookie in the same response", () => {
  const cookie = carryContact(testDataKey, ada, { https: true })?.split(";", 1)[0] ?? "";
  const values = carriedValues(new Request(address, { headers: { Cookie: cookie } }), context);
  expect(values.data).toEqual(ada);
  expect(new Headers(values.init?.headers).get("Set-Cookie")).toMatch(/Max-Age=0.*; Secure/);
});

test("fills in nothing without the cookie, or while the page is prerendered", () => {
  expect(carriedValues(new Request(address), context).data).toBeNull();
  expect(carriedValues(new Request(address), null).data).toBeNull();
});
