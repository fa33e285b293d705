// `npm run leads:export`, `backup`, `doctor`: runs one command of the site as it is built. It installs and builds nothing:
// a site may be running from this folder.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { takeBuild } from "./support/set-up.mjs";

takeBuild();
process.exitCode = await passThrough(serverNode(), ["scripts/site-command.mjs", ...process.argv.slice(2)]);
