// `npm run -s licenses`: the packages that run in production, by license, from the lock file and what is installed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodeModules, root } from "./support/paths.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const found = Object.entries(packages)
  .filter(([path, { dev, optional }]) => path.startsWith("node_modules/") && !dev && !optional)
  .map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return { name: `${name} ${version}`, license: license ?? ownLicense(path) };
  });
for (const license of [...new Set(found.map((one) => one.license))].sort()) {
  const names = found.filter((one) => one.license === license).map(({ name }) => name);
  console.log(`${license} (${names.length})\n${names.map((name) => `  ${name}`).join("\n")}`);
}

function ownLicense(path) {
  try {
    const { license } = JSON.parse(readFileSync(join(nodeModules, "..", path, "package.json"), "utf8"));
    return license ?? "not stated";
  } catch {
    return "not stated";
  }
}
