import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { finderTexts, readFinder } from "#app/forms/finder-answers.ts";
import { noPlace } from "#app/lib/places/find-place.ts";
import { AllAsked } from "./finder-form.tsx";
import { askedAnswers } from "./finder-questions.tsx";

function listed(entries: readonly (readonly [string, string])[]) {
  const texts = finderTexts(entries);
  const { answers } = readFinder(texts);
  const asked = askedAnswers(texts, { ...answers, place: null }, { ...noPlace, state: "WA" });
  const html = renderToStaticMarkup(<AllAsked asked={asked} onChange={() => {}} />);
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return { html, rows: rows.map(([, ...row]) => row.map((words) => words.replace(/<[^>]+>/g, "")).join(" | ")) };
}

it("lists every question at the end, and lets a skipped one be answered from there", () => {
  const { rows, html } = listed([
    ["income", "52,000"],
    ["military", "no"],
    ["score", "612"],
  ]);
  expect(rows).toEqual([
    "Place: Washington | Change Place",
    "People in the household: skipped | Answer People in the household",
    "Income a year: $52,000 | Change Income a year",
    "Owned a home in the last three years: skipped | Answer Owned a home in the last three years",
    "Serves or served: No | Change Serves or served",
    "Price: skipped | Answer Price",
    "Savings: skipped | Answer Savings",
    "Credit score: 612 | Change Credit score",
  ]);
  expect(html).not.toContain("You skipped every question");
});
