/**
 * How long My path takes to answer one household for 120 months and all programs, its levers and an assistance program
 * among them (asked: at most 5 ms), and how long the doors alone take, which are looked at at every key: medians of single
 * answers, what 99 of 100 stay under, and the slowest. Each answer is for another price, so that nothing is remembered
 * from the last one.
 *
 *   npm run bench -- path
 */
import { pathRulesOf2026 as pathRules } from "#test/path-rules-of-2026.ts";
import { planDoors, planPath } from "../../app/domain/path/plan-path.ts";
import { median } from "../support/median.mjs";
import { debtsAndMarks } from "../support/pages/path-households.mjs";

const now = 2026 * 12 + 10;

const place = {
  name: "Maricopa County",
  state: "AZ",
  fips: "04013",
  isAssumed: false,
  typicalPriceCents: 420_000_00,
  propertyTaxRate: 0.00476,
  homeInsuranceRate: 0.005,
  conformingCents: 832_750_00,
  fhaCents: 541_287_00,
  medianIncomeCents: 109_600_00,
  usdaIncomeCents: 126_000_00,
};

const small = {
  place,
  savedCents: 3_400_00,
  monthlySavingCents: 300_00,
  debts: [],
  marks: [],
  ownedLately: false,
  score: { points: 640, from: "bank" },
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: now - 60 }],
};

const large = {
  ...small,
  rentCents: 1_450_00,
  leaseEnd: now + 8,
  served: true,
  score: { points: 612, from: "bank", supposed: { points: 640, from: now + 4 } },
  ...debtsAndMarks(now),
};

const help = {
  slug: "sample",
  programs: ["fha", "conventional-97"],
  most: { share: 0.03, of: "loan", capCents: null },
  minimumScore: 640,
  firstTimeOnly: true,
  incomeCents: 110_000_00,
  medianShare: null,
  priceCents: null,
};

const nearby = { assistance: [help], places: [{ ...place, name: "Pinal County", propertyTaxRate: 0.006 }] };
measure("a household that starts", planPath, small, {});
measure("the same, its doors alone", planDoors, small, {});
measure("five debts, two marks, help and the next county", planPath, large, nearby);
measure("the same, its doors alone", planDoors, large, nearby);

function measure(what, plan, household, nearby) {
  const answer = (round) => plan({ ...household, priceCents: 185_000_00 + round * 100 }, now, pathRules, nearby);
  for (let round = 0; round < 200; round += 1) answer(round);
  const times = Array.from({ length: 1_000 }, (_, round) => {
    const start = performance.now();
    answer(200 + round);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  const ms = (time) => `${time.toFixed(2)} ms`;
  const share = `${((median(times) / 5) * 100).toFixed(0)}% of the 5 ms asked`;
  console.log(
    `${what}: median ${ms(median(times))} (${share}), 99 of 100 ${ms(times[989])}, slowest ${ms(times[999])}`,
  );
}
