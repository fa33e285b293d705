import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { clock, expectAsTimePasses } from "./support/clock.ts";
import { type DeskSite, expectSound, queryDesk, startDesk, withoutScript } from "./support/desk.ts";
import type { MailServer } from "./support/mail.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const sender = { MAIL_FROM: "Path to Keys <letters@business.example>", TEAM_EMAIL: "team@business.example" };

async function openDesk(page: Page, mail: MailServer, settings: Record<string, string> = {}): Promise<DeskSite> {
  const desk = await startDesk({ SMTP_URL: mail.url, ...sender, ...settings });
  await signInAsOwner(page, desk);
  return desk;
}

/** Puts someone on the list who confirmed yesterday. */
function subscribe(desk: DeskSite, email: string, status = "confirmed") {
  const yesterday = Date.now() - 24 * 3_600_000;
  queryDesk(
    desk,
    `INSERT INTO newsletter_subscribers (id, email, email_key, status, wants_guides, wants_reports, page_url, created_at, confirmed_at)
     VALUES ('${randomUUID()}', '${email}', '${email}', '${status}', 1, 1, '', ${yesterday}, ${yesterday})`,
  );
}

/** Waits for React first: as it hydrates, it clears the selection, and typed text would be added to the old text. */
async function write(page: Page, words: string) {
  await page.waitForLoadState();
  await untilLive(page);
  await page.getByLabel("Subject").fill("Read four lines in your lease today");
  await page.getByLabel("First line in the inbox").fill("Ten minutes with your lease.");
  await page.getByLabel("Letter, in Markdown").fill(words);
}

const good = `## Read four lines in your lease today

One sentence in your lease can save you a month of rent.

- **The end date.** Does it end, or renew for a year?
- **The notice.** How many days, and in what form?

[Read the whole guide](/guides/ending-a-lease-to-buy)`;

test("A letter is drafted, refused for a phrase, fixed, tested, sent, and read on the site", async ({
  page,
  newMailServer,
  request,
}) => {
  const mail = await newMailServer();
  const desk = await openDesk(page, mail);
  try {
    for (const name of ["ann", "bea", "cleo"]) subscribe(desk, `${name}@visitor.example`);
    subscribe(desk, "left@visitor.example", "unsubscribed");
    expect(await (await request.get(`${desk.site.url}/newsletter`)).text()).toContain("Sample letter");

    await page.goto(`${desk.origin}/desk/letters`);
    await expectSound(page);
    await page.getByRole("button", { name: "Write a letter" }).click();
    await expect(page.getByRole("heading", { name: "Letter 1", exact: true })).toBeVisible();
    const words = page.getByLabel("Letter, in Markdown");
    await expect(words).toHaveValue(/\]\(\/(guides|reports)\/[\w-]+\)/);
    // The newest survey that we have is weeks old on this day, so no rate is said.
    await expect(words).not.toHaveValue(/Freddie Mac’s survey/);
    await expect(page.getByText("This cannot go out yet")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Gets letter 1/ })).toContainText("3");
    await expectSound(page);

    await write(page, `${good}\n\nYour score is guaranteed to pass 640.\n\n[Gone](/no-such-page)`);
    await page.getByRole("button", { name: "Save and check" }).click();
    // The page finds the phrase as it is typed. A press before the saved page is there would be lost with the old one.
    await expect(page.getByText("Saved and checked.")).toBeVisible();
    const check = page.getByRole("region", { name: "This cannot go out yet" });
    await expect(check).toContainText("Line 10: “Your score is guaranteed to pass 640.”");
    await expect(check).toContainText("There is no page /no-such-page on our site.");
    await page.getByRole("button", { name: "Send to 3 people" }).click();
    await expect(page.getByRole("alert")).toContainText("This cannot go out yet");
    await expect(words).toHaveValue(/guaranteed to pass 640/);
    expect(queryDesk(desk, "SELECT state FROM issues")).toEqual([{ state: "draft" }]);

    await write(page, good);
    await page.getByRole("button", { name: "Send to 3 people" }).click();
    await expect(page.getByRole("alert")).toContainText("Send yourself a test first");
    await page.getByRole("button", { name: "Send a test to ines@team.example" }).click();
    await expect.poll(() => mail.to("ines@team.example").length, patience).toBe(1);
    expect(mail.to("ines@team.example")[0]?.subject).toBe("Test: Read four lines in your lease today");
    await expect(page.getByRole("region", { name: "Checked: it can go out" })).toContainText("1 link leads somewhere");
    for (const look of ["Dark", "Plain text", "Page", "Email"]) {
      await page.getByRole("link", { name: look, exact: true }).click();
      await expect(page.getByRole("link", { name: look, exact: true })).toHaveAttribute("aria-current", "true");
      await expectSound(page);
    }
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
      "Read four lines in your lease today",
    );

    await page.getByRole("button", { name: "Send to 3 people" }).click();
    await expect(page.getByRole("alert")).toContainText("Read the test first");
    await page.getByLabel("I read the test on a phone").check();
    await page.getByRole("button", { name: "Send to 3 people" }).click();
    await expect(page.getByText("Goes out").or(page.getByText(/of 3$/)).first()).toBeVisible();
    const readers = () => mail.received.map(({ to }) => to).filter((to) => to.endsWith("@visitor.example"));
    await expect
      .poll(() => readers().toSorted(), patience)
      .toEqual(["ann@visitor.example", "bea@visitor.example", "cleo@visitor.example"]);
    await expect.poll(() => queryDesk(desk, "SELECT state FROM issues"), patience).toEqual([{ state: "sent" }]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Sent: 3 of 3" })).toBeVisible();
    await expect(words).toHaveAttribute("readonly", "");
    await expectSound(page);

    // One POST from a mail program unsubscribes a reader.
    const leave = mail.to("ann@visitor.example")[0]?.headers.find(({ key }) => key === "list-unsubscribe")?.value;
    const answer = await request.post(leave?.slice(1, -1) ?? "", { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
    expect(
      queryDesk(desk, "SELECT status FROM newsletter_subscribers WHERE email_key = 'ann@visitor.example'"),
    ).toEqual([{ status: "unsubscribed" }]);

    await expectSoundPage(page, `${desk.origin}/newsletter/1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Read four lines in your lease today");
    expect(await page.content()).not.toContain("__reactRouter");
    await expectSoundPage(page, `${desk.origin}/newsletter`);
    await expect(page.getByRole("heading", { name: "Read the last one before you sign up" })).toBeVisible();
    await expect(page.getByText("Sample letter")).toHaveCount(0);
    expect(await (await request.get(`${desk.site.url}/newsletter/feed.xml`)).text()).toContain("/newsletter/1</link>");
    expect((await request.get(`${desk.site.url}/newsletter/2`)).status()).toBe(404);
    expect(desk.site.log).not.toMatch(/@visitor\.example/);
  } finally {
    await discardSite(desk.site);
  }
});

test("Without JavaScript, a letter is sent at a set pace, paused and resumed", { tag: "@prove" }, async ({
  page,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const desk = await openDesk(page, mail, { LETTERS_PER_MINUTE: "120" });
  try {
    for (let index = 0; index < 30; index += 1) subscribe(desk, `reader-${index}@visitor.example`);
    const plain = await withoutScript(page);
    await plain.goto(`${desk.origin}/desk/letters`);
    await plain.getByRole("button", { name: "Write a letter" }).click();
    await write(plain, good);
    await plain.getByRole("button", { name: /^Send a test/ }).click();
    await plain.getByLabel("Send it").selectOption({ index: 2 });
    await plain.getByLabel("I read the test on a phone").check();
    await plain.getByRole("button", { name: "Send to 30 people" }).click();
    await expect(plain.getByRole("heading", { name: /^Goes out \w+, \w+ \d+, 9:00 AM/ })).toBeVisible();
    await plain.getByRole("button", { name: "Do not send it" }).click();
    await expect(plain.getByRole("status").first()).toContainText("It is a draft again");

    await plain.getByLabel("I read the test on a phone").check();
    await plain.getByRole("button", { name: "Send to 30 people" }).click();
    const arrived = () => mail.received.filter(({ to }) => to.startsWith("reader-")).length;
    await expect.poll(arrived, patience).toBeGreaterThan(3);
    await plain.reload();
    await plain.getByRole("button", { name: "Pause" }).click();
    await expect(plain.getByRole("heading", { name: /^Paused: \d+ of 30$/ })).toBeVisible();
    // Letters that the mail server had before the pause still arrive.
    const inHand = () => queryDesk(desk, "SELECT id FROM issue_recipients WHERE claimed_by IS NOT NULL");
    await expect.poll(inHand, patience).toEqual([]);
    const before = arrived();
    expect(before).toBeLessThan(30);
    await clock.move(60_000);
    await plain.reload();
    expect(arrived()).toBe(before);
    await plain.getByRole("button", { name: "Go on sending" }).click();
    await expectAsTimePasses(arrived).toBe(30);
    expect(new Set(mail.received.map(({ to }) => to)).size).toBe(31);
  } finally {
    await discardSite(desk.site);
  }
});

/** Like `expectSound`, for a public page, where a change of colors fades. */
async function expectSoundPage(page: Page, address: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(address);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 720 });
}
