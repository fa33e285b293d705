import { describe, expect, it } from "vitest";
import { builtPage } from "./built-page.ts";
import { gradeProblems, readingGrades } from "./reading-grades.ts";

const plain = "You rent a home. You want your own. We show you the way. It starts with a call. You pay us nothing.";
const hard =
  "Notwithstanding considerable administrative complexities, institutional counterparties characteristically accommodate individualized applications. ".repeat(
    5,
  );

function gradesOf(text: string, file = "about/index.html") {
  return readingGrades([builtPage(file, `<main><h1>A heading</h1><p>${text}</p></main>`)]);
}

describe("the reading grade", () => {
  it("is low for short sentences with short words, and high for long ones", () => {
    expect(gradesOf(plain)[0]?.grade).toBeLessThan(2);
    expect(gradesOf(hard)[0]?.grade).toBeGreaterThan(20);
  });

  it("counts only complete sentences, and skips a page with fewer than five", () => {
    expect(gradesOf(plain)[0]?.sentences).toBe(5);
    expect(gradesOf("A label")).toEqual([]);
  });
});

describe("the check", () => {
  it("rejects a page above grade 7, unless it has a reason", () => {
    expect(gradeProblems(gradesOf(hard), {})).toEqual([expect.stringContaining("/about: reads at grade")]);
    expect(gradeProblems(gradesOf(hard), { "/about": "a law's own words" })).toEqual([]);
    expect(gradeProblems(gradesOf(plain), {})).toEqual([]);
  });

  it("allows guides and reports grade 8", () => {
    const grades = [{ path: "/guides/x", grade: 7.6, sentences: 9 }];
    expect(gradeProblems(grades, {})).toEqual([]);
    expect(gradeProblems([{ path: "/faq", grade: 7.6, sentences: 9 }], {})).toHaveLength(1);
  });

  it("rejects a reason that is no longer needed", () => {
    expect(gradeProblems(gradesOf(plain), { "/about": "a law's own words" })).toEqual([
      "/about: needs no reason for a high reading grade anymore",
    ]);
  });
});
