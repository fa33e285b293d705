// `npm run leads:export`, `backup`, `doctor`: sets up like `npm start`, then runs one command of the built site.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: true });
process.exitCode = await passThrough(serverNode(), ["scripts/site-command.mjs", ...process.argv.slice(2)]);
