import { describe, expect, it } from "vitest";
import {
  agentFee,
  appraisalBias,
  buildersLender,
  closing,
  condo,
  earnestMoney,
  firstYear,
  inspection,
  lenderQuotes,
  lowAppraisal,
  missedPayments,
  offer,
  title,
} from "./home-buying-examples.ts";

// All payments were worked out separately with P = L · i / (1 − (1 + i)^−n), outside this repository's code.

describe("the sample home of $265,000 with FHA at 7%", () => {
  // 3.5% down: 9,275. Base 255,725, with 1.75%: 260,200.19. Payment 1,731.12, tax 265,000 × 1.1% / 12 = 242.92,
  // insurance 265,000 × 0.5% / 12 = 110.42, premium 116.67: 2,201.13.
  it("costs the sum of its parts, and more with upkeep", () => {
    // Upkeep 2,650 a year is 220.83 a month: 2,201.13 + 220.83 + 120 = 2,541.96. A tax rise of 480 is 40 a month.
    expect(firstYear).toMatchObject({
      down: "$9,275",
      principalAndInterest: "$1,731",
      premium: "$117",
      escrow: "$353",
      monthly: "$2,201",
      upkeepYear: "$2,650",
      upkeep: "$221",
      all: "$2,542",
      rise: "$40",
      riseFirst: "$80",
    });
  });

  it("closes with a bill that adds up", () => {
    // Fees 4,800; insurance 14 × 110.42 = 1,545.88; tax 2 × 242.92 = 485.84; interest 260,200.19 × 7% × 17 / 365 =
    // 848.32: 7,680.04. With 9,275 down, less 2,650 and 4,000: 10,305.04.
    expect(closing).toMatchObject({
      note: "$260,200",
      costs: "$7,680.04",
      interestDays: "17 days",
      interest: "$848.32",
      interestADay: "$49.90",
      cash: "$10,305.04",
      firstPayment: "February 1, 2027",
    });
  });

  it("costs less with $5,000 off, and saves less cash than a credit would", () => {
    // At 260,000: down 9,100, payment 1,698.46 + 238.33 + 108.33 + 114.47 = 2,159.59, which is 41.54 less a month.
    // (5,000 − 175) / 41.54 is 116 months, about ten years. 6% of 265,000 is 15,900.
    expect(offer).toMatchObject({
      lowerDown: "$9,100",
      downSaved: "$175",
      lowerMonthly: "$2,159.59",
      monthlySaved: "$41.54",
      yearsToCatchUp: "10 years",
      highestCredit: "$15,900",
    });
  });

  it("splits an agent's fee", () => {
    // 2.5% is 6,625, 2% is 5,300; 1,325 is left, and 9,275 + 1,325 = 10,600.
    expect(agentFee).toMatchObject({ agreed: "$6,625", sellerPays: "$5,300", youPay: "$1,325", cash: "$10,600" });
  });

  it("puts a deposit at risk", () => {
    // 1% is 2,650. 450; 450 + 650 = 1,100; 1,100 + 2,650 = 3,750. 9,275 − 2,650 = 6,625.
    expect(earnestMoney).toMatchObject({
      deposit: "$2,650",
      lostInTime: "$450",
      lostAtLoan: "$1,100",
      lostLate: "$3,750",
      downLeft: "$6,625",
    });
  });

  it("needs the full gap from a low appraisal in cash", () => {
    // 96.5% of 255,000 is 246,075. 265,000 − 246,075 = 18,925; 260,000 − 246,075 = 13,925; 255,000 − 246,075 = 8,925.
    expect(lowAppraisal).toMatchObject({
      loanNow: "$246,075",
      downFull: "$18,925",
      moreFull: "$9,650",
      downMiddle: "$13,925",
      moreMiddle: "$4,650",
      downLow: "$8,925",
      lessLow: "$350",
    });
    // 96.5% of 238,000 is 229,670, of 262,000 it is 252,830.
    expect(appraisalBias).toMatchObject({ downFirst: "$35,330", downSecond: "$12,170", cashBetween: "$23,160" });
  });
});

it("compares three quotes by their cost over five years", () => {
  // Of 240,000 over 360 months: A 1,556.64 at 6.75%, B 1,516.96 at 6.5%, C 1,497.29 at 6.375%. Start costs, plus 60
  // payments, less what came off the debt: 80,099.80, 77,984.20, 78,877.85.
  expect(lenderQuotes.rows.map(([, rate, start, payment, , cost]) => [rate, start, payment, cost])).toEqual([
    ["6.75%", "$1,400", "$1,556.64", "$80,100"],
    ["6.5%", "$2,300", "$1,516.96", "$77,984"],
    ["6.375%", "$4,700", "$1,497.29", "$78,878"],
  ]);
  expect(lenderQuotes.bars.map(({ said }) => said)).toEqual(["$2,116", "$0", "$894"]);
  expect(lenderQuotes).toMatchObject({ between: "$2,116", mostAtStart: "$4,700" });
});

it("adds up three repairs", () => {
  // 3,800 + 1,600 + 1,400 = 6,800; less 4,500 is 2,300. At 200 a month: 34 months, and 11.5, so 12.
  expect(inspection).toMatchObject({
    repairs: "$6,800",
    left: "$2,300",
    monthsWithout: "34 months",
    monthsWith: "12 months",
  });
});

it("adds up the title lines", () => {
  // 900 + 800 + 700 = 2,400, which is 0.906% of 265,000. 700 / 120 = 5.83.
  expect(title).toMatchObject({ total: "$2,400", share: "0.9%", ownersTenYears: "$5.83" });
});

it("shows how much dues take off the price", () => {
  // The whole cost of a home with FHA at 7% is 2,000.00 at 240,786, and 1,680.00 at 202,259. 9,600 / 24 = 400.
  expect(condo).toMatchObject({
    priceWithout: "$240,786",
    priceWith: "$202,259",
    priceLost: "$38,527",
    assessmentMonthly: "$400",
  });
});

it("holds a builder's credit against a lower rate", () => {
  // 294,500 at 6.875% is 1,934.66 a month, at 6.375% 1,837.30. After 36 months they have cost 54,886.74 and 57,152.75, after 55
  // months 85,563.24 and 85,480.66, after 84 months 131,014.17 and 127,349.54: fees less credit, and what is no principal.
  expect(buildersLender).toMatchObject({
    loan: "$294,500",
    lessAMonth: "$97",
    evenYears: "4.6",
    ahead: "$2,266",
    behind: "$3,665",
    caps: { fha: "6%", conventional: "3%", va: "4%" },
  });
  expect(buildersLender.rows.map(([, , apr]) => apr)).toEqual(["6.96%", "6.43%"]); // 6.9624 and 6.4336
  expect(buildersLender.bars.map(({ said }) => said)).toEqual([
    "$2,266 ahead",
    "$701 behind", // 93,523.22 less 92,822.41
    "$3,665 behind",
    "$8,074 behind", // 184,727.79 less 176,653.42
  ]);
});

it("makes up three missed payments", () => {
  expect(missedPayments).toEqual({ missed: "$4,260", planMore: "$355", planAll: "$1,775", cushion: "$2,840" });
});
