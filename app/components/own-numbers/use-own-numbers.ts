import { useEffect, useState } from "react";
import type { Household } from "#app/domain/path/household.ts";
import { markPlanned } from "#app/lib/my-path/plan-mark.ts";

/**
 * The values a page takes from the plan on this device; null if there is none, and until it is read. The code that reads
 * it loads only if there is a plan. `numbersOf`, created once, may load its own code in the same way.
 */
export function useOwnNumbers<Own>(numbersOf: (household: Household) => Promise<Own>): Own | null {
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    // The visitor may have begun or wiped a plan since the page loaded.
    if (!markPlanned()) return;
    let isShown = true;
    const read = async () => {
      const { pathSnapshot } = await import("#app/lib/my-path/kept-path.ts");
      const found = await numbersOf(pathSnapshot().kept.household);
      if (isShown) setOwn(() => found);
    };
    // If that fails, the page keeps its example.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [numbersOf]);
  return own;
}
