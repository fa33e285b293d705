import { accountCommands } from "./account-commands.server.ts";
import { arrivalCommands } from "./arrival-commands.server.ts";
import { answerCommands } from "./pages/answer-pages.server.ts";
import { auditCommands } from "./pages/audit-pages.server.ts";
import { calendarCommands } from "./pages/calendar-pages.server.ts";
import { contactCommands } from "./pages/contact-pages.server.ts";
import { dataCommands } from "./pages/data-pages.server.ts";
import { inboxCommands } from "./pages/inbox-pages.server.ts";
import { letterCommands } from "./pages/letter-pages.server.ts";
import { mailboxCommands } from "./pages/mailbox-pages.server.ts";
import { privacyCommands } from "./pages/privacy-pages.server.ts";
import { promiseCommands } from "./pages/promise-pages.server.ts";
import { threadCommands } from "./pages/thread-pages.server.ts";
import { signInCommands } from "./sign-in-commands.server.ts";
import { staffCommands } from "./staff-commands.server.ts";
import type { Needs, StaffWork, TypedFields } from "./visit/desk-visit.server.ts";
import type { Told } from "./visit/table-row.server.ts";

/**
 * Every command a form at the desk can send, by the value of its field `do`. Each row says who may use it, and whether it
 * needs a passkey or a code from the last five minutes (`isGrave`). A test tries each with every role and with none.
 */
export const deskCommands = {
  ...signInCommands,
  ...arrivalCommands,
  ...accountCommands,
  ...staffCommands,
  ...calendarCommands,
  ...mailboxCommands,
  ...letterCommands,
  ...answerCommands,
  ...threadCommands,
  ...contactCommands,
  ...inboxCommands,
  ...privacyCommands,
  ...promiseCommands,
  ...auditCommands,
  ...dataCommands,
};

/** Name of a command in the table. */
export type CommandName = keyof typeof deskCommands;

/** Tells a user who comes back to a waiting form what it will do; null when it has no such words, or isn't theirs to do. */
export async function toldOf(work: StaffWork, { do: name = "", ...fields }: TypedFields): Promise<Told | null> {
  const command = Object.hasOwn(deskCommands, name) ? deskCommands[name as CommandName] : null;
  const may: ReadonlySet<Needs> = work.actor.may;
  return command?.tells && may.has(command.needs) ? command.tells(work, fields) : null;
}
