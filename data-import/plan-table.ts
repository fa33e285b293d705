import { type Comparison, compareRows, moveWords, refuseJumps } from "./compare-rows.ts";
import { editionsFile, jsonText, type Row } from "./content-tables.ts";
import type { Editions } from "./editions.ts";
import { someOf } from "./import-problem.ts";

/** Options that a command may give with the file. */
export type Given = {
  year: number | null;
  effective: string | null;
  /** Where the figures are published, such as a letter and its number; null where the name of the table says enough. */
  source: string | null;
  from: string;
  acceptJumps: boolean;
};

/** The result of an import: the files by their path in app/content, and what to report. */
export type Plan = { files: ReadonlyMap<string, string>; lines: readonly string[] };

type TablePlan = {
  given: Given;
  file: string;
  /** The table as it is written. */
  text: string;
  editions: Editions;
  edition: string;
  /** Which rows are compared, by what: not always the whole table. */
  compared: { before: readonly Row[]; after: readonly Row[]; keyOf: (row: Row) => string; figures: readonly string[] };
  jumps: { down: number; up: number };
  notes?: readonly string[];
};

/** Compares, refuses what cannot be right, and says what would change. */
export function planTable({ given, file, text, editions, edition, compared, jumps, notes = [] }: TablePlan): Plan {
  const comparison = compareRows(compared);
  if (!given.acceptJumps) refuseJumps(comparison, jumps);
  return {
    files: new Map([
      [file, text],
      [editionsFile, jsonText(editions)],
    ]),
    lines: [edition, ...changeLines(comparison), ...notes],
  };
}

function changeLines({ added, removed, changed, same, moves }: Comparison): string[] {
  const list = (keys: readonly string[]) => (keys.length > 0 ? ` (${someOf(keys)})` : "");
  return [
    `Rows added: ${added.length}${list(added)}`,
    `Rows removed: ${removed.length}${list(removed)}`,
    `Rows changed: ${changed.length}, the same: ${same}`,
    ...(moves.length > 0 ? ["Largest moves:", ...moves.slice(0, 8).map((move) => `  ${moveWords(move)}`)] : []),
  ];
}
