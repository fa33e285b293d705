import { expect, it } from "vitest";
import { deniedThenKeys } from "./story-examples.ts";

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
