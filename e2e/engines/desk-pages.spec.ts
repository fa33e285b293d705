import { expect } from "@playwright/test";
import { runCommand } from "../support/command.ts";
import { type DeskSite, queryDesk, startDesk } from "../support/desk.ts";
import { discardSite } from "../support/site.ts";
import { expectSound, signIn } from "./desk-visit.ts";
import { test } from "./test.ts";
import { Visit } from "./visit.ts";

/** Pages with a fixed address; the others depend on a row. */
const pages = [
  ...["/desk", "/desk?view=all", "/desk/find?q=a", "/desk/new", "/desk/aside", "/desk/templates", "/desk/mailbox"],
  ...["/desk/day", "/desk/week", "/desk/hours", "/desk/promises", "/desk/privacy", "/desk/letters", "/desk/audit"],
  ...["/desk/data", "/desk/account", "/desk/staff", "/desk/step-up", "/desk/find?q=nobody"],
];

/** The first page of each kind that depends on a row, among the samples. */
function pagesOfRows(desk: DeskSite): string[] {
  const first = (sql: string, path: (id: unknown) => string) =>
    queryDesk(desk, `${sql} LIMIT 1`).map(({ id }) => path(id));
  const threads = "SELECT id FROM threads WHERE kind =";
  return [
    ...first(`${threads} 'analysis'`, (id) => `/desk/threads/${id}`),
    ...first(`${threads} 'analysis'`, (id) => `/desk/threads/${id}/later`),
    ...first(`${threads} 'booking'`, (id) => `/desk/threads/${id}`),
    ...first("SELECT id FROM people", (id) => `/desk/people/${id}`),
    ...first("SELECT message_id AS id FROM privacy_requests", (id) => `/desk/privacy/${id}`),
    ...first("SELECT id FROM templates", (id) => `/desk/templates/${id}`),
    ...first("SELECT id FROM bookings WHERE status = 'booked'", (id) => `/desk/day?booking=${id}`),
  ];
}

test("Every page of the desk fits a small phone and passes axe when filled with samples", async ({
  engine,
  engineName,
}) => {
  test.setTimeout(300_000);
  const desk = await startDesk();
  const window = await engine.newWindow({ javaScript: true });
  const visit = new Visit(window, desk.origin);
  try {
    await visit.open("/desk/sign-in");
    await expectSound(visit, engineName);
    await signIn(visit, desk);
    expect((await runCommand(desk.site, "desk", "sample")).code).toBe(0);
    await visit.open("/desk/new");
    await visit.untilLive();
    await visit.clickFirst(".by-hand button");
    await visit.expectText(/./, ".is-wrong");
    await expectSound(visit, engineName);
    for (const path of [...pages, ...pagesOfRows(desk)]) {
      await test.step(path, async () => {
        await visit.open(path);
        await visit.untilLive();
        await expectSound(visit, engineName);
        if (await visit.unfoldAll()) await expectSound(visit, engineName);
      });
    }
  } finally {
    await window.close();
    await discardSite(desk.site);
  }
});
