import { expect, it } from "vitest";
import { twoOffers } from "./purchase-story-example.ts";

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
