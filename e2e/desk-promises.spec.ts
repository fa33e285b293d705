import { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { openSqlite } from "#app/server/database/sqlite.server.ts";
import { patience } from "#test/patience.ts";
import { storePromises } from "#test/promise-rows.ts";
import { type DeskSite, expectSound, queryDesk, withoutScript } from "./support/desk.ts";
import { ownDeskTest } from "./support/desk-test.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { expect } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";

const test = ownDeskTest();

test.use({ expectedErrors: /Failed to load resource/ });

const hourMs = 3_600_000;
const sentence = "half of 31 messages waited at most 2 hours for a person’s answer";

/**
 * 30 messages that were answered in two hours, and one that was never answered, all at least two days old. The site stops
 * for this: a running site could publish figures that it counted earlier, after they were deleted.
 */
async function promiseAndAnswer({ site }: DeskSite) {
  await site.stop();
  const db = new Kysely<Schema>({ dialect: openSqlite(site.dataDir).dialect });
  await storePromises(
    db,
    Array.from({ length: 31 }, (_, index) => {
      const started_at = Date.now() - (60 + index) * hourMs;
      const answered = { ended_at: started_at + 2 * hourMs, ended_how: "answer" } as const;
      return { started_at, due_at: started_at + 24 * hourMs, ...(index > 0 && answered) };
    }),
  );
  await db.deleteFrom("published_promises").execute();
  await db.destroy();
  await site.start();
}

/** Figures that the site publishes when it starts are on its pages a minute later, or at the next start. */
async function publish(desk: DeskSite) {
  await expect.poll(() => queryDesk(desk, "SELECT page FROM published_promises").length, patience).toBe(2);
  await desk.site.restart();
  await expectLine(desk, true);
}

/** Waits for the line, because a start does not. */
async function expectLine(desk: DeskSite, isThere: boolean) {
  const shows = async () => (await bytesOf(desk, "/contact", "identity")).text.includes(sentence);
  await expect.poll(shows, patience).toBe(isThere);
}

async function bytesOf(desk: DeskSite, path: string, coding: string) {
  const answer = await fetch(desk.origin + path, { headers: { "Accept-Encoding": coding } });
  const { headers } = answer;
  return { text: await answer.text(), etag: headers.get("etag"), policy: headers.get("content-security-policy") };
}

test("With 30 cases, /contact shows a sentence, an owner takes it down with a reason, and nothing else changes", {
  tag: "@prove",
}, async ({ page, desk }) => {
  const [contact, started] = [await bytesOf(desk, "/contact", "br"), await bytesOf(desk, "/get-started", "br")];
  await promiseAndAnswer(desk);
  await publish(desk);
  const measured = await bytesOf(desk, "/contact", "br");
  expect(
    measured.text.replace(/<div data-measured.*?<\/div>/, "") ===
      contact.text.replace(/<div data-measured.*?<\/div>/, ""),
  ).toBe(true);
  expect(measured.policy).toBe(contact.policy);
  expect(measured.etag).not.toBe(contact.etag);
  for (const coding of ["gzip", "identity"]) {
    const same = await bytesOf(desk, "/contact", coding);
    expect(same.text === measured.text).toBe(true);
    const again = await fetch(`${desk.origin}/contact`, {
      headers: { "Accept-Encoding": coding, "If-None-Match": same.etag ?? "" },
    });
    expect(again.status).toBe(304);
  }
  expect((await bytesOf(desk, "/get-started", "br")).etag).toBe(started.etag);

  // React hydrates the page and leaves the sentence alone.
  await page.goto(`${desk.origin}/contact`);
  await page.getByLabel("First name").fill("Maria");
  await untilLive(page);
  await expect(page.getByText(sentence)).toBeVisible();
  // A button that is still changing its color has too little contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectSound(page);
  await page.getByRole("link", { name: "How we measure" }).click();
  await expect(page.getByRole("heading", { name: "How we measure our answers" })).toBeInViewport();

  await signInAsOwner(page, desk);
  await page.goto(`${desk.origin}/desk/promises?promise=message`);
  await expect(page.getByText("Half waited at most 2 h for a person’s answer", { exact: false })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Message from a form/ })).toContainText("30 (96.8%)");
  await expect(page.getByText(sentence)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Take the line down" }).click();
  await expect(page.getByRole("alert")).toContainText("Say why");
  await page.getByLabel("Why take it down?").fill("We count anew from Monday on");
  await page.getByRole("button", { name: "Take the line down" }).click();
  await expect(page.getByRole("status")).toContainText("Public pages follow within a minute");
  await expect(page.getByText("“We count anew from Monday on”")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put the line back" })).toBeVisible();
  await desk.site.restart();
  await expectLine(desk, false);
  expect((await bytesOf(desk, "/contact", "br")).etag).toBe(contact.etag);
});

test("The page works without script, downloads as a spreadsheet, and refuses a period that it does not offer", {
  tag: "@prove",
}, async ({ page, desk }) => {
  await promiseAndAnswer(desk);
  await signInAsOwner(page, desk);
  const plain = await withoutScript(page);
  await plain.goto(`${desk.origin}/desk`);
  await plain.getByRole("link", { name: "Promises" }).click();
  await plain.getByRole("combobox", { name: "Promise" }).selectOption("Message from a form");
  await plain.getByRole("combobox", { name: "Period" }).selectOption("year");
  await plain.getByRole("button", { name: "Show" }).click();
  await expect(plain.getByText("The late one")).toBeVisible();
  await expect(plain.getByRole("listitem").filter({ hasText: "still open, no one has it" })).toHaveCount(1);
  await plain.getByRole("button", { name: "Turn off Your week at the desk" }).click();
  await expect(plain.getByRole("button", { name: "Turn on Your week at the desk" })).toBeVisible();
  const csv = await plain.request.get(`${desk.origin}/desk/promises/numbers.csv?period=year`);
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(await csv.text()).toMatch(/^\ufeff"by","name","requests"/);
  const wrong = await plain.request.get(`${desk.origin}/desk/promises?period=ever`);
  expect(wrong.status()).toBe(400);
  await plain.context().close();
});
