// `npm test`: sets up, then proves everything; `npm run check` (--fast) leaves out the build and the browsers,
// `npm run prove` (--prove) runs what is too long for a gate.
// Only Node's own modules and nothing newer than Node 20.19: this runs before anything is installed.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: false });
process.exitCode = await passThrough(serverNode(), ["scripts/gate.mjs", ...process.argv.slice(2)]);
