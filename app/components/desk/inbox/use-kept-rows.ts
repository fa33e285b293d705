import { useState } from "react";
import type { ShownRow } from "#app/domain/desk/shown-inbox.ts";

/** A row that stays where it is; `isGone` when it has left the list meanwhile. */
export type KeptRow = ShownRow & { isGone?: boolean };

/**
 * Keeps a list as it was opened, whatever comes and goes: each row shows what is true now, but none moves under a finger or
 * the focus. An empty list has nothing to keep.
 *
 * @param place the address of the list: another one is opened anew
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
