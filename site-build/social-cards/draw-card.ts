import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { socialCardSize } from "#app/lib/page/social-card.ts";
import { cardScene } from "./card-scene.tsx";
import { CardText } from "./card-text.tsx";
import type { CardWords } from "./card-words.ts";
import { lightTokens } from "./light-tokens.ts";

const require = createRequire(import.meta.url);
const { width, height } = socialCardSize;

/** Draws the cards of one build: the scene and the faces are read once, the words are set for each page. */
export async function cardPainter(): Promise<(words: CardWords) => Promise<Buffer>> {
  const [tokens, fonts] = await Promise.all([lightTokens(), cardFonts()]);
  const scene = cardScene(tokens);
  return async (words) => {
    const text = await satori(CardText({ words, tokens }), { width, height, fonts });
    const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}${text}</svg>`;
    return new Resvg(card, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

/** The site's own faces are woff2, which the library cannot read; these are the same faces as woff. */
async function cardFonts(): Promise<Font[]> {
  const face = (file: string) => readFile(require.resolve(file));
  return [
    {
      name: "Young Serif",
      weight: 400,
      data: await face("@fontsource/young-serif/files/young-serif-latin-400-normal.woff"),
    },
    { name: "Figtree", weight: 600, data: await face("@fontsource/figtree/files/figtree-latin-600-normal.woff") },
  ];
}
