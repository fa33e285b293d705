import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { socialCardPath } from "#app/lib/page/social-card.ts";
import { site } from "#config/site.ts";
import { type BuiltPage, metaContent } from "../built-page.ts";
import { cardPainter } from "./draw-card.ts";

/** Draws the social card of every page that names one, into the folder that is served. */
export async function writeSocialCards(pages: readonly BuiltPage[], clientFolder: string): Promise<void> {
  const paint = await cardPainter();
  for (const page of pages.filter((each) => metaContent(each, "og:image")?.endsWith(socialCardPath(each.path)))) {
    const title = (metaContent(page, "og:title") ?? site.name).replace(` | ${site.name}`, "");
    const file = join(clientFolder, socialCardPath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await paint(title, kindOf(page)));
  }
}

/** The page's own name at the end of its breadcrumb. */
function kindOf(page: BuiltPage): string {
  if (page.path.startsWith("/guides/")) return "Guide";
  if (page.path.startsWith("/reports/")) return "Market report";
  return page.root.querySelector(".crumb [aria-current]")?.text ?? "From renting to owning";
}
