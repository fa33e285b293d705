import { expect, test } from "vitest";
import { testDataKey } from "#test/data-key.ts";
import { privacyLinks } from "./privacy-links.server.ts";

const reference = "01997a00-0000-7000-8000-000000000001";
const links = privacyLinks(testDataKey, "https://site.example");
const url = links.status(reference);
const token = url.split("/").at(-1) ?? "";

test("reads its own link", () => {
  expect(url).toMatch(/^https:\/\/site\.example\/privacy-request\/[\w-]+\.[\w-]{43}$/);
  expect(links.readStatusToken(token)).toBe(reference);
});

test.each([
  ["nothing", ""],
  ["a reference alone", reference],
  ["an empty signature", `${reference}.`],
  ["another reference", token.replace("0001.", "0002.")],
  ["a changed signature", token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA")],
  ["something behind it", `${token}.x`],
])("takes no link with %s", (_what, other) => {
  expect(links.readStatusToken(other)).toBeNull();
});
