// `npm run test:faults`: breaks things under the built site and counts what is lost.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { takeBuild } from "./support/set-up.mjs";

takeBuild({ saysWhenOld: true });
process.exitCode = await passThrough(serverNode(), ["test/faults/main.ts"]);
