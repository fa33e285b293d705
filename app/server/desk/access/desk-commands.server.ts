import { accountCommands } from "./account-commands.server.ts";
import { arrivalCommands } from "./arrival-commands.server.ts";
import { answerCommands } from "./pages/answer-pages.server.ts";
import { asideCommands } from "./pages/aside-pages.server.ts";
import { auditCommands } from "./pages/audit-pages.server.ts";
import { calendarCommands } from "./pages/calendar-pages.server.ts";
import { contactCommands } from "./pages/contact-pages.server.ts";
import { dataCommands } from "./pages/data-pages.server.ts";
import { goingOutCommands } from "./pages/going-out-pages.server.ts";
import { inboxCommands } from "./pages/inbox-pages.server.ts";
import { letterCommands } from "./pages/letter-pages.server.ts";
import { mailboxCommands } from "./pages/mailbox-pages.server.ts";
import { personCommands } from "./pages/person-pages.server.ts";
import { privacyCommands } from "./pages/privacy-pages.server.ts";
import { promiseCommands } from "./pages/promise-pages.server.ts";
import { templateCommands } from "./pages/template-pages.server.ts";
import { threadCommands } from "./pages/thread-pages.server.ts";
import { signInCommands } from "./sign-in-commands.server.ts";
import { staffCommands } from "./staff-commands.server.ts";
import { type DeskCommand, problemWords, type Told } from "./visit/command-row.server.ts";
import type { Needs, StaffWork, TypedFields } from "./visit/desk-visit.server.ts";

/** Every command a form at the desk can send, by the value of its field `do`. A test tries each with every role and with none. */
export const deskCommands = {
  ...signInCommands,
  ...arrivalCommands,
  ...accountCommands,
  ...staffCommands,
  ...calendarCommands,
  ...mailboxCommands,
  ...letterCommands,
  ...answerCommands,
  ...goingOutCommands,
  ...templateCommands,
  ...threadCommands,
  ...personCommands,
  ...asideCommands,
  ...contactCommands,
  ...inboxCommands,
  ...privacyCommands,
  ...promiseCommands,
  ...auditCommands,
  ...dataCommands,
};

/** Name of a command in the table. */
export type CommandName = keyof typeof deskCommands;

declare module "#app/lib/desk/known-commands.ts" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface KnownCommands {
    fields: { [Name in keyof typeof deskCommands]: NonNullable<(typeof deskCommands)[Name]["names"]> };
  }
}

/** The row of a command; null when there is none of this name. */
export function findCommand(name: string): DeskCommand | null {
  return Object.hasOwn(deskCommands, name) ? deskCommands[name as CommandName] : null;
}

/** Tells a user who comes back to a waiting form what it will do; null when it has no such words, or isn't theirs to do. */
export async function toldOf(work: StaffWork, { do: name = "", ...fields }: TypedFields): Promise<Told | null> {
  const row = findCommand(name);
  const may: ReadonlySet<Needs> = work.actor.may;
  return row?.tells && may.has(row.needs) ? row.tells(work, fields) : null;
}

/** The first words of a command's problem. */
export function problemTitle(name: string, problem: string): string {
  return problemWords(problem, findCommand(name)?.problems).title;
}

/** What was done, by the word in the address of the page after it. Two commands that use one word say the same. */
export const doneWords: ReadonlyMap<string, string> = gatherDone();

function gatherDone(): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, { done }] of Object.entries<DeskCommand>(deskCommands)) {
    for (const [word, words] of Object.entries(done)) {
      const known = all.get(word);
      if (known !== undefined && known !== words)
        throw new Error(`The desk's command ${name} has other words for "${word}"`);
      all.set(word, words);
    }
  }
  return all;
}
