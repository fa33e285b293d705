import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "./say.mjs";

/** Settings that become part of the pages; as in config/public-settings.ts, which nothing but a build can read. */
export const publicSettingNames = ["SITE_URL", "BOOKING_URL", "FUNCTIONS_URL", "FUNCTIONS_KEY", "LEAD_TRACKING_SRC"];

/** A build's settings; null for one of an earlier release, which did not keep them. */
function readSettings(folder) {
  const file = join(folder, "settings.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The public settings that an environment has otherwise than a build. */
function differingSettings(folder, environment) {
  const built = readSettings(folder);
  return built ? publicSettingNames.filter((name) => (environment[name] ?? "") !== (built[name] ?? "")) : [];
}

/** What is not set when something runs is as the build has it: pages and emails then lead to the same place. */
function takeUnset(folder) {
  for (const [name, value] of Object.entries(readSettings(folder) ?? {})) process.env[name] ||= value;
}

/** Gives a command the settings of the build that it is part of: its links lead where the site is. Says what it changes. */
export function takeBuiltSettings(folder) {
  takeUnset(folder);
  const names = differingSettings(folder, process.env);
  if (names.length === 0) return;
  Object.assign(process.env, readSettings(folder));
  say(
    `The site was built with a different ${names.join(", ")} than this shell has. The command uses the build's (build/settings.json).`,
  );
}

/** Gives a server what is not set. Its own settings stay: who started it may have meant them. Says which differ. */
export function completeSettings(folder) {
  takeUnset(folder);
  const names = differingSettings(folder, process.env);
  if (names.length === 0) return;
  say(
    `The site was built with a different ${names.join(", ")} than it is started with. Its pages have the build's (build/settings.json).`,
  );
}
