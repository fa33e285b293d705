import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientFolder } from "./client-folder.ts";

/** The release that comes after this one. */
export const nextRelease = "9.10.0";

/** A build of the next release; `settings` make a site or a command use it. */
export type NextRelease = { settings: { SITE_BUILD: string }; remove(): Promise<void> };

/** Makes one from the build under test, with its own number and one more migration in its bundle. */
export async function makeNextRelease(migration: string): Promise<NextRelease> {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  const build = join(folder, "build");
  await cp(join(await realpath(clientFolder), ".."), build, { recursive: true });
  await rm(join(build, ".compiled"), { recursive: true, force: true });
  await symlink(await realpath("node_modules"), join(folder, "node_modules"));
  const bundle = join(build, "server/index.js");
  const before = await readFile(bundle, "utf8");
  const [files] = /"[./]+db\/migrations\/1000-first-release\.sql": /.exec(before) ?? [];
  const [release] = /\nvar release\S* = "[\d.]+";/.exec(before) ?? [];
  if (files === undefined || release === undefined) throw new Error("The bundle looks different from before");
  const next = `${files.replace("1000-first", "9998-next")}${JSON.stringify(migration)},\n`;
  const numbered = release.replace(/"[\d.]+"/, `"${nextRelease}"`);
  await writeFile(
    bundle,
    before.replace(files, () => next + files).replace(release, () => numbered),
  );
  return { settings: { SITE_BUILD: build }, remove: () => rm(folder, { recursive: true, force: true }) };
}
