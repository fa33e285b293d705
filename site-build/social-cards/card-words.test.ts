import { expect, it } from "vitest";
import { builtPage } from "../built-page.ts";
import { cardWords } from "./card-words.ts";

function wordsOf(file: string, body: string) {
  return cardWords(
    builtPage(
      `${file}/index.html`,
      `<meta property="og:title" content="Its title | Path to Keys"><main>${body}</main>`,
    ),
  );
}

it("shows a calculator's example, and says that it is one", () => {
  const answer = `<div id="answer"><p class="answer">You would pay about <strong>$2,243</strong> a month.
    That is <span>$793 more</span> than a rent.</p></div>`;
  expect(wordsOf("calculators/monthly-payment", answer)).toEqual({
    kind: "Its title",
    large: "You would pay about $2,243 a month.",
    note: "An example, for planning only",
  });
});

it("shows a report's first insight with the day on which it was checked", () => {
  const report = `<p class="ar__by">Checked <time>November 23, 2026</time>.</p>
    <h2 id="key-insights">Key insights</h2><ul><li>In 15 states it is under $15,000, before any help.</li><li>Two.</li></ul>`;
  expect(wordsOf("reports/cash", report)).toEqual({
    kind: "Its title",
    large: "In 15 states it is under $15,000, before any help.",
    note: "Checked November 23, 2026",
  });
});

it("shows the title where nothing was found, where no day is given, and where the finding is too long or names no figure", () => {
  const checked = `<p class="ar__by"><time>November 21, 2026</time></p>`;
  const insight = (words: string) => `<h2 id="key-insights">Key insights</h2><ul><li>${words}</li></ul>`;
  const title = { kind: "Market report", large: "Its title", note: null };
  expect(wordsOf("reports/one", checked)).toEqual(title);
  expect(wordsOf("reports/one", insight("It takes 7 years."))).toEqual(title);
  expect(wordsOf("reports/one", checked + insight("It takes years."))).toEqual(title);
  const long = `It takes 7 years, ${"or more ".repeat(15)}in some states.`;
  expect(wordsOf("reports/one", checked + insight(long))).toEqual(title);
  expect(wordsOf("reports/one", checked + insight("It takes 7 years."))).toMatchObject({ large: "It takes 7 years." });
});
