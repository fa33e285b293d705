import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { socialCardPath } from "#app/lib/page/social-card.ts";
import { type BuiltPage, metaContent } from "../built-page.ts";
import { cardWords } from "./card-words.ts";
import { cardPainter } from "./draw-card.ts";

/** Draws the social card of every page that names one, into the folder that is served. */
export async function writeSocialCards(pages: readonly BuiltPage[], clientFolder: string): Promise<void> {
  const paint = await cardPainter();
  for (const page of pages.filter((each) => metaContent(each, "og:image")?.endsWith(socialCardPath(each.path)))) {
    const file = join(clientFolder, socialCardPath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await paint(cardWords(page)));
  }
}
