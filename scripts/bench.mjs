// `npm run bench`: runs each benchmark of bench/, or the one that is named, with the site as it is built.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { root } from "./support/paths.mjs";
import { giveUp, say } from "./support/say.mjs";
import { takeBuild } from "./support/set-up.mjs";

const folders = ["bench", "bench/engine", "bench/large"];
const files = new Map(
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => [file, `${folder}/${file}`]))
    .filter(([file]) => file.endsWith(".mjs"))
    .map(([file, path]) => [file.replace(".mjs", ""), path]),
);
const all = [...files.keys()].toSorted();
const [wanted, ...args] = process.argv.slice(2);
if (wanted && !all.includes(wanted)) giveUp(`No benchmark is called "${wanted}". Choose from: ${all.join(", ")}.`);

takeBuild({ saysWhenOld: true });
for (const name of wanted ? [wanted] : all) {
  say(`\n── ${name}`);
  process.exitCode ||= await passThrough(serverNode(), [files.get(name), ...args]);
}
