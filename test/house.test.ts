import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { breakpoints } from "#config/named-breakpoints.ts";

/*
 * Rules that keep the code readable in a day: small rooms, one name for one thing, imports in one direction, a sentence
 * that says what a file is about. The direction between layers is in import-directions.test.ts.
 */
const source = globSync("{app,config,data-import,site-build,scripts,bench}/**/*.{ts,tsx,mjs}")
  .filter((file) => !/\.test\.|\.d\.ts$/.test(file))
  .map(normalize);
const text = new Map(source.map((file) => [file, readFileSync(file, "utf8")]));
const lines = (file: string) => (text.get(file) ?? "").trimEnd().split("\n").length;

describe("a folder", () => {
  test("holds at most 25 source files directly", () => {
    const crowded = Object.entries(countBy(source, dirname)).filter(([, count]) => count > 25);
    expect(crowded).toEqual([]);
  });

  test("in app/ has a README of three to ten lines if it is a room of more than three files", () => {
    // A page's folder is told by its page.
    const rooms = Object.entries(countBy(source, roomOf)).filter(([room]) => /^app\/(?!routes\/)/.test(room));
    const large = rooms.filter(([, count]) => count > 3).map(([room]) => room);
    expect(large.filter((room) => !isBriefReadme(join(room, "README.md")))).toEqual([]);
  });

  test("in app/ has no README below the first two levels", () => {
    const deep = globSync("app/*/*/*/**/README.md").map(normalize);
    // The calculators still have one each.
    expect(deep.filter((file) => !file.startsWith("app/components/calculators/"))).toEqual([]);
  });
});

describe("a file", () => {
  test("has a name that no other file of its room has", () => {
    const files = source
      .filter((file) => /^(app|config)\//.test(file))
      // The router dictates these names, in each of the two builds.
      .filter((file) => !/^app\/routes\/desk\/(root|routes|entry\.\w+)\.tsx?$/.test(file))
      // The build finds these by their names, in the folder of each calculator.
      .filter((file) => !/^app\/components\/calculators\/[\w-]+\/(model|drawing|plot)\.tsx?$/.test(file));
    const nameInRoom = (file: string) => join(roomOf(file), basename(file).replace(/(\.server)?\.tsx?$/, ""));
    const twins = Object.entries(countBy(files, nameInRoom));
    expect(twins.filter(([, count]) => count > 1)).toEqual([]);
  });

  test("has at most 350 lines", () => {
    expect(source.filter((file) => lines(file) > 350)).toEqual([]);
  });

  test("with fewer than 15 lines has a reason", () => {
    const short = source.filter((file) => file.startsWith("app/") && lines(file) < 15 && !isWhole(file));
    expect(short.filter((file) => !(file in reasonsToBeShort)).toSorted()).toEqual([]);
    expect(Object.keys(reasonsToBeShort).filter((file) => !short.includes(file))).toEqual([]);
  });

  test("in app/server or app/domain says what it is about before its first export", () => {
    const due = source.filter((file) => /^app\/(server|domain)\//.test(file));
    expect(due.filter((file) => !/\*\/\s*export |^\/\//m.test(text.get(file) ?? "")).toSorted()).toEqual([]);
  });
});

test("the README and the tour name only files that exist, and the README has at most 90 lines", () => {
  const named = ["README.md", "docs/tour.md"].flatMap((page) => {
    const words = readFileSync(page, "utf8").matchAll(/`((?:app|config|docs|e2e|db|scripts)\/[\w./-]+\.\w+)`/g);
    return [...words].map(([, path = ""]) => path);
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
  expect(readFileSync("README.md", "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(90);
});

test("no object literal is spread into another: its properties are written where they belong", () => {
  expect(source.filter((file) => /\.\.\.\{/.test(text.get(file) ?? ""))).toEqual([]);
});

describe("a style sheet", () => {
  const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, ""));
  const queries = sheets.flatMap((css) => css.match(/(?<=@media )[^{]+/g) ?? []);

  test("names its classes in the one way that app/styles/README.md tells", () => {
    const named = sheets.flatMap((css) => css.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []);
    const words = "[a-z0-9]+(?:-[a-z0-9]+)*";
    const oneWay = new RegExp(`^${words}(?:__${words})?(?:--(?:${words}|L|R|LR))?$`);
    expect(named.filter((name) => !oneWay.test(name))).toEqual([]);
  });

  test("asks for a width or height by its name in app/styles/breakpoints.css, and code by its query there", () => {
    expect(queries.filter((query) => /\b(?:width|height)\b/.test(query))).toEqual([]);
    const inCode = [...text.values()].flatMap(
      (code) => code.match(/\((?:min|max)-(?:width|height): [\d.]+\w+\)/g) ?? [],
    );
    const known = [...breakpoints().values()];
    expect(inCode.filter((query) => !known.includes(query))).toEqual([]);
  });

  test("asks for each of those names", () => {
    const asked = new Set(queries.flatMap((query) => query.match(/--[\w-]+/g) ?? []));
    expect([...breakpoints().keys()].filter((name) => !asked.has(name))).toEqual([]);
  });
});

describe("a test that runs in the gate", () => {
  const tests = globSync([
    "{app,config,data-import,scripts,site-build,test}/**/*.test.{ts,tsx,mjs}",
    "{e2e,test}/**/*.{ts,tsx}",
  ])
    .map(normalize)
    // These are run by `npm run prove` and `npm run test:faults`.
    .filter((file) => !/^(e2e\/proof|test\/(faults|office-year))\/|\.proof\.test\.tsx?$/.test(file));

  test("moves the clock or waits for an event: it doesn't sleep or measure how long something takes", () => {
    const sleeping = tests.flatMap((file) => {
      const lines = readFileSync(file, "utf8").split("\n");
      return lines.flatMap((line, index) => (sleeps(line) ? [`${file}:${index + 1}${line}`] : []));
    });
    expect(sleeping).toEqual([]);
  });
});

/** Waits for more than a tenth of a second, or compares a measured time with a limit. */
function sleeps(line: string): boolean {
  const [, delay = "0"] = /\b(?:wait|sleep|setTimeout)\((?:.*, )?([\d_]{3,})(?=[,)])/.exec(line) ?? [];
  const isLong = Number(delay.replaceAll("_", "")) > 100 && !/\btest\.setTimeout\(/.test(line);
  return isLong || /waitForTimeout\(|performance\.now\(\) - |process\.cpuUsage\(/.test(line);
}

test("a folder and its subfolders import each other in only one direction", () => {
  const folders = new Map<string, Set<string>>();
  for (const file of source.filter((name) => name.startsWith("app/"))) {
    const others = importsOf(file).map(dirname);
    folders.set(dirname(file), new Set([...(folders.get(dirname(file)) ?? []), ...others]));
  }
  const pairs = [...folders].flatMap(([folder, others]) => [...others].map((other) => ({ folder, other })));
  const downwards = pairs.filter(({ folder, other }) => other.startsWith(`${folder}/`));
  expect(downwards.filter(({ folder, other }) => folders.get(other)?.has(folder))).toEqual([]);
});

describe("rooms import each other in only one direction:", () => {
  test.each(["app/server", "app/domain", "app/content", "app/lib", "app/components"])("those in %s", (layer) => {
    expect(circles(importsBetweenRooms(layer))).toEqual([]);
  });
});

/** The room a file is in: two folders deep (`app/server/lead`, `app/routes/places`). The calculators have one together. */
function roomOf(file: string): string {
  return dirname(file).split("/").slice(0, 3).join("/");
}

/** The text before a table or a second heading: three to ten lines. Tables and how-tos may follow. */
function isBriefReadme(file: string): boolean {
  const [readme] = globSync(file);
  if (!readme) return false;
  const [opening = ""] = readFileSync(readme, "utf8").split(/^(?:## |\|)/m);
  const count = opening.trim().split("\n").length;
  return count >= 3 && count <= 10;
}

function importsBetweenRooms(layer: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of source.filter((name) => name.startsWith(`${layer}/`))) {
    const room = dirname(file) === layer ? file : roomOf(file);
    const others = importsOf(file).map((name) => (dirname(name) === layer ? name : roomOf(name)));
    const inLayer = others.filter((other) => other.startsWith(`${layer}/`) && other !== room);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...inLayer]));
  }
  return rooms;
}

function importsOf(file: string): string[] {
  const specifiers = (text.get(file) ?? "").matchAll(/(?:from|import|import\() ?"(#app\/|\.{1,2}\/)([^"?]+)/g);
  return [...specifiers].map(([, start, path = ""]) =>
    start === "#app/" ? `app/${path}` : normalize(join(dirname(file), `${start}${path}`)),
  );
}

/** The rooms that import themselves by way of other rooms. */
function circles(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...rooms.keys()].filter((room) => {
    const reached = new Set<string>();
    const next = [...(rooms.get(room) ?? [])];
    for (let one = next.pop(); one !== undefined; one = next.pop()) {
      if (reached.has(one)) continue;
      reached.add(one);
      next.push(...(rooms.get(one) ?? []));
    }
    return reached.has(room);
  });
}

/**
 * Whether a file may be short because of what it is: a piece of content, a program inside pages or in a
 * thread, a route, or an island.
 */
function isWhole(file: string): boolean {
  const lists = ["app/routes.ts", "app/routes/desk/routes.ts", "app/islands/islands.ts"];
  const names = (list: string) => [`"#${file}"`, `"${relative(dirname(list), file)}"`];
  return (
    /^app\/content\/|-script\.ts$|-thread\.server\.ts$|\/entry\.client\.tsx?$/.test(file) ||
    lists.some((list) => names(list).some((name) => text.get(list)?.includes(name)))
  );
}

function countBy(files: readonly string[], key: (file: string) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const file of files) counts[key(file)] = (counts[key(file)] ?? 0) + 1;
  return counts;
}

const reasonsToBeShort: Record<string, string> = {
  "app/domain/desk/letter-fate.ts": "the server tells it and a page shows it",
  "app/domain/desk/write-address.ts": "the server leads there and the page looks for it",
  "app/lib/my-path/this-month.ts": "one reading of the visitor's month for the store, a link, a file and two pages",
  "app/lib/format/class-names.ts": "three lines that 17 files use",
  "app/lib/page/added-rules.ts": "parts with React and the search box, which has none, share it",
  "app/lib/page/built-settings.ts": "where the build puts the public settings in",
  "app/lib/page/social-card.ts": "read by the build too, which has no public settings",
  "app/lib/page/trusted-url.ts": "a script inside pages and a module share it",
  "app/server/database/split-statements.server.ts":
    "proofs migrate with it, and cannot read what only a bundler gathers",
};
