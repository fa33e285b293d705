import { readFile } from "node:fs/promises";

/** A color of the light scheme by the name of its token, without the dashes. Throws for a name that is not there. */
export type Tokens = (name: string) => string;

/** Reads the colors from the site's own sheet, so that the cards follow it. */
export async function lightTokens(): Promise<Tokens> {
  const sheet = await readFile(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
  const light = /:root,\n\.as-paper \{([\s\S]*?)\n\}/.exec(sheet)?.[1] ?? "";
  const values = new Map(
    [...light.matchAll(/--([\w-]+): (#[0-9a-f]+)\b/gi)].map(([, name = "", value = ""]) => [name, value]),
  );
  return (name) => {
    const value = values.get(name);
    if (!value) throw new Error(`app/styles/tokens.css has no color --${name}`);
    return value;
  };
}
