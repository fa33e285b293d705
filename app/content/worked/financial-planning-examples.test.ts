import { expect, it } from "vitest";
import {
  benefits,
  cosigning,
  debtOrSave,
  emergencyFund,
  giftMoney,
  homeInsurance,
  lowIncomeSaving,
  ownersTax,
  propertyTax,
  studentLoans,
} from "./financial-planning-examples.ts";

/* Worked out separately from the engine, as in getting-started-examples.test.ts. */

/** Fees, 14 months of insurance at 0.5% a year, 2 of tax at 1.1%, and 15 days of 7% on the loan with FHA's premium in it. */
function fhaClosing(price: number): number {
  return 4_100 + (price * (14 * 0.005 + 2 * 0.011)) / 12 + (price * 0.965 * 1.0175 * 0.07 * 15) / 365;
}

/** Months of saving, with a month's part of 3% a year on what is there. */
function monthsTo(target: number, monthly: number): number {
  let months = 0;
  for (let saved = 300; saved < target; saved += (saved * 0.03) / 12 + monthly) months++;
  return months;
}

const whole = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

it("saves on a low income, alone, with help, and with a refund", () => {
  const target = 5_600 + fhaClosing(160_000) + 1_500;
  const [alone, withHelp] = [monthsTo(target, 97.5), monthsTo(target - 7_500, 97.5)];
  const withBoth = monthsTo(target - 7_500, 97.5 + 1_400 / 12);
  expect(lowIncomeSaving).toMatchObject({
    down: "$5,600", // 3.5% of 160,000
    closing: whole(fhaClosing(160_000)),
    target: whole(target), // both and 1,500
    targetWithHelp: whole(target - 7_500),
    monthly: "$97.50", // 26 × 45 ÷ 12
    refund: "$116.67", // 1,400 ÷ 12
    alone: `${alone}`,
    withHelp: `${withHelp}`,
    withBoth: `${withBoth}`,
  });
  expect(lowIncomeSaving.jars.map(({ fill }) => fill)).toEqual([withBoth / alone, withBoth / withHelp, 1]);
});

it("compares putting all the cash down with the minimum down and a cushion", () => {
  expect(emergencyFund).toMatchObject({
    least: "$6,475", // 3.5% of 185,000
    kept: "$3,025", // of 9,500
    paymentAll: "$1,507.49", // premium of 0.5%: the loan is below 95%
    paymentKept: "$1,536.63", // premium of 0.55%
    aprAll: "7.671%",
    aprKept: "7.721%",
    difference: "$29.14",
    repairYear: "$1,850",
    repairMonth: "$154",
    cardPayment: "$129.30", // 2,400 at 26% over 24 months
    cardInterest: "$703",
  });
  expect(emergencyFund.jars.reduce((sum, { fill }) => sum + fill, 0)).toBe(1);
});

it("takes a gift off the cash to close", () => {
  const closing = fhaClosing(210_000);
  expect(giftMoney).toEqual({
    down: "$7,350", // 3.5% of 210,000
    closing: whole(closing),
    due: whole(7_350 + closing),
    without: whole(7_350 + closing - 1_000), // less the deposit
    withGift: whole(7_350 + closing - 9_000), // less the gift, too
    largeDeposit: "$2,200", // half of 4,400
  });
});

it("counts one student loan by three rules", () => {
  expect(studentLoans).toMatchObject({
    half: "$170", // 0.5% of 34,000
    one: "$340",
    va: "$141.67", // 5% ÷ 12
    line: "$1,892", // 0.43 × 4,400
    roomPlan: "$1,364", // 0.31 × 4,400, below 1,892 − 420 − 95
    roomHalf: "$1,302", // 1,892 − 420 − 170
    roomOne: "$1,132", // 1,892 − 420 − 340
    gap: "$170",
    gapLoan: "$25,600", // 170 a month for 360 months at 7% is worth 25,552
  });
});

it("spreads an escrow shortage over a year", () => {
  expect(propertyTax).toMatchObject({
    oldYear: "$1,430", // 1.1% of 130,000
    newYear: "$2,420", // 1.1% of 220,000
    oldMonth: "$119.17",
    newMonth: "$201.67",
    shortage: "$990",
    catchUp: "$82.50",
    secondYear: "$284.17",
    jump: "$165",
    cushion: "$403.34", // two months
  });
});

it("pays for a roof under three policies", () => {
  expect(homeInsurance).toMatchObject({
    year: "$1,100", // 0.5% of 220,000
    month: "$91.67",
    paysNew: "$11,000", // 12,000 − 1,000
    worthLeft: "$4,800", // 8 of 20 years left
    paysOld: "$3,800",
    youOld: "$8,200", // 12,000 − 3,800
    percentDeductible: "$2,200",
  });
});

it("shows how much a cosigned car takes off a price", () => {
  expect(cosigning).toMatchObject({
    payment: "$356.36", // 19,500 at 9.5% over 72 months
    room: "$1,426", // 0.31 × 4,600, below 1,978 − 390
    roomWith: "$1,232", // 1,588 − 356.36
    roomLess: "$194",
    price: "$172,000", // 171,681
    priceWith: "$148,000", // 148,281
    priceLess: "$24,000",
    owed: "$15,600", // 15,608.96 after 18 payments
    paymentsLeft: "54",
  });
});

it("counts benefits that are not taxed for more than they pay", () => {
  expect(benefits).toMatchObject({
    paid: "$1,880", // 1,520 + 360
    fha: "$2,162", // 1.15 × 1,880
    conventional: "$2,350", // 1.25 × 1,880
    roomPaid: "$583", // 0.31 × 1,880 is 582.80
    roomFha: "$670", // 0.31 × 2,162 is 670.22
    priceMore: "$10,500", // 10,525.79
  });
});

it("pays a card first, and then saves", () => {
  expect(debtOrSave).toEqual({
    months: "6", // 355 a month on 1,800 at 26%
    interest: "$128", // 128.28
    slowYears: "5", // 58 months with 55
    slowInterest: "$1,400", // 1,368.37
    roomBefore: "$1,052", // 0.43 × 3,900 is 1,677, less 625
    roomAfter: "$1,107", // less 570
    priceMore: "$6,600", // 6,620.71
    jars: [
      { name: "Card first, then saved: no card left", fill: 0.757357, said: "$7,600" }, // 1,000 and 18 × 355 at 3%
      { name: "Saved all along: $1,303 still on the card", fill: 0.847259, said: "$8,500" }, // 24 × 300
    ],
    yearInterest: "$468", // 26% of 1,800
    yearYield: "$54", // 3% of it
  });
});

it("holds a first year's deductions against the standard deduction", () => {
  expect(ownersTax).toMatchObject({
    interest: "$13,683", // 12 months on a note of 196,377.50 at 7%
    propertyTax: "$2,200",
    insurance: "$1,057", // 12 × 88.05
    all: "$16,940", // 16,939.81
    overSingle: "$840", // less 16,100
    saves: "$101", // 12% of 839.81
  });
});
