import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { clock, expectAsTimePasses } from "./support/clock.ts";
import {
  type DeskSite,
  delayLetters,
  expectSound,
  newestThread,
  pressWhenLive,
  queryDesk,
  startDesk,
  withoutScript,
} from "./support/desk.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { sendLead } from "./support/writers.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const email = "dana@visitor.example";

/** A desk with an owner who is signed in, and the thread of someone who just asked. */
async function openThread(page: Page, settings: Record<string, string> = {}) {
  const desk = await startDesk(settings);
  await signInAsOwner(page, desk);
  await sendLead(desk.site, email);
  const address = `${desk.origin}/desk/threads/${await newestThread(desk)}`;
  await page.goto(address);
  return { desk, address };
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Can we, right now?" });

async function noteStop(page: Page, what: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByText("They asked us to stop", { exact: true }).click();
  // Hours that someone asks for are noted in a form of their own, which asks how they told us, too.
  const form = panel.locator("form", { has: page.getByRole("button", { name: "Note the stop" }) });
  await form.getByLabel("What they want to stop").selectOption(what);
  await form.getByLabel("How they told you").selectOption("By phone or voicemail");
  await form.getByRole("button", { name: "Note the stop" }).click();
}

test("The panel says yes, no or not now before anything is sent, and a stop counts at once", {
  tag: "@prove",
}, async ({ page }) => {
  const { desk, address } = await openThread(page);
  try {
    const panel = panelOf(page);
    await expect(panel.getByText("They have not agreed to texts in writing.")).toBeVisible();
    await expect(panel.locator("li", { hasText: "Email" })).toContainText("Yes");
    await expectSound(page);

    await panel.getByLabel("What for").selectOption("To offer something");
    await pressWhenLive(page, "Ask");
    await expect(page.locator(".note--ok[role=status]")).toHaveText(/Asked and noted/);
    await expect(panel.locator("li", { hasText: "Email" })).toContainText("No");
    const attempts = "SELECT step, channel, purpose, answer FROM contact_attempts ORDER BY channel";
    expect(queryDesk(desk, attempts).map((row) => `${row.step} ${row.channel} ${row.purpose} ${row.answer}`)).toEqual([
      "asked call marketing no",
      "asked email marketing no",
      "asked text marketing no",
    ]);

    const plain = await withoutScript(page);
    await plain.goto(address);
    await plain.getByText("They asked us to stop", { exact: true }).click();
    await plain.getByRole("button", { name: "Note the stop" }).click();
    await expect(plain.getByText("Choose what they want to stop.")).toBeVisible();
    await panelOf(plain).getByLabel("What they want to stop").selectOption("All contact");
    await panelOf(plain).locator("#stop-source").selectOption("By phone or voicemail");
    await panelOf(plain).getByRole("button", { name: "Note the stop" }).click();
    await expect(
      panelOf(plain).getByText(/^Not before they press the button behind our email about their yes/),
    ).toHaveCount(3);
    await expect(plain.locator(".event h3").last()).toHaveText("Asked us to stop calls, texts and emails");

    // Sending checks again, and no typed text is lost.
    await plain.getByLabel("Your answer").fill("Hi Dana, thank you.");
    await plain.getByRole("button", { name: /^Send answer/ }).click();
    await expect(plain.getByText("They asked us to stop emails")).toBeVisible();
    await expect(plain.getByLabel("Your answer")).toHaveValue("Hi Dana, thank you.");
    expect(queryDesk(desk, "SELECT id FROM answers")).toEqual([]);

    // A call that took place anyway is logged with a mark, and only after a second press.
    await plain.getByLabel("How it ended").selectOption("We talked");
    await plain.getByRole("button", { name: "Log the call" }).click();
    await expect(plain.getByText("This call is outside what the rules allow")).toBeVisible();
    await expect(plain.getByLabel("How it ended")).toHaveValue("talked");
    await plain.getByLabel(/The call took place anyway/).check();
    await plain.getByRole("button", { name: "Log the call" }).click();
    await expect(plain.locator(".note--ok[role=status]")).toHaveText(/marked as/);
    await expect(plain.getByText("outside what the rules allow").last()).toBeVisible();
    await plain.context().close();

    await page.goto(address);
    await expectSound(page);
    await page.getByRole("link", { name: "Whole timeline" }).click();
    await expect(panelOf(page).getByText("They said it by phone on")).toHaveCount(3);
    await expectSound(page);
  } finally {
    await discardSite(desk.site);
  }
});

test("A phone in the hand shows the number and what is due at once, calls, and takes the outcome with one tap", async ({
  page,
}) => {
  // It is 8 AM in Phoenix when a journey begins.
  await clock.move(4 * 60 * 60_000);
  const { desk, address } = await openThread(page);
  try {
    const number = "(602) 555-0112";
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(address);
    const call = page.getByRole("button", { name: `Call ${number}` });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".thread-sum").getByText(/^Answer by/)).toBeInViewport({ ratio: 1 });
    // Calling in the middle of a letter takes no word of it, and none of a note, also before the draft is saved.
    const release = await holdRequests(page, /\/desk\/draft$/);
    const [note, answer] = [page.getByLabel("Only the team sees it"), page.getByLabel("Your answer")];
    for (const field of [note, answer]) await field.pressSequentially("We speak about");
    await pressWhenLive(page, `Call ${number}`);
    await expect(page.getByRole("link", { name: `Dial ${number}` })).toHaveAttribute("href", "tel:+16025550112");
    await expect(page.getByText("How did your call")).toBeVisible();
    for (const field of [note, answer]) await expect(field).toHaveValue("We speak about");
    release();
    await note.fill("");
    const attempts = "SELECT step, answer FROM contact_attempts";
    expect(queryDesk(desk, attempts)).toEqual([{ step: "called", answer: "yes" }]);
    // Whoever comes back from the phone is asked how it went, on the person's page, too.
    const person = (await page.getByRole("link", { name: "Whole timeline" }).getAttribute("href")) ?? "";
    await page.goto(desk.origin + person);
    await expect(page.locator(".thread-sum").getByText(/^Answer by/)).toBeInViewport({ ratio: 1 });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expectSound(page);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole("button", { name: "We talked" }).click();
    await expect(page.locator(".note--ok[role=status]")).toHaveText(/The call is logged. You talked/);
    await expect(page.getByText("How did your call")).toHaveCount(0);
    expect(queryDesk(desk, attempts)).toHaveLength(1);

    // Without script, the page comes back with the link that dials.
    const plain = await withoutScript(page);
    await plain.setViewportSize({ width: 390, height: 664 });
    await plain.goto(address);
    await plain.getByRole("button", { name: `Call ${number}` }).click();
    await expect(plain.getByRole("link", { name: `Dial ${number}` })).toHaveAttribute("href", "tel:+16025550112");
    await plain.getByRole("button", { name: "I did not call" }).click();
    await expect(plain.getByText("How did your call")).toHaveCount(0);
    await plain.context().close();
  } finally {
    await discardSite(desk.site);
  }
});

test("A stop in the contact form holds calls and emails in every thread, and each leads to the question", async ({
  page,
}) => {
  const { desk, address } = await openThread(page);
  try {
    const plain = await withoutScript(page);
    await plain.goto(address);
    await expect(panelOf(plain).locator("li", { hasText: "Email" })).toContainText("Yes");
    await writeMessage(desk, "Quit contacting me. I rent again.");
    await plain.goto(address);
    const [number] = await plain.locator(".call-now").allInnerTexts();
    expect(number).toContain("may ask us to stop all contact. Decide about its sentence first.");
    await expect(plain.getByRole("button", { name: /^Call / })).toHaveCount(0);
    await plain.getByLabel("Your answer").fill("Hi Dana, pay the card first.");
    await plain.getByRole("button", { name: /^Send answer/ }).click();
    const alert = plain.getByRole("alert");
    await expect(alert).toContainText("They may ask us to stop emails");
    await alert.getByRole("link", { name: "Decide about it" }).click();
    await expect(plain.locator(".event-doubt:target q")).toHaveText("Quit contacting me.");
    await expect(plain.locator(".event-doubt:target")).toContainText(
      "Until you decide, they get no calls and no texts",
    );
    await plain.getByRole("button", { name: "Not a stop" }).click();
    await expect(plain.getByRole("status").first()).toContainText("Nothing is stopped");
    await plain.goto(address);
    await expect(panelOf(plain).locator("li", { hasText: "Email" })).toContainText("Yes");
    await plain.context().close();
  } finally {
    await discardSite(desk.site);
  }
});

/** Sends the contact form as Dana, and waits until the desk has it. */
async function writeMessage({ site, ...rest }: DeskSite, message: string): Promise<void> {
  const fields = { formName: "Contact", firstName: "Dana", lastName: "Ruiz", email, subject: "Please", message };
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, pageUrl: `${site.url}/contact`, submissionKey: randomUUID() }),
  });
  expect(answer.status).toBe(200);
  const asked = () => queryDesk({ site, ...rest }, "SELECT source_id FROM stop_questions").length;
  await expect.poll(asked, patience).toBe(1);
}

test("A stop during the ten seconds for undo stops the letter, and the team reads why", async ({
  page,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const { desk, address } = await openThread(page, {
    SMTP_URL: mail.url,
    MAIL_FROM: "Path to Keys <hello@business.example>",
    TEAM_EMAIL: "team@business.example",
  });
  try {
    const plain = await withoutScript(page);
    await plain.goto(address);
    await plain.getByLabel("Your answer").fill("Hi Dana, pay the card first.");
    await plain.getByRole("button", { name: /^Send answer/ }).click();
    await expect(plain.getByRole("button", { name: /^Undo/ })).toBeVisible();
    delayLetters(desk, 5);
    await plain.goto(address);
    await noteStop(plain, "Emails");
    await expect(plain.locator(".event h3").last()).toHaveText("Asked us to stop emails");
    delayLetters(desk, -5);
    const state = () => stateOf(desk);
    await expectAsTimePasses(state).toBe("failed ESTOPPED");
    await plain.goto(address);
    await expect(plain.getByText("not sent: they asked us to stop first")).toBeVisible();
    await expect(plain.getByText("An answer to Ana Reyes was not sent")).toBeVisible();
    expect(mail.to(email).filter(({ text }) => text?.includes("pay the card first"))).toEqual([]);
    expect(queryDesk(desk, "SELECT id FROM clocks WHERE ended_at IS NOT NULL")).toEqual([]);
    await plain.context().close();
  } finally {
    await discardSite(desk.site);
  }
});

function stateOf(desk: DeskSite): string {
  const [row] = queryDesk(desk, "SELECT state, last_error FROM outbox WHERE subject_type = 'answer'");
  return `${row?.state} ${row?.last_error}`;
}
