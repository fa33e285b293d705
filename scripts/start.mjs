// `npm start`: installs and builds if something changed, then migrates and serves until it is told to stop.
// Only Node's own modules and nothing newer than Node 20.19: this runs before anything is installed.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: true });
process.exitCode = await passThrough(serverNode(), ["scripts/serve.mjs"]);
