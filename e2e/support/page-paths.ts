import { globSync } from "node:fs";
import { sep } from "node:path";
import { clientFolder } from "./client-folder.ts";

/** Every prerendered page of the build, by its path on the site. */
export const pagePaths: readonly string[] = globSync("**/index.html", { cwd: clientFolder })
  .map(
    (file) =>
      `/${file
        .split(sep)
        .join("/")
        .replace(/\/?index\.html$/, "")}`,
  )
  .toSorted();
