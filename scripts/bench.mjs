// `npm run bench`: runs each benchmark of bench/, or the one that is named, with the site as it is built.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { serverNode } from "./support/install.mjs";
import { passThrough } from "./support/pass-through.mjs";
import { root } from "./support/paths.mjs";
import { giveUp, say } from "./support/say.mjs";
import { takeBuild } from "./support/set-up.mjs";

const all = readdirSync(join(root, "bench"))
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.replace(".mjs", ""));
const [wanted, ...args] = process.argv.slice(2);
if (wanted && !all.includes(wanted)) giveUp(`There is no benchmark "${wanted}"; there are: ${all.join(", ")}.`);

takeBuild({ saysWhenOld: true });
for (const name of wanted ? [wanted] : all) {
  say(`\n── ${name}`);
  process.exitCode ||= await passThrough(serverNode(), [`bench/${name}.mjs`, ...args]);
}
