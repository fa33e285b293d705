import { globSync } from "node:fs";
import { sep } from "node:path";

/** Every prerendered page of the build, by its path on the site. */
export const pagePaths: readonly string[] = globSync("**/index.html", { cwd: "build/client" })
  .map(
    (file) =>
      `/${file
        .split(sep)
        .join("/")
        .replace(/\/?index\.html$/, "")}`,
  )
  .toSorted();
