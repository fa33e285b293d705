import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { bookPatiently, exportBookings, freeTimes, officeDay, tokensFor } from "./support/booking.ts";
import { type DeskSite, expectSound, queryDesk, withoutScript } from "./support/desk.ts";
import { leadOf, sendToDesk } from "./support/desk-samples.ts";
import { ownDeskTest } from "./support/desk-test.ts";
import { signIn, signInAsOwner } from "./support/signed-in-owner.ts";
import type { Site } from "./support/site.ts";
import { expect } from "./support/test.ts";

const test = ownDeskTest({ TRUST_PROXY: "1" });

test.use({ expectedErrors: /Failed to load resource/ });
// Each booking takes some seconds, as a person's does.
test.describe.configure({ timeout: 240_000 });

/** Signs in with a passkey, and returns a page that runs no script. */
async function signedInWithoutScript(page: Page, desk: DeskSite): Promise<Page> {
  await signInAsOwner(page, desk);
  return withoutScript(page);
}

async function bookAt(site: Site, start: string, name: string): Promise<string> {
  const [token = ""] = await tokensFor(site, 1);
  const email = `${name.split(" ")[0]?.toLowerCase()}@visitor.example`;
  const answer = await bookPatiently(site, { start, _csrf: token, name, email, zone: "America/Phoenix" });
  expect(answer.status, answer.body.slice(0, 300)).toBe(303);
  const booking = (await exportBookings(site)).find((row) => row.name === name);
  return String(booking?.reference);
}

/** Moves the call into the past, instead of moving the clock. */
function letCallPass({ dataDir }: Site, id: string, minutes: number) {
  const database = new DatabaseSync(join(dataDir, "site.db"), { timeout: 5000 });
  const startsAt = Date.now() - minutes * 60_000;
  database.prepare("UPDATE bookings SET starts_at = ? WHERE id = ?").run(startsAt, id);
  database.close();
  return startsAt;
}

test("A call can be seen, moved, marked, unmarked and canceled at the desk, without script", { tag: "@prove" }, async ({
  page,
  desk,
}) => {
  const { site, origin } = desk;
  const free = await freeTimes(site);
  const [start = "", , , later = ""] = free.filter((time) => Number(time) > Date.now() + 24 * 3_600_000);
  const id = await bookAt(site, start, "Maria Lopez");
  const plain = await signedInWithoutScript(page, desk);
  await plain.goto(`${origin}/desk/day?date=${officeDay(start)}`);
  await plain.getByRole("link", { name: /Maria Lopez .*not confirmed .* ET, .* MST theirs/ }).click();
  const call = plain.getByRole("region", { name: "Maria Lopez" });
  await expect(call.getByText("(602) 555-0171")).toBeVisible();
  await expect(call.locator("a[href^='tel:']")).toHaveCount(0);

  await call.getByRole("button", { name: "Move" }).click();
  await expect(plain.getByRole("alert")).toContainText("Pick a time first");
  await call.getByLabel("Move to a free time").selectOption(later);
  await call.getByRole("button", { name: "Move" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "Moved." })).toBeVisible();
  expect(await exportBookings(site)).toMatchObject([{ startsAt: new Date(Number(later)).toISOString() }]);
  expect(await freeTimes(site)).toContain(start);

  const passedAt = letCallPass(site, id, 40);
  const passedDay = `${origin}/desk/day?date=${officeDay(passedAt)}&booking=${id}`;
  await plain.goto(passedDay);
  await expect(call).toContainText("Not marked yet");
  await call.getByRole("button", { name: "They did not come" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "Marked as a no-show" })).toBeVisible();
  await expect(call).toContainText("No-show");
  await call.getByRole("button", { name: "Undo the mark" }).click();
  await expect(call).toContainText("Not marked yet");

  const other = await bookAt(site, start, "Bea Larkin");
  await plain.goto(`${origin}/desk/day?date=${officeDay(start)}&booking=${other}`);
  const second = plain.getByRole("region", { name: "Bea Larkin" });
  await second.getByText("Cancel this call").click();
  await second.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "Canceled." })).toBeVisible();
  expect(await freeTimes(site)).toContain(start);

  await page.goto(passedDay);
  await expectSound(page);
  await page.goto(`${origin}/desk/week`);
  await expectSound(page);
  await page.goto(`${origin}/desk/day?date=2026-11-26`);
  await expect(page.getByText("Closed: Thanksgiving. No calls on this day.")).toBeVisible();
  await expectSound(page);
});

test("Blocked time leaves /book at the next request, the desk names the call in it, and the time can be reopened", async ({
  page,
  desk,
}) => {
  const { site, origin } = desk;
  const [start = ""] = (await freeTimes(site)).filter((time) => Number(time) > Date.now() + 48 * 3_600_000);
  const day = officeDay(start);
  await bookAt(site, start, "Omar Haddad");
  const ofDay = async () => (await freeTimes(site)).filter((time) => officeDay(time) === day);
  const before = await ofDay();
  expect(before.length).toBeGreaterThan(2);
  const plain = await signedInWithoutScript(page, desk);
  await plain.goto(`${origin}/desk/day?date=${day}`);
  const form = plain.getByRole("region", { name: "Block time" });
  await form.getByLabel(/^Why/).fill("Lender visit");
  await form.getByLabel(/^From/).fill("15:00");
  await form.getByLabel(/^To/).fill("14:00");
  await form.getByRole("button", { name: "Block this time" }).click();
  await expect(plain.getByRole("alert")).toContainText("Check the end");
  await expect(form.getByLabel(/^Why/)).toHaveValue("Lender visit");
  await form.getByLabel(/^From/).fill("");
  await form.getByLabel(/^To/).fill("");
  await form.getByRole("button", { name: "Block this time" }).click();
  await expect(plain.getByRole("status")).toContainText("Blocked.");
  expect(await ofDay()).toEqual([]);
  const blocks = plain.getByRole("region", { name: "Blocked", exact: true });
  await expect(blocks).toContainText("One call is booked in this time");
  await expect(blocks.getByRole("link", { name: /Omar Haddad/ })).toBeVisible();
  await page.goto(`${origin}/desk/day?date=${day}`);
  await expectSound(page);
  await blocks.getByRole("button", { name: /Open this time again/ }).click();
  await expect(plain.getByRole("status")).toContainText("Open again.");
  expect(await ofDay()).toEqual(before);
});

test("With two people taking calls, one time can be booked twice, and a secret link puts the calls in a calendar", {
  tag: "@prove",
}, async ({ page, desk }) => {
  const { site, origin } = desk;
  const plain = await signedInWithoutScript(page, desk);
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 5000 });
  database.exec(
    "INSERT INTO staff (id, email, email_key, name, role, created_at) VALUES ('tom', 'tom@team.example', 'tom@team.example', 'Tom Baker', 'counselor', 1)",
  );
  database.close();
  const times = (await freeTimes(site)).filter((time) => Number(time) > Date.now() + 72 * 3_600_000);
  for (const name of ["Ines Holm, you", "Tom Baker"]) {
    await plain.goto(`${origin}/desk/hours`);
    const person = plain.getByRole("region", { name, exact: true });
    for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
      await person.getByRole("group", { name: day }).getByLabel("From").fill("08:00");
      await person.getByRole("group", { name: day }).getByLabel("To").fill("20:00");
    }
    await person.getByRole("button", { name: "Save hours" }).click();
    await expect(plain.getByRole("status")).toContainText("Hours saved.");
  }
  const [start = ""] = times;
  await bookAt(site, start, "Keiko Mori");
  expect(await freeTimes(site)).toContain(start);
  await bookAt(site, start, "Ray Sandoval");
  expect(await freeTimes(site)).not.toContain(start);
  await plain.goto(`${origin}/desk/day?date=${officeDay(start)}`);
  for (const name of ["Ines Holm, you", "Tom Baker"]) {
    await expect(plain.getByRole("region", { name: new RegExp(`^${name}`) }).getByRole("link")).toHaveCount(1);
  }

  await plain.goto(`${origin}/desk/hours`);
  await plain.getByRole("button", { name: "Make a secret link" }).click();
  const link = await plain.getByLabel("Your link. It is shown only now.").inputValue();
  const answer = await fetch(link);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const calendar = await answer.text();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(1);
  expect(calendar).toContain("SUMMARY:Call\\, 15 min");
  // A time or an id may contain these digits.
  const words = calendar.replaceAll(/^(?:UID|DT\w+|LAST-MODIFIED)[:;].*$/gm, "");
  expect(words).not.toMatch(/Mori|Sandoval|visitor\.example|555/);
  expect(calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  await page.goto(`${origin}/desk/hours`);
  await expectSound(page);
  await plain.goto(`${origin}/desk/hours`);
  await plain.getByRole("button", { name: "Turn the link off" }).click();
  expect((await fetch(link)).status).toBe(404);
  expect(site.log).not.toContain(link.split("/").at(-1));
});

test("Before days off, all of a colleague's threads go to another one at once, without script", async ({
  page,
  desk,
  browser,
}) => {
  const { origin } = desk;
  const other = await browser.newContext();
  const ben = await signIn(await other.newPage(), desk, {
    email: "ben@team.example",
    name: "Ben Ruiz",
    role: "counselor",
  });
  await other.close();
  const plain = await signedInWithoutScript(page, desk);
  await sendToDesk(desk, "leads", [leadOf("Kim Doe", "Hello"), leadOf("Lee Poe", "Hello")]);
  for (const { id } of queryDesk(desk, "SELECT id FROM threads")) {
    await plain.goto(`${origin}/desk/threads/${id}`);
    await plain.getByRole("button", { name: /Take it/ }).click();
    await expect(plain.getByRole("status").filter({ hasText: "You have it now" })).toBeVisible();
  }

  await plain.goto(`${origin}/desk/day`);
  const panel = plain.getByRole("region", { name: "Hand over threads" });
  await expect(panel.getByLabel("Whose")).toContainText("Yours: Ines Holm, 2 open threads");
  await panel.getByRole("button", { name: "Hand over all of them" }).click();
  const to = panel.getByLabel("Colleague who takes over");
  await expect(to).toHaveAccessibleDescription("Choose a colleague.");
  await to.selectOption({ label: "Ben Ruiz" });
  await panel.getByRole("button", { name: "Hand over all of them" }).click();
  await expect(plain.getByRole("status")).toContainText("You gave 2 threads to Ben Ruiz, who looks after those people");
  expect(queryDesk(desk, "SELECT DISTINCT assignee FROM threads")).toEqual([{ assignee: ben }]);
  await page.goto(`${origin}/desk/day`);
  await expectSound(page);
  // The owner finds the same form from the team page, with the colleague chosen.
  await plain.goto(`${origin}/desk/staff`);
  await plain.locator("summary", { hasText: "Remove Ben Ruiz" }).click();
  await plain.getByRole("link", { name: "Hand their threads over first" }).click();
  await expect(panel.getByLabel("Whose")).toHaveValue(ben);
});
