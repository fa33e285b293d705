import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { ProgramKind } from "./loan-program-field.ts";

/** Why a loan of that size does not exist in the program, and what holds only in some places. At most one of them. */
export type SizeBars = { barrier: string | null; hint: string | null };

const [limits] = nationalLimits;

/** In dollars, for one-family homes outside Alaska, Hawaii, Guam and the Virgin Islands. VA and USDA have no such limit. */
const limitsOf: Partial<Record<ProgramKind, { whose: string; floor: number; ceiling: number }>> = {
  conventional: { whose: "Fannie Mae and Freddie Mac", floor: limits.baseline[0], ceiling: limits.ceiling[0] },
  fha: { whose: "FHA", floor: limits.fhaFloor[0], ceiling: limits.fhaCeiling[0] },
};

/**
 * What the program's limits say of a loan, in cents, without a financed fee. Without a county's own limit, the lowest and the
 * highest of the country decide.
 */
export function sizeBars(kind: ProgramKind, loanCents: number, countyCents: number | null = null): SizeBars {
  const limit = limitsOf[kind];
  if (!limit || loanCents <= limit.floor * 100 || (countyCents !== null && loanCents <= countyCents)) {
    return { barrier: null, hint: null };
  }
  if (countyCents !== null) {
    const barrier = `The loan is above ${formatDollars(countyCents)}, the limit of ${limit.whose} in your county.`;
    return { barrier, hint: null };
  }
  return loanCents > limit.ceiling * 100
    ? {
        hint: null,
        barrier: `The loan is above ${formatDollars(limit.ceiling * 100)}, the highest limit of ${limit.whose}.`,
      }
    : {
        barrier: null,
        hint: `The loan is above ${formatDollars(limit.floor * 100)}: only in counties with a higher limit.`,
      };
}

/** The same as one sentence for a calculator's note; null if the loan fits everywhere. */
export function sizeNote(kind: ProgramKind, loanCents: number, countyCents: number | null = null): string | null {
  const { barrier, hint } = sizeBars(kind, loanCents, countyCents);
  return barrier ?? hint;
}

/** The same for a page that shows several programs: each sentence names whose limit it is. */
export function namedSizeNote(kind: ProgramKind, loanCents: number): string | null {
  const { barrier, hint } = sizeBars(kind, loanCents);
  const limit = limitsOf[kind];
  if (!hint || !limit) return barrier;
  return `The loan is above ${formatDollars(limit.floor * 100)}, the limit of ${limit.whose} in most counties.`;
}
