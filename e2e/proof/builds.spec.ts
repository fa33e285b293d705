import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readlinkSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/free-port.ts";
import { clientFolder } from "../support/client-folder.ts";
import { expect, test } from "../support/test.ts";

const sources = ["app", "config", "db", "public", "scripts", "site-build", "server.ts", "tsconfig.json"];
const setUp = ["package.json", "package-lock.json", "react-router.config.ts", "vite.config.ts", "vite.desk.config.ts"];
const otherUrl = "https://other.example";

test("A command and a build with another address leave a running site alone; the next one has the new pages and old assets", async () => {
  // This builds the site next to the build that is served.
  test.setTimeout(600_000);
  const tree = copyTree();
  const data = { DATA_DIR: join(tree, "data") };
  const children: ChildProcess[] = [];
  const start = (args: string[], environment: Record<string, string> = {}) => {
    const { PATH = "", HOME = "" } = process.env;
    const child = spawn(process.execPath, args, { cwd: tree, env: { PATH, HOME, ...data, ...environment } });
    children.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
    return { child, said: () => said };
  };
  const serve = async () => {
    const port = String(await freePort());
    const { said } = start(["scripts/serve.mjs"], { PORT: port });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(said, { timeout: 60_000 }).toContain(`serving on ${url}`);
    return url;
  };
  const pageOf = async (url: string, path = "/") => {
    const answer = await fetch(url + path);
    return answer.status === 200 ? answer.text() : `status ${answer.status}`;
  };
  const current = () => readlinkSync(join(tree, "build/current"));

  try {
    const site = await serve();
    const before = { build: current(), page: await pageOf(site) };
    const asset = /\/assets\/[^"]+\.js/.exec(before.page)?.[0] ?? "no script";

    const command = start(["scripts/command.mjs", "leadsExport"], { SITE_URL: otherUrl });
    expect((await once(command.child, "exit"))[0]).toBe(0);
    expect(command.said()).toContain("was built with a different SITE_URL than this shell has");
    expect(current()).toBe(before.build);

    const build = start(["scripts/start.mjs", "--build"], { SITE_URL: otherUrl });
    while (build.child.exitCode === null) {
      expect(await pageOf(site)).toBe(before.page);
      expect((await fetch(site + asset)).status).toBe(200);
      await wait(250);
    }
    expect(build.said()).toContain("The site is built, in build/");
    expect(build.child.exitCode).toBe(0);
    expect(current()).not.toBe(before.build);

    // Loaded by the running site only now.
    expect(await pageOf(site, "/places/arizona/maricopa-county")).toContain("Maricopa County");
    expect(await pageOf(site)).toBe(before.page);
    const next = await serve();
    expect(await pageOf(next)).toContain(`<link rel="canonical" href="${otherUrl}/"`);
    expect((await fetch(next + asset)).status).toBe(200);
  } finally {
    for (const child of children) child.kill("SIGKILL");
    rmSync(tree, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** A copy of this repository with the build under test, in a separate folder. */
function copyTree(): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "tree-")));
  for (const part of [...sources, ...setUp]) cpSync(part, join(tree, part), { recursive: true });
  symlinkSync(realpathSync("node_modules"), join(tree, "node_modules"));
  const built = join(realpathSync(clientFolder), "..");
  mkdirSync(join(tree, "build"));
  cpSync(built, join(tree, "build", basename(built)), { recursive: true });
  symlinkSync(basename(built), join(tree, "build/current"));
  for (const name of ["client", "server"]) symlinkSync(join("current", name), join(tree, "build", name));
  return tree;
}
