import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeModules, root } from "./paths.mjs";
import { comparePinnedNode, pinned } from "./pinned-node.mjs";
import { run } from "./run.mjs";
import { giveUp, say, secondsSince } from "./say.mjs";

/** Inside `node_modules`, so that it goes when the folder goes: `npm ci` begins by removing it. */
const stampName = ".installed";
const windows = process.platform === "win32";
const pinnedNode = join(nodeModules, "node", "bin", windows ? "node.exe" : "node");
const serverNodeMajor = 24;

/** Whether `node_modules` is what the lock file asks for, on this kind of machine. */
export function isInstalled() {
  const stampFile = join(nodeModules, stampName);
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === wantedStamp();
}

/** Installs the dependencies of the lock file, with those for building whatever NODE_ENV says. */
export async function install() {
  const startedAt = performance.now();
  if (lstatSync(nodeModules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    giveUp("node_modules is a link, and npm ci would empty the folder that it leads to. Install there, or remove it.");
  }
  say("Installing packages (npm ci) …");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = npm?.endsWith(".js") ? await run(process.execPath, [npm, ...args]) : await run("npm", args);
  if (code !== 0) giveUp("The packages could not be installed; npm's message above says why.");
  await checkNode();
  markInstalled();
  say(`Packages installed in ${secondsSince(startedAt)}.`);
}

/** Notes that `node_modules`, or the folder used in its place, is what the lock file asks for. */
export function markInstalled(folder = nodeModules) {
  writeFileSync(join(folder, stampName), wantedStamp());
}

/** Before the binary runs for the first time: its package comes past the lock file. */
async function checkNode() {
  if (!existsSync(pinnedNode)) return;
  const verdict = await comparePinnedNode(pinnedNode);
  if (verdict === "unknown")
    say(`The Node binary of ${process.platform}-${process.arch} is not pinned, so it was not checked.`);
  if (verdict !== "other") return;
  rmSync(pinnedNode);
  giveUp(
    `The Node ${pinned.version} that npm fetched is not the one that was pinned, so it was removed and nothing was run. ` +
      "Try again; if it happens twice, ask whoever keeps scripts/support/pinned-node.mjs.",
  );
}

/**
 * The Node that serves and builds: the one pinned in package.json. The machine's own, if it is new enough, takes its place
 * where install scripts are off and the pinned one has no binary.
 */
export function serverNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number.parseInt(process.versions.node, 10) >= serverNodeMajor) return process.execPath;
  return giveUp(`Node ${serverNodeMajor} is missing from node_modules: npm must be allowed to run install scripts.`);
}

function wantedStamp() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(lock).update(`${process.platform} ${process.arch}`).digest("hex");
}
