import { describe, expect, it } from "vitest";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { allAnswers } from "./all-answers.ts";
import { together } from "./answer-record.ts";

describe("the answers to short questions", () => {
  it("each have a name, a question and a place in the order", () => {
    expect(allAnswers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allAnswers.map(({ id }) => id)).size).toBe(allAnswers.length);
    expect(new Set(allAnswers.map(({ question }) => question)).size).toBe(allAnswers.length);
  });

  it.each(allAnswers.map((answer) => [answer.id, answer] as const))("%s is short, dated and sourced", (_, answer) => {
    expect(answer.question).toMatch(/^[A-Z0-9].*\?$/);
    expect(answer.verdict.length).toBeLessThan(30);
    expect(answer.text.length).toBeLessThan(240);
    expect(answer.text).toMatch(/\.$/);
    expect(`${answer.verdict} ${answer.text}`).not.toMatch(/undefined|NaN|you qualify|guaranteed/i);
    expect(answer.from.source).not.toBe("");
    expect(answer.from.effective).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(answer.next.to).toMatch(/^\//);
  });

  it("about a score cover every score", () => {
    for (const loan of ["to buy a home", "for an FHA loan", "for a conventional loan", "for a USDA loan"]) {
      const spans = allAnswers.filter(({ question }) => question.includes(loan)).flatMap(({ scores }) => scores ?? []);
      expect([spans.at(0), spans.at(-1)]).toEqual([300, 850]);
      for (const [index, from] of spans.entries())
        if (index > 0 && index % 2 === 0) expect(from).toBe((spans[index - 1] ?? 0) + 1);
    }
  });

  it("take their figures from the rules", () => {
    const textOf = (id: string) => allAnswers.find((answer) => answer.id === id);
    const [usual, least] = fhaDownPayments.byScore;
    expect(textOf(`score-for-fha-${usual.from}`)?.verdict).toBe("Yes");
    expect(textOf(`score-for-fha-${least.from}`)?.text).toContain(`${least.from} with ${least.share * 100}% down`);
    expect(textOf("fha-limit")?.verdict.replace(/\D/g, "")).toBe(String(nationalLimits[0].fhaFloor[0]));
  });

  it("with several sources carry the date of the newest", () => {
    const [old, young] = [
      { source: "A", effective: "2020-01-01" },
      { source: "B", effective: "2026-01-01" },
    ];
    expect(together(young, old)).toEqual({ source: "B; A", effective: "2026-01-01" });
  });
});
