import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { type DeskSite, expectSound, joinAsTom, withoutScript } from "./support/desk.ts";
import { deskTest } from "./support/desk-test.ts";
import { contact, creditAnalysis, sendCall } from "./support/hostile-forms.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { expect } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";

const test = deskTest({ TRUST_PROXY: "1" });

test.use({ expectedErrors: /Failed to load resource/ });

const phone = "(480) 555-0142";
/** Each journey has a new owner: someone who already has a passkey is sent to other pages. */
const newColleague = () => `ines-${randomUUID()}@team.example`;

/** Runs some SQL in the desk's database while it runs. */
function run<Row>({ site }: DeskSite, sql: string, ...values: SQLInputValue[]): Row[] {
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 5000 });
  const rows = database.prepare(sql).all(...values) as Row[];
  database.close();
  return rows;
}

/** The thread of the person with this address, once the projector has created it. */
async function threadOf(desk: DeskSite, email: string): Promise<{ id: string; person_id: string }> {
  const sql = `SELECT threads.id, threads.person_id FROM threads
    JOIN person_addresses AS address ON address.person_id = threads.person_id WHERE address.value = ?`;
  await expect.poll(() => run(desk, sql, email).length, patience).toBeGreaterThan(0);
  const [thread] = run<{ id: string; person_id: string }>(desk, sql, email);
  return thread ?? { id: "", person_id: "" };
}

async function sendLead(desk: DeskSite, change: Record<string, string>) {
  const answer = await sendCall(desk.site, creditAnalysis, { ...creditAnalysis.valid, ...change });
  expect(answer).toEqual({ status: 200, refused: [] });
  return threadOf(desk, change.email ?? "");
}

/** What the page says at the top about the last action; the answer box has a separate message. */
const saidOn = (page: Page) => page.locator(".note--ok[role=status]");

test("A thread is taken, worked on and closed with plain forms, and each step is answered with a sentence", async ({
  page,
  desk,
}) => {
  const { id } = await sendLead(desk, {
    email: "dana@visitor.example",
    firstName: "Dana",
    lastName: "Whitfield",
    message: "Lease ends in June. What do we fix first?",
  });
  await signInAsOwner(page, desk, newColleague());
  await page.goto(`${desk.origin}/desk/threads/${id}`);
  await expect(page.getByRole("heading", { name: "Dana Whitfield", level: 1 })).toBeVisible();
  await expectSound(page);

  const plain = await withoutScript(page);
  await plain.goto(`${desk.origin}/desk/threads/${id}`);
  await expect(plain.getByText("Lease ends in June. What do we fix first?")).toBeVisible();
  const said = saidOn(plain);
  await plain.getByRole("button", { name: "Take it" }).click();
  await expect(said).toHaveText(/You have it now/);
  // A refused answer is what they read next, also where no script gives it the focus.
  await plain.getByLabel("Your answer").fill("We guarantee a new score.");
  await plain.getByRole("button", { name: /^Send answer/ }).click();
  await expect(plain.getByRole("alert")).toContainText("This cannot go out yet");
  await expect(plain.getByRole("alert")).toBeFocused();
  await plain.getByLabel("Your answer").fill("");
  await plain.getByRole("button", { name: "Save draft" }).click();
  await plain.getByLabel("Only the team sees it").fill("Ask about the medical bill.");
  await plain.getByRole("button", { name: "Keep the note" }).click();
  await expect(said).toHaveText(/Your note is kept/);
  await plain.getByLabel("What was said (optional)").fill("No answer at noon");
  await plain.getByRole("button", { name: "Log the call" }).click();
  await expect(plain.getByText("Choose how the call ended.")).toBeVisible();
  await expect(plain.getByLabel("What was said (optional)")).toHaveValue("No answer at noon");
  await plain.getByLabel("How it ended").selectOption("Left a voicemail");
  // This works at any hour: a call from them is always allowed.
  await plain.getByLabel("Who called").selectOption("They called us");
  await plain.getByRole("button", { name: "Log the call" }).click();
  await expect(said).toHaveText(/the clock keeps running/);
  await plain.getByText("Give or put away").click();
  await plain.getByLabel("Put it away until").selectOption({ index: 0 });
  await plain.getByRole("button", { name: "Put away" }).click();
  await expect(said).toHaveText(/Its clock keeps running/);
  await plain.getByRole("button", { name: "Bring it back now" }).click();
  await plain.getByText("Give or put away").click();
  const own = plain.getByLabel("Another time, Eastern");
  await own.fill("2020-01-02T09:00");
  await plain.getByRole("button", { name: "Use this time" }).click();
  await expect(plain.getByText("Choose a time between now and 90 days from now.")).toBeVisible();
  await expect(own).toHaveValue("2020-01-02T09:00");
  await plain.getByLabel("Stage", { exact: true }).selectOption("Talking");
  await plain.getByRole("button", { name: "Set", exact: true }).click();
  await expect(said).toHaveText("The stage is set.");
  await plain.getByRole("button", { name: "Close", exact: true }).click();
  await expect(plain.getByText("Choose a reason.")).toBeVisible();
  await plain.getByLabel("Close, because").selectOption("not now");
  await plain.getByRole("button", { name: "Close", exact: true }).click();
  await expect(said).toHaveText(/It is closed/);
  await plain.getByRole("button", { name: "Undo closing it" }).click();
  await expect(said).toHaveText(/It is open again/);
  await expect(plain.getByLabel("Stage", { exact: true })).toHaveValue("talking");
  await expect(plain.locator(".street")).toContainText(/Answer by/);
  await plain.getByLabel("Close, because").selectOption("not now");
  await plain.getByRole("button", { name: "Close", exact: true }).click();
  await plain.getByRole("button", { name: "Let go" }).click();
  await expect(said).toHaveText(/You let it go/);
  await expect(plain.locator(".event h3")).toHaveText([
    "Asked for a credit analysis",
    /^Automatic email|^Took it/,
    ...Array(10).fill(/./),
  ]);
  await plain.context().close();
});

test("The slower colleague gets a 409 that says who did what, and keeps the typed text", { tag: "@prove" }, async ({
  page,
  desk,
  context,
}) => {
  const { id } = await sendLead(desk, { email: "two@visitor.example" });
  await signInAsOwner(page, desk, newColleague());
  const theirs = await joinAsTom(desk, context);
  await page.bringToFront();
  const address = `${desk.origin}/desk/threads/${id}`;
  await page.goto(address);
  await theirs.goto(address);
  await theirs.getByRole("button", { name: "Take it" }).click();
  await expect(saidOn(theirs)).toHaveText(/You have it now/);
  await page.getByLabel("Stage", { exact: true }).selectOption("Talking");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  expect((await answer).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Tom Baker took it while you were writing");
  await expect(page.getByRole("alert")).toContainText("Took it, Tom Baker");
  await expect(page.getByLabel("Stage", { exact: true })).toHaveValue("talking");
  await expectSound(page);
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await expect(saidOn(page)).toHaveText("The stage is set.");
  await theirs.context().close();
});

test("A colleague's own press in another window is told, and the head of an open page says who holds it now", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await sendLead(desk, { email: "twice@visitor.example" });
  await signInAsOwner(page, desk, newColleague());
  const address = `${desk.origin}/desk/threads/${id}`;
  const head = page.locator(".thread-meta");
  await page.goto(address);
  await expect(head).toContainText("No one has it.");
  const theirs = await joinAsTom(desk, context);
  await theirs.goto(address);
  await theirs.getByRole("button", { name: "Take it" }).click();
  await expect(saidOn(theirs)).toHaveText(/You have it now/);
  await page.bringToFront();
  await expect(head).toContainText("Held by Tom Baker now.");
  await expect(page.locator(".comp-others")).toHaveText("Tom Baker holds this thread.");
  await theirs.getByRole("button", { name: "Let go" }).click();
  await expect(head).toContainText("No one has it.");
  await expect(page.locator(".comp-others")).toHaveText("");
  await theirs.context().close();

  // Two windows of one person: the second does nothing, and says what the first has done.
  await page.reload();
  const other = await page.context().newPage();
  await other.goto(address);
  await page.getByLabel("Close, because").selectOption("not now");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(saidOn(page)).toHaveText(/It is closed/);
  await other.getByLabel("Stage", { exact: true }).selectOption("Talking");
  await other.getByRole("button", { name: "Set", exact: true }).click();
  await expect(other.getByRole("alert")).toContainText("You moved it to another stage in another window");
  await other.close();
});

test("A note and a call that are sent twice, because the answer to the first was lost, are written once", {
  tag: "@prove",
}, async ({ page, desk }) => {
  const { id } = await sendLead(desk, { email: "lost@visitor.example" });
  await signInAsOwner(page, desk, newColleague());
  await page.goto(`${desk.origin}/desk/threads/${id}`);
  await page.route(`**/desk/threads/${id}**`, async (route) => {
    // The first reaches the desk, and its answer is lost: the browser sends it again.
    if (route.request().method() === "POST") await route.fetch({ maxRedirects: 0 });
    await route.continue();
  });
  await page.getByLabel("Only the team sees it").fill("Ask about the lease.");
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(saidOn(page)).toHaveText(/Your note is kept/);
  await page.getByLabel("Who called").selectOption("They called us");
  await page.getByLabel("How it ended").selectOption("Left a voicemail");
  await page.getByRole("button", { name: "Log the call" }).click();
  await expect(saidOn(page)).toHaveText(/the clock keeps running/);
  const written = run<{ kind: string }>(
    desk,
    "SELECT kind FROM events WHERE thread_id = ? AND kind IN ('note', 'call') ORDER BY kind",
    id,
  );
  expect(written.map(({ kind }) => kind)).toEqual(["call", "note"]);
});

test("300 events are shown a hundred at a time", { tag: "@prove" }, async ({ page, desk }) => {
  const { id, person_id } = await sendLead(desk, { email: "long@visitor.example" });
  await signInAsOwner(page, desk, newColleague());
  const now = Date.now();
  for (let n = 0; n < 299; n += 1) {
    // Later than any id that is made today.
    const event = `ffffffff-0000-7000-8000-${String(n).padStart(12, "0")}`;
    const sql = `INSERT INTO events (id, person_id, thread_id, kind, at, by_staff, source, source_id, revision, words)
      VALUES (?, ?, ?, 'note', ?, NULL, 'desk', ?, 0, ?)`;
    run(desk, sql, event, person_id, id, now + n, event, `Note number ${n}`);
  }
  await page.goto(`${desk.origin}/desk/threads/${id}`);
  await expect(page.locator(".event")).toHaveCount(100);
  await expect(page.getByText("Note number 298", { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Show what was earlier" }).click();
  await expect(page.getByText("Note number 198", { exact: true })).toBeVisible();
  await page.goto(`${desk.origin}/desk/people/${person_id}`);
  await expect(page.locator(".event")).toHaveCount(100);
  await expectSound(page);
});

test("A colleague links people who share a number, and separates them again", { tag: "@prove" }, async ({
  page,
  desk,
}) => {
  const shared = "(480) 555-0188";
  const one = await sendLead(desk, { email: "pat@visitor.example", phone: shared, firstName: "Pat" });
  await sendLead(desk, { email: "kim@visitor.example", phone: shared, firstName: "Kim", message: "We are two" });
  await signInAsOwner(page, desk, newColleague());
  await page.goto(`${desk.origin}/desk/threads/${one.id}`);
  await page.getByRole("link", { name: "Open their page" }).click();
  await expect(page.getByRole("heading", { name: /^Kim/, level: 1 })).toBeVisible();
  await page.goto(`${desk.origin}/desk/people/${one.person_id}`);
  await expectSound(page);
  await page.getByRole("button", { name: "Link, can be undone" }).click();
  await expect(saidOn(page)).toHaveText(/They are one person now/);
  await expect(page.getByText("We are two")).toBeVisible();
  await page.getByRole("button", { name: "Undo the link" }).click();
  await expect(saidOn(page)).toHaveText(/They are two people now/);
  await expect(page.getByText("We are two")).toBeHidden();
});

test("A lead entered by hand goes through the site's checks, and records which words the person heard", async ({
  page,
  desk,
}) => {
  await signInAsOwner(page, desk, newColleague());
  await page.goto(`${desk.origin}/desk/new`);
  await expectSound(page);
  await page.getByLabel("They called").check();
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Diaz");
  await page.getByLabel("Email").fill("rosa@visitor.example");
  await page.getByLabel("Phone").fill("123");
  await page.getByLabel(/They heard or read/).check();
  await page.getByRole("button", { name: "Enter the request" }).click();
  await expect(page.getByText("A US phone number has 10 digits; this one has 3.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Rosa");
  await expect(page.getByLabel(/They heard or read/)).toBeChecked();
  await expectSound(page);
  await untilLive(page);
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("button", { name: "Enter the request" }).click();
  await expect(saidOn(page)).toHaveText(/The request is in/);
  await expect(page.getByText("Said yes by phone, after these words were read aloud")).toBeVisible();
});

test("A message that a check held back can be brought back, or dropped and restored", async ({ page, desk }) => {
  for (const email of ["real@visitor.example", "robot@visitor.example"]) {
    const sent = await sendCall(desk.site, contact, { ...contact.valid, email, website: "x", subject: `Of ${email}` });
    expect(sent.status).toBe(200);
  }
  const { id } = await threadOf(desk, "real@visitor.example");
  await threadOf(desk, "robot@visitor.example");
  await signInAsOwner(page, desk, newColleague());
  await page.goto(`${desk.origin}/desk/aside`);
  await expectSound(page);
  const row = (email: string) => page.getByRole("listitem").filter({ hasText: `Of ${email}` });
  await row("robot@visitor.example").getByRole("button", { name: "Drop" }).click();
  await expect(saidOn(page)).toHaveText("Dropped. You can undo it below.");
  await expectSound(page);
  await row("robot@visitor.example").getByRole("button", { name: "Undo" }).click();
  await expect(saidOn(page)).toHaveText("It is under “Maybe a robot” again, as before.");
  await row("real@visitor.example").getByRole("button", { name: "Bring back" }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/threads/${id}`));
  await expect(page.locator(".street").getByText("Answer by")).toBeVisible();
});
