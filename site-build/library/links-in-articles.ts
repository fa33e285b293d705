import { readdirSync, readFileSync } from "node:fs";

/** Finds the file and line in which the text of an article has a link; null for what no article has. */
export function linksInArticles(folder = "app/content"): (path: string, address: string) => string | null {
  const files = ["guides", "reports"].flatMap((kind) =>
    readdirSync(`${folder}/${kind}`).map((file) => `${kind}/${file}`),
  );
  const lines = new Map(
    files.map((file) => [`/${file.replace(/\.mdx$/, "")}`, readFileSync(`${folder}/${file}`, "utf8").split("\n")]),
  );
  return (path, address) => {
    const line = (lines.get(path) ?? []).findIndex(
      (text) => text.includes(`(${address})`) || text.includes(`"${address}"`),
    );
    return line < 0 ? null : `${folder}${path}.mdx:${line + 1}`;
  };
}
