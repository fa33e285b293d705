import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { clientFolder } from "./client-folder.ts";

const built = globSync("**/index.html", { cwd: clientFolder })
  .map(
    (file) =>
      `/${file
        .split(sep)
        .join("/")
        .replace(/\/?index\.html$/, "")}`,
  )
  .toSorted();

type Told = { slug: string; confidence: string; doubt: string | null; terms: { kind: string } | null };

const local: Told[] = JSON.parse(readFileSync("app/content/finder/local-programs.json", "utf8"));

/** One page of each make: what kind of money it is, who told us, whether it may be closed; and two national ones. */
const sampled = new Set([
  "/programs/fha-203b",
  "/programs/mortgage-credit-certificate",
  ...[
    ...Map.groupBy(local, ({ confidence, doubt, terms }) => `${confidence} ${terms?.kind} ${doubt !== null}`).values(),
  ].map(([first]) => `/programs/${first?.slug}`),
]);

/** The pages of all programs: one component draws all 136 of them. */
export const programPaths: readonly string[] = built.filter((path) => path.startsWith("/programs/"));

/** The pages of all terms of the glossary, which one component draws, too. */
export const termPaths: readonly string[] = built.filter((path) => path.startsWith("/glossary/"));

/** With a source and a sum, with neither, and with the longest name. */
const sampledTerms = ["/glossary/pmi", "/glossary/lease", "/glossary/equal-credit-opportunity-act"];

/** Booklets repeat guides, reading lists differ in their words only: one of each stands for all. */
const repeated = /^\/guides\/(booklets\/(?!irregular-income$)|for\/(?!no-savings$))/;

/** Every prerendered page of the build, by its path on the site; of what one component draws, one of each make. */
export const pagePaths: readonly string[] = built.filter(
  (path) =>
    (!/^\/(programs|glossary)\//.test(path) || sampled.has(path) || sampledTerms.includes(path)) &&
    !repeated.test(path),
);
