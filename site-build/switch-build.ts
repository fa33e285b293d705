import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Fixed paths that others use: `build/client` leads to the client of the build that is served now. */
const fixedNames = ["client", "server", "content-policies.nginx", "settings.json"];

/** The files a build took over from the one before. */
const carriedList = "carried-assets.json";

/**
 * A folder for a build, beside those that were made before; nothing is written yet. A process asks again and again
 * (the configuration is read more than once) and gets one answer, which lies in `environment`.
 */
export function ownBuildFolder(environment: Record<string, string | undefined>): string {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(":", "-");
  environment.BUILD_FOLDER ??= `build/${time}-${process.pid}`;
  return environment.BUILD_FOLDER;
}

/** Keeps a build's settings next to it, as they were set. */
export function keepSettings(folder: string, settings: Record<string, string>): void {
  writeFileSync(join(folder, "settings.json"), `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Takes over the hashed files that the build before had of its own: a page of that build, open in a browser or kept by a
 * cache, asks for them after the switch. What that build had taken over itself is two builds old, and stays behind.
 */
export function carryAssets(folder: string): void {
  const before = join(dirname(folder), "current");
  const [from, to] = [join(before, "client/assets"), join(folder, "client/assets")];
  const carriedBefore = new Set(readList(join(before, carriedList)));
  const own = new Set(namesIn(to));
  const carried = namesIn(from).filter((name) => !own.has(name) && !carriedBefore.has(name));
  for (const name of carried) copyFileSync(join(from, name), join(to, name));
  writeFileSync(join(folder, carriedList), JSON.stringify(carried));
}

/**
 * Makes a whole build the one that is served, from one moment to the next: one link is put in another's place. A process
 * that serves goes on with its own build, which stays where it is.
 */
export function switchTo(folder: string): void {
  const builds = dirname(folder);
  putLink(basename(folder), join(builds, "current"));
  for (const name of fixedNames) {
    const [target, link] = [join("current", name), join(builds, name)];
    if (isLinkTo(target, link)) continue;
    setAside(link);
    putLink(target, link);
  }
}

function putLink(target: string, link: string): void {
  const draft = `${link}.next`;
  rmSync(draft, { force: true });
  // Windows has links to folders for every user (junctions), but puts none in another's place.
  const isFolder = statSync(join(dirname(link), target)).isDirectory();
  symlinkSync(target, draft, isFolder ? "junction" : "file");
  if (process.platform === "win32") rmSync(link, { force: true });
  renameSync(draft, link);
}

function isLinkTo(target: string, link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true && readlinkSync(link) === target;
}

/** The output of an earlier release, built in the place itself. */
function setAside(place: string): void {
  if (!lstatSync(place, { throwIfNoEntry: false })) return;
  const aside = join(dirname(place), "before-links");
  mkdirSync(aside, { recursive: true });
  rmSync(join(aside, basename(place)), { recursive: true, force: true });
  renameSync(place, join(aside, basename(place)));
}

function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
}

function readList(file: string): string[] {
  return statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
