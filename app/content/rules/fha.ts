import type { FhaRules } from "#app/domain/insurance/annual-premium.ts";
import type { RuleTable } from "./rule-table.ts";

const elevenYears = 132;

/**
 * FHA's mortgage insurance premiums. Public copies of the letter disagree on the rows for large loans of up to 15 years:
 * they are here as most copies have them. Compare them with HUD's own letter at each review.
 */
export const fhaRules = {
  id: "fha-premiums",
  source: "HUD Mortgagee Letter 2023-05, for loans endorsed from March 20, 2023",
  effective: "2023-03-20",
  reviewBy: "2027-03-20",
  upfrontRate: 0.0175,
  largeAboveCents: 726_200_00,
  rows: [
    { term: "over15", size: "standard", upTo: 90, rate: 0.005, months: elevenYears },
    { term: "over15", size: "standard", upTo: 95, rate: 0.005, months: null },
    { term: "over15", size: "standard", upTo: 100, rate: 0.0055, months: null },
    { term: "over15", size: "large", upTo: 90, rate: 0.007, months: elevenYears },
    { term: "over15", size: "large", upTo: 95, rate: 0.007, months: null },
    { term: "over15", size: "large", upTo: 100, rate: 0.0075, months: null },
    { term: "to15", size: "standard", upTo: 90, rate: 0.0015, months: elevenYears },
    { term: "to15", size: "standard", upTo: 100, rate: 0.004, months: null },
    { term: "to15", size: "large", upTo: 78, rate: 0.0015, months: elevenYears },
    { term: "to15", size: "large", upTo: 90, rate: 0.004, months: elevenYears },
    { term: "to15", size: "large", upTo: 100, rate: 0.0065, months: null },
  ],
} as const satisfies FhaRules & RuleTable;

/** The smallest down payment by score, HUD Handbook 4000.1: the highest score first. FHA makes no loan below 500. */
export const fhaDownPayments = {
  id: "fha-down-payments",
  source: "HUD Handbook 4000.1, minimum decision credit score",
  effective: "2023-03-20",
  reviewBy: "2027-03-20",
  byScore: [
    { from: 580, share: 0.035 },
    { from: 500, share: 0.1 },
  ],
} as const satisfies RuleTable & { byScore: readonly { from: number; share: number }[] };

/** How FHA counts debts with a collector, medical ones aside: from this total on, this share of it a month. */
export const fhaCollections = {
  id: "fha-collections",
  source: "HUD Handbook 4000.1, section II.A, collection accounts",
  effective: "2023-03-20",
  reviewBy: "2027-05-23",
  fromCents: 2_000_00,
  monthlyShare: 0.05,
} as const satisfies RuleTable & Record<string, string | number>;

/**
 * Open disputes: from this total of disputed collections, charge-offs and accounts paid late in the last months, a person
 * decides instead of the computer. Medical bills and identity theft are not counted.
 */
export const fhaDisputes = {
  id: "fha-disputes",
  source: "HUD Handbook 4000.1, section II.A.4.a, disputed derogatory credit accounts",
  effective: "2026-11-28",
  reviewBy: "2027-05-28",
  fromCents: 1_000_00,
  lateMonths: 24,
} as const satisfies RuleTable & Record<string, string | number>;

/** A court's judgment against the buyer: paid, or in a plan with this many payments made on time. */
export const fhaJudgments = {
  id: "fha-judgments",
  source: "HUD Handbook 4000.1, section II.A, judgments",
  effective: "2026-11-28",
  reviewBy: "2027-05-28",
  monthsPaid: 3,
} as const satisfies RuleTable & Record<string, string | number>;

/** The most of the rent that FHA counts (less where the appraiser expects more empty months), and how much of its payment a three- or four-unit building has to cover. */
export const fhaRents = {
  id: "fha-rents",
  source: "HUD Handbook 4000.1, section II.A, rental income and self-sufficiency",
  effective: "2023-03-20",
  reviewBy: "2027-05-23",
  countedShare: 0.75,
  selfSufficientFromUnits: 3,
} as const satisfies RuleTable & Record<string, string | number>;
