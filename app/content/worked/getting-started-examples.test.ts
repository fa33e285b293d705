import { expect, it } from "vitest";
import {
  buyOrWait,
  buyTogether,
  counselorMeeting,
  divorce,
  eviction,
  itin,
  landContract,
  moving,
  newJob,
  scamCheck,
  selfEmployed,
  voucher,
} from "./getting-started-examples.ts";

/*
 * Worked out separately from the engine: by hand where a line says so, and the loans and savings with a month-by-month
 * table in another language's decimal arithmetic.
 */

it("meets a counselor: 31% and 43% of $4,000, and saving up to $9,000", () => {
  expect(counselorMeeting).toEqual({
    frontRoom: "$1,240", // 0.31 × 4,000
    backRoom: "$1,410", // 0.43 × 4,000 is 1,720, less 310
    room: "$1,240", // the lower one
    slowMonths: "33", // 600 and 250 a month at 3%
    fastMonths: "24", // 600 and 350 a month
    monthsSaved: "nine",
  });
});

it("checks a scam: a year of fees, paid on two cards instead", () => {
  expect(scamCheck).toEqual({
    fees: "$1,548", // 12 × 129
    use: "62%", // (620 + 1,540) of (1,000 + 2,500) is 2,160 of 3,500, 61.7%
    payStore: "$320", // 620 less 300
    payBank: "$790", // 1,540 less 750
    newUse: "30%", // 1,050 of 3,500
    left: "$438", // 1,548 less 1,110
  });
});

it("shows what is lost in a land contract and in rent-to-own, compared with an FHA loan", () => {
  expect(landContract).toMatchObject({
    extraRent: "$6,000", // 24 × (1,700 − 1,450)
    atStake: "$10,000", // and the fee of 4,000
    contractLoan: "$142,000",
    contractPayment: "$1,323.63", // 142,000 at 9.5% over 240 months
    paid: "$55,700", // 8,000 and 36 × 1,323.63 is 55,650.68
    equity: "$16,300", // 8,000 and 8,270.90 of principal
    down: "$5,250", // 3.5% of 150,000
    monthly: "$1,045.92", // 979.88 on a note of 147,283.13, and 66.04
    apr: "7.721%", // 7.72087: the premiums of all 30 years on 144,750
  });
});

it("counts 5% of the debts to an old landlord and a phone company", () => {
  expect(eviction).toEqual({
    owed: "$2,400", // 1,950 + 450
    counted: "$120", // a twentieth
    roomBefore: "$1,094", // 0.43 × 3,800 is 1,634, less 420 and 120
    roomAfter: "$1,178", // 0.31 × 3,800, below 1,634 − 420
    more: "$84",
    priceMore: "$10,100", // 141,823 less 131,710
  });
});

it("turns an hourly wage into monthly pay and its room for housing", () => {
  expect(newJob).toMatchObject({
    oldMonth: "$3,293.33", // 19 × 2,080 ÷ 12
    year: "$48,880", // 23.50 × 2,080
    month: "$4,073.33",
    oldRoom: "$1,021", // 31% of 3,293.33
    room: "$1,263", // 31% of 4,073.33 is 1,262.73
    roomWithOvertime: "$1,381", // 31% of 4,453.33 is 1,380.53
  });
});

it("averages two years of business income, or takes the lower year", () => {
  expect(selfEmployed).toMatchObject({
    first: "$37,200", // 34,800 + 2,400
    second: "$44,400", // 41,400 + 3,000
    both: "$81,600",
    month: "$3,400", // over 24 months
    falling: "$3,100", // 37,200 ÷ 12
    room: "$1,054", // 31% of 3,400
    roomFalling: "$961", // 31% of 3,100
    deduction: "$333", // 4,000 ÷ 12
    roomLess: "$103", // 31% of 333.33
    otherCosts: "$27,200", // 71,600 less 41,400 and 3,000
  });
});

it("taxes one home in four states by two census medians", () => {
  expect(moving.taxes.map(({ name, rate, month }) => [name, rate, month])).toEqual([
    ["Arizona", "0.43%", "$95"], // 1,828 of 426,000, on 265,000, ÷ 12
    ["North Carolina", "0.61%", "$136"], // 2,044 of 333,000
    ["Ohio", "1.22%", "$270"], // 2,937 of 239,800
    ["Texas", "1.31%", "$290"], // 4,108 of 313,200
  ]);
  expect(moving).toMatchObject({ apart: "$195", least: "$95", most: "$290" });
});

it("skips a debt that a court gave to the other spouse", () => {
  expect(divorce).toEqual({
    joint: "$1,870", // 1,420 + 365 + 85
    share: "36%", // of 5,200
    line: "$2,236", // 0.43 × 5,200
    roomCounted: "$366", // 2,236 − 1,870
    roomAssigned: "$1,612", // 0.31 × 5,200, below 2,236 − 85
    equity: "$72,600", // 264,000 − 191,400
    half: "$36,300",
  });
});

it("splits the cost of a home between a family and its voucher", () => {
  expect(voucher).toMatchObject({
    own: "$615", // 0.3 × 2,050
    help: "$750", // 1,365 − 615; the standard of 1,420 is higher
    forLoan: "$1,075", // 1,365 − 210 − 80
    price: "$129,000", // 129,422
    priceAlone: "$39,000", // 39,128, for 615 − 290
    apr: "7.721%",
  });
});

it("says how long four down payments take, and what a higher rate costs", () => {
  expect(itin.downs).toEqual([
    { share: "10%", down: "$23,000", cash: "$29,900", months: 21 },
    { share: "15%", down: "$34,500", cash: "$41,400", months: 31 },
    { share: "20%", down: "$46,000", cash: "$52,900", months: 41 },
    { share: "25%", down: "$57,500", cash: "$64,400", months: 50 },
  ]);
  expect(itin).toMatchObject({
    closing: "$6,900", // 3% of 230,000
    fifteenMonths: "31",
    twentyMonths: "41",
    loan: "$184,000", // 80% of 230,000
    paymentLow: "$1,224.16", // at 7%
    paymentHigh: "$1,414.80", // at 8.5%
    paymentMore: "$191",
  });
});

it("compares waiting a year at three rates with a higher price and a lower rate", () => {
  expect(buyOrWait).toMatchObject({
    growth: "3.5%",
    apr: "7.721%",
    later: "$207,000", // 200,000 × 1.035
    now: "$1,661", // 193,000 with FHA at 7%: 1,661.21 with taxes and insurance
    same: "$1,719", // 1,719.36
    lower: "$1,586", // 1,585.63 at 6%
    higher: "$1,859", // 1,858.59 at 8%
    rent: "$16,200", // 12 × 1,350
    more: "$311", // 1,661.21 − 1,350
    saved: "$8,000", // 7,957.79
    cancels: "8%", // 216,867 at 6% for 1,661.21
  });
});

it("buys alone and together, with 3.5% down and with 10%", () => {
  expect(buyTogether).toMatchObject({
    usualFrom: "580",
    average: "645",
    roomAlone: "$1,116", // 0.31 × 3,600
    roomBoth: "$1,860", // 0.31 × 6,000
    roomWithDebts: "$1,018", // 0.43 × 3,600 − 530
    alone: { price: "$134,000", down: "$4,700" }, // 134,360.81
    both: { price: "$224,000", down: "$7,800" }, // 223,931.99
    bothLow: { price: "$238,000", down: "$23,800" }, // 238,489.09
    withDebts: { price: "$123,000", down: "$4,300" }, // 122,559.86
  });
});
