import type { ContentTables, Row } from "../content-tables.ts";
import { ImportProblem, someOf } from "../import-problem.ts";

/** HUD's own number for the part of the city of Sullivan in Crawford County, Missouri: not a county. */
const partsOfCounties = new Set(["29056"]);

/** A line of a file of HUD's: ten digits of county and town, or five of the county. */
type HudLine = { fips: string; town: string; area: string };

/**
 * HUD's lines by county of our list. American Samoa and the Northern Mariana Islands have one line each in HUD's files,
 * which holds for all their islands.
 * @throws ImportProblem for an unknown county, or a file that lacks most of them
 */
export function linesByCounty<Line extends HudLine>(
  lines: readonly Line[],
  { counties }: ContentTables,
): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  const unknown = new Set<string>();
  for (const line of lines) {
    const fips = countyOf(line.fips);
    if (partsOfCounties.has(fips)) continue;
    const own = counties.filter(
      (county) => county.fips === fips || (fips.endsWith("999") && county.fips.slice(0, 2) === fips.slice(0, 2)),
    );
    if (own.length === 0) unknown.add(fips);
    for (const county of own) found.set(county.fips, [...(found.get(county.fips) ?? []), line]);
  }
  if (unknown.size > 0) throw new ImportProblem(`No county has the number ${someOf(unknown)}.`);
  if (found.size < counties.length * 0.9) {
    throw new ImportProblem(`The file has ${found.size} of ${counties.length} counties: it is not whole.`);
  }
  return found;
}

function countyOf(fips: string): string {
  if (!/^\d{4,10}$/.test(fips)) throw new ImportProblem(`“${fips}” is not the number of a county.`);
  return fips.length > 5 ? fips.padStart(10, "0").slice(0, 5) : fips.padStart(5, "0");
}

/** The lines of a county that have the same figures as one, with the names of their towns where there are several. */
export function groupLines<Line extends HudLine>(
  lines: readonly Line[],
  figuresOf: (line: Line) => string,
): { line: Line; all: Line[]; towns: string }[] {
  const groups = [...Map.groupBy(lines, (line) => `${line.area}|${figuresOf(line)}`).values()];
  return groups.flatMap((all) => {
    const [line] = all;
    const towns = groups.length > 1 ? all.map(({ town }) => town.replace(/ (town|city)$/, "")).join("; ") : "";
    return line ? [{ line, all, towns }] : [];
  });
}

/** The new rows, and those of the counties that the file leaves out as they were. */
export function keepMissing(before: readonly Row[], rows: readonly Row[]): { after: Row[]; kept: string[] } {
  const given = new Set(rows.map(({ fips }) => fips));
  const kept = before.filter(({ fips }) => !given.has(fips));
  const byCounty = (one: Row, other: Row) => (one.fips ?? "").localeCompare(other.fips ?? "");
  return { after: [...rows, ...kept].toSorted(byCounty), kept: [...new Set(kept.map(({ fips = "" }) => fips))] };
}

/** `MSA` and `HUD Metro FMR Area` say nothing to a reader. */
export function tidyArea(name: string): string {
  return name.replace(/ (HUD Metro FMR Area|MSA)$/, "").trim();
}
