import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { creditAnalysisConsent, findConsentText } from "./consent-texts.ts";

it.each([["credit-analysis-contact", 1, "3b1c992ab648f68e05a3fadb726cefbe2920f6102b881fdcda903ea566b3671c"]])(
  "still has the very words of %s, version %i, that stored evidence names",
  (id, version, sha256) => {
    const text = findConsentText(id, version)?.text ?? "";
    expect(createHash("sha256").update(text).digest("hex")).toBe(sha256);
  },
);

it("finds no words that were never shown", () => {
  expect(findConsentText("credit-analysis-contact", 0)).toBeUndefined();
  expect(findConsentText("constructor", 1)).toBeUndefined();
});

it("shows a text that evidence can name", () => {
  expect(findConsentText(creditAnalysisConsent.id, creditAnalysisConsent.version)).toBe(creditAnalysisConsent);
});
