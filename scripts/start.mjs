// `npm start`: installs and builds if something changed, then migrates and serves until told to stop.
// `npm start -- --build` ends when the site is built. Only Node's own modules and nothing newer than Node 20.19: this runs
// before anything is installed.
import { relative } from "node:path";
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { root } from "./support/paths.mjs";
import { giveUp, say } from "./support/say.mjs";
import { setUp } from "./support/set-up.mjs";

const options = process.argv.slice(2);
if (options.some((option) => option !== "--build")) giveUp("Usage: npm start, or npm start -- --build");

const folder = await setUp({ build: true });
if (options.length > 0) {
  say(`The site is built, in ${relative(root, folder)}.`);
} else {
  say("Missing before launch: npm run -s doctor. Your link to the desk: npm run -s desk -- owner EMAIL.");
  // The very build that was looked at: another command may build with other settings meanwhile.
  process.env.SITE_BUILD = folder;
  process.exitCode = await passThrough(serverNode(), ["scripts/serve.mjs"]);
}
