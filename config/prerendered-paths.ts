import { readdir } from "node:fs/promises";
import { basename } from "node:path";

/**
 * What is made on request: search answers a question, a redirect is an answer of the server and not a file, what
 * can be booked changes by the minute, and the links of the newsletter's mails are each one reader's own.
 */
const madeOnRequest = [
  "/search",
  "/learn",
  "/book",
  "/book/details",
  "/newsletter/confirm",
  "/newsletter/preferences",
  "/newsletter/unsubscribe",
];

/** Every page that is HTML on disk before the first visitor comes: those without parameters, and all articles. */
export async function prerenderedPaths(staticPaths: readonly string[]): Promise<string[]> {
  const articles = await Promise.all(["guides", "reports"].map(articlePaths));
  return [...staticPaths.filter((path) => !madeOnRequest.includes(path)), ...articles.flat()];
}

/** An article's address is its file's name. */
async function articlePaths(folder: string): Promise<string[]> {
  const files = await readdir(`app/content/${folder}`);
  return files.filter((file) => file.endsWith(".mdx")).map((file) => `/${folder}/${basename(file, ".mdx")}`);
}
