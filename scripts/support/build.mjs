import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { say, secondsSince } from "./say.mjs";

const stampFile = join(root, "build", ".built");
const inputs = [
  "app",
  "config",
  "db",
  "public",
  "server.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** Settings that become part of the pages; see config/public-settings.ts. */
const publicSettings = ["SITE_URL", "BOOKING_URL", "FUNCTIONS_URL", "FUNCTIONS_KEY", "LEAD_TRACKING_SRC"];

/** Whether `build/` was made, to its end, from the files and public settings of now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === wantedStamp();
}

/** Builds the site; the exit code. The stamp goes first and comes back last: a build cut short never passes for whole. */
export async function build() {
  const startedAt = performance.now();
  const stamp = wantedStamp();
  say("Building the site …");
  rmSync(stampFile, { force: true });
  const code = await run("react-router", ["build"], {
    environment: { NODE_ENV: "production" },
    quiet: true,
    // Figures past their review are no reason to stop, but whoever builds should hear of them.
    warning: /^Overdue: /,
  });
  if (code === 0) writeFileSync(stampFile, stamp);
  say(code === 0 ? `Built in ${secondsSince(startedAt)}.` : "The site could not be built; the message above says why.");
  return code;
}

function wantedStamp() {
  const hash = createHash("sha256");
  for (const input of inputs) addToHash(hash, input);
  for (const name of publicSettings) hash.update(`\0${name}=${process.env[name] ?? ""}`);
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
