import { type DeskClient, signInByLink } from "#test/desk-client.ts";
import { type DeskSite, ownerLink, startDesk } from "./desk.ts";
import { watchPage } from "./hostile-pages.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { naughtyPacks } from "./hostile-text.ts";
import { discardSite } from "./site.ts";
import { test as base, expect } from "./test.ts";

type Hostile = { desk: DeskSite; ines: DeskClient; open: (path: string) => Promise<void> };

/**
 * A desk whose owner is signed in, in the browser and outside it; at the end, nothing may have run, loaded or led
 * elsewhere.
 */
export const hostileTest = base.extend<{ hostile: Hostile; settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  hostile: async ({ page, settings }, use) => {
    const desk = await startDesk({ TRUST_PROXY: "1", ...settings });
    const ines = await signInByLink(await ownerLink(desk));
    const [name = "", value = ""] = ines.cookie.split("=");
    await page.context().addCookies([{ name, value, url: desk.origin }]);
    const { seen, open } = await watchPage(page, desk.origin);
    await use({ desk, ines, open });
    await discardSite(desk.site);
    expect(seen).toEqual([]);
    expect(desk.site.log.split("\n").filter((line) => line.includes('"level":50'))).toEqual([]);
  },
});

/** All hostile strings, packed into texts of at most this many characters. */
export const packsOf = (most: number) => naughtyPacks("\n", (pack) => pack.length <= most, hostileStrings);
