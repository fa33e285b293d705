import { expect, it } from "vitest";
import { collectorsLetter, identityTheft, medicalDebt, thinFile } from "./credit-repair-examples.ts";

// The payments were worked out separately with P = L · i / (1 − (1 + i)^−n), outside this repository's code.

it("counts a collector's debt as FHA does, and the loan that payment would support", () => {
  // 5% of 2,600 is 130. At 7% over 360 months, 130 a month repays 19,539.98; 19,540 would take a hair more, but rounds.
  expect(medicalDebt).toMatchObject({ counted: "$130", loanLost: "$19,540", monthlyIncome: "$4,500" });
});

it("adds up a collector's letter", () => {
  // 780 + 96.40 + 60 − 150 = 786.40; 780 − 150 = 630 is proved; 60% of that is 378; 786.40 − 378 = 408.40.
  expect(collectorsLetter).toMatchObject({
    claimed: "$786.40",
    proved: "$630.00",
    unproved: "$156.40",
    settlement: "$378.00",
    saved: "$408.40",
  });
});

it("shows how much a stolen car loan takes from the housing budget", () => {
  // 21,000 at 9% over 60 months: 435.93. Pay 4,500: 31% is 1,395; 43% is 1,935, less 240 and 435.93: 1,259.07.
  expect(identityTheft).toMatchObject({
    carPayment: "$435.93",
    roomBefore: "$1,395",
    roomAfter: "$1,259",
    roomLost: "$136",
    bars: { before: 1395, after: 1259.07 },
  });
});

it("gets a small card under the common thresholds", () => {
  // 180 of 300 is 60%. To 90 (30%) takes 90, to 30 (10%) takes 60 more. A quarter of 300 is 75; 12 × 1,300 = 15,600.
  expect(thinFile).toMatchObject({
    use: "60%",
    payToThirty: "$90",
    payToTen: "$150",
    leftAtThirty: "$90",
    leftAtTen: "$30",
    highestFees: "$75",
    yearOfRent: "$15,600",
  });
});
