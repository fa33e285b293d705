// `npm run data -- import <kind> <file>`: takes a publisher's file into the tables of app/content.
import { resolve } from "node:path";
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { root } from "./support/paths.mjs";
import { setUp } from "./support/set-up.mjs";

await setUp({ build: false });
// npm runs scripts in the repository's folder; a file is named from where the command was typed.
const from = process.env.INIT_CWD ?? root;
const args = process.argv.slice(2).map((arg) => (/\.(xlsx|csv|txt|json|gz)$/i.test(arg) ? resolve(from, arg) : arg));
process.exitCode = await passThrough(serverNode(), ["data-import/main.ts", ...args]);
