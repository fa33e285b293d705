import { expect, it } from "vitest";
import { builtPage } from "../built-page.ts";
import { cardWords } from "./card-words.ts";

function wordsOf(file: string, body: string) {
  return cardWords(
    builtPage(`${file}/index.html`, `<meta property="og:title" content="Its title | Path to Keys"><main>${body}</main>`),
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

it("shows the title where the first drawing names no figure, where no day is given, or where the finding is too long", () => {
  const checked = `<p class="ar__by"><time>November 21, 2026</time></p>`;
  const drawn = (words: string) => `<figure class="af"><figcaption><b>${words}</b></figcaption></figure>`;
  const title = { kind: "Guide", large: "Its title", note: null };
  expect(wordsOf("guides/one", checked + drawn("A door is open."))).toEqual(title);
  expect(wordsOf("guides/one", drawn("It takes 7 years."))).toEqual(title);
  expect(wordsOf("guides/one", checked + drawn(`It takes 7 years, ${"or more ".repeat(15)}in some states.`))).toEqual(title);
  expect(wordsOf("guides/one", checked + drawn("It takes 7 years."))).toMatchObject({ large: "It takes 7 years." });
});
