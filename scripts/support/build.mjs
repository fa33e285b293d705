import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildsFolder, builtFolder, isServed } from "./built-folder.mjs";
import { publicSettingNames } from "./built-settings.mjs";
import { withSetUpLock } from "./lock.mjs";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { say, secondsSince } from "./say.mjs";

const inputs = [
  "app",
  "config",
  "db",
  "public",
  "site-build",
  "server.ts",
  "vite.config.ts",
  "vite.desk.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Whether a build was made, to its end, from the files and public settings of now. */
export function isBuilt(folder = builtFolder()) {
  const stampFile = join(folder ?? buildsFolder, ".built");
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === wantedStamp();
}

/**
 * Builds the site next to the current build, which stays and is served until the new one is whole; returns the exit code.
 * Call it within the set-up lock. `site-build/switch-build.ts` makes the folder and the switch.
 */
export async function build() {
  const startedAt = performance.now();
  const stamp = wantedStamp();
  const before = builtFolder();
  say("Building the site …");
  const code = await run("react-router", ["build"], {
    environment: { NODE_ENV: "production" },
    quiet: true,
    inShort: overdueWords,
  });
  if (code === 0) {
    writeFileSync(join(builtFolder(), ".built"), stamp);
    removeOldBuilds([before, builtFolder()]);
  }
  say(code === 0 ? `Built in ${secondsSince(startedAt)}.` : "The site could not be built; the message above says why.");
  return code;
}

/** Figures past their review are no reason to stop, but whoever builds should hear of them. */
function overdueWords(said) {
  const overdue = said.match(/^Overdue: /gm)?.length ?? 0;
  return overdue === 0 ? "" : `Past their review: ${overdue}. \`npm run -s doctor -- --all\` lists them.\n`;
}

/** Builds when something has changed since the last build; the exit code. */
export function buildIfStale() {
  return withSetUpLock(() => {
    if (!isBuilt()) return build();
    say("Unchanged since the last build.");
    return 0;
  });
}

/** A build stays while a process serves it, and the last one in case someone goes back to it. */
function removeOldBuilds(kept) {
  for (const entry of readdirSync(buildsFolder, { withFileTypes: true })) {
    const old = join(buildsFolder, entry.name);
    if (entry.isDirectory() && !kept.includes(old) && !isServed(old)) rmSync(old, { recursive: true, force: true });
  }
}

function wantedStamp() {
  const hash = createHash("sha256");
  for (const input of inputs) addToHash(hash, input);
  for (const name of publicSettingNames) hash.update(`\0${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
}

function addToHash(hash, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, `${path}/${name}`);
  } else if (!/\.test\.\w+$/.test(path)) {
    hash.update(`\0${path}\0`).update(readFileSync(absolute));
  }
}
