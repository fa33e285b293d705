import type { Dialog, Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { clock } from "./support/clock.ts";
import { newestThread, queryDesk, startDesk } from "./support/desk.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { runStatement } from "./support/statement.ts";
import { expect, test } from "./support/test.ts";
import { letTimersFollow, takeBack, typeLikeAPerson } from "./support/type-like-a-person.ts";
import { untilLive, untilPainted } from "./support/until-live.ts";
import { sendLead } from "./support/writers.ts";

test.use({ expectedErrors: /Failed to load resource/ });

const samples: Readonly<Record<string, string>> = {
  date: "2031-02-03",
  time: "11:15",
  "datetime-local": "2031-02-03T11:15",
  email: "typed@team.example",
};

/** Types or chooses something in each field that is shown, and returns what all fields hold. */
async function fillAll(page: Page): Promise<string[]> {
  for (const details of await page.locator("details:has(input, select, textarea)").all()) {
    await details.evaluate((one: HTMLDetailsElement) => {
      one.open = true;
    });
  }
  for (const field of await page.locator("input, select, textarea").all()) {
    const { kind, isFree, last } = await field.evaluate((one: HTMLInputElement | HTMLSelectElement) => ({
      kind: one.type,
      isFree: one.checkVisibility() && !one.hasAttribute("readonly"),
      last: one instanceof HTMLSelectElement ? (one.options[one.options.length - 1]?.value ?? "") : "",
    }));
    if (!isFree || kind === "hidden") continue;
    if (kind === "select-one") await field.selectOption(last);
    else if (kind === "checkbox" || kind === "radio") await field.check();
    else await field.fill(samples[kind] ?? "Typed early");
  }
  return readAll(page);
}

function readAll(page: Page): Promise<string[]> {
  return page.locator("input:not([type=hidden]), select, textarea").evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      const value = field.type === "checkbox" || field.type === "radio" ? String(field.checked) : field.value;
      return `${field.id || field.name}: ${value}`;
    }),
  );
}

test("Text that is typed before the script loads stays, in every field of the desk", { tag: "@prove" }, async ({
  page,
}) => {
  const desk = await startDesk();
  try {
    await signInAsOwner(page, desk);
    await sendLead(desk.site, "early@visitor.example");
    const threads = () => queryDesk(desk, "SELECT id FROM threads");
    await expect.poll(() => threads().length, patience).toBe(1);
    const thread = `threads/${threads()[0]?.id}`;
    for (const path of [
      ...["", "find", "new", "day", "hours", "templates/new", "staff", "account"],
      ...[thread, `${thread}/later`],
    ]) {
      const release = await holdRequests(page, /\/desk\/assets\/.*\.js/);
      await page.goto(`${desk.origin}/desk/${path}`.replace(/\/$/, ""), { waitUntil: "commit" });
      await expect(page.getByRole("button", { name: /Turn single keys/ })).toBeVisible();
      const typed = await fillAll(page);
      expect(typed.length, path).toBeGreaterThan(0);
      release();
      await untilLive(page);
      await untilPainted(page);
      expect(await readAll(page), path).toEqual(typed);
      if (path === "templates/new") await expect(page.getByRole("heading", { name: /^Preview/ })).toBeVisible();
      if (path === thread) await expect(page.getByText(/^Draft saved/)).toBeVisible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  } finally {
    await discardSite(desk.site);
  }
});

/** A thread that is open in a browser whose timers follow the clock. */
async function openToWrite(page: Page, email: string) {
  await letTimersFollow(page.context());
  const desk = await startDesk();
  await signInAsOwner(page, desk);
  await sendLead(desk.site, email);
  const address = `${desk.origin}/desk/threads/${await newestThread(desk)}`;
  await page.goto(address);
  return { desk, address, words: page.getByLabel("Your answer") };
}

/** Holds what the page saves by itself until the returned function is called: a save that outlives its page passes `page.route`. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  // The page waits for the test: what it leads to may come before a call into the page has an answer.
  await page.exposeFunction("untilSavesGo", () => released);
  await page.evaluate(() => {
    const send = window.fetch;
    const untilSavesGo: () => Promise<void> = Reflect.get(window, "untilSavesGo");
    window.fetch = async (...request) => {
      await untilSavesGo();
      return send(...request);
    };
  });
  return resolve;
}

test("Letters typed on in haste after Ctrl+Enter are no keys of the desk", async ({ page }) => {
  const { desk, address, words } = await openToWrite(page, "haste@visitor.example");
  try {
    const { id } = queryDesk(desk, "SELECT id FROM staff")[0] ?? {};
    await runStatement(
      desk.site,
      `INSERT INTO staff_settings (staff_id, single_keys, undo_seconds) VALUES ('${id}', 1, 60)`,
    );
    await typeLikeAPerson(words, "Hi Ana, I read it.", { seed: 7 });
    // The last save is still on its way: the letter waits for it.
    const release = await holdSaves(page);
    await page.keyboard.type(" Call me.");
    await clock.move(1000);
    await page.keyboard.press("Control+Enter");
    // U lets the thread go, T takes it, P puts it away, E closes it. The first letters come before the letter leaves.
    await page.keyboard.type("up to ");
    release();
    await expect(page).toHaveURL(`${address}#answer`);
    await untilLive(page);
    await untilPainted(page);
    await page.keyboard.type("you, let me put it there", { delay: 60 });
    await untilPainted(page);
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    await expect(page.getByText("Held by you")).toBeVisible();
    expect(queryDesk(desk, "SELECT words FROM answers")).toEqual([{ words: "Hi Ana, I read it. Call me." }]);
    expect(queryDesk(desk, "SELECT kind FROM events WHERE by_staff IS NOT NULL").map(({ kind }) => kind)).toEqual([
      "answer-written",
    ]);
    // After a pause a letter is a key again, and one more takes back what it did.
    await clock.move(2000);
    await page.keyboard.press("u");
    await expect(page.getByText("You let it go. Anyone can take it now.")).toBeFocused();
    await untilLive(page);
    await page.keyboard.press("z");
    await expect(page.getByText("You have it now.")).toBeFocused();
    await expect(page.getByText("Held by you")).toBeVisible();
  } finally {
    await discardSite(desk.site);
  }
});

test("An answer typed with pauses and second thoughts is saved at each pause, keeps its marks, and goes out", async ({
  page,
}) => {
  const { desk, words } = await openToWrite(page, "slow@visitor.example");
  try {
    const said = page.locator(".comp-saved");
    await typeLikeAPerson(words, "Hi Ana,\n\nThank you. Your score is guaranteed to pass 640.", { seed: 3 });
    await expect(page.locator("#lint")).toContainText("to change before this can go");
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.locator("form#answer").getByText("This cannot go out yet")).toBeInViewport();
    await expect(words).toHaveValue(/guaranteed to pass 640\.$/);
    await takeBack(words, "Your score is guaranteed to pass 640.".length);
    await typeLikeAPerson(words, "I read it.", { seed: 4 });
    await expect(page.locator("#lint")).toBeEmpty();
    await expect(said).toHaveText(/^Draft saved/);
    // It is taken up again after a reload, and after a look at another page with half a word typed.
    await page.reload();
    await expect(words).toHaveValue("Hi Ana,\n\nThank you. I read it.");
    await typeLikeAPerson(words, " I will ca", { seed: 5, endsWithPause: false });
    await page.getByRole("link", { name: "Whole timeline" }).click();
    await expect(page).toHaveURL(/\/people\//);
    await page.goBack();
    await untilLive(page);
    await expect(words).toHaveValue(/I read it\. I will ca$/);
    await typeLikeAPerson(words, "ll you on Monday.", { seed: 6 });
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByText(/goes out in \d+ seconds\.$/)).toBeVisible();
    const sent = queryDesk(desk, "SELECT words FROM answers").map((row) => row.words);
    expect(sent).toEqual(["Hi Ana,\n\nThank you. I read it. I will call you on Monday."]);
    expect(queryDesk(desk, "SELECT words FROM drafts")).toEqual([]);
  } finally {
    await discardSite(desk.site);
  }
});

test("The first words after “Take the next one” go into the box, and stay while the page reads its data again", async ({
  page,
}) => {
  const { desk, words } = await openToWrite(page, "next@visitor.example");
  try {
    await page.goto(`${desk.origin}/desk`);
    await untilLive(page);
    // Nobody clicks into the box first: letters are words there, and no keys of the desk.
    await page.keyboard.press("n");
    await expect(words).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.keyboard.type("Good ");
    await typeLikeAPerson(words, "morning, and thank you for your three que", { seed: 8, endsWithPause: false });
    const typed = await words.inputValue();
    // The inbox heard of a change as it went: what it asks for then comes to the thread.
    await page.evaluate(() => Reflect.get(window, "__reactRouterDataRouter").revalidate());
    await untilPainted(page);
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(typed);
    await page.keyboard.type("st");
    await typeLikeAPerson(words, "ions.", { seed: 9 });
    await expect(page.locator(".comp-saved")).toHaveText(/^Draft saved/);
    expect(queryDesk(desk, "SELECT words FROM drafts")).toEqual([
      { words: "Good morning, and thank you for your three questions." },
    ]);
  } finally {
    await discardSite(desk.site);
  }
});

test("Words that no one sent yet are not left behind unasked, in each form of the desk that has some", async ({
  page,
}) => {
  const { desk, address } = await openToWrite(page, "unsent@visitor.example");
  const asked: string[] = [];
  const stay = (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  };
  const away = page.getByRole("link", { name: "Team" });
  try {
    for (const [path, label] of [
      [address, "Only the team sees it"],
      [address, "What was said (optional)"],
      [`${desk.origin}/desk/templates/new`, "Letter"],
      [`${desk.origin}/desk/new`, "First name"],
      [`${desk.origin}/desk/day`, /^Why/],
    ] as const) {
      await page.goto(path);
      const field = page.getByLabel(label, { exact: true }).first();
      await typeLikeAPerson(field, "Half a th", { seed: 11 });
      page.once("dialog", stay);
      await away.click({ noWaitAfter: true });
      await expect.poll(() => asked.length, patience).toBe(1);
      await expect(field).toHaveValue("Half a th");
      asked.length = 0;
    }
  } finally {
    await discardSite(desk.site);
  }
});

test("A template and a letter typed with pauses are saved twice and more, and a refusal stands beside the button", async ({
  page,
}) => {
  const { desk } = await openToWrite(page, "letters@visitor.example");
  try {
    await page.goto(`${desk.origin}/desk/templates/new`);
    await typeLikeAPerson(page.getByLabel("Name, for the team only"), "After a call", { seed: 12 });
    const letter = page.getByLabel("Letter", { exact: true });
    await typeLikeAPerson(letter, "Hi {{first_name}}, it was good to talk. {{nickname}}", { seed: 13 });
    const save = page.getByRole("button", { name: "Save template" });
    await save.click();
    await expect(page.locator("#said").getByRole("alert")).toBeInViewport();
    await takeBack(letter, " {{nickname}}".length);
    await save.click();
    await expect(page.getByRole("heading", { name: "After a call" })).toBeVisible();
    await typeLikeAPerson(letter, "\n\nCall me.", { seed: 14 });
    await save.click();
    await expect(page.getByText(/^Version 2/)).toBeVisible();
    await page.reload();
    await expect(letter).toHaveValue("Hi {{first_name}}, it was good to talk.\n\nCall me.");

    await page.goto(`${desk.origin}/desk/letters`);
    await page.getByRole("button", { name: "Write a letter" }).click();
    const words = page.getByLabel("Letter, in Markdown");
    await typeLikeAPerson(page.getByLabel("Subject"), "One small step", { seed: 15 });
    await typeLikeAPerson(page.getByLabel("First line in the inbox"), "What to do this week", { seed: 16 });
    for (const [index, more] of ["\n\nPay the card first.", "\n\nThen call."].entries()) {
      await typeLikeAPerson(words, more, { seed: 17 + index });
      await page.getByRole("button", { name: "Save and check" }).click();
      await expect(page.getByText("Saved and checked.")).toBeVisible();
    }
    await expect(words).toHaveValue(/Pay the card first\.\n\nThen call\.$/);
    // Someone else saved in the meantime: nothing typed is lost, and theirs is listed.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await typeLikeAPerson(other.getByLabel("Letter, in Markdown"), " Theirs.", { seed: 19 });
    await other.getByRole("button", { name: "Save and check" }).click();
    await expect(other.getByText("Saved and checked.")).toBeVisible();
    await typeLikeAPerson(words, " Mine.", { seed: 20 });
    await page.getByRole("button", { name: "Save and check" }).click();
    await expect(page.locator("#said").getByText("This letter has changed")).toBeInViewport();
    await expect(words).toHaveValue(/Then call\. Mine\.$/);
    await page.getByRole("button", { name: "Save and check" }).click();
    await expect(page.getByText("Saved and checked.")).toBeVisible();
    await expect(page.getByText("Version 4")).toBeVisible();
  } finally {
    await discardSite(desk.site);
  }
});

test("Notes and a person's details are typed with second thoughts, refused beside the button, and kept each time", {
  tag: "@prove",
}, async ({ page }) => {
  const { desk } = await openToWrite(page, "details@visitor.example");
  const notes = () =>
    queryDesk(desk, "SELECT words FROM events WHERE kind = 'note' ORDER BY id").map((row) => row.words);
  try {
    const note = page.getByLabel("Only the team sees it");
    const keep = page.getByRole("button", { name: "Keep the note" });
    await typeLikeAPerson(note, "  ", { seed: 21 });
    await keep.click();
    await expect(page.locator("#said").getByRole("alert")).toBeInViewport();
    await expect(keep).toBeInViewport();
    await typeLikeAPerson(note, "They want a yard, and a dog.", { seed: 22 });
    await takeBack(note, ", and a dog.".length);
    await untilLive(page);
    await keep.dblclick();
    await expect(page.getByText("Your note is kept.")).toBeInViewport();
    await typeLikeAPerson(note, "Not before June.", { seed: 23 });
    await keep.click();
    await expect.poll(notes, patience).toEqual(["They want a yard", "Not before June."]);

    const correct = page.getByText("Correct or add a name, number or address");
    const right = page.getByLabel("What is right");
    const press = page.getByRole("button", { name: "Correct it" });
    await correct.click();
    await page.getByLabel("What is wrong").selectOption({ label: "One more phone number" });
    await typeLikeAPerson(right, "602 555 01", { seed: 24 });
    await press.click();
    await expect(page.locator("#said").getByRole("alert")).toBeInViewport();
    await expect(right).toHaveValue("602 555 01");
    await expect(page.getByLabel("What is wrong")).toHaveValue("phone ");
    await typeLikeAPerson(right, "99", { seed: 25 });
    await press.click();
    await expect(page.getByText("Added. The history says who did, and when.")).toBeVisible();
    await correct.click();
    await page.getByLabel("What is wrong").selectOption({ label: "Phone: (602) 555-0199" });
    await typeLikeAPerson(right, "(602) 555-0198", { seed: 26 });
    await press.click();
    await expect(page.getByText("Corrected. The history says what it was before.")).toBeVisible();
    await expect(page.locator(".one-address").getByText("(602) 555-0198", { exact: true })).toBeVisible();
  } finally {
    await discardSite(desk.site);
  }
});

test("The forms of the settings come back with every word and choice when they are refused", { tag: "@prove" }, async ({
  page,
}) => {
  const { desk } = await openToWrite(page, "settings@visitor.example");
  const refusal = page.locator("#said").getByRole("alert");
  try {
    await page.goto(`${desk.origin}/desk/staff`);
    const email = page.getByLabel("Email", { exact: true });
    await typeLikeAPerson(email, "ines@team.example", { seed: 31 });
    await page.getByLabel("Role", { exact: true }).selectOption("Editor");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(refusal).toBeInViewport();
    await expect(email).toHaveValue("ines@team.example");
    await expect(page.getByLabel("Role", { exact: true })).toHaveValue("editor");

    await page.goto(`${desk.origin}/desk/day`);
    const why = page.getByLabel(/^Why/);
    await page.getByLabel(/^First day/).fill("2020-01-06");
    await typeLikeAPerson(why, "Training, all of us", { seed: 32 });
    await page.getByRole("button", { name: "Block this time" }).click();
    await expect(refusal).toBeInViewport();
    await expect(why).toHaveValue("Training, all of us");
    await expect(page.getByLabel(/^First day/)).toHaveValue("2020-01-06");

    await page.goto(`${desk.origin}/desk/hours`);
    const [from, to] = [page.getByLabel("From").first(), page.getByLabel("To").first()];
    await from.fill("17:00");
    await to.fill("09:00");
    await page.getByRole("button", { name: "Save hours" }).first().click();
    await expect(refusal).toBeInViewport();
    await expect(from).toHaveValue("17:00");
    for (const last of ["18:00", "19:00"]) {
      await to.fill(last);
      await page.getByRole("button", { name: "Save hours" }).first().click();
      await expect(page.getByText("Hours saved.")).toBeVisible();
      await expect(to).toHaveValue(last);
    }
  } finally {
    await discardSite(desk.site);
  }
});

test("Two at one thread see each other write, and an answer into a held thread asks first", async ({ page }) => {
  const { desk, address, words } = await openToWrite(page, "two@visitor.example");
  try {
    const theirs = await page.context().browser()?.newContext();
    const other = await theirs?.newPage();
    if (!theirs || !other) throw new Error("No second browser");
    await letTimersFollow(theirs);
    await signInAsOwner(other, desk, "maya@team.example", "Maya Reyes");
    await other.goto(address);
    await untilLive(page);
    const others = page.locator(".comp-others");
    await expect(others).toBeEmpty();
    await typeLikeAPerson(other.getByLabel("Your answer"), "Hi, I am", { seed: 41 });
    await expect(others).toHaveText("Maya Reyes is writing.");
    await other.getByRole("button", { name: /^Take it/ }).click();
    await expect(others).toHaveText("Maya Reyes holds this thread and is writing.");
    await typeLikeAPerson(words, "Hi, call us on Monday.", { seed: 42 });
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.locator("form#answer").getByText("Send anyway?")).toBeInViewport();
    await expect(words).toHaveValue("Hi, call us on Monday.");
    expect(queryDesk(desk, "SELECT words FROM answers")).toEqual([]);
    // Their letter is told on the open page, before anyone presses.
    await typeLikeAPerson(other.getByLabel("Your answer"), " glad to help.", { seed: 44 });
    await other.getByRole("button", { name: /^Send answer/ }).click();
    // A colleague writes here: she is asked, too.
    await other.getByRole("button", { name: /^Send anyway/ }).click();
    const answered = page.locator("form#answer [role=status]").getByText(/^Maya Reyes answered at \d+:\d\d [AP]M ET/);
    await expect(answered).toBeVisible();
    await expect(page.locator("form#answer .note")).toContainText(["Send anyway?", "“Hi, I am glad to help.”"]);
    await page.getByRole("button", { name: /^Send anyway/ }).click();
    const news = page.getByRole("alert");
    await expect(news).toContainText(/Maya Reyes answered at .+ while you were writing/);
    await expect(news).toContainText("Hi, I am glad to help.");
    await expect(news).toBeInViewport();
    await typeLikeAPerson(words, " Please.", { seed: 43 });
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByText(/goes out in \d+ seconds\.$/)).toBeVisible();
    expect(queryDesk(desk, "SELECT words FROM answers ORDER BY id").map((row) => row.words)).toEqual([
      "Hi, I am glad to help.",
      "Hi, call us on Monday. Please.",
    ]);
    await theirs.close();
  } finally {
    await discardSite(desk.site);
  }
});
