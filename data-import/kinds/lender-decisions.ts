import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  approvedFrom,
  type DecidedLoan,
  type Decisions,
  decidedLoans,
  ratioBounds,
} from "#app/content/market/lender-decisions.ts";
import { type ContentTables, jsonText, type Row } from "../content-tables.ts";
import { seriesRules } from "../editions.ts";
import { findColumns } from "../find-columns.ts";
import { ImportProblem } from "../import-problem.ts";
import { type Given, type Plan, planTable } from "../plan-table.ts";
import type { SourceFile } from "../read-source.ts";

const file = "market-data/lender-decisions.json";

/** The codes of HMDA's loan types. */
const loanOf: Readonly<Record<string, DecidedLoan>> = { 1: "conventional", 2: "fha", 3: "va", 4: "usda" };

/** Below 36% and from 50% on, HMDA publishes ranges; between them whole percents. */
const boundOf = new Map<string, number>([
  ["<20%", 0],
  ["20%-<30%", 20],
  ["30%-<36%", 30],
  ...Array.from({ length: 14 }, (_, more) => [`${36 + more}`, 36 + more] as const),
  ["50%-60%", 50],
  [">60%", 60],
]);

/** Fewer say nothing about what lenders do. */
const fewest = 100;

/**
 * Home purchases that lenders approved, counted by loan and by the share of income for house and debts. A row without a ratio
 * counts nowhere. The file holds a random sample of the country, which has `1|2` for approved (HMDA's 1 and 2 together), and
 * lists of single states, which do not: `national` leaves those out.
 * @throws ImportProblem for a ratio that HMDA does not publish
 */
export function countDecisions(source: SourceFile, of: "national" | "all"): Decisions {
  const { rows } = findColumns(source, {
    year: ["year", "activity_year"],
    loan: ["loan_type"],
    action: ["action", "action_taken"],
    ratio: ["dti", "debt_to_income_ratio"],
  });
  const isApproved = (action: string) => (of === "national" ? action === "1|2" : ["1", "2", "1|2"].includes(action));
  const approved = rows.filter(({ action, ratio }) => isApproved(action) && ratio !== "");
  const counts = Map.groupBy(approved, ({ loan, ratio }) => `${loanOf[loan]} ${boundIn(ratio)}`);
  const years = approved.map(({ year }) => Number(year));
  const countOf = (loan: DecidedLoan) => ratioBounds.map((bound) => counts.get(`${loan} ${bound}`)?.length ?? 0);
  return {
    // Not spread into `Math.min`: a file has more rows than a call has arguments.
    first: years.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY),
    last: years.reduce((one, other) => Math.max(one, other), 0),
    conventional: countOf("conventional"),
    fha: countOf("fha"),
    va: countOf("va"),
    usda: countOf("usda"),
  };
}

function boundIn(ratio: string): number {
  const bound = boundOf.get(ratio);
  if (bound === undefined) throw new ImportProblem(`“${ratio}” is no ratio that HMDA publishes.`);
  return bound;
}

export async function planDecisions(
  [source]: readonly SourceFile[],
  given: Given,
  { folder, editions }: ContentTables,
): Promise<Plan> {
  if (!source) throw new ImportProblem("Say which file.");
  const decisions = countDecisions(source, "national");
  for (const loan of decidedLoans) {
    const count = decisions[loan].reduce((sum, one) => sum + one, 0);
    if (count < fewest) {
      throw new ImportProblem(`${source.name} has ${count} approved ${loan} purchases with a ratio: too few to go by.`);
    }
  }
  const before = JSON.parse(await readFile(join(folder, file), "utf8")) as Decisions;
  const to = `${decisions.last}`;
  return planTable({
    given,
    file,
    text: jsonText(decisions),
    editions: {
      ...editions,
      lenderDecisions: { to, reviewBy: seriesRules.lenderDecisions(to), from: given.from },
    },
    edition: `What lenders decided, ${decisions.first} to ${to}`,
    compared: {
      before: sharesOf(before),
      after: sharesOf(decisions),
      keyOf: ({ key = "" }) => key,
      figures: ["percent"],
    },
    jumps: { down: 0.5, up: 0.5 },
  });
}

/** Two shares of each loan: they move slowly, however many rows a file has. */
function sharesOf(decisions: Decisions): Row[] {
  return decidedLoans.flatMap((loan) =>
    [36, 44].map((bound) => ({
      key: `${loan} from ${bound}%`,
      percent: (approvedFrom(decisions[loan], bound) * 100).toFixed(1),
    })),
  );
}
