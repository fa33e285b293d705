import { expect, it } from "vitest";
import { figuresIn, meantPage } from "./meant-page.ts";

it.each([
  ["how much is a 250000 house a month", [{ dollars: 250_000, per: null }]],
  ["$250,000", [{ dollars: 250_000, per: null }]],
  ["1.2m house", [{ dollars: 1_200_000, per: null }]],
  ["i make $22/hr", [{ dollars: 22, per: "hour" }]],
  [
    "70k salary, 300k house",
    [
      { dollars: 70_000, per: null },
      { dollars: 300_000, per: null },
    ],
  ],
  ["1500 a month", [{ dollars: 1500, per: "month" }]],
  ["whats 250000 a month", [{ dollars: 250_000, per: null }]],
  ["60,000 an hour", [{ dollars: 60_000, per: null }]],
  ["52000 yearly", [{ dollars: 52_000, per: "year" }]],
])("finds the amounts in %j", (query, figures) => {
  expect(figuresIn(query)).toEqual(figures);
});

it.each([
  "can i use my 401k",
  "401(k)",
  "203k loan",
  "1099 income",
  "15 vs 30 year mortgage",
  "is 620 enough",
  "620 credit score",
  "fha limit 2026",
  "3.5% down",
  "5/6 arm",
  "2 months",
  "2-1 buydown",
])("finds no amount in %j", (query) => {
  expect(figuresIn(query)).toEqual([]);
});

it.each([
  ["How much is a $310k home per month?", "/calculators/monthly-payment#price=310000"],
  ["mortgage payment on 425,000 house", "/calculators/monthly-payment#price=425000"],
  ["what would a 200k mortgage cost", "/calculators/monthly-payment#price=200000&down=0"],
  ["how much house on 64000 salary", "/calculators/affordability#income=64000"],
  ["I earn $19 an hour, can I buy?", "/calculators/affordability#income=39520"],
  ["can i buy a 280k house making 55k", "/calculators/affordability#income=55000"],
  ["what income do i need for a 330000 home", "/calculators/income-needed#price=330000"],
  ["closing costs 290k", "/calculators/closing-costs#price=290000"],
  ["how much down on a 240000 house", "/calculators/down-payment-savings#price=240000"],
  ["what house does 1700 a month buy", "/calculators/affordability#comfort=1700"],
  ["whats 250000 a month", "/calculators/monthly-payment#price=250000"],
  ["250k monthly payment", "/calculators/monthly-payment#price=250000"],
  ["$389,900 per month with pmi", "/calculators/mortgage-insurance#price=389900"],
  ["rent or 300k a month", "/calculators/rent-or-buy#price=300000"],
  ["i make 85000 a month", "/calculators/affordability#income=85000"],
  ["salary 60k/hr", "/calculators/affordability#income=60000"],
  ["what house does 9500 a month buy", "/calculators/affordability#comfort=9500"],
  ["rent 1450 or buy", "/calculators/rent-or-buy#rent=1450"],
  ["refinance 180000", "/calculators/refinance#balance=180000"],
  ["when can we buy a home", "/my-path"],
  ["How soon will I be able to afford a house?", "/my-path"],
  ["am i ready for a mortgage yet", "/my-path"],
])("leads from %j to %s", (query, path) => {
  expect(meantPage(query)?.path).toBe(path);
});

it.each([
  "",
  "when does pmi end",
  "when can i buy after bankruptcy",
  "how soon after foreclosure can i buy",
  "can i buy with an eviction",
  "how long do late payments stay",
  "owe 30000 student loan",
  "emergency fund 3000",
])("leads from %j nowhere by itself", (query) => {
  expect(meantPage(query)).toBeNull();
});
