import { useEffect, useRef, useState } from "react";
import type { LeverAnswer } from "#app/domain/path/answer.ts";
import { changed, type Household, type HouseholdChange, type Month } from "#app/domain/path/household.ts";

/** A lever that the visitor used: its place in the list, what it was worked out from, and the numbers before it. */
type UsedLever = {
  lever: LeverAnswer;
  place: number;
  base: Month | null;
  change: HouseholdChange;
  before: HouseholdChange;
};
/** A row of the list. `undo` is set on a lever in use, whose words are about the numbers before it. */
export type LeverRow = { lever: LeverAnswer; base: Month | null; household: Household; undo: boolean };

/** Finds a lever's button again after the list has been worked out anew. */
export function leverId({ kind, about, cents }: LeverAnswer): string {
  return `lever-${kind}-${about ?? ""}-${cents ?? ""}`.replaceAll(/\W+/g, "-");
}

/**
 * The levers with those in use, which stay where they were with a way back: a press counts once, and none of its kind is
 * offered on top of it. One whose number the visitor has since changed is no longer in use.
 */
export function leverRows(
  levers: readonly LeverAnswer[],
  all: readonly UsedLever[],
  household: Household,
  base: Month | null,
): LeverRow[] {
  const used = inUse(all, household);
  const kinds = used.map(({ lever }) => lever.kind);
  const rows: LeverRow[] = levers
    .filter(({ kind }) => !kinds.includes(kind))
    .map((lever) => ({ lever, base, household, undo: false }));
  for (const one of used.toSorted((a, b) => a.place - b.place)) {
    const then = changed(household, one.before);
    rows.splice(one.place, 0, { lever: one.lever, base: one.base, household: then, undo: true });
  }
  return rows;
}

function inUse(all: readonly UsedLever[], household: Household): UsedLever[] {
  return all.filter(({ change }) => keysOf(change).every((key) => household[key] === change[key]));
}

function keysOf(change: HouseholdChange): (keyof Household)[] {
  return Object.keys(change) as (keyof Household)[];
}

/** Uses a lever, and takes it back; the focus stays on its button, wherever the list puts it. */
export function useLevers(household: Household, onChange: (change: HouseholdChange) => void) {
  const [all, setAll] = useState<UsedLever[]>([]);
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  });
  return {
    all,
    onUse(lever: LeverAnswer, place: number, base: Month | null, change: HouseholdChange) {
      const before = Object.fromEntries(keysOf(change).map((key) => [key, household[key]]));
      pressed.current = leverId(lever);
      setAll([...inUse(all, household), { lever, place, base, change, before }]);
      onChange(change);
    },
    onUndo(lever: LeverAnswer) {
      const used = all.find((one) => one.lever === lever);
      if (!used) return;
      pressed.current = leverId(lever);
      setAll(all.filter((one) => one !== used));
      onChange(used.before);
    },
  };
}

export type LeverUse = ReturnType<typeof useLevers>;
