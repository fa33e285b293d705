import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, isBuilt } from "./build.mjs";
import { install, isInstalled } from "./install.mjs";
import { withSetUpLock } from "./lock.mjs";
import { root } from "./paths.mjs";
import { giveUp } from "./say.mjs";

const oldest = [20, 19];

/** Makes this folder ready: settings read from `.env`, packages installed, the site built. Does only what is missing. */
export async function setUp({ build: wantsBuild }) {
  requireNode();
  readSettings();
  const ready = () => isInstalled() && (!wantsBuild || isBuilt());
  if (ready()) return;
  await withSetUpLock(async () => {
    if (!isInstalled()) await install();
    if (wantsBuild && !isBuilt() && (await build()) !== 0) process.exit(1);
  });
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  giveUp(`Node ${oldest.join(".")} or newer is needed; this is ${process.version}. See https://nodejs.org/`);
}

/** What the environment says already wins over the file. */
function readSettings() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
