import { useState } from "react";
import type { ShownRow } from "#app/domain/desk/shown-inbox.ts";

/** A row that stays in place; `isGone` when it has left the list since. */
export type KeptRow = ShownRow & { isGone?: boolean };

/**
 * Keeps the list in the order it was opened in. Each row shows current data, but no row moves under a finger or the focus.
 * An empty list has nothing to keep.
 *
 * @param place the address of the list: a different one starts over
 */
export function useKeptRows(rows: readonly ShownRow[], place: string) {
  const [kept, setKept] = useState({ place, rows });
  const isAnew = kept.place !== place || kept.rows.length === 0;
  if (isAnew && kept.rows !== rows) setKept({ place, rows });
  const shown = isAnew ? rows : kept.rows;
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row): KeptRow => now.get(row.id) ?? { ...row, isGone: true }),
    added: rows.filter(({ id }) => !known.has(id)).length,
    showAll: () => setKept({ place, rows }),
  };
}
