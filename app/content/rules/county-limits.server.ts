import type { LimitsByUnits, LimitTable } from "#app/domain/loan-limits.ts";
import csv2025 from "./county-limits-2025.csv?raw";
import csv2026 from "./county-limits-2026.csv?raw";

const columns = "conforming_1,conforming_2,conforming_3,conforming_4,fha_1,fha_2,fha_3,fha_4,fips";

/**
 * The limits of every county, as scripts/county-limits.mjs packs them: some 25 KB a year, so only the server has them.
 * Conforming limits of 2025 for two to four units are not in the public copy that the table was made from.
 */
export const limitTables: readonly LimitTable[] = [
  { year: 2026, counties: countiesOf(csv2026), connecticut: "planning-regions" },
  { year: 2025, counties: countiesOf(csv2025), connecticut: "counties" },
];

function countiesOf(csv: string): LimitTable["counties"] {
  const [head, ...lines] = csv.trim().split("\n");
  if (head !== columns) throw new Error(`The columns are ${head}, not ${columns}`);
  return new Map(
    lines.flatMap((line) => {
      const cells = line.split(",");
      const limits = { conforming: byUnits(cells.slice(0, 4)), fha: byUnits(cells.slice(4, 8)) };
      return (cells[8] ?? "").split(" ").map((fips) => [fips, limits] as const);
    }),
  );
}

function byUnits([one, two, three, four]: readonly string[]): LimitsByUnits {
  return { 1: centsOf(one), 2: centsOf(two), 3: centsOf(three), 4: centsOf(four) };
}

function centsOf(dollars: string | undefined): number | null {
  return dollars ? Number(dollars) * 100 : null;
}
