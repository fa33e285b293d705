import { answersExport } from "#app/server/exports/answers.server.ts";
import { bookingsExport } from "#app/server/exports/bookings.server.ts";
import { leadsExport } from "#app/server/exports/leads.server.ts";
import { messagesExport } from "#app/server/exports/messages.server.ts";
import { newsletterExport } from "#app/server/exports/newsletter.server.ts";
import { describeError } from "#app/server/report/log.server.ts";
import { readSettings, SettingsError } from "#app/server/settings/env.server.ts";
import { handleAudit } from "./audit-command.server.ts";
import { makeBackup } from "./backup.server.ts";
import type { Command, ExitCode } from "./command.server.ts";
import { handleConsent } from "./consent-command.server.ts";
import { handleDesk } from "./desk-command.server.ts";
import { listWhatIsLeft } from "./doctor.server.ts";
import { exportCommand } from "./export-command.server.ts";
import { handleMail } from "./mail-command.server.ts";
import { handlePrivacy } from "./privacy-command.server.ts";
import { restoreBackup } from "./restore.server.ts";
import { handleSetAside } from "./set-aside-command.server.ts";

type Environment = Record<string, string | undefined>;

/** Every command of `npm run`, by the name that `scripts/site-command.mjs` passes. */
const commands: ReadonlyMap<string, Command> = new Map([
  ["leadsExport", exportCommand(leadsExport)],
  ["messagesExport", exportCommand(messagesExport)],
  ["newsletterExport", exportCommand(newsletterExport)],
  ["bookingsExport", exportCommand(bookingsExport)],
  ["answersExport", exportCommand(answersExport)],
  ["privacy", handlePrivacy],
  ["consent", handleConsent],
  ["setAside", handleSetAside],
  ["desk", handleDesk],
  ["audit", handleAudit],
  ["backup", makeBackup],
  ["restore", restoreBackup],
  ["doctor", listWhatIsLeft],
  ["mail", handleMail],
]);

/**
 * Runs one command and gives its exit code. Standard output is only for the command's result; problems go, one line each, to
 * standard error.
 */
export async function runSiteCommand(name: string, environment: Environment, args: string[]): Promise<ExitCode> {
  const command = commands.get(name);
  try {
    if (!command) throw new RangeError(`Unknown command: ${name}`);
    return await command(readSettings(environment), args, { out: process.stdout, problems: process.stderr });
  } catch (error) {
    const reason = error instanceof SettingsError ? error.message : String(describeError(error).reason);
    process.stderr.write(`${reason}\n`);
    return 1;
  }
}
