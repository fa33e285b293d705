import { type DeskSite, startDesk } from "./desk.ts";
import { discardSite } from "./site.ts";
import { test as base } from "./test.ts";

/** A `test` with one desk for all tests of a worker. */
export function deskTest(settings: Record<string, string> = {}) {
  return base.extend<object, { desk: DeskSite }>({
    desk: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
      async ({}, use) => {
        const desk = await startDesk(settings);
        await use(desk);
        await discardSite(desk.site);
      },
      { scope: "worker" },
    ],
  });
}

/** The same with a desk for each test. */
export function ownDeskTest(settings: Record<string, string> = {}) {
  return base.extend<{ desk: DeskSite }>({
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    desk: async ({}, use) => {
      const desk = await startDesk(settings);
      await use(desk);
      await discardSite(desk.site);
    },
  });
}
