// `npm run dev`: sets up without a build, then serves work in progress on the Node of package.json.
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: false });
process.exitCode = await passThrough(serverNode(), ["scripts/dev-server.mjs"]);
