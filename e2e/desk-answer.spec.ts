import { expect, type Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { expectAsTimePasses } from "./support/clock.ts";
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
import { type MailServer, sendingBy } from "./support/mail.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";
import { sendLead } from "./support/writers.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const reply = "reply@business.example";

/** A desk with a mail server, an owner who is signed in, and the thread of someone who just wrote. */
async function openThread(page: Page, mail: MailServer, email: string) {
  const desk = await startDesk({
    ...sendingBy(mail),
    REPLY_ADDRESS: reply,
  });
  await signInAsOwner(page, desk);
  await sendLead(desk.site, email);
  const thread = await newestThread(desk);
  await page.goto(`${desk.origin}/desk/threads/${thread}`);
  return { desk, thread, address: `${desk.origin}/desk/threads/${thread}` };
}

test("A letter starts from a template, is refused for a phrase, fixed, sent, undone, sent again, and arrives", {
  tag: "@prove",
}, async ({ page, newMailServer }) => {
  const mail = await newMailServer();
  const { desk } = await openThread(page, mail, "dana@visitor.example");
  const words = page.getByLabel("Your answer");
  try {
    await page.getByLabel("Start from a template").selectOption({ label: "How to dispute an error" });
    await page.getByRole("button", { name: "Fill in" }).click();
    await expect(words).toHaveValue(/^Hi [A-Z][a-z]+,[\s\S]*Ines Holm\nPath to Keys$/);
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription("The template is filled in.");

    await untilLive(page);
    const panel = page.locator("#lint");
    const send = page.getByRole("button", { name: /^Send answer/ });
    await words.fill(
      "Hi,\n\nWe guarantee a loan.\nYour score is guaranteed to pass 640.\nWe guarantee a loan.\n\nInes",
    );
    await expect(panel.getByRole("status")).toHaveText(/^\d phrases to change before this can go$/);
    await send.click();
    // The page with the pressed button is gone: the note has the focus, and says how many phrases there are.
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toHaveAccessibleDescription(/^\d phrases to change/);
    const fixes = await page
      .getByRole("button", { name: /^Use this sentence in place of the whole one with “/ })
      .allTextContents();
    expect(new Set(fixes).size).toBe(fixes.length);
    expect(fixes.length).toBeGreaterThan(1);

    await untilLive(page);
    await words.fill("Hi,\n\nPay the card first. With that your score is guaranteed to pass 640.\n\nInes");
    await expect(panel).toContainText("One phrase to change before this can go");
    await expect(panel).toContainText("Line 3: “With that your score is guaranteed to pass 640.”");
    await expectSound(page);
    await send.click();
    await expect(page.getByText("This cannot go out yet")).toBeVisible();
    await expect(words).toHaveValue(/guaranteed to pass 640/);
    await page.getByRole("button", { name: "Use this sentence" }).click();
    await expect(words).toHaveValue(/Pay the card first\. No one can say by how much, or when\./);
    await expect(panel).toBeEmpty();
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription(
      /^The sentence on line 3 was replaced\. It was: “With that your score is guaranteed to pass 640\.”/,
    );
    const chosen = () => page.evaluate(() => String(getSelection()));
    expect(await chosen()).toBe("No one can say by how much, or when.");
    await expectSound(page);
    await page.getByRole("button", { name: "Undo the sentence on line 3" }).click();
    await expect(words).toHaveValue(/first\. With that your score is guaranteed to pass 640\.\n\nInes$/);
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription(/^Your sentence is back on line 3\./);
    await page.getByRole("button", { name: "Use this sentence" }).click();
    await expect(words).toHaveValue(/No one can say/);

    await untilLive(page);
    await words.press("Control+Enter");
    await expect(page.getByText(/^Your answer to .* goes out in \d+ seconds\.$/)).toBeVisible();
    const goingOut = page.getByRole("region", { name: /^Your answer to .* goes out in 10 seconds\. Undo: Z$/ });
    await expect(goingOut).toBeFocused();
    // The time waits while Undo has the focus, and starts anew afterward.
    await page.keyboard.press("Tab");
    await expect(goingOut.getByRole("button", { name: /^Undo/ })).toBeFocused();
    await expect(goingOut).toContainText("waits while you are at Undo");
    const due = () =>
      Number(queryDesk(desk, "SELECT next_attempt_at AS at FROM outbox WHERE kind = 'desk-answer'")[0]?.at);
    const before = due();
    await expect.poll(due, patience).toBeGreaterThan(before);
    await page.keyboard.press("Shift+Tab");
    await expect(goingOut).toContainText("goes out in");
    delayLetters(desk, 5);
    await expectSound(page);
    // It can be undone after a reload, too.
    await page.reload();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(words).toHaveValue(/No one can say by how much/);
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    await expectAsTimePasses(() => mail.to("dana@visitor.example").length).toBe(2);
    const letter = mail.to("dana@visitor.example").find(({ text }) => text?.includes("Pay the card first"));
    expect(letter?.replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{52}@business\.example$/);
    expect(letter?.text).toContain("No one can say by how much, or when.");
    const done = () => queryDesk(desk, "SELECT state FROM threads").map(({ state }) => state);
    await expect.poll(done, patience).toEqual(["answered"]);
    expect(desk.site.log).not.toMatch(/dana@visitor|Pay the card/);
  } finally {
    await discardSite(desk.site);
  }
});

test("Typed text survives a reload, a second window, a sign-out, and a colleague's note", {
  tag: "@prove",
}, async ({ page, newMailServer }) => {
  const mail = await newMailServer();
  const { desk, address, thread } = await openThread(page, mail, "maria@visitor.example");
  const words = page.getByLabel("Your answer");
  try {
    await untilLive(page);
    await words.fill("Hello Maria, this is half a letter.");
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(words).toHaveValue("Hello Maria, this is half a letter.");

    // An error in another form on the page leaves the draft alone.
    await page.getByLabel("What was said (optional)").fill("I left a message.");
    await page.getByRole("button", { name: "Log the call" }).click();
    await expect(page.getByText("Choose how the call ended.")).toBeVisible();
    await expect(words).toHaveValue("Hello Maria, this is half a letter.");
    await untilLive(page);

    // A second window that was opened earlier overwrites nothing.
    const other = await page.context().newPage();
    await other.goto(address);
    await untilLive(other);
    await untilLive(page);
    await words.fill("Written in the first window.");
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await other.getByLabel("Your answer").fill("Written in the second window.");
    await expect(other.getByText(/^Not saved: this draft was changed in another window/)).toBeVisible();
    await other.getByRole("button", { name: /^Send answer/ }).click();
    await expect(other.getByText("This draft was changed in another window", { exact: true })).toBeVisible();
    await expect(other.getByLabel("Your answer")).toHaveValue("Written in the second window.");
    await other.locator("summary", { hasText: "What the other window saved" }).click();
    await expect(other.getByText("Written in the first window.", { exact: true })).toBeVisible();
    await other.close();

    // Something happened in the meantime: nothing goes out before the owner has seen it.
    await page.reload();
    await untilLive(page);
    queryDesk(desk, "UPDATE threads SET last_event_id = 'something-new', version = version + 1");
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByText("Something happened while you were writing")).toBeVisible();
    await expect(words).toHaveValue("Written in the first window.");
    expect(queryDesk(desk, "SELECT id FROM answers")).toEqual([]);

    // The same, with the name and words of the colleague who did it.
    queryDesk(desk, "UPDATE threads SET last_event_id = (SELECT max(id) FROM events), version = version + 1");
    await page.reload();
    await untilLive(page);
    const note = "ffffffff-0000-7000-8000-000000000001";
    queryDesk(
      desk,
      "INSERT INTO staff (id, email, email_key, name, role, created_at) VALUES ('tom', 'tom@team.example', 'tom@team.example', 'Tom', 'counselor', 1)",
    );
    queryDesk(
      desk,
      `INSERT INTO events (id, person_id, thread_id, kind, at, by_staff, source, source_id, revision, words)
       SELECT '${note}', person_id, id, 'note', 1, 'tom', 'desk', '${note}', 0, 'She called me back.' FROM threads`,
    );
    queryDesk(desk, `UPDATE threads SET last_event_id = '${note}', version = version + 1`);
    await page.getByRole("button", { name: /^Send answer/ }).click();
    const news = page.getByRole("alert");
    await expect(news).toContainText("Tom wrote a note while you were writing");
    await expect(news).toContainText("She called me back.");
    await expect(words).toHaveValue("Written in the first window.");
    expect(queryDesk(desk, "SELECT id FROM answers")).toEqual([]);

    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.goto(address);
    await pressWhenLive(page, "Use my passkey");
    await expect(page).toHaveURL(address);
    await expect(words).toHaveValue("Written in the first window.");
    await answerByForms(page, desk, thread);
  } finally {
    await discardSite(desk.site);
  }
});

test("An answer is typed with pauses and second thoughts, saved at each pause, and sent", async ({
  page,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const { desk, thread } = await openThread(page, mail, "lena@visitor.example");
  const words = page.getByLabel("Your answer");
  // A slow machine makes pauses of its own, so how many times it saved is left open.
  const kept = () => queryDesk(desk, "SELECT words FROM drafts").map((row) => row.words);
  try {
    await untilLive(page);
    for (const [part, whole] of [
      ["Hello Lena, ", "Hello Lena, "],
      ["thank you for waiting. ", "Hello Lena, thank you for waiting. "],
      ["Send us page twq", "Hello Lena, thank you for waiting. Send us page twq"],
      ["o of each report.", "Hello Lena, thank you for waiting. Send us page two of each report."],
    ] as const) {
      if (part.startsWith("o ")) await words.press("Backspace");
      await words.pressSequentially(part, { delay: 80 });
      await expect.poll(kept, patience).toEqual([whole]);
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
    }
    // Back and forward, and one more pause.
    await page.goto(`${desk.origin}/desk`);
    await page.goBack();
    await untilLive(page);
    await expect(words).toHaveValue("Hello Lena, thank you for waiting. Send us page two of each report.");
    await words.press("Control+End");
    await words.pressSequentially(" Ines", { delay: 80 });
    await expect
      .poll(kept, patience)
      .toEqual(["Hello Lena, thank you for waiting. Send us page two of each report. Ines"]);
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    await expectAsTimePasses(() => mail.to("lena@visitor.example").length).toBe(2);
    const sent = mail.to("lena@visitor.example").filter(({ text }) => text?.includes("page two of each report. Ines"));
    expect(sent).toHaveLength(1);

    // Refused: the reason is beside the button, and every word is still there.
    await page.goto(`${desk.origin}/desk/threads/${thread}`);
    await untilLive(page);
    await words.pressSequentially("We guarantee it.", { delay: 80 });
    await expect.poll(kept, patience).toEqual(["We guarantee it."]);
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.locator("form#answer").getByRole("alert")).toContainText("This cannot go out yet");
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(words).toHaveValue("We guarantee it.");
  } finally {
    await discardSite(desk.site);
  }
});

test("A tab that stayed open says that an answer has gone out, before a second one goes", async ({
  page,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const { desk, address } = await openThread(page, mail, "rosa@visitor.example");
  const answers = () => queryDesk(desk, "SELECT words FROM answers").map((row) => row.words);
  try {
    const old = await page.context().newPage();
    await old.goto(address);
    await sendWords(page, "Hello Rosa, this is the answer.");
    await untilLive(old);
    await old.locator("#words").pressSequentially("Hello Rosa, again.", { delay: 80 });
    await old.getByRole("button", { name: /^Send answer/ }).click();
    await expect(old.getByRole("alert")).toContainText("You answered in another window");
    await expect(old.getByRole("alert")).toContainText("Hello Rosa, this is the answer.");
    await expect(old.locator("#words")).toHaveValue("Hello Rosa, again.");
    expect(answers()).toEqual(["Hello Rosa, this is the answer."]);
    // Who has read that may still send it.
    await old.getByRole("button", { name: /^Send answer/ }).click();
    await expect.poll(answers, patience).toHaveLength(2);
  } finally {
    await discardSite(desk.site);
  }
});

/** Writes an answer and presses Send; the notice with Undo is there. */
async function sendWords(page: Page, words: string): Promise<void> {
  await untilLive(page);
  await page.getByLabel("Your answer").fill(words);
  await page.getByRole("button", { name: /^Send answer/ }).click();
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await untilLive(page);
}

test("Undo says in one place what became of the letter: pressed too late, in a second window, or after its time", {
  tag: "@prove",
}, async ({ page, newMailServer }) => {
  const mail = await newMailServer();
  const { desk, address } = await openThread(page, mail, "rosa@visitor.example");
  const isSent = () => queryDesk(desk, "SELECT sent_at FROM outbox WHERE kind = 'desk-answer'")[0]?.sent_at !== null;
  const fate = page.locator("form#answer #letter");
  try {
    // In time. The second window still shows the button, and says that the first one was quicker.
    await sendWords(page, "Hello Rosa, this is the first.");
    delayLetters(desk, 5);
    const other = await page.context().newPage();
    await other.goto(address);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(fate).toContainText("Your answer was called back");
    await expect(page.getByLabel("Your answer")).toHaveValue("Hello Rosa, this is the first.");
    await other.getByRole("button", { name: /^Undo/ }).click();
    await expect(other.locator("form#answer #letter")).toContainText("Your answer was called back");
    await other.close();

    // A page from before: the letter went out while nobody looked.
    await sendWords(page, "Hello Rosa, this is the second.");
    delayLetters(desk, -5);
    await expectAsTimePasses(isSent).toBe(true);
    const isLate = page.getByRole("link", { name: /^What became of it/ });
    await expect(page.locator(".going-out")).toContainText("Your answer to Ana Reyes has gone out.");
    await expect(page.locator(".going-out").getByRole("status")).toHaveText("Your answer to Ana Reyes has gone out.");
    await expect(isLate).toBeVisible();
    // It has been read by now, and covers no button below it.
    await expect(page.locator(".going-out")).toHaveCSS("position", "static");
    await page.keyboard.press("z");
    await expect(fate).toContainText("Your answer has gone out");
    await expect(fate).toContainText("It cannot be taken back.");
    await expect(fate).toBeFocused();
  } finally {
    await discardSite(desk.site);
  }
});

test("Undo pressed on a slow network while the letter goes out says that it has gone, without script, too", {
  tag: "@prove",
}, async ({ page, newMailServer }) => {
  const mail = await newMailServer();
  const { desk, address } = await openThread(page, mail, "rita@visitor.example");
  const isSent = () => queryDesk(desk, "SELECT sent_at FROM outbox WHERE kind = 'desk-answer'")[0]?.sent_at !== null;
  try {
    await sendWords(page, "Hello Rita.");
    delayLetters(desk, 5);
    const plain = await withoutScript(page);
    await plain.goto(address);
    // The press is on its way when the letter goes. So is the wish to wait for it.
    await page.route("**/desk/answer-hold", (route) => route.abort());
    await page.route("**/desk/threads/**", async (route) => {
      if (route.request().method() === "POST") {
        delayLetters(desk, -10);
        // Nobody moves the clock of a page that is being left.
        await expect.poll(isSent, patience).toBe(true);
      }
      await route.continue();
    });
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.locator("form#answer #letter")).toContainText("Your answer has gone out");
    await plain.getByRole("button", { name: /^Undo/ }).click();
    await expect(plain.locator("form#answer #letter")).toContainText("Your answer has gone out");
    await plain.context().close();
  } finally {
    await discardSite(desk.site);
  }
});

/** The same with plain forms: save, send, undo. */
async function answerByForms(page: Page, desk: DeskSite, thread: string) {
  const plain = await withoutScript(page);
  await plain.goto(`${desk.origin}/desk/threads/${thread}`);
  const words = plain.getByLabel("Your answer");
  await words.fill("By a plain form: we guarantee it.");
  await plain.getByRole("button", { name: "Save draft" }).last().click();
  await expect(words).toHaveValue("By a plain form: we guarantee it.");
  await plain.getByRole("button", { name: /^Send answer/ }).click();
  await expect(plain.getByText("This cannot go out yet")).toBeVisible();
  await words.fill("By a plain form.");
  await plain.getByRole("button", { name: /^Send answer/ }).click();
  await plain.getByRole("button", { name: /^Undo/ }).click();
  await expect(words).toHaveValue("By a plain form.");
  await plain.getByRole("button", { name: "Keep as note" }).click();
  await expect(words).toHaveValue("");
  await plain.context().close();
}

test("An owner writes a template, with versions, a preview and the same checks", { tag: "@prove" }, async ({
  page,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const { desk } = await openThread(page, mail, "ida@visitor.example");
  try {
    await page.goto(`${desk.origin}/desk/templates`);
    await expect(page.getByRole("listitem")).toHaveCount(7);
    await expectSound(page);
    await page.getByRole("link", { name: "Write a template" }).click();
    await page.getByLabel("Name, for the team only").fill("Short thanks");
    await page.getByLabel("Letter").fill("Hi {{first_nam}},\n\nWe guarantee it.\n\n{{signature}}");
    await page.getByRole("button", { name: "Save template" }).click();
    await expect(page.getByText("That field does not exist")).toBeVisible();
    await expect(page.getByLabel("Letter")).toHaveValue(/first_nam/);
    // Text that is selected while React hydrates the page loses its selection.
    await untilLive(page);
    await page.getByLabel("Letter").fill("Hi {{first_name}},\n\nWe guarantee it.\n\n{{signature}}");
    await page.getByRole("button", { name: "Save template" }).click();
    await expect(page.getByText("This cannot go out yet")).toBeVisible();
    await untilLive(page);
    await expectSound(page);
    await page.getByLabel("Letter").fill("Hi {{first_name}},\n\nThank you.\n\n{{signature}}");
    await page.getByRole("button", { name: "Save template" }).click();
    await expect(page.getByText("Hi Dana,")).toBeVisible();
    await expect(page.getByText(/^Version 1,/)).toBeVisible();
    await expectSound(page);
    await keepsWhatIsTypedEarly(page, `${desk.origin}/desk/templates/new`);
    await page.goto(`${desk.origin}/desk/templates`);
    await page.getByRole("button", { name: "Retire Short thanks" }).click();
    await expect(page.getByRole("heading", { name: "Retired" })).toBeVisible();
  } finally {
    await discardSite(desk.site);
  }
});

/** Someone on a slow connection types before the script loads: their words stay, and the preview shows them. */
async function keepsWhatIsTypedEarly(page: Page, address: string) {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByLabel("Letter").fill("Hi {{first_name}}, early words.");
  scripts.resolve();
  await untilLive(page);
  await expect(page.getByText("Hi Dana, early words.")).toBeVisible();
  await expect(page.getByLabel("Letter")).toHaveValue("Hi {{first_name}}, early words.");
  await page.unroute("**/*.js");
}
