/*
 * The rule tables as they were in November 2026, for tests with worked examples. The site's tables (app/content/rules/)
 * change when an agency sets new rates, and no test of a calculation should fail then.
 * `app/content/review/all-rules.test.ts` compares the two for as long as a table says it is the same one.
 */

import type { FhaRules } from "#app/domain/insurance/annual-premium.ts";
import type { UsdaRules, VaRules } from "#app/domain/insurance/va-and-usda-fees.ts";
import type { PriceAdjustmentRules } from "#app/domain/loan/price-adjustment.ts";

type Dated<Rules> = Rules & { effective: string };

export const fhaRules = {
  effective: "2023-03-20",
  upfrontRate: 0.0175,
  largeAboveCents: 726_200_00,
  rows: [
    { term: "over15", size: "standard", upTo: 90, rate: 0.005, months: 132 },
    { term: "over15", size: "standard", upTo: 95, rate: 0.005, months: null },
    { term: "over15", size: "standard", upTo: 100, rate: 0.0055, months: null },
    { term: "over15", size: "large", upTo: 90, rate: 0.007, months: 132 },
    { term: "over15", size: "large", upTo: 95, rate: 0.007, months: null },
    { term: "over15", size: "large", upTo: 100, rate: 0.0075, months: null },
    { term: "to15", size: "standard", upTo: 90, rate: 0.0015, months: 132 },
    { term: "to15", size: "standard", upTo: 100, rate: 0.004, months: null },
    { term: "to15", size: "large", upTo: 78, rate: 0.0015, months: 132 },
    { term: "to15", size: "large", upTo: 90, rate: 0.004, months: 132 },
    { term: "to15", size: "large", upTo: 100, rate: 0.0065, months: null },
  ],
} as const satisfies Dated<FhaRules>;

export const fhaDownPayments = {
  effective: "2023-03-20",
  byScore: [
    { from: 580, share: 0.035 },
    { from: 500, share: 0.1 },
  ],
} as const;

/** Tables 9 and 10 of VA Pamphlet 26-7, chapter 4. */
export const vaResidual = {
  smallBelowCents: 80_000_00,
  small: {
    centsByPeople: {
      northeast: [390_00, 654_00, 788_00, 888_00, 921_00],
      midwest: [382_00, 641_00, 772_00, 868_00, 902_00],
      south: [382_00, 641_00, 772_00, 868_00, 902_00],
      west: [425_00, 713_00, 859_00, 967_00, 1_004_00],
    },
    eachMoreCents: 75_00,
  },
  large: {
    centsByPeople: {
      northeast: [450_00, 755_00, 909_00, 1_025_00, 1_062_00],
      midwest: [441_00, 738_00, 889_00, 1_003_00, 1_039_00],
      south: [441_00, 738_00, 889_00, 1_003_00, 1_039_00],
      west: [491_00, 823_00, 990_00, 1_117_00, 1_158_00],
    },
    eachMoreCents: 80_00,
  },
  mostPeople: 7,
  baseShare: 0.05,
  ratioGuide: 0.41,
  moreShare: 0.2,
  upkeepCentsPerSquareFoot: 14,
};

/** The states of each region, by postal code. */
export const vaRegions = {
  northeast: ["CT", "ME", "MA", "NH", "NJ", "NY", "PA", "RI", "VT"],
  midwest: ["IL", "IN", "IA", "KS", "MI", "MN", "MO", "NE", "ND", "OH", "SD", "WI"],
  south: ["AL", "AR", "DE", "DC", "FL", "GA", "KY", "LA", "MD", "MS", "NC", "OK", "PR", "SC", "TN", "TX", "VA", "WV"],
  west: ["AK", "AZ", "CA", "CO", "HI", "ID", "MT", "NV", "NM", "OR", "UT", "WA", "WY"],
} as const;

export const vaRules = {
  effective: "2023-04-07",
  purchase: [
    { downFrom: 0.1, firstUse: 0.0125, laterUse: 0.0125 },
    { downFrom: 0.05, firstUse: 0.015, laterUse: 0.015 },
    { downFrom: 0, firstUse: 0.0215, laterUse: 0.033 },
  ],
  cashOut: { firstUse: 0.0215, laterUse: 0.033 },
  interestRateReduction: 0.005,
  assumption: 0.005,
  manufacturedHome: 0.01,
} as const satisfies Dated<VaRules>;

export const usdaRules = {
  effective: "2025-10-01",
  upfrontRate: 0.01,
  annualRate: 0.0035,
} as const satisfies Dated<UsdaRules>;

export const fanniePriceAdjustments = {
  effective: "2026-01-28",
  termsOverMonths: 180,
  loanToValue: [30, 60, 70, 75, 80, 85, 90, 95],
  rows: [
    { from: 780, label: "780 or more", points: [0, 0, 0, 0, 375, 375, 250, 250, 125] },
    { from: 760, label: "760–779", points: [0, 0, 0, 250, 625, 625, 500, 500, 250] },
    { from: 740, label: "740–759", points: [0, 0, 125, 375, 875, 1000, 750, 625, 500] },
    { from: 720, label: "720–739", points: [0, 0, 250, 750, 1250, 1250, 1000, 875, 750] },
    { from: 700, label: "700–719", points: [0, 0, 375, 875, 1375, 1500, 1250, 1125, 875] },
    { from: 680, label: "680–699", points: [0, 0, 625, 1125, 1750, 1875, 1500, 1375, 1125] },
    { from: 660, label: "660–679", points: [0, 0, 750, 1375, 1875, 2125, 1750, 1625, 1250] },
    { from: 640, label: "640–659", points: [0, 0, 1125, 1500, 2250, 2500, 2000, 1875, 1500] },
    { from: 300, label: "639 or less", points: [0, 125, 1500, 2125, 2750, 2875, 2625, 2250, 1750] },
  ],
} as const satisfies Dated<PriceAdjustmentRules>;

export const pointsAsRate = {
  effective: "2026-11-21",
  ratePerPoint: 0.0025,
} as const;

export const fhaRateByScore = {
  effective: "2026-11-21",
  rows: [
    { from: 740, added: 0 },
    { from: 680, added: 0.001 },
    { from: 620, added: 0.0025 },
    { from: 580, added: 0.005 },
    { from: 300, added: 0.0075 },
  ],
} as const;

export const insuranceByScore = {
  effective: "2026-11-21",
  rows: [
    { from: 760, rate: 0.0041 },
    { from: 740, rate: 0.0059 },
    { from: 720, rate: 0.0073 },
    { from: 700, rate: 0.0087 },
    { from: 680, rate: 0.0108 },
    { from: 660, rate: 0.0142 },
    { from: 640, rate: 0.015 },
    { from: 300, rate: 0.0161 },
  ],
} as const;
