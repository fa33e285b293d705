import { expect, it } from "vitest";
import { deniedThenKeys, twoOffers, twoPaychecks } from "./story-examples.ts";

/* Worked out separately from the engine, as in getting-started-examples.test.ts. */

it("tells the denied renter's story in numbers that add up", () => {
  expect(deniedThenKeys).toEqual({
    use: "87%", // 2,520 of 2,900
    toPay: "$1,650", // 640 − 210 and 1,880 − 660
    newUse: "30%",
    cardMonths: "8", // 8 × 210 is 1,680
    target: "$8,600", // 4,900 + 4,200 − 2,500 + 2,000
    savingMonths: "17", // 900 and 460 a month
    months: "26", // 8, one for the old apartment, 17
    room: "$1,209", // 0.31 × 3,900
    down: "$4,900",
    closing: "$4,200",
    monthly: "$1,162.85",
    principal: "$914.55", // on a note of 137,464.25
    insurance: "$61.64",
    taxes: "$186.66", // 128.33 + 58.33
    apr: "7.721%",
    front: "29.8%", // of 3,900
    back: "39.3%", // with 370 of debts
    cash: "$5,600", // 4,900 + 4,200 − 1,000 − 2,500
    more: "$112.85", // than 1,050
  });
});

it("tells the two-paycheck story in numbers that add up", () => {
  expect(twoPaychecks).toMatchObject({
    pay: "$3,260", // 1,950 + 1,310
    roomAlone: "$566", // 0.29 × 1,950 is 565.50, below 799.50 − 185
    roomBoth: "$945", // 0.29 × 3,260 is 945.40
    note: "$111,111", // 110,000 ÷ 0.99
    fee: "$1,111",
    monthly: "$918.14", // 739.22 + 32.26 + 100.83 + 45.83
    principal: "$739.22",
    yearlyFee: "$32.26",
    taxes: "$146.66",
    apr: "7.453%", // 7.45259
    front: "28.2%",
    back: "33.8%",
    closing: "$3,300",
    cash: "$800", // 3,300 − 500 − 2,000
    left: "$2,700", // 4,000 − 500 − 800
    months: "15", // 250 and 260 a month
    more: "$28.14", // than 890
  });
});

it("adds up the sample story's money", () => {
  // 2,400 + 29 × 520 = 17,480, the first month above 17,000. Less 475 + 225 is 16,780; less 475 and 2,000 is 14,305.
  // 218,000 with FHA at 7%: 7,630 down, note 214,051.48; 1,424.09 + 199.83 + 90.83 + 95.98 = 1,810.73 a month.
  // Closing: fees 4,800, insurance 14 × 90.83, tax 2 × 199.83, interest for 6 days 246.31: 6,717.59.
  // 7,630 + 6,717.59 − 2,000 − 6,000 = 6,347.59, and 14,305 − 6,347.59 = 7,957.41.
  // 1,810.73 / 5,000 is 36%; with 245 and 35 it is 42%.
  expect(twoOffers).toMatchObject({
    months: "29 months",
    saved: "$17,480",
    lost: "$700",
    left: "$16,780",
    beforeKeys: "$14,305.00",
    downExact: "$7,630.00",
    costs: "$6,717.59",
    cash: "$6,347.59",
    cushion: "$7,957.41",
    monthly: "$1,811",
    more: "$561",
    housing: "36%",
    debts: "42%",
  });
});
