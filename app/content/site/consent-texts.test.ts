import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { contactConsent, findConsentText } from "./consent-texts.ts";

it.each([
  ["credit-analysis-contact", 1, "3b1c992ab648f68e05a3fadb726cefbe2920f6102b881fdcda903ea566b3671c"],
  ["calls-texts-email", 1, "92c0e5b986b3a444a98c3cde0f6f029c74aba115fee590fd96e21654708f31ab"],
  ["calls-texts-email", 2, "1941ac0f6f6d8191a157341a707ec75e640331d1660e9cbeaf473b7911662f42"],
  ["calls-texts-email", 3, "f39971dab4227539f821ed77a086438d7a8487c23b2e09f0a9ced759b44c3f48"],
])("still has the exact words of %s, version %i, that stored evidence refers to", (id, version, sha256) => {
  const text = findConsentText(id, version)?.text ?? "";
  expect(createHash("sha256").update(text).digest("hex")).toBe(sha256);
});

it("finds no text that was never shown", () => {
  expect(findConsentText("credit-analysis-contact", 0)).toBeUndefined();
  expect(findConsentText("constructor", 1)).toBeUndefined();
});

it("shows a text that evidence can refer to, with the current name of the business", () => {
  expect(findConsentText(contactConsent.id, contactConsent.version)).toBe(contactConsent);
  expect(contactConsent.text).toMatch(
    new RegExp(`^${site.name} may call, text and write to me .*\\. No one else may\\.`),
  );
});
