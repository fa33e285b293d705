import { globSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";

/**
 * Pages made on request: search answers a question, a redirect is an answer of the server and not a file, free booking times
 * change by the minute, the letters that went out are in the database, an application names its opening in the address, and
 * each link in the newsletter's emails belongs to one reader.
 */
const madeOnRequest = [
  "/search",
  "/learn",
  "/book",
  "/careers/apply",
  "/book/details",
  "/newsletter/confirm",
  "/newsletter/preferences",
  "/newsletter/unsubscribe",
  "/newsletter/feed.xml",
];

/**
 * Every page that is HTML on disk before the first visitor comes: those without parameters, all articles, calculators,
 * programs and terms.
 */
export async function prerenderedPaths(staticPaths: readonly string[]): Promise<string[]> {
  const articles = await Promise.all(["guides", "reports"].map(articlePaths));
  return [
    ...staticPaths.filter((path) => !madeOnRequest.includes(path)),
    ...articles.flat(),
    ...calculatorPaths(),
    ...(await programPaths()),
    ...(await termPaths()),
  ];
}

/** A calculator's address is its file's name. */
function calculatorPaths(): string[] {
  return globSync("app/content/calculators/*/*.ts").map((file) => `/calculators/${basename(file, ".ts")}`);
}

/** A national program's address is its file's name; those of states, counties and cities are in their table, where a name without terms has no page. */
async function programPaths(): Promise<string[]> {
  const national = (await readdir("app/content/programs")).filter((file) => file.endsWith(".ts"));
  const local: { slug: string; terms: unknown }[] = JSON.parse(
    await readFile("app/content/finder/local-programs.json", "utf8"),
  );
  const slugs = local.filter(({ terms }) => terms !== null).map(({ slug }) => slug);
  return [...national.map((file) => basename(file, ".ts")), ...slugs].map((slug) => `/programs/${slug}`);
}

/** A term's address is its slug; the files that hold them import what only a bundler reads. */
async function termPaths(): Promise<string[]> {
  const folder = "app/content/glossary/terms";
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  return texts.flatMap((text) => [...text.matchAll(/^ {4}slug: "(.+)",$/gm)].map(([, slug]) => `/glossary/${slug}`));
}

/** An article's address is its file's name. */
async function articlePaths(folder: string): Promise<string[]> {
  const files = await readdir(`app/content/${folder}`);
  return files.filter((file) => file.endsWith(".mdx")).map((file) => `/${folder}/${basename(file, ".mdx")}`);
}
