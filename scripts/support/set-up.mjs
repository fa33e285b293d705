import { build, isBuilt } from "./build.mjs";
import { builtFolder, requireBuilt } from "./built-folder.mjs";
import { install, isInstalled } from "./install.mjs";
import { withSetUpLock } from "./lock.mjs";
import { giveUp, say } from "./say.mjs";
import { takeServiceSettings, takeSettingsFile } from "./settings-file.mjs";

const oldest = [20, 19];

/**
 * Makes this folder ready: settings read from their file, packages installed, the site built. Does only what is missing. Gives
 * the folder of the build.
 */
export async function setUp({ build: wantsBuild }) {
  requireNode();
  takeSettingsFile();
  const folder = builtFolder();
  if (isInstalled() && (!wantsBuild || isBuilt(folder))) return folder;
  return withSetUpLock(async () => {
    if (!isInstalled()) await install();
    if (wantsBuild && !isBuilt() && (await build()) !== 0) process.exit(1);
    return builtFolder();
  });
}

/** Reads the settings for something that works with the build as it is: it does not install or build. */
export function takeBuild({ saysWhenOld = false } = {}) {
  requireNode();
  takeServiceSettings();
  const folder = requireBuilt();
  if (saysWhenOld && !isBuilt(folder))
    say("The sources have changed since the last build. This command uses that build as it is.");
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  giveUp(`Node ${oldest.join(".")} or newer is needed; this is ${process.version}. See https://nodejs.org/`);
}
