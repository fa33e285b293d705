import { existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import module from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";
import { isRunning } from "./running.mjs";
import { giveUp } from "./say.mjs";

export const buildsFolder = join(root, "build");

/**
 * The folder of the build that is served now, by its own name and not by the link, so that it stays the same when a new
 * build is switched to; null when nothing is built. `SITE_BUILD` names one for a whole run of commands.
 */
export function builtFolder() {
  if (process.env.SITE_BUILD) return process.env.SITE_BUILD;
  const server = join(buildsFolder, "server");
  return existsSync(join(server, "index.js")) ? dirname(realpathSync(server)) : null;
}

/** As above; if nothing is built, says what to do and ends the process. */
export function requireBuilt() {
  return (
    builtFolder() ??
    giveUp("Nothing is built here yet. Run npm start, or npm start -- --build, which builds and does not serve.")
  );
}

/**
 * Imports a build's bundle; for its exports see `server.ts`. Node keeps its compiled code next to it, so that the next
 * process starts a fifth sooner; where it may not write, it does without.
 */
export function importServer(folder) {
  module.enableCompileCache?.(join(folder, ".compiled"));
  return import(pathToFileURL(join(folder, "server/index.js")).href);
}

const mark = /^\.serving-(\d+)$/;

/** Notes that this process serves a build: it loads some parts later, so the folder has to stay. */
export function markServed(folder) {
  const file = join(folder, `.serving-${process.pid}`);
  try {
    writeFileSync(file, "");
  } catch {
    // Where it may not write, no one builds next to it either.
    return;
  }
  process.once("exit", () => rmSync(file, { force: true }));
}

/** Whether a process serves a build; of one that was killed only the note is left. */
export function isServed(folder) {
  return readdirSync(folder).some((name) => isRunning(Number(mark.exec(name)?.[1])));
}
