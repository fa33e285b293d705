import { expect, it } from "vitest";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { statedByUs } from "#app/content/claims/claim-record.ts";
import { builtPage } from "../built-page.ts";
import { claimProblems } from "./check-claims.ts";

const rate: Claim = {
  id: "success-rate",
  figure: "95%",
  text: "success rate",
  kind: "outcome",
  counted: "Of 40 answers.",
  ...statedByUs,
};
const months: Claim = { ...rate, id: "months", figure: "5" };
const price: Claim = { ...rate, id: "price", figure: "from $99/month", kind: "offer" };

function problemsOf(body: string, file = "about/index.html"): string[] {
  return claimProblems(builtPage(file, `<html><body>${body}</body></html>`), [rate, months, price]);
}

const figure = '<b data-claim="success-rate">95%</b>';
const terms = '<p data-discloses="months success-rate">Past results do not promise yours.</p>';

it("accepts a figure with its terms in the same section", () => {
  expect(problemsOf(`<section>${figure}${terms}</section>`)).toEqual([]);
});

it("finds a figure whose terms are in another section", () => {
  expect(problemsOf(`<section>${figure}</section><section>${terms}</section>`)).toEqual([
    '/about: the claim "success-rate" appears without its disclosure',
  ]);
});

it("finds a claim that isn't in the table", () => {
  expect(problemsOf('<section><b data-claim="made-up">99%</b></section>')).toEqual([
    '/about: the claim "made-up" is not in the table',
  ]);
});

it.each(["A 95% success rate.", "Credit repair from $99/month."])("finds a figure typed as bare text: %s", (text) => {
  expect(problemsOf(`<p>${text}</p>`)).toHaveLength(1);
});

it.each(["1.95% of it", "about 995%", "5 steps"])("does not take %s for a claimed figure", (text) => {
  expect(problemsOf(`<p>${text}</p>`)).toEqual([]);
});

it("accepts a figure that a calculator worked out", () => {
  expect(problemsOf("<div data-worked-out><p>95% of the price</p></div>")).toEqual([]);
});

const source = '<p>Source: <a href="https://agency.example/terms">the agency</a>, seen on November 20, 2026.</p>';

it("accepts a figure among the terms of a program, and finds the same figure beside them", () => {
  expect(problemsOf(`<dl data-program-terms><dd>Up to 95% of the price</dd></dl>${source}`)).toEqual([]);
  expect(problemsOf(`<dl data-program-terms><dd>Up to 95%</dd></dl>${source}<p>We reach 95%.</p>`)).toHaveLength(1);
});

it.each([
  ["a source and a day on the page", `<dl data-program-terms><dd>Up to $9,000</dd></dl>${source}`],
  ["both in the terms", `<div data-program-terms><p>Up to $9,000</p>${source.replace("Source: ", "")}</div>`],
  ["a link to its page", '<li><a href="/programs/x-plus">X Plus</a> <span data-program-terms>Up to $9,000</span></li>'],
])("accepts the terms of a program with %s", (_, body) => {
  expect(problemsOf(`<main>${body}</main>`)).toEqual([]);
});

it.each([
  ["nothing", ""],
  ["a source without a day", source.replace("November 20, 2026", "last fall")],
  ["a day without a source", "<p>Seen on November 20, 2026.</p>"],
  ["a link that is no source", '<p>Ask <a href="https://agency.example">them</a>. Seen on November 20, 2026.</p>'],
  ["a link to the list of programs", '<p><a href="/programs">All programs</a></p>'],
  ["a source in the footer", `</main><footer>${source}</footer><main>`],
])("reports the terms of a program with %s", (_, rest) => {
  const body = `<main><div><dl data-program-terms><dd>Up to $9,000</dd></dl></div>${rest}</main>`;
  expect(problemsOf(body)).toEqual([
    '/about: terms of a program ("Up to $9,000") name no source with its day, and no program’s page',
  ]);
});

it("finds a figure that is typed into a guide or report, and says how to mark a calculated one", () => {
  for (const folder of ["guides", "reports"]) {
    expect(problemsOf("<p>Our success rate of 95%</p>", `${folder}/x/index.html`)).toEqual([
      `/${folder}/x: "95%" is bare text; show it with ClaimFigure (success-rate), or put it in <WorkedOut> if it is the result of the article’s own sum`,
    ]);
  }
  expect(problemsOf("<p>A loan of <span data-worked-out>95%</span></p>", "guides/x/index.html")).toEqual([]);
});

it.each([
  ["2,500+", "More than 2,500+ families"],
  ["6.85%", "At 6.85% you pay"],
])("finds the site’s claim %s in a guide", (_, text) => {
  const page = builtPage("guides/x/index.html", `<html><body><p>${text}</p></body></html>`);
  const examples: Claim[] = [
    { ...rate, id: "families", figure: "2,500+" },
    { ...rate, id: "example-rate", figure: "6.85%", kind: "sample" },
  ];
  expect(claimProblems(page, examples)).toHaveLength(1);
});
