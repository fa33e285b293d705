import type { CommandName } from "./desk-commands.server.ts";
import type { ViewName } from "./desk-views.server.ts";
import type { Needs } from "./visit/desk-visit.server.ts";

/** Rows that show no visitors, although they need the right to see people. */
export const viewsWithoutPeople: ReadonlySet<ViewName> = new Set<ViewName>([
  ...(["find", "live", "new-lead", "hours", "others-at-thread", "letter-fate"] as const),
]);

/**
 * Everyone may open these, but those who may see people see the senders of emails there, and whom a form that waits for a
 * passkey is about: anyone can send such a form with any id.
 */
const viewsWithPeople: ReadonlySet<ViewName> = new Set<ViewName>(["mailbox", "held"]);

/** Rights that everyone has, or that show nothing about visitors. */
const rightsWithoutPeople: readonly Needs[] = ["anyone", "arriving", "own-account", "read-counts", "manage-staff"];
const rightsOverWords: readonly Needs[] = ["write-templates", "write-letters"];

/** Whether viewing a page is noted. A new row counts as showing people, unless its right or its name says otherwise. */
export function showsPeople(name: ViewName, needs: Needs): boolean {
  if (viewsWithPeople.has(name)) return true;
  return !viewsWithoutPeople.has(name) && !rightsWithoutPeople.includes(needs) && !rightsOverWords.includes(needs);
}

/** These only fetch a challenge for a passkey; and a draft is saved again and again while its writer types. */
export const unnotedCommands: readonly CommandName[] = [
  "ask-key",
  "ask-new-key",
  "ask-key-again",
  "autosave-draft",
  "hold-answer",
];

/** Whether a command is noted. Every command is, unless it is named here. */
export function isNoted(command: string): boolean {
  return !unnotedCommands.some((name) => name === command);
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
