import { calculators } from "#app/content/calculators/calculator-list.ts";
import { allClaims } from "#app/content/claims/all-claims.ts";
import type { Claim } from "#app/content/claims/claim-record.ts";
import { type OutcomeName, outcomes } from "#app/content/claims/outcomes.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { countiesInAll } from "#app/content/market/county-limits.ts";
import { type ClaimStanding, claimStandings } from "#config/claims.ts";

const countable = {
  kind: "fact",
  source: "counted in our lists when the site was built",
  asOf: "2026-12-01",
  reviewBy: "2027-12-01",
} as const;

/** What anyone can count on this site. */
export const countedFigures = {
  programs: {
    id: "counted-programs",
    figure: String(programCounts.all),
    text: "programs, each with its source",
    counted: "Our list of programs names each one and links to its page.",
    evidence: "/programs",
    ...countable,
  },
  counties: {
    id: "counted-counties",
    figure: countiesInAll.toLocaleString("en-US"),
    text: "counties with rents and prices",
    counted: "Each county has its page, with figures from public tables.",
    evidence: "/places",
    ...countable,
  },
  calculators: {
    id: "counted-calculators",
    figure: String(calculators.length),
    text: "calculators that work as you type",
    counted: "Our list of calculators has them all.",
    evidence: "/calculators",
    ...countable,
  },
  numbersSent: {
    id: "counted-numbers-sent",
    figure: "0",
    text: "of the amounts in calculators sent to us",
    terms:
      "Calculators do their sums on your device. Three digits of a ZIP code come to us when you look up a county. A request that you send us is the only other thing we get.",
    evidence: "/privacy",
    ...countable,
  },
} as const satisfies Record<string, Claim>;

/** The lines of `config/claims.ts`: one for each outcome, or it is a type error. */
const inForce: Readonly<Record<OutcomeName, ClaimStanding>> = claimStandings;

/**
 * The figures of a page, in its order. Where the business says that it has no proof, a figure that anyone can count stands
 * instead. None appears twice.
 */
export function shownOutcomes(names: readonly OutcomeName[], standings = inForce): Claim[] {
  const counted = Object.values<Claim>(countedFigures).values();
  return names.flatMap((name) => statedClaim(name, standings[name]) ?? counted.next().value ?? []);
}

/** The heading above them: the page’s own as long as one figure is ours, otherwise a shared one. */
export function figuresHeading(claims: readonly Claim[], stated: string): string {
  return claims.some(({ kind }) => kind === "outcome") ? stated : "What you can count yourself";
}

/** The whole table as pages show it: each outcome with its proof unless another figure stands for it, and what anyone can count. */
export function claimsOnPages(standings = inForce): Claim[] {
  const names = Object.keys(outcomes) as OutcomeName[];
  const ids = new Set<string>(names.map((name) => outcomes[name].id));
  return [
    ...names.flatMap((name) => statedClaim(name, standings[name]) ?? []),
    ...allClaims.filter(({ id }) => !ids.has(id)),
    ...Object.values(countedFigures),
  ];
}

function statedClaim(name: OutcomeName, standing: ClaimStanding): Claim | null {
  if (standing === "countable") return null;
  return standing === "stated" ? outcomes[name] : { ...outcomes[name], evidence: standing.evidence };
}
