import { describeError } from "#app/server/report/log.server.ts";
import { readSettings, SettingsError } from "#app/server/settings/env.server.ts";
import { makeBackup } from "./backup.server.ts";
import { exportBookings } from "./bookings-export.server.ts";
import type { Command, ExitCode } from "./command.server.ts";
import { listWhatIsLeft } from "./doctor.server.ts";
import { exportLeads } from "./leads-export.server.ts";
import { exportMessages } from "./messages-export.server.ts";
import { exportNewsletter } from "./newsletter-export.server.ts";
import { handlePrivacy } from "./privacy-command.server.ts";
import { handleSetAside } from "./set-aside-command.server.ts";

type Environment = Record<string, string | undefined>;

/** `npm run leads:export`; gives the exit code. */
export function leadsExport(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(exportLeads, environment, args);
}

/** `npm run messages:export`; gives the exit code. */
export function messagesExport(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(exportMessages, environment, args);
}

/** `npm run newsletter:export`; gives the exit code. */
export function newsletterExport(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(exportNewsletter, environment, args);
}

/** `npm run bookings:export`; gives the exit code. */
export function bookingsExport(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(exportBookings, environment, args);
}

/** `npm run privacy`; gives the exit code. */
export function privacy(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(handlePrivacy, environment, args);
}

/** `npm run set-aside`; gives the exit code. */
export function setAside(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(handleSetAside, environment, args);
}

/** `npm run backup`; gives the exit code. */
export function backup(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(makeBackup, environment, args);
}

/** `npm run doctor`; gives the exit code. */
export function doctor(environment: Environment, args: string[]): Promise<ExitCode> {
  return run(listWhatIsLeft, environment, args);
}

/** Standard output is for the command's result alone; what goes wrong is said in a line on standard error. */
async function run(command: Command, environment: Environment, args: string[]): Promise<ExitCode> {
  try {
    return await command(readSettings(environment), args, { out: process.stdout, problems: process.stderr });
  } catch (error) {
    const reason = error instanceof SettingsError ? error.message : String(describeError(error).reason);
    process.stderr.write(`${reason}\n`);
    return 1;
  }
}
