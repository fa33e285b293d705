import { expect, it } from "vitest";
import { fewUnits, handReview, manufacturedHome, renovation } from "./mortgage-types-examples.ts";

// All payments were worked out separately with P = L · i / (1 − (1 + i)^−n), outside this repository's code.

it("compares a home on a rented lot with one on its own land", () => {
  // 90,000 at 10% over 240 months: 868.52, with 550 for the lot 1,418.52; its interest 118,444.08. Lot: 120 × 550.
  // 150,000 with FHA at 7%: note 147,283.12, 979.88 + 137.50 + 62.50 + 66.04 = 1,245.92; 20,896.30 paid off in 120.
  expect(manufacturedHome).toMatchObject({
    chattelPayment: "$869",
    chattelAll: "$1,419",
    chattelInterest: "$118,444",
    lotRentDecade: "$66,000",
    landDown: "$5,250",
    landAll: "$1,246",
    paidOffChattel: "$24,278",
    paidOffLand: "$20,896",
    vaFee: "1%",
  });
});

it("pays for the house and the work with one loan", () => {
  // 205,000 + 40,000 + 4,000 + 1,000 = 250,000; 3.5% is 8,750; 1,633.13 + 229.17 + 104.17 + 110.06 = 2,076.53.
  // 40,000 at 22% over 60 months: 1,104.76, on top of 1,702.76 for the house as it is: 2,807.52.
  expect(renovation).toMatchObject({
    reserve: "$4,000",
    project: "$250,000",
    down: "$8,750",
    monthly: "$2,077",
    finishedMonthly: "$2,201",
    cardPayment: "$1,105",
    cardsAll: "$2,808",
  });
});

it("counts three quarters of a rent, and tests a three-unit building", () => {
  // 340,000: 2,221.06 + 311.67 + 141.67 + 149.69 = 2,824.09; less 75% of 1,350, 1,012.50: 1,811.59.
  // 420,000: 2,743.66 + 385 + 175 + 184.91 = 3,488.57; 75% of 4,350 is 3,262.50; short by 226.07.
  expect(fewUnits).toMatchObject({
    duplexDown: "$11,900",
    duplexMonthly: "$2,824",
    duplexCounted: "$1,012.50",
    duplexYours: "$1,812",
    duplexEmpty: "$5,648",
    triplexRents: "$4,350",
    triplexCounted: "$3,262.50",
    triplexMonthly: "$3,488.57",
    triplexShort: "$226.07",
    triplexFits: "$392,783",
    reserves: "$9,788",
  });
});

it("reads a file by hand: over the plain line, within the one that a reason opens", () => {
  expect(handReview).toMatchObject({
    front: "36%", // 1,512 of 4,200
    back: "45%", // 1,882 of 4,200 is 44.8%
    plainRoom: "$1,302", // 0.31 × 4,200, below 1,806 − 370
    widerRoom: "$1,554", // 0.37 × 4,200, below 1,974 − 370
    plain: "31/43",
    oneReason: "37/47",
    twoReasons: "40/50",
    reserves: "$4,536", // 3 × 1,512
  });
  expect(handReview.lines.map(([, hand]) => hand)).toEqual(["36%", "36%", "31/43", "41%", "29/41"]);
});
