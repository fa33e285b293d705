import type { CommandName } from "./desk-commands.server.ts";
import type { ViewName } from "./desk-views.server.ts";
import type { Needs } from "./desk-visit.server.ts";

/** Rows that show no visitor, though only who may see people has a use for them. */
export const viewsOfNobody: ReadonlySet<ViewName> = new Set<ViewName>(["find", "live", "new-lead", "hours"]);

/** Rights that everybody has, or that lead to nothing of a visitor's. */
const rightsOverNobody: readonly Needs[] = ["anyone", "arriving", "own-account", "read-counts", "manage-staff"];
const rightsOverWords: readonly Needs[] = ["write-templates", "write-letters"];

/** Whether looking at a page is noted. What a new row shows counts as people's, unless its right or its name says otherwise. */
export function showsPeople(name: ViewName, needs: Needs): boolean {
  return !viewsOfNobody.has(name) && !rightsOverNobody.includes(needs) && !rightsOverWords.includes(needs);
}

/** They only ask for what a passkey has to sign; and a draft is saved again and again while somebody types. */
export const unnotedCommands: readonly CommandName[] = ["ask-key", "ask-new-key", "ask-key-again", "autosave-draft"];

/** Whether doing something is noted. Everything is, unless it is named here. */
export function isNoted(command: string): boolean {
  return !unnotedCommands.some((name) => name === command);
}

const lookMs = 5 * 60_000;
const mostLooks = 10_000;

/** Who looked at what of late: the same page again within five minutes is the same look. */
export function createLooks(now: () => number) {
  const looks = new Map<string, number>();
  return {
    isRepeat: (look: string): boolean => now() - (looks.get(look) ?? Number.NEGATIVE_INFINITY) < lookMs,
    /** Once it is noted. */
    remember(look: string): void {
      if (looks.size >= mostLooks) looks.clear();
      looks.set(look, now());
    },
  };
}
