import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { livePages } from "./live-pages.ts";

const hydrates = /export const handle = \{[^}]*hydrate: true/;

it("names the pages whose route hydrates, and no other", async () => {
  const live = (await routes)
    .filter(({ file }) => hydrates.test(readFileSync(`app/${file}`, "utf8")))
    .map((entry) => (entry.index ? "/" : `/${entry.path}`));
  expect(live.toSorted()).toEqual([...livePages]);
});

it("keeps the text of every other page out of the browser's bundle", async () => {
  for (const { file } of await routes) {
    const code = readFileSync(`app/${file}`, "utf8");
    if (!/export default/.test(code) || hydrates.test(code) || /not-found/.test(file)) continue;
    expect(code, file).toMatch(/export default import\.meta\.env\.SSR \? \w+Page : ReloadDocument;/);
  }
});
