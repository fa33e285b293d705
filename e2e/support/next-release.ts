import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientFolder } from "./client-folder.ts";

/** The last migration of the release that comes after this one. */
export const nextMigration = "9998-next-release";

/** A build of the next release; `settings` make a site or a command use it. */
export type NextRelease = { settings: { SITE_BUILD: string }; remove(): Promise<void> };

/** Makes one from the build under test, with one more migration in its bundle. */
export async function makeNextRelease(migration: string): Promise<NextRelease> {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  const build = join(folder, "build");
  await cp(join(await realpath(clientFolder), ".."), build, { recursive: true });
  await rm(join(build, ".compiled"), { recursive: true, force: true });
  await symlink(await realpath("node_modules"), join(folder, "node_modules"));
  const bundle = join(build, "server/index.js");
  const before = await readFile(bundle, "utf8");
  const [first] = /"[./]+db\/migrations\/0001-leads\.sql": /.exec(before) ?? [];
  if (first === undefined) throw new Error("The bundle's migrations look different from before");
  const next = `${first.replace("0001-leads", nextMigration)}${JSON.stringify(migration)},\n`;
  await writeFile(
    bundle,
    before.replace(first, () => next + first),
  );
  return { settings: { SITE_BUILD: build }, remove: () => rm(folder, { recursive: true, force: true }) };
}
