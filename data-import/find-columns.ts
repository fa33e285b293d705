import { ImportProblem } from "./import-problem.ts";
import type { SourceFile } from "./read-source.ts";

/** The names that a column may have; a pattern is held against the name in small letters and figures alone. */
export type ColumnNames = Readonly<Record<string, readonly (string | RegExp)[]>>;

/** How far down a file its head may lie: publishers put titles and notes above it. */
const headSearched = 15;

export type FoundRows<Column extends string> = {
  rows: Record<Column, string>[];
  /** Text above the head and in it: some files give their year only there. */
  title: string;
};

/**
 * The rows of a publisher's file by our names of the columns. `optional` ones may be missing, and are empty then.
 * @throws ImportProblem that names the missing columns and those that are there
 */
export function findColumns<Names extends ColumnNames>(
  { name: file, rows }: SourceFile,
  names: Names,
  optional: readonly (keyof Names)[] = [],
): FoundRows<keyof Names & string> {
  const columns = Object.keys(names) as (keyof Names & string)[];
  const heads = rows.slice(0, headSearched).map((cells) => {
    const plain = cells.map(plainName);
    return columns.map((column) => [column, plain.findIndex((cell) => isNamed(cell, names[column] ?? []))] as const);
  });
  const missing = heads.map((head) => head.filter(([column, at]) => at < 0 && !optional.includes(column)));
  const at = missing.findIndex((list) => list.length === 0);
  const head = heads[at];
  if (!head) throw new ImportProblem(missingWords(file, missing, rows));
  return {
    title: rows
      .slice(0, at + 1)
      .flat()
      .join(" "),
    rows: rows.slice(at + 1).map((cells) => {
      const found = head.map(([column, index]) => [column, index < 0 ? "" : (cells[index] ?? "")] as const);
      return Object.fromEntries(found) as Record<keyof Names & string, string>;
    }),
  };
}

function missingWords(
  file: string,
  missing: readonly (readonly (readonly [string, number])[])[],
  rows: SourceFile["rows"],
) {
  const fewest = missing.toSorted((one, other) => one.length - other.length)[0] ?? [];
  const nearest = rows[missing.indexOf(fewest)] ?? [];
  const wanted = fewest.map(([column]) => column).join(", ");
  return `${file} is not a file of this kind: it has no column for ${wanted}. Its columns are: ${nearest.join(", ")}.`;
}

/** `One-Unit\nLimit` is `oneunitlimit`. */
function plainName(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

function isNamed(cell: string, names: readonly (string | RegExp)[]): boolean {
  return names.some((name) => (typeof name === "string" ? plainName(name) === cell : name.test(cell)));
}

/**
 * A number as publishers write it: `$832,750 `, `1,016`.
 * @throws ImportProblem for anything else, naming the row
 */
export function numberOf(cell: string, where: string): number {
  const plain = cell.replace(/[$,\s]/g, "");
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new ImportProblem(`“${cell}” is not a number (${where}).`);
  return Number(plain);
}

/**
 * A day as `2026-10-08`, from that or from `10/8/2026`.
 * @throws ImportProblem for anything else
 */
export function dayOf(cell: string): string {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const text = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : cell.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new ImportProblem(`“${cell}” is not a day.`);
  }
  return text;
}
