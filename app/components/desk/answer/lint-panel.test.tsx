import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { LintPanel } from "./lint-panel.tsx";

const show = (text: string) =>
  parse(renderToStaticMarkup(<LintPanel findings={checkClaims(text)} openFields={["due"]} />));

it("announces only how many phrases there are, and names the phrase and its kind in each button", () => {
  const shown = show("We guarantee a loan.\nYour score is guaranteed to pass 640.\nWe guarantee a loan.");
  const buttons = shown.querySelectorAll("button").map(({ text }) => text);
  expect(buttons.length).toBeGreaterThan(1);
  expect(new Set(buttons).size).toBe(buttons.length);
  for (const words of buttons) expect(words).toMatch(/^Use this sentence for “.+”, .+, line \d$/);
  expect(shown.querySelectorAll("[role=status]").map(({ text }) => text)).toEqual([
    `${buttons.length + 1} phrases to change before this can go`,
  ]);
});

it("keeps the place of the count while there is nothing to change, so that the next count is heard", () => {
  const shown = parse(renderToStaticMarkup(<LintPanel findings={[]} openFields={[]} />));
  expect(shown.querySelector("[role=status]")?.text).toBe("");
});
