// cspell:words ispute
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { glossary } from "#app/content/glossary/all-terms.ts";
import { openDisputes } from "./open-disputes.ts";

const folder = new URL("../guides/", import.meta.url);

/** Advises a dispute with a bureau: with our letter, our kit, or in so many words. */
const advises = /\]\(\/(?:dispute-kit|guides\/dispute-an-error-yourself)\)|\b[Dd]ispute (?:it|them)\b/;
/** The sentence itself, or its own words for the reader of that guide. */
const warns = /openDisputes\.(?:first|from)|open disputes?\b|Finish (?:them|that) before you apply/;
/** FHA does not count medical bills. */
const without = new Set(["medical-debt-on-a-credit-report.mdx"]);

it.each(readdirSync(folder).filter((name) => name.endsWith(".mdx") && !without.has(name)))(
  "%s says to finish disputes first where it advises one",
  (name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    expect(!advises.test(text) || warns.test(text)).toBe(true);
  },
);

it.each([
  "credit-repair/sections.tsx",
  "credit-repair-landing/credit-repair-landing.tsx",
  "dispute-kit/dispute-kit.tsx",
  "features/sections.tsx",
  "how-it-works/how-it-works.tsx",
])("the page of %s says it, and why", (file) => {
  const text = readFileSync(new URL(`../../routes/${file}`, import.meta.url), "utf8");
  expect(text).toMatch(/\{openDisputes\.first\}(?:<\/b>)? \{openDisputes\.why\}/);
});

it("the glossary says it at the word", () => {
  expect(glossary.find(({ slug }) => slug === "dispute")?.meaning.join(" ")).toContain(openDisputes.first);
});
