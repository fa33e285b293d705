import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { giveUp } from "./say.mjs";

/** The service's settings on a machine that was set up as docs/operations.md says. */
const serviceFile = "/etc/path-to-keys.env";

/**
 * Reads the settings of this installation into the environment, whose own values win: the file that ENV_FILE names, else
 * `.env` in this folder, else the service's. Gives the file's path; null when there is none.
 */
export function takeSettingsFile() {
  const own = join(root, ".env");
  const file = process.env.ENV_FILE || [own, serviceFile].find((path) => existsSync(path));
  if (file === undefined) return null;
  for (const [name, value] of Object.entries(parseSettings(readOrGiveUp(file), file))) process.env[name] ??= value;
  return file;
}

/**
 * As above for a command, which has to find what the service stores: the service's file must say where that is, because the
 * folder of a release is not the place.
 */
export function takeServiceSettings() {
  const file = takeSettingsFile();
  if (file === null || file === join(root, ".env") || process.env.DATA_DIR) return;
  giveUp(
    `${file} has no DATA_DIR, so this command would look in the wrong folder. Add DATA_DIR=/var/lib/path-to-keys.`,
  );
}

function readOrGiveUp(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const hint =
      error.code === "EACCES" ? " Run the command as the site's user: runuser -u path-to-keys -- npm run …" : "";
    return giveUp(`The settings in ${file} cannot be read (${error.code}).${hint}`);
  }
}

/**
 * The settings in a file's text, by name. It takes only what systemd's EnvironmentFile reads the same way, and ends the
 * process at anything else. Quoted values are also the same for a shell.
 */
export function parseSettings(text, file) {
  const settings = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || /^[#;]/.test(trimmed)) continue;
    const [, name, given] = /^([A-Za-z_]\w*)=(.*)$/.exec(trimmed) ?? [];
    const value = name && plainValue(given.trim());
    if (value === undefined) {
      giveUp(`Line ${index + 1} of ${file} cannot be read. Write it as NAME='value', with nothing after the value.`);
    }
    settings[name] = value;
  }
  return settings;
}

/** Undefined for what systemd, a shell or this reader would read differently. */
function plainValue(given) {
  const [, single, double] = /^(?:'([^']*)'|"([^"\\$`]*)")$/.exec(given) ?? [];
  const isPlain = !/^["'`]|\\|\s#/.test(given);
  return single ?? double ?? (isPlain ? given : undefined);
}
