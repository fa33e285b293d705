import { newRowId } from "#app/server/database/row-ids.server.ts";
import { hasImapServer, startImapServer } from "#test/imap-server.ts";
import { patience } from "#test/patience.ts";
import { clock, expectAsTimePasses, takeAMoment } from "./support/clock.ts";
import { addAuthenticator, becomeOwner, expectSound, queryDesk, startDesk } from "./support/desk.ts";
import { isByPerson, sendingBy } from "./support/mail.ts";
import { discardSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, sendButton, visitor } from "./support/visitor.ts";

test.skip(!hasImapServer, "Dovecot is not on this machine");
test.use({ expectedErrors: /Failed to load resource/ });

test("From the owner's link to the first answer, and the visitor's reply in its thread", async ({
  page,
  newMailServer,
  browser,
}) => {
  const mail = await newMailServer();
  const imap = await startImapServer();
  // Dovecot counts in full seconds on another clock: the site's is behind it, so that no answer comes before its question.
  await clock.showMachineTime();
  await clock.move(imap.now() - Date.now() - 60_000);
  const desk = await startDesk({
    ...sendingBy(mail),
    REPLY_ADDRESS: "reply@business.example",
    IMAP_URL: imap.url,
  });
  const who = visitor("first");
  const letters = () => mail.to(who.email).filter(isByPerson);
  try {
    await addAuthenticator(page);
    await becomeOwner(page, desk);

    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(`${desk.origin}/get-started`);
    await fillForm(stranger, who);
    await takeAMoment();
    await sendButton(stranger).click();
    await stranger.waitForURL((url) => url.pathname !== "/get-started");
    await context.close();

    await page.goto(`${desk.origin}/desk`);
    await page.locator("[data-row] .who a").first().click();
    await page.getByRole("button", { name: "Take it" }).click();
    await page.getByLabel("Start from a template").selectOption({ label: "How to dispute an error" });
    await page.getByRole("button", { name: "Fill in" }).click();
    await expect(page.getByLabel("Your answer")).toHaveValue(/Ines Holm/);
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    await expectAsTimePasses(() => letters().length).toBe(1);
    const [letter] = letters();
    // What they forgot to say reaches the desk, whichever of our emails they answer.
    for (const { replyTo } of mail.to(who.email)) {
      expect(replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{52}@business\.example$/);
    }
    const state = () => queryDesk(desk, "SELECT state FROM threads");
    await expect.poll(state, patience).toEqual([{ state: "answered" }]);
    // The visitor's mail program replies to the signed address and quotes the letter.
    await imap.deliver(
      [
        `From: ${who.email}`,
        `To: ${letter?.replyTo?.[0]?.address}`,
        `Subject: Re: ${letter?.subject}`,
        `Message-ID: <${newRowId()}@visitor.example>`,
        `In-Reply-To: ${letter?.messageId}`,
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Thank you. Tuesday works for me.",
        "",
        "On Mon, Nov 2, 2026, Path to Keys wrote:",
        "> Hello",
      ].join("\r\n"),
    );
    await expectAsTimePasses(() => imap.count()).toMatchObject({ unread: 0 });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Wrote an email" })).toBeVisible();
    await expect(page.getByText("Thank you. Tuesday works for me.", { exact: true })).toBeVisible();
    await expect(page.locator(".event h3")).toHaveText([
      "Asked for a credit analysis",
      "Automatic email: we have your request",
      "Took it",
      "Wrote an answer",
      "The answer was sent",
      "Wrote an email",
    ]);
    await expect(page.locator(".street").getByText("Answer by")).toBeVisible();
    await expectSound(page);
    expect(desk.site.log).not.toContain("Tuesday works for me");
  } finally {
    await discardSite(desk.site);
    await imap.remove();
  }
});
