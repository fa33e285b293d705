import { patience } from "#test/patience.ts";
import { joinAsTom, newestThread, queryDesk, startDesk } from "./support/desk.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { letTimersFollow, typeLikeAPerson } from "./support/type-like-a-person.ts";
import { sendLead } from "./support/writers.ts";

test.use({ expectedErrors: /Failed to load resource/ });

test("An answer and a note go along when a colleague puts the thread together with another one meanwhile", async ({
  page,
  context,
}) => {
  await letTimersFollow(context);
  const desk = await startDesk();
  try {
    await signInAsOwner(page, desk);
    const threads = () =>
      queryDesk(desk, "SELECT id FROM threads ORDER BY received_at, id").map(({ id }) => String(id));
    for (const count of [1, 2]) {
      await sendLead(desk.site, "june@visitor.example");
      await expect.poll(() => threads().length, patience).toBe(count);
    }
    const [stays, goes] = threads();
    await page.goto(`${desk.origin}/desk/threads/${goes}`);
    const second = await context.newPage();
    await second.goto(`${desk.origin}/desk/threads/${goes}`);
    await second.getByLabel("Only the team sees it").fill("Her mother gives $9,000.");
    await page.bringToFront();
    const words = page.getByLabel("Your answer");
    await typeLikeAPerson(words, "Hi June,\n\nboth incomes count.", { seed: 7 });
    await expect(page.locator(".comp-saved")).toHaveText(/^Draft saved [^.]*$/);

    const theirs = await joinAsTom(desk, context);
    await theirs.goto(`${desk.origin}/desk/threads/${stays}`);
    await theirs.getByRole("button", { name: "Put together" }).click();
    await expect(theirs.getByText("They are one thread now.")).toBeVisible();

    await page.bringToFront();
    await typeLikeAPerson(words, " In Arizona the debts of both", { seed: 8 });
    await expect(page.locator(".comp-saved")).toHaveText(/This thread was put together with another one/);
    await typeLikeAPerson(words, " may count, too.", { seed: 9, endsWithPause: false });
    await page.getByRole("button", { name: /^Send answer/ }).click();
    const all = "Hi June,\n\nboth incomes count. In Arizona the debts of both may count, too.";
    await expect(page).toHaveURL(new RegExp(`/desk/threads/${stays}`));
    await expect(words).toHaveValue(all);
    const said = page.locator("form#answer").getByRole("alert");
    await expect(said).toContainText("Tom Baker put two threads together while this was written. Nothing was sent.");
    await expect(said).toBeInViewport();
    expect(queryDesk(desk, "SELECT words FROM answers")).toEqual([]);

    await second.bringToFront();
    await second.getByRole("button", { name: "Keep the note" }).click();
    await expect(second.getByText("Your note is kept.")).toBeVisible();
    await expect(second.getByText("Her mother gives $9,000.")).toBeVisible();

    // The note is news to the letter's page, so the first press names it.
    await page.bringToFront();
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByRole("alert")).toContainText("Her mother gives $9,000.");
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByText(/goes out in \d+ seconds\.$/)).toBeVisible();
    expect(queryDesk(desk, "SELECT words FROM answers").map((row) => row.words)).toEqual([all]);
    await theirs.context().close();
  } finally {
    await discardSite(desk.site);
  }
});

test("A template's blank is marked and asked about before it goes out, and words for a thread that was erased come back", async ({
  page,
}) => {
  await letTimersFollow(page.context());
  const desk = await startDesk();
  try {
    await signInAsOwner(page, desk);
    await sendLead(desk.site, "ola@visitor.example");
    await page.goto(`${desk.origin}/desk/threads/${await newestThread(desk)}`);
    await page.getByLabel("Start from a template").selectOption({ label: "Not yet, and what helps" });
    await page.getByRole("button", { name: "Fill in" }).click();
    await expect(page.locator("#lint")).toContainText("[month] looks like a blank of a template.");
    await page.getByRole("button", { name: /^Send answer/ }).click();
    await expect(page.getByRole("alert")).toContainText("Your answer still says “[month]”.");
    await expect(page.getByRole("alert")).toBeInViewport();
    expect(queryDesk(desk, "SELECT id FROM answers")).toEqual([]);
    await page.getByRole("button", { name: /^Send anyway/ }).click();
    await expect(page.getByText(/goes out in \d+ seconds\.$/)).toBeVisible();

    await typeLikeAPerson(page.getByLabel("Only the team sees it"), "Ask about the car.", { seed: 5 });
    queryDesk(desk, "DELETE FROM threads");
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(page.getByRole("heading", { name: "This thread is not here" })).toBeVisible();
    await expect(page.getByText("Ask about the car.")).toBeVisible();
  } finally {
    await discardSite(desk.site);
  }
});
