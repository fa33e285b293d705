import { globSync, readFileSync, statSync } from "node:fs";
import { sep } from "node:path";
import { clientFolder } from "./client-folder.ts";

/** Every prerendered page of the build, by its path on the site. */
export const builtPaths: readonly string[] = globSync("**/index.html", { cwd: clientFolder })
  .map((file) => `/${file.split(sep).slice(0, -1).join("/")}`)
  .toSorted();

/** Folders in which one component draws every page. Every other page has a separate component. */
const templates = [
  "/calculators/",
  "/glossary/",
  "/guides/",
  "/guides/booklets/",
  "/guides/for/",
  "/places/",
  "/programs/",
  "/reports/",
] as const;

/** The pages that one component draws. */
export function pagesOf(template: (typeof templates)[number]): readonly string[] {
  return builtPaths.filter((path) => path.slice(0, path.lastIndexOf("/") + 1) === template);
}

/**
 * A sample that covers every template: each page that has a separate component, and the longest and the shortest of the
 * pages that share one. Booklets contain complete guides, so only the shortest one is here. `npm run prove` visits all
 * pages.
 */
export const sampledPaths: readonly string[] = [
  ...builtPaths.filter((path) => !templates.some((template) => pagesOf(template).includes(path))),
  ...templates.flatMap((template) => {
    const byLength = pagesByLength(template);
    const longest = template === "/guides/booklets/" ? [] : byLength.slice(-1);
    return [...new Set([...byLength.slice(0, 1), ...longest])];
  }),
];

/** The pages that load a script. */
export const pagesWithIslands: readonly string[] = builtPaths.filter((path) =>
  readFileSync(`${clientFolder}${path}/index.html`, "utf8").includes("data-island="),
);

const shortestPaths = templates.map((template) => pagesByLength(template)[0]);

/** Of the sample, what the gate visits: the pages that load a script, and the shortest of those that share a component. */
export const pathsInGate: readonly string[] = sampledPaths.filter(
  (path) => pagesWithIslands.includes(path) || shortestPaths.includes(path),
);

/** Pages that the server makes on request. */
export const pathsMadeOnRequest = [
  "/book",
  "/careers/apply",
  "/places/arizona/maricopa-county",
  "/search?q=credit",
  "/assistance-finder?state=AZ",
] as const;

function pagesByLength(template: (typeof templates)[number]): readonly string[] {
  return pagesOf(template).toSorted((one, other) => length(one) - length(other));
}

function length(path: string): number {
  return statSync(`${clientFolder}${path}/index.html`).size;
}
