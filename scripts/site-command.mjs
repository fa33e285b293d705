// Runs one command of the built site by its name, with the settings of the environment: see `server.ts`.
import { constants, setPriority } from "node:os";
import { importServer, requireBuilt } from "./support/built-folder.mjs";
import { takeBuiltSettings } from "./support/built-settings.mjs";

const [name, ...args] = process.argv.slice(2);
// Commands that read everything stored give way to visitors.
if (name.endsWith("Export") || name === "backup" || name === "audit") giveWay();
process.env.NODE_ENV ||= "production";
const folder = requireBuilt();
takeBuiltSettings(folder);
const { runSiteCommand } = await importServer(folder);
process.exitCode = await runSiteCommand(name, process.env, args);

function giveWay() {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A service manager or a container may forbid it. The command runs all the same.
  }
}
