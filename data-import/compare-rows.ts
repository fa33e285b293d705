import type { Row } from "./content-tables.ts";
import { ImportProblem } from "./import-problem.ts";

export type Comparison = {
  added: string[];
  removed: string[];
  changed: string[];
  same: number;
  /** The largest moves of a figure, up or down, the farthest first. */
  moves: { key: string; column: string; from: number; to: number; share: number }[];
};

type Compared = {
  before: readonly Row[];
  after: readonly Row[];
  keyOf: (row: Row) => string;
  figures: readonly string[];
};

/** Changes from one table to the next, by key, and by how much. */
export function compareRows({ before, after, keyOf, figures }: Compared): Comparison {
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const now = new Set(after.map(keyOf));
  const found: Comparison = {
    added: [],
    removed: [...old.keys()].filter((key) => !now.has(key)),
    changed: [],
    same: 0,
    moves: [],
  };
  for (const row of after) {
    const key = keyOf(row);
    const was = old.get(key);
    if (!was) {
      found.added.push(key);
      continue;
    }
    const moves = figures.flatMap((column) => moveOf(key, column, was[column] ?? "", row[column] ?? ""));
    if (moves.length > 0) found.changed.push(key);
    else found.same++;
    found.moves.push(...moves);
  }
  found.moves.sort((one, other) => Math.abs(other.share) - Math.abs(one.share));
  return found;
}

/** Nothing for a figure that stays; one that comes or goes counts as no move, but is a change. */
function moveOf(key: string, column: string, was: string, is: string): Comparison["moves"] {
  if (was === "" || Number(was) === Number(is)) return [];
  const [from, to] = [Number(was), Number(is)];
  return [{ key, column, from, to, share: to / from - 1 }];
}

/**
 * @throws ImportProblem when a figure moved farther than such figures do: the file is likely of something else
 */
export function refuseJumps({ moves }: Comparison, { down, up }: { down: number; up: number }): void {
  const jumps = moves.filter(({ share }) => share < -down || share > up);
  if (jumps.length === 0) return;
  throw new ImportProblem(
    `${jumps.length} figures fall by more than ${percent(down)} or rise by more than ${percent(up)}, such as ${moveWords(jumps[0])}. Look at the file; if they are right, say --accept-jumps.`,
  );
}

/** `04013 fmr_2br: 1,839 → 1,901 (+3.4%)` */
export function moveWords(move: Comparison["moves"][number] | undefined): string {
  if (!move) return "";
  const { key, column, from, to, share } = move;
  const number = (value: number) => value.toLocaleString("en-US");
  return `${key} ${column}: ${number(from)} → ${number(to)} (${share > 0 ? "+" : ""}${percent(share)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).replace(/\.0$/, "")}%`;
}
