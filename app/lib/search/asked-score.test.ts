import { expect, it } from "vitest";
import { scoreIn } from "./asked-score.ts";

it.each([
  ["640", "640"],
  ["is 655 enough", "655"],
  ["can i buy a house with a 605", "605"],
  ["my credit score is 640, i have $5,000 saved", "640"],
  ["$450 saved, 612 credit", "612"],
  ["score 610 rent 900", "610"],
  ["645 and 400 of debts a month", "645"],
  ["660 and 8k in the bank", "660"],
  ["530 fha 10 down", "530"],
  ["i’m at 571 now what", "571"],
])("in %j there is the score %s", (question, score) => {
  expect(scoreIn(question)).toBe(score);
});

it.each([
  "i have 750 in checking can i buy",
  "payment on a 385,000 house",
  "can i buy a 420 000 house",
  "use my 401 k to buy",
  "600 bucks down",
  "can i buy a condo with 700 down",
  "with 400 to put down",
  "is 500 enough for a down payment",
  "800 a week enough to buy",
  "we pay 825 rent",
  "rent is 775 can i buy",
  "my car payment is 450 can i buy",
  "can i afford a 400 house",
  "homes under 350",
  "loan amount 325",
  "i owe 650 on my credit card",
  "they fix credit for 400",
  "640$ a month",
  "call 480-555-0142",
  "600 square feet",
  "299",
  "851",
])("in %j there is no score", (question) => {
  expect(scoreIn(question)).toBeUndefined();
});
