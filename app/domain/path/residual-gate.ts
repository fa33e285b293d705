import { type ResidualIncome, residualIncome, type VaRegion } from "#app/domain/buying/residual-income.ts";
import { shareCents, sumCents } from "#app/domain/money.ts";
import { type Gate, heldIn, type PathCase } from "./case.ts";
import type { Household, PathPlace, Skippable } from "./household.ts";
import { annualIncomeCents, debtsCounted, type Line } from "./money-limits.ts";
import type { LivingCosts, ResidualPlan } from "./terms.ts";

/**
 * What is left to live on each month against VA's table of region, family and loan. With the least taxes and upkeep it may hold,
 * with ample ones it surely does: between them the visitor's own pay stub decides. VA's table is a guide, so a lender may say yes
 * below it, but not where nothing at all is left. Null where the loan has no such table, and for those who did not serve. A family
 * that nobody named is asked for only once somebody served.
 */
export function residualGate(path: PathCase, line: Line): Gate | null {
  const { household, terms, home } = path;
  const { served, people } = household;
  if (terms.residual === null || served === false || (served === undefined && people === undefined)) return null;
  const kind = "residual-income";
  const skipped = home(0) === null ? "priceCents" : neededParts.find((part) => household[part] === undefined);
  if (skipped) return { kind, isKnown: false, ask: "yourself", skipped };
  const region = regionOf(household.place, terms.residual);
  if (region === null) return { kind, isKnown: false, ask: "lender" };
  const { least, ample } = terms.residual;
  const best = leftByMonth(path, region, least, (month) => home(month)?.cost.monthlyCents ?? 0);
  const worst = leftByMonth(path, region, ample, (month) => home(month)?.mostMonthlyCents ?? 0);
  const atBest = heldIn(best.map(({ spareCents }) => spareCents >= 0));
  const sure = heldIn(worst.map(({ spareCents }) => spareCents >= 0));
  const holds = line === "lender" ? heldIn(best.map(({ leftCents }) => leftCents > 0)) : atBest;
  const compared = (month: number) => {
    const { leftCents: has, wantedCents: needs } = best[month] as ResidualIncome;
    return { has, needs };
  };
  const asked = (month: number) =>
    (best[month] as ResidualIncome).spareCents >= 0
      ? ({ ask: "yourself", hangsOn: "taxes" } as const)
      : ({ ask: "lender" } as const);
  return { kind, isKnown: true, holds, sure, asked, waitsForSure: true, compared, change: "price" };
}

const neededParts: readonly Skippable[] = ["incomes", "people", "debts", "place"];

/** The region of VA's table; null outside of it. */
function regionOf(place: PathPlace | undefined, { regions }: ResidualPlan): VaRegion | null {
  const all = Object.keys(regions) as VaRegion[];
  return all.find((region) => regions[region].includes(place?.state ?? "")) ?? null;
}

/** What is left in each month from now; worked out once for months that are alike. */
function leftByMonth(
  path: PathCase,
  region: VaRegion,
  costs: LivingCosts,
  housing: (month: number) => number,
): ResidualIncome[] {
  const { household, terms, home } = path;
  const { incomes = [], people = 1 } = household;
  const rules = (terms.residual as ResidualPlan).rules;
  const fixed = {
    region,
    people: Math.max(1, people),
    usesBase: false,
    grossCents: sumCents(incomes.map(({ monthlyCents }) => monthlyCents)),
    taxFreeCents: 0,
    taxesCents: taxesOf(household, costs),
    squareFeet: costs.squareFeet,
    careCents: 0,
  };
  const made = new Map<string, ResidualIncome>();
  return debtsCounted(path, annualIncomeCents(household) ?? 0).map((debtsCents, month) => {
    const [housingCents, loanCents] = [housing(month), home(month)?.cost.noteCents ?? 0];
    const key = `${debtsCents} ${housingCents}`;
    const left = made.get(key) ?? residualIncome({ ...fixed, loanCents, housingCents, debtsCents }, rules);
    made.set(key, left);
    return left;
  });
}

function taxesOf({ incomes = [] }: Household, { taxShare, taxed }: LivingCosts): number {
  const pay = incomes.filter(({ kind }) => taxed.includes(kind)).map(({ monthlyCents }) => monthlyCents);
  return shareCents(sumCents(pay), taxShare);
}
