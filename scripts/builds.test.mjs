import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publicSettingNames as namesOfConfig } from "#config/public-settings.ts";
import { publicSettingNames } from "./support/built-settings.mjs";
import { markInstalled } from "./support/install.mjs";

/**
 * The tests run the real scripts in a separate folder, with this fake `react-router build`: it makes a site that says which
 * SITE_URL it was built with. FAIL makes a build stop halfway.
 */
const standIn = `#!/usr/bin/env node
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { publicEnvironment } from "../../config/public-settings.ts";
import { carryAssets, keepSettings, ownBuildFolder, switchTo } from "../../site-build/switch-build.ts";

appendFileSync("builds.log", process.env.SITE_URL + "\\n");
const folder = ownBuildFolder(process.env);
mkdirSync(join(folder, "client/assets"), { recursive: true });
writeFileSync(join(folder, "client/assets/page-" + encodeURIComponent(process.env.SITE_URL ?? "") + ".js"), "");
process.stderr.write("Reading grade  7.1  /page (12 sentences)\\n".repeat(300) + "Overdue: rents\\nOverdue: limits\\n");
await wait(100);
if (process.env.FAIL) throw new Error("This page has no title");
mkdirSync(join(folder, "server"));
writeFileSync(join(folder, "content-policies.nginx"), "");
writeFileSync(join(folder, "server/later.js"), "export const url = " + JSON.stringify(process.env.SITE_URL ?? ""));
writeFileSync(join(folder, "server/index.js"), \`
  const builtWith = \${JSON.stringify(process.env.SITE_URL ?? "")};
  const out = (text) => process.stdout.write(text + "\\\\n");
  export async function runSiteCommand(name, environment) {
    return out(JSON.stringify({ builtWith, used: environment.SITE_URL })) && 0;
  }
  export async function serve(environment) {
    process.on("SIGTERM", async () => {
      out("loaded later: " + (await import("./later.js")).url);
      process.exit(0);
    });
    if (environment.SAYS_USED) out("used " + environment.SITE_URL);
    out("serving " + builtWith);
    setInterval(() => {}, 1000);
  }\`);
carryAssets(folder);
keepSettings(folder, publicEnvironment(process.env));
switchTo(folder);
`;

const [one, other, third] = ["https://one.example", "https://other.example", "https://third.example"];
let tree = "";
const running = new Set();

beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), "tree-")));
  for (const part of ["scripts", "config", "site-build"]) cpSync(part, join(tree, part), { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(file, join(tree, file));
  for (const folder of [".bin", "node/bin"]) mkdirSync(join(tree, "node_modules", folder), { recursive: true });
  for (const place of [".bin/node", "node/bin/node"]) symlinkSync(process.execPath, join(tree, "node_modules", place));
  writeFileSync(join(tree, "node_modules/.bin/react-router"), standIn);
  chmodSync(join(tree, "node_modules/.bin/react-router"), 0o755);
  markInstalled(join(tree, "node_modules"));
});

afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([...running].map((child) => once(child, "close")));
  rmSync(tree, { recursive: true });
});

/** Starts Node in the folder; `said` grows with what comes out. */
function start(args, environment = {}) {
  const env = { PATH: process.env.PATH, HOME: tree, ...environment };
  const child = spawn(process.execPath, args, { cwd: tree, env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", problems: "" };
  child.stdout.on("data", (text) => (said.out += text));
  child.stderr.on("data", (text) => (said.problems += text));
  running.add(child);
  child.once("close", () => running.delete(child));
  return { child, said };
}

async function run(args, environment) {
  const { child, said } = start(args, environment);
  const [code] = await once(child, "close");
  return { code, ...said };
}

const build = (url, environment = {}) => run(["scripts/start.mjs", "--build"], { SITE_URL: url, ...environment });
const command = (environment) => run(["scripts/command.mjs", "leadsExport"], environment);
const builds = () =>
  existsSync(join(tree, "builds.log")) ? readFileSync(join(tree, "builds.log"), "utf8").split("\n") : [];
const current = () => readlinkSync(join(tree, "build/current"));
const assets = () => readdirSync(join(tree, "build/client/assets")).map(decodeURIComponent).toSorted();

async function serve(url) {
  const site = start(["scripts/start.mjs"], { SITE_URL: url });
  await vi.waitFor(() => expect(site.said.out).toContain("serving "), { timeout: 20_000 });
  return site;
}

async function stop({ child, said }) {
  child.kill("SIGTERM");
  await once(child, "close");
  return said.out;
}

it("the scripts know every setting that becomes part of the pages", () => {
  expect(publicSettingNames).toEqual(namesOfConfig);
});

it("a command says what to do when nothing is built, and builds nothing", async () => {
  const { code, out, problems } = await command({ SITE_URL: one });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(problems).toContain("Nothing is built here yet. Run npm start");
  expect((await run(["scripts/serve.mjs"])).problems).toContain("Nothing is built here yet.");
  expect(builds()).toEqual([]);
});

it("a build says what a person can act on, and no more", async () => {
  const { code, problems } = await build(one);
  expect(code).toBe(0);
  expect(problems.trim().split("\n").length).toBeLessThanOrEqual(5);
  expect(problems).toContain("Past their review: 2.");
  expect(problems).toContain("The site is built, in build/");
});

it("a command uses the existing build with its settings, and says so when the shell's settings differ", async () => {
  expect((await build(one)).code).toBe(0);
  const folder = current();
  const different =
    "The site was built with a different SITE_URL than this shell has. The command uses the build's (build/settings.json).\n";
  for (const [environment, said] of [
    [{}, ""],
    [{ SITE_URL: "http://localhost:3000" }, different],
  ]) {
    const { code, out, problems } = await command(environment);
    expect({ code, problems, used: JSON.parse(out) }).toEqual({
      code: 0,
      problems: said,
      used: { builtWith: one, used: one },
    });
  }
  writeFileSync(join(tree, "server.ts"), "// A release that is pulled, and not built yet.");
  expect(await command({ SITE_URL: one })).toMatchObject({ code: 0, problems: "" });
  expect(builds()).toEqual([one, ""]);
  expect(current()).toBe(folder);
});

it("a server without SITE_URL has the build's, as in an image that was built with one", async () => {
  await build(one);
  const site = start(["scripts/serve.mjs"], { SAYS_USED: "1" });
  await vi.waitFor(() => expect(site.said.out).toContain(`used ${one}`), { timeout: 20_000 });
  expect(site.said.problems).toBe("");
  await stop(site);
});

it("two starts at the same moment build once", async () => {
  const [first, second] = await Promise.all([build(one), build(one)]);
  expect([first.code, second.code]).toEqual([0, 0]);
  expect(builds()).toEqual([one, ""]);
});

it("two starts at the same moment with different settings each serve their build", async () => {
  const sites = await Promise.all([serve(one), serve(other)]);
  expect(await Promise.all(sites.map(stop))).toEqual([
    `serving ${one}\nloaded later: ${one}\n`,
    `serving ${other}\nloaded later: ${other}\n`,
  ]);
});

it("a running site keeps its build until it stops, no matter how many are made after it", async () => {
  const site = await serve(one);
  const folder = current();
  for (const url of [other, third, other]) expect((await build(url)).code).toBe(0);
  expect(current()).not.toBe(folder);
  expect(await stop(site)).toBe(`serving ${one}\nloaded later: ${one}\n`);
  expect(existsSync(join(tree, "build", folder))).toBe(true);
  await build(third);
  expect(existsSync(join(tree, "build", folder))).toBe(false);
});

it("a new build keeps the files that pages of the previous build ask for, and no older ones", async () => {
  await build(one);
  await build(other);
  expect(assets()).toEqual([`page-${one}.js`, `page-${other}.js`]);
  await build(third);
  expect(assets()).toEqual([`page-${other}.js`, `page-${third}.js`]);
});

it("a build that fails leaves the previous one in place", async () => {
  await build(one);
  const folder = current();
  const failed = await build(other, { FAIL: "1" });
  expect(failed.code).toBe(1);
  expect(failed.problems).toContain("This page has no title");
  expect(current()).toBe(folder);
  expect(JSON.parse((await command({ SITE_URL: one })).out)).toEqual({ builtWith: one, used: one });
  expect((await build(other)).code).toBe(0);
  // The one that failed is gone, too.
  expect(readdirSync(join(tree, "build")).filter((name) => name.startsWith("2"))).toHaveLength(2);
});

it("a build replaces what an earlier release has built", async () => {
  mkdirSync(join(tree, "build/server"), { recursive: true });
  mkdirSync(join(tree, "build/client/assets"), { recursive: true });
  writeFileSync(join(tree, "build/server/index.js"), "export const runSiteCommand = () => 0;");
  expect(await command({ SITE_URL: other })).toMatchObject({ code: 0, problems: "" });
  expect((await build(one)).code).toBe(0);
  for (const name of ["client", "server"]) expect(lstatSync(join(tree, "build", name)).isSymbolicLink()).toBe(true);
  expect(JSON.parse((await command({ SITE_URL: one })).out)).toEqual({ builtWith: one, used: one });
});
