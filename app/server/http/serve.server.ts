import type { Logger } from "pino";
import { release } from "#app/server/database/release.server.ts";
import { createLog, describeError, redirectConsoleToLog } from "#app/server/report/log.server.ts";
import { createServices } from "#app/server/services.server.ts";
import { readSettings, type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { type BuiltSite, type RunningSite, startSite } from "./start-site.server.ts";

/**
 * Serves the built site until SIGTERM, SIGINT or SIGHUP, then stops in good order and exits with 0; a second signal
 * exits at once. If it cannot start, it prints one line for each reason, and the exit code is 1.
 */
export async function serveBuiltSite(environment: Record<string, string | undefined>, built: BuiltSite): Promise<void> {
  const settings = settingsOrExit(environment);
  const log = createLog(settings.logLevel);
  redirectConsoleToLog(log);
  // Node would print the whole error, with the rows that a database error quotes.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "stopped by an unexpected error");
    process.exit(1);
  });
  const site = await startOrExit(settings, log, built);
  log.info({ url: site.url, release }, `serving on ${site.url}`);
  stopOnSignal(site, log);
}

function settingsOrExit(environment: Record<string, string | undefined>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function startOrExit(settings: Settings, log: Logger, built: BuiltSite): Promise<RunningSite> {
  const services = await createServices(settings, log).catch((error: unknown) =>
    exitBecause(log, "the database cannot be opened", error),
  );
  const metrics = settings.metrics ? `, with METRICS_PORT ${settings.metrics.port}` : "";
  const address = `port ${settings.port} of ${settings.host}${metrics}`;
  return startSite(services, built).catch((error: unknown) =>
    exitBecause(log, `the site cannot be served on ${address}`, error),
  );
}

function exitBecause(log: Logger, what: string, error: unknown): never {
  if (error instanceof SettingsError) {
    log.fatal(`not started: ${error.problems.join(" ")}`);
    process.exit(1);
  }
  const { reason, code } = describeError(error);
  // A refused connection to several addresses has an empty message.
  log.fatal({ code }, `not started: ${what}: ${String(reason).split("\n", 1)[0] || code}`);
  process.exit(1);
}

function stopOnSignal(site: RunningSite, log: Logger): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, "stopping; requests under way are still answered");
      const clean = await site.stop();
      if (!clean) log.warn("some requests took too long and were cut off");
      log.info("stopped");
      process.exit(0);
    });
  }
}
