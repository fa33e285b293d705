import type { Page } from "@playwright/test";
import { messageRow } from "#test/desk-samples.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { clock, takeAMoment } from "./support/clock.ts";
import { type DeskSite, expectSound, withoutScript } from "./support/desk.ts";
import { leadOf, messagesDueIn, sendToDesk } from "./support/desk-samples.ts";
import { ownDeskTest } from "./support/desk-test.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { expect } from "./support/test.ts";
import { fillForm, sendButton, visitor } from "./support/visitor.ts";

const test = ownDeskTest();

test.use({ expectedErrors: /Failed to load resource/ });

async function openInbox(page: Page, desk: DeskSite, search = "") {
  await page.goto(`${desk.origin}/desk${search}`);
  await untilHeard(page);
}

async function signIn(page: Page, desk: DeskSite) {
  await signInAsOwner(page, desk);
}

const people = (page: Page) => page.locator("[data-row] .who a");
/** The people on a page, once all of it has arrived. */
async function names(page: Page, count: number): Promise<string[]> {
  await expect(people(page)).toHaveCount(count);
  return people(page).allTextContents();
}
const row = (page: Page, name: string) => page.locator("[data-row]", { hasText: name });

test("The day’s line is there even when nothing is due today, so that new work moves no row", {
  tag: "@prove",
}, async ({ page, desk }) => {
  // The office is closed on Sundays, and then there is no line. One Sunday of the year has 25 hours.
  const weekday = new Date().toLocaleDateString("en-US", { weekday: "long", timeZone: "America/New_York" });
  if (weekday === "Sunday") await clock.move(30 * 60 * 60_000);
  await sendToDesk(desk, "messages", messagesDueIn([20 * 24]));
  await signIn(page, desk);
  await openInbox(page, desk);
  await expect(
    page.getByRole("img", { name: /^People to answer today between .* Eastern: 0, 0 of them late/ }),
  ).toBeVisible();
});

test("The inbox groups waiting threads by due time, filters them, and saves a view under a name", async ({
  page,
  desk,
}) => {
  await sendToDesk(desk, "messages", messagesDueIn([5 * 24, -27, 2, -1]));
  await sendToDesk(desk, "leads", [leadOf("Dana Whitfield", "Lease ends in June. What do we fix first?")]);
  await signIn(page, desk);
  await openInbox(page, desk);
  await expect(page.getByRole("heading", { name: "Late: 2" })).toBeVisible();
  const waiting = await names(page, 5);
  expect(waiting.slice(0, 2)).toEqual(["Person 1", "Person 3"]);
  expect(waiting.at(-1)).toBe("Person 0");
  // Due today shows the time, any other day shows the day: 27 hours ago was another day, whatever time it is now.
  await expect(row(page, "Person 1").locator(".due")).toContainText(/Late by 27 h(?: \d+ min)?[A-Z][a-z]{2}, /);
  await expect(row(page, "Person 2")).toContainText("Message 24 h");
  await expect(row(page, "Dana Whitfield")).toContainText("Lease ends in June.");
  await expect(page.getByText("5 open, 2 of them late, 5 held by no one")).toBeVisible();
  await page.getByLabel("Kind", { exact: true }).selectOption({ label: "Credit analysis" });
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/\/desk\?kind=analysis&/);
  await expect(people(page)).toHaveText(["Dana Whitfield"]);
  await page.getByLabel("Name this view to keep it").fill("Analyses");
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("link", { name: "Analyses" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Late 2" }).click();
  await expect(people(page)).toHaveText(["Person 1", "Person 3"]);
  await page.getByRole("link", { name: "Analyses" }).click();
  await page.getByRole("button", { name: "Remove the view" }).click();
  await expect(page.getByRole("link", { name: "Analyses" })).toHaveCount(0);
  await openInbox(page, desk, "?held=none&due=week&kind=privacy");
  await expect(page.getByRole("heading", { name: "Nothing fits this view" })).toBeVisible();
});

test("A page lists fifty people, and Next and Previous neither skip nor repeat anyone", { tag: "@prove" }, async ({
  page,
  desk,
}) => {
  await sendToDesk(desk, "messages", messagesDueIn(Array.from({ length: 120 }, (_, index) => 1 + (index % 3))));
  await signIn(page, desk);
  await openInbox(page, desk);
  const first = await names(page, 50);
  await page.getByRole("link", { name: "Next 50" }).click();
  await expect(page).toHaveURL(/after=/);
  const second = await names(page, 50);
  await page.getByRole("link", { name: "Next 50" }).click();
  await expect(page.getByRole("link", { name: "Next 50" })).toHaveCount(0);
  const third = await names(page, 20);
  expect(new Set([...first, ...second, ...third]).size).toBe(120);
  await page.getByRole("link", { name: "Previous 50" }).click();
  await expect(page).toHaveURL(/before=/);
  await expect(people(page)).toHaveText(second);
  await page.getByRole("link", { name: "Previous 50" }).click();
  await expect(page.getByRole("link", { name: "Previous 50" })).toHaveCount(0);
  await expect(people(page)).toHaveText(first);
});

test("A thread can be taken, let go, and put away until a set time while its clock keeps running", async ({
  page,
  desk,
}) => {
  await sendToDesk(desk, "messages", messagesDueIn([30, 31]));
  await signIn(page, desk);
  await openInbox(page, desk);
  await row(page, "Person 0").getByRole("button", { name: "Take" }).click();
  await expect(row(page, "Person 0")).toContainText("You for");
  await expect(page.getByRole("link", { name: "Mine 1" })).toBeVisible();
  await row(page, "Person 0").getByRole("button", { name: "Let go" }).click();
  await expect(row(page, "Person 0")).toContainText("No one");
  await row(page, "Person 1").getByRole("link", { name: "Put away" }).click();
  await expect(page.getByText("Its clock keeps running")).toBeVisible();
  await page.getByLabel("Another time, Eastern").fill("2020-01-01T09:00");
  await page.getByRole("button", { name: "Put away" }).click();
  await expect(page.locator("#own-wrong")).toBeVisible();
  await expect(page.getByLabel("Another time, Eastern")).toHaveValue("2020-01-01T09:00");
  await page.getByRole("button", { name: /^In 2 hours/ }).click();
  await expect(page.getByText(/Put away until .* ET\. Its clock keeps running\./)).toBeVisible();
  await expect(people(page)).toHaveText(["Person 0"]);
  await page.getByRole("link", { name: "Put away for later 1" }).click();
  await expect(people(page)).toHaveText(["Person 1"]);
  await page.getByRole("button", { name: "Bring back" }).click();
  // Whoever leaves at once would take the press along.
  await expect(page.getByRole("link", { name: "Put away for later 0" })).toBeVisible();
  await openInbox(page, desk);
  await expect(people(page)).toHaveText(["Person 0", "Person 1"]);
  await page.getByRole("button", { name: "Take the next one" }).click();
  await expect(page).toHaveURL(/\/desk\/threads\/[\da-f-]{36}#write$/);
});

test("A search finds people and says when it is too short or finds no one; its words are never in an address", {
  tag: "@prove",
}, async ({ page, desk }) => {
  await sendToDesk(desk, "leads", [leadOf("Marcus Bell", "Two collections I do not recognize")]);
  await signIn(page, desk);
  await openInbox(page, desk);
  const find = async (typed: string) => {
    await page.getByPlaceholder("Person ( / )").fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("What to look for")).toHaveValue(typed);
    expect(page.url()).toBe(`${desk.origin}/desk/find`);
  };
  await find("collections");
  await expect(page.getByRole("main").getByRole("link", { name: "Marcus Bell" })).toBeVisible();
  await expect(page.getByText("One person")).toBeVisible();
  await find("ab");
  await expect(page.getByText("Type at least three letters or digits.")).toBeVisible();
  await find("zzzzzz");
  await expect(page.getByText("No one was found.")).toBeVisible();
});

test("A new lead appears on the screen by itself, and the row that has the focus does not move", async ({
  page,
  desk,
  browser,
}) => {
  await sendToDesk(desk, "messages", messagesDueIn([1, 2, 3]));
  await signIn(page, desk);
  await openInbox(page, desk);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const focused = page.locator(".who a:focus");
  await expect(focused).toHaveText("Person 1");
  const place = await focused.boundingBox();
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${desk.origin}/get-started`);
  await fillForm(stranger, visitor("live"));
  await takeAMoment();
  await sendButton(stranger).click();
  const sent = stranger.waitForURL((url) => url.pathname !== "/get-started");
  const shown = page.getByRole("button", { name: "1 new, show it" });
  await expect(shown).toBeVisible();
  await sent.catch(() => {});
  await expect(page.getByText("4 open, ")).toBeVisible();
  expect(await focused.boundingBox()).toEqual(place);
  await shown.click();
  await expect(row(page, "María-José O'Brien")).toBeVisible();
  await context.close();
});

test("Tabs share one stream, and it ends with the session", { tag: "@prove" }, async ({ page, desk, context }) => {
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/desk/live")) streams.push(request.url());
  });
  await signIn(page, desk);
  await openInbox(page, desk);
  await expect.poll(() => streams.length).toBe(1);
  const second = await context.newPage();
  await second.goto(`${desk.origin}/desk`);
  await sendToDesk(desk, "messages", messagesDueIn([3]));
  for (const one of [page, second]) await expect(row(one, "Person 0")).toBeVisible();
  expect(streams).toHaveLength(1);
  await second.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible({ timeout: 8000 });
  await expect(row(page, "Person 0")).toBeHidden();
  expect((await fetch(`${desk.origin}/desk/live`)).status).toBe(401);
});

test("A tab in the background counts new requests in its title and icon, until someone looks at it", {
  tag: "@prove",
}, async ({ page, desk }) => {
  await sendToDesk(desk, "messages", messagesDueIn([1]));
  await signIn(page, desk);
  const icon = page.locator('link[rel="icon"]');
  for (const path of ["", "/day"]) {
    const stream = page.waitForResponse(`${desk.origin}/desk/live`);
    await page.goto(`${desk.origin}/desk${path}`);
    await stream;
    const [title, own] = [await page.title(), await icon.getAttribute("href")];
    await turn(page, "hidden");
    await sendToDesk(desk, "messages", messagesDueIn([2, 3], `New${path.slice(1)}`));
    await expect(page).toHaveTitle(`(2) ${title}`);
    await expect(icon).toHaveAttribute("href", /^data:image\/svg/);
    await sendToDesk(desk, "messages", [
      messageRow({ name: "Winner Dept.", email: `${path.slice(1)}w@visitor.example`, status: "quarantined" }),
      ...messagesDueIn([4], `Later${path.slice(1)}`),
    ]);
    await expect(page).toHaveTitle(`(3) ${title}`);
    await turn(page, "visible");
    await expect(page).toHaveTitle(title);
    await expect(icon).toHaveAttribute("href", new RegExp(`${own}$`));
  }
});

test("A hidden tab loads nothing until it is shown", { tag: "@prove" }, async ({ page, desk, context }) => {
  let reads = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/desk.data") reads += 1;
  });
  await signIn(page, desk);
  await openInbox(page, desk);
  await turn(page, "hidden");
  const seen = await context.newPage();
  await openInbox(seen, desk);
  const before = reads;
  await sendToDesk(desk, "messages", messagesDueIn([3]));
  // All tabs learn about a change at the same time.
  await expect(row(seen, "Person 0")).toBeVisible();
  expect(reads).toBe(before);
  await expect(row(page, "Person 0")).toHaveCount(0);
  await turn(page, "visible");
  await expect(row(page, "Person 0")).toBeVisible();
  expect(reads).toBe(before + 1);
});

test("A change reloads only the list, and the frame around it once in ten seconds; both show the same count", {
  tag: "@prove",
}, async ({ page, desk }) => {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/desk.data") reads.push(searchParams.get("_routes") ?? "all");
  });
  const begun = Date.now();
  await page.clock.setFixedTime(begun);
  await sendToDesk(desk, "messages", messagesDueIn([3]));
  await signIn(page, desk);
  await openInbox(page, desk);
  const open = page.getByRole("navigation", { name: "Desk" }).getByText(/^\d+ open$/);
  await expect(open).toHaveText("1 open");
  const before = reads.length;
  await sendToDesk(desk, "messages", messagesDueIn([4]));
  await expect(open).toHaveText("2 open");
  expect(new Set(reads.slice(before))).toEqual(new Set(["inbox"]));
  await page.clock.setFixedTime(begun + 11_000);
  await sendToDesk(desk, "messages", messagesDueIn([5]));
  await expect(open).toHaveText("3 open");
  expect(reads.slice(before)).toContain("all");
});

/** Hides or shows a page: a headless browser shows all of them. */
function turn(page: Page, state: "hidden" | "visible"): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state === "hidden");
}

test("Single keys do what they promise, but never in a field, and can be turned off for good", {
  tag: "@prove",
}, async ({ page, desk }) => {
  await sendToDesk(desk, "messages", messagesDueIn([30, 31]));
  await signIn(page, desk);
  await openInbox(page, desk);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("t");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("jut?");
  await expect(page.getByPlaceholder("Person ( / )")).toHaveValue("jut?");
  await page.getByPlaceholder("Person ( / )").blur();
  await page.keyboard.press("j");
  await page.keyboard.press("t");
  await expect(row(page, "Person 0")).toContainText("You for");
  const said = page.getByRole("status").filter({ hasText: "Person 0" });
  await expect(said).toHaveText("You took Person 0.");
  await page.keyboard.press("u");
  await expect(row(page, "Person 0")).toContainText("No one");
  await expect(said).toHaveText("You let Person 0 go.");
  // On a row that could be taken, put away or closed, letters after "g" are the way to a place, and nothing else.
  for (const [key, place] of [
    ["t", "Templates"],
    ["w", "Week"],
    ["p", "Team"],
  ] as const) {
    await openInbox(page, desk);
    await page.keyboard.press("j");
    await page.keyboard.press("g");
    await page.keyboard.press(key, { delay: 120 });
    await expect(page).toHaveTitle(new RegExp(place));
  }
  await openInbox(page, desk);
  await expect(row(page, "Person 0")).toContainText("No one");
  // A button that goes with its press leaves the focus at the row.
  await row(page, "Person 1").getByRole("button", { name: "Take" }).press("Enter");
  await expect(row(page, "Person 1")).toContainText("You for");
  await expect(row(page, "Person 1").getByRole("link", { name: "Person 1", exact: true })).toBeFocused();
  await row(page, "Person 1").getByRole("button", { name: "Let go" }).press("Enter");
  await expect(row(page, "Person 1")).toContainText("No one");
  await page.goto(`${desk.origin}/desk?due=late`);
  await expect(page).toHaveTitle("Late: none | Inbox | Desk | Path to Keys");
  await openInbox(page, desk);
  await page.keyboard.press("j");
  await page.keyboard.press("Control+t");
  await page.getByRole("button", { name: "Turn single keys off" }).click();
  await expect(page.getByText("Single keys are off.")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(page.locator(".who a:focus")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openInbox(page, desk, "?held=me");
  await page.getByRole("button", { name: "Turn single keys on" }).click();
  await expect(page).toHaveURL(/\/desk\?held=me$/);
  await expect(page.getByRole("button", { name: "Turn single keys off" })).toBeVisible();
});

test("Threads can be taken and put away by keyboard alone", { tag: "@prove" }, async ({ page, desk }) => {
  await sendToDesk(desk, "messages", messagesDueIn([30, 31, 32, 33, 34]));
  await signIn(page, desk);
  await openInbox(page, desk);
  let triaged = 0;
  while (triaged < 3) {
    await page.keyboard.press("j");
    await expect(page.locator(".who a:focus")).toHaveText(`Person ${triaged}`);
    await page.keyboard.press("t");
    await expect(row(page, `Person ${triaged}`).first()).toContainText("You for");
    await page.keyboard.press("p");
    await expect(page.getByRole("heading", { name: "Put away until later" })).toBeVisible();
    await pressWhenHeard(page, "1");
    triaged += 1;
    await expect(page.getByRole("link", { name: `Put away for later ${triaged}` })).toBeVisible();
    await untilHeard(page);
  }
  await page.keyboard.press("z");
  await expect(page.getByRole("link", { name: "Put away for later 2" })).toBeVisible();
});

async function untilHeard(page: Page) {
  const isLive = () => Object.keys(document.querySelector(".keys form") ?? {}).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isLive);
  // Effects run after the paint that shows them.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20)))),
  );
}

async function pressWhenHeard(page: Page, key: string) {
  await untilHeard(page);
  await page.keyboard.press(key);
}

test("Everything works without JavaScript", async ({ page, desk }) => {
  await sendToDesk(desk, "messages", messagesDueIn([30, 31]));
  await signIn(page, desk);
  const plain = await withoutScript(page);
  await plain.goto(`${desk.origin}/desk`);
  await row(plain, "Person 0").getByRole("button", { name: "Take" }).click();
  await expect(row(plain, "Person 0")).toContainText("You for");
  await row(plain, "Person 1").getByRole("link", { name: "Put away" }).click();
  await plain.getByRole("button", { name: "Tomorrow, 9 AM ET" }).click();
  await expect(plain.getByText(/Put away until .* 9:00 AM ET/)).toBeVisible();
  await plain.getByRole("button", { name: "Undo" }).click();
  await expect(people(plain)).toHaveText(["Person 0", "Person 1"]);
  await plain.getByLabel("Held by").selectOption("me");
  await plain.getByRole("button", { name: "Filter" }).click();
  await expect(people(plain)).toHaveText(["Person 0"]);
  await plain.getByPlaceholder("Person ( / )").fill("person1@visitor.example");
  await plain.getByRole("button", { name: "Find" }).first().click();
  await expect(plain.getByRole("main").getByRole("link", { name: "Person 1" })).toBeVisible();
  await plain.context().close();
});

test("Forged filters and missing threads get a clear error, and change nothing", {
  tag: "@prove",
}, async ({ page, desk }) => {
  await signIn(page, desk);
  for (const search of [
    "?kind=x",
    "?list=all",
    "?held=' OR 1",
    "?due=never",
    "?stage=won",
    "?after=9.x",
    "?before=1",
  ]) {
    const answer = await page.goto(`${desk.origin}/desk${search}`);
    expect(answer?.status(), search).toBe(400);
    await expect(page.getByRole("heading", { name: "We do not know this view" })).toBeVisible();
  }
  const nobody = "00000000-0000-4000-8000-000000000000";
  for (const [path, what] of [
    [`threads/${nobody}/later`, "thread"],
    [`threads/${nobody}`, "thread"],
    [`people/${nobody}`, "person"],
    [`templates/${nobody}`, "template"],
  ]) {
    const gone = await page.goto(`${desk.origin}/desk/${path}`);
    expect(gone?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: `This ${what} is not here` })).toBeVisible();
    // The desk's navigation is still there.
    await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
  }
  await expectSound(page);
  await openInbox(page, desk);
  const send = (form: Record<string, string>) =>
    page.evaluate(async (fields) => {
      const answer = await fetch("/desk", { method: "POST", body: new URLSearchParams(fields) });
      return { status: answer.status, text: await answer.text() };
    }, form);
  const other = "00000000-0000-4000-8000-000000000000";
  const taken = await send({ do: "thread-claim", thread: other, back: "/desk" });
  expect(taken.status).toBe(404);
  expect(taken.text).toContain("This is gone");
  expect((await send({ do: "remove-view", view: other })).status).toBe(404);
  expect((await send({ do: "save-view", search: "kind=x", name: "X" })).status).toBe(422);
  expect((await send({ do: "thread-put-away", thread: other, until: "forever" })).status).toBe(422);
});

test("The beginning of a message, and the time where its writer is, can be read in a window of any width", {
  tag: "@prove",
}, async ({ page, desk }) => {
  const message = messageRow({
    name: "Maximiliana Featherstonehaugh-Cholmondeley",
    phone: "+14805550142",
    fields: JSON.stringify({ subject: "Two collections that I do not recognize", message: "What now?" }),
  });
  await sendToDesk(desk, "messages", [message]);
  await signIn(page, desk);
  await page.goto(`${desk.origin}/desk`);
  for (const width of [390, 900, 1024, 1161, 1280, 1366, 1440, 1600, 1761, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const words = page.getByText("Two collections that I do not recognize");
    expect((await words.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(190);
    const time = page.locator("[data-row] .tz");
    await expect(time).toBeInViewport({ ratio: 1 });
    await expect(time).toContainText(/\d+:\d\d [AP]M M[SD]?T/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("The inbox, the search and putting away fit a small phone and pass axe", { tag: "@prove" }, async ({
  page,
  desk,
}) => {
  await sendToDesk(desk, "messages", messagesDueIn([-2, 2, 26, 200], "Maximiliana Featherstonehaugh-Cholmondeley"));
  await sendToDesk(desk, "messages", [
    messageRow({ name: "Winner Dept.", email: "w@visitor.example", status: "quarantined" }),
  ]);
  await signIn(page, desk);
  await openInbox(page, desk);
  const later = (await row(page, "Cholmondeley 1").getByRole("link", { name: "Put away" }).getAttribute("href")) ?? "";
  for (const path of ["/desk", "/desk?kind=analysis", "/desk/find", later, "/desk/account"]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${desk.origin}${path}`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await accessibilityProblems(page), `${path} on a phone`).toEqual([]);
  }
});
