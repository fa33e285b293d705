import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { LintPanel } from "./lint-panel.tsx";

const show = (text: string) =>
  parse(renderToStaticMarkup(<LintPanel findings={checkClaims(text)} openFields={["due"]} />));

it("announces only how many phrases there are, and names the phrase and its kind in each button", () => {
  const text = "We guarantee a loan.\nYour score is guaranteed to pass 640.\nWe guarantee a loan.";
  const shown = show(text);
  const toLook = checkClaims(text).filter(({ severity }) => severity === "look").length;
  const buttons = shown.querySelectorAll("button").map(({ text }) => text);
  expect(buttons.length).toBeGreaterThan(1);
  expect(new Set(buttons).size).toBe(buttons.length);
  for (const words of buttons)
    expect(words).toMatch(/^Use this sentence in place of the whole one with “.+”, .+, line \d$/);
  expect(shown.querySelectorAll("[role=status]").map(({ text }) => text)).toEqual([
    // The empty field of a template is one of them.
    `${buttons.length - toLook + 1} phrases to change before this can go${toLook > 0 ? `, ${toLook} to look at again` : ""}`,
  ]);
});

it("keeps the place of the count while there is nothing to change, so that the next count is heard", () => {
  const shown = parse(renderToStaticMarkup(<LintPanel findings={[]} openFields={[]} />));
  expect(shown.querySelector("[role=status]")?.text).toBe("");
});

it("says of a mark to look at again that it holds nothing up, what it may be, and what to do", () => {
  const [found] = checkClaims("We guarantee a loan.");
  const marked = found && { ...found, severity: "look" as const };
  const shown = parse(renderToStaticMarkup(<LintPanel findings={marked ? [marked] : []} openFields={[]} />));
  expect(shown.querySelector("[role=status]")?.text).toBe("One phrase to look at again");
  expect(shown.querySelector(".lint--bad")).toBeNull();
  expect(shown.text).toContain("holds nothing up, and can be wrong");
  expect(shown.text).toContain("Look again: this may be a promise of a score or another result.");
  expect(shown.text).toContain("If it is: No one may promise");
});

it("folds the list of kinds, so that Send stays near the words", () => {
  const shown = parse(renderToStaticMarkup(<LintPanel findings={[]} openFields={[]} />));
  expect(shown.querySelector("details")?.getAttribute("open")).toBeUndefined();
  expect(shown.querySelector("details p")?.text).toContain("money before the work is done");
  expect(shown.querySelectorAll("p")).toHaveLength(1);
});
