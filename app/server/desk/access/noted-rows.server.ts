import type { Needs } from "./visit/desk-visit.server.ts";
import type { DeskView } from "./visit/table-row.server.ts";

/** Rights that everyone has, or that show nothing about visitors. */
const rightsWithoutPeople: readonly Needs[] = [
  ...([
    "anyone",
    "arriving",
    "own-account",
    "read-counts",
    "manage-staff",
    "write-templates",
    "write-letters",
  ] as const),
];

/** Whether viewing a page is noted. A new row counts as showing people, unless its right or the row itself says otherwise. */
export function showsPeople({ needs, people }: Pick<DeskView<unknown>, "needs" | "people">): boolean {
  return people ?? !rightsWithoutPeople.includes(needs);
}

const lookMs = 5 * 60_000;
const mostLooks = 10_000;

/** Recent views: opening the same page again within five minutes is the same view. */
export function createLooks(now: () => number) {
  const looks = new Map<string, number>();
  return {
    isRepeat: (look: string): boolean => now() - (looks.get(look) ?? Number.NEGATIVE_INFINITY) < lookMs,
    /** After it is noted. */
    remember(look: string): void {
      if (looks.size >= mostLooks) looks.clear();
      looks.set(look, now());
    },
  };
}
