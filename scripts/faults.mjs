// `npm run test:faults`: builds if something changed, then breaks things under the built site and counts what is lost.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: true });
process.exitCode = await passThrough(serverNode(), ["test/faults/main.ts"]);
