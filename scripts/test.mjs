// `npm test`: sets up, then runs the gate; `npm run check` (--fast) leaves out its build and its browsers.
// `npm run prove` (--prove) runs what is too long for a gate.
// Only Node's own modules and nothing newer than Node 20.19: this runs before anything is installed.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: false });
const [what, ...args] = process.argv.slice(2);
const script = what === "--prove" ? ["scripts/prove.mjs", ...args] : ["scripts/gate.mjs", ...process.argv.slice(2)];
process.exitCode = await passThrough(serverNode(), script);
