/**
 * How long the finance engine takes for a schedule of 30 years with extra payments (asked: under 1 ms), for the price
 * that somebody can afford with every lever, and for an APR. Medians of single calls, and the slowest of a hundred.
 *
 *   npm run bench -- schedule
 */
import { closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fhaRules } from "#app/content/rules/fha.ts";
import { affordability, leverSteps } from "../../app/domain/buying/affordability.ts";
import { annualPercentageRate } from "../../app/domain/loan/annual-percentage-rate.ts";
import { schedule } from "../../app/domain/loan/schedule.ts";
import { median } from "../support/median.mjs";

const extra = { monthlyCents: 100_00, yearly: { cents: 1_000_00, first: 4 }, once: [{ cents: 5_000_00, with: 60 }] };

measure("30 years with extra payments", (round) =>
  // Each round another loan and rate, so that nothing is remembered from the last one.
  schedule({ loanCents: 300_000_00 + round * 1_001, annualRate: 0.06 + round / 100_000, termMonths: 360 }, extra),
);

measure("highest price by FHA, each limit and lever", (round) => {
  const terms = {
    annualIncomeCents: 72_000_00 + round * 100,
    monthlyDebtsCents: 450_00,
    ratios: debtRatios.programs.fha,
    comfortableCents: 2_000_00,
    cashCents: 20_000_00,
    closing: closingPlan,
    minimumDownShare: 0.035,
    loanLimitCents: 541_287_00,
    annualRate: 0.06 + round / 100_000,
    termMonths: 360,
    propertyTaxRate: 0.011,
    homeInsuranceRate: 0.005,
    monthlyDuesCents: 0,
    program: { kind: "fha", rules: fhaRules },
  };
  affordability(terms);
  leverSteps(terms, {
    annualIncomeCents: 1_000_00,
    monthlyDebtsCents: 50_00,
    cashCents: 1_000_00,
    annualRate: 0.0025,
    comfortableCents: 50_00,
  });
});

measure("APR of 360 payments", (round) =>
  annualPercentageRate({
    advances: [{ cents: 294_000_00 + round, whole: 0 }],
    payments: [{ cents: 1_896_20, whole: 1, count: 360 }],
    unitPeriodsPerYear: 12,
  }),
);

function measure(name, work) {
  for (let round = 0; round < 200; round++) work(round);
  const times = Array.from({ length: 1_000 }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  console.log(`${name}: median ${median(times).toFixed(3)} ms, 99 of 100 within ${times[989].toFixed(3)} ms`);
}
