import { expect, test } from "vitest";
import { figuresIn } from "./figures-in-text.ts";

const written = (text: string) => figuresIn(text).map((figure) => figure.written);
const keys = (text: string) => figuresIn(text).map(({ key }) => key);

test.each([
  ["From $1,000 to $2.5 million, at 3.5% or 20 percent.", ["$1,000", "$2.5 million", "3.5%", "20 percent"]],
  ["Since April 7, 2023, or May 2026; by October 1.", ["April 7, 2023", "May 2026", "October 1"]],
  ["A score of 620 in 2017, and 1,234 homes.", ["620", "2017", "1,234"]],
  [
    "Within five business days, seven years, 24 hours, 95 points.",
    ["five business days", "seven years", "24 hours", "95 points"],
  ],
  ["30 or 45 days; 29% and 41% as a guide; 620–679", ["30", "45 days", "29%", "41%", "620", "679"]],
  ["Call 800-569-4287.", ["800-569-4287"]],
])("%s", (text, figures) => {
  expect(written(text)).toEqual(figures);
});

test.each([
  "Section 8, a 203(k) loan, Form 1003, chapter 7, box 12, page 3 and a 401(k)",
  "12 CFR 1026.37(b), 15 U.S.C. 1681i, § 1681c-1, §§ 3555.107 and 3555.151, 7 CFR part 3555",
  "A W-2, a 1099, the 4506-C, FICO 8, VantageScore 3.0, B3-5.3-07, Mortgagee Letter 2023-05",
  "A 30-year loan and a 15-year one",
  "Day 12: step 2 of 3, one month, 3 × 4",
])("%s has names but no figures", (text) => {
  expect(written(text)).toEqual([]);
});

test("two spellings of the same figure have the same key", () => {
  expect(keys("thirty days, 30-day, 30 days, 30\u00a0days")).toEqual(Array(4).fill("30 day"));
  expect(keys("20 percent, 20%")).toEqual(["20%", "20%"]);
  expect(keys("30 or 45 days")).toEqual(["30 day", "45 day"]);
  expect(keys("forty-five days, five business days")).toEqual(["45 day", "5 business day"]);
});
