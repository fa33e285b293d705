import type { Locator, Page, Route } from "@playwright/test";
import { exportLeads } from "./support/export.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { outOfReach } from "./support/network.ts";
import { expect, test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";
import { expectTyped, field, fillForm, notice, sendButton, visitor } from "./support/visitor.ts";

const call = "**/functions/v1/send-form-notification";

test.use({ expectedErrors: /Failed to load resource/ });
test.beforeEach(async ({ page }) => {
  await page.goto("/get-started");
  await fillForm(page, visitor());
});

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "the server rejects something that is not in the form": (page) => refuse(page, { pageUrl: ["Not of this form"] }),
  "the server fails": (page) =>
    page.route(call, (route) => route.fulfill({ status: 500, json: { error: { code: "internal", message: "" } } })),
  "the storage is unavailable": (page) =>
    page.route(call, (route) =>
      route.fulfill({ status: 503, json: { error: { code: "storage-unavailable", message: "Later" } } }),
    ),
  "the connection is refused": (page) => outOfReach(page, "connectionrefused"),
  "the connection breaks": (page) => outOfReach(page, "connectionreset"),
};

for (const [when, fail] of Object.entries(failures)) {
  test(`When ${when}, the visitor is told and all typed text stays`, async ({ page }) => {
    await fail(page);
    await sendButton(page).click();
    await expectFailure(page);
  });
}

test("When the server rejects a field, the form says so there, and can be sent once the field is fixed", async ({
  page,
}) => {
  await refuse(page, { email: ["No mail server has this address."], pageUrl: ["Not of this form"] });
  await sendButton(page).click();
  const summary = page.locator(".errsum");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("One thing to fix");
  await expect(field(page, "email")).toHaveAccessibleDescription(/No mail server has this address/);
  await expectTyped(page, visitor());
  await expect(page.locator(".notice")).toHaveCount(0);
  await page.unroute(call);
  await field(page, "email").fill(visitor("other").email);
  await expect(summary).toContainText("All fixed. Send it again.");
  await expect(page.getByRole("status").filter({ hasText: "is fixed" })).toHaveText(
    "Email is fixed. All fixed. Send it again.",
  );
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

test("When the notice can't load either, the form itself says what happened, and can be sent again", async ({
  page,
}) => {
  const letScriptsGo = await outOfReach(page);
  await page.route("**/assets/toast*", (route) => route.abort());
  await page.reload();
  await fillForm(page, visitor());
  await sendButton(page).click();
  const note = page.locator("#credit-analysis .unsent");
  await expect(note).toBeFocused();
  await expect(note).toContainText("Something went wrong");
  await expect(note.getByRole("link", { name: "(480) 555-0142" })).toBeVisible();
  await expectTyped(page, visitor());
  await letScriptsGo();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

const presses: Record<string, (button: Locator) => Promise<void>> = {
  "Two presses": (button) => button.dblclick(),
  // The second comes before React has drawn the first.
  "Two presses at once": (button) =>
    button.evaluate((pressed: HTMLElement) => {
      pressed.click();
      pressed.click();
    }),
};

for (const [what, press] of Object.entries(presses)) {
  test(`${what}, and a submit by script, send only one request`, async ({ page, newSite }) => {
    const site = await newSite();
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, visitor());
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().includes("send-form-notification")) calls += 1;
    });
    const answer = await holdRequests(page, call);
    await press(sendButton(page));
    await page.locator("#credit-analysis").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(sendButton(page)).toBeDisabled();
    answer();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    expect(calls).toBe(1);
    expect(await exportLeads(site)).toHaveLength(1);
  });
}

test("A page that is left while it sends can send again when it comes back from the browser's cache", async ({
  page,
}) => {
  const answerFirst = await holdRequests(page, call);
  const firstAnswer = page.waitForResponse(call);
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(sendButton(page)).toBeEnabled();
  await field(page, "message").fill("One thing more.");
  const typed = { ...visitor(), message: "One thing more." };
  answerFirst();
  await (await firstAnswer).finished();
  // By now the page has handled the answer.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectTyped(page, typed);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

test("A mistake that the server finds before the script starts can be fixed and sent on the page it answers with", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/get-started", { waitUntil: "commit" });
  await fillForm(page, { ...visitor(), email: "maria@" });
  await page.unroute("**/assets/*.js");
  await sendButton(page).click();
  const summary = page.locator(".errsum");
  await expect(summary).toBeFocused();
  await untilLive(page);
  await expect(summary).toBeFocused();
  await expectTyped(page, { ...visitor(), email: "maria@" });
  await field(page, "email").fill(visitor().email);
  await expect(summary).toContainText("All fixed. Send it again.");
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

test("A visitor who fixes a field on the server's page before it hydrates is not interrupted", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/get-started", { waitUntil: "commit" });
  await fillForm(page, { ...visitor(), email: "maria@" });
  const letScriptsCome = await holdRequests(page, "**/assets/*.js");
  await sendButton(page).click();
  await expect(page.locator(".errsum")).toBeFocused();
  await field(page, "email").fill("maria@visitor");
  letScriptsCome();
  await untilLive(page);
  await expect(field(page, "email")).toBeFocused();
  await page.keyboard.type(".example");
  await expect(page.locator(".errsum")).toContainText("All fixed. Send it again.");
});

// The form waits 15 seconds.
test("When no answer comes, the form is sent as a plain POST", { tag: "@prove" }, async ({ page }) => {
  await page.route(call, () => {});
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
  await untilLive(page);
});

test("When the connection is lost before the button is first touched, the visitor is told", async ({ page }) => {
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expectFailure(page);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

test("When the connection is lost right after sending, the page itself says that the request arrived", async ({
  page,
}) => {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await page.context().setOffline(true);
    await route.fulfill({ response });
  });
  await sendButton(page).click();
  await expect(notice(page, "Request received")).toBeVisible();
  await expect(page).toHaveURL(/\/get-started$/);
  await expect(page.locator("#credit-analysis")).toContainText("It has arrived");
  await expectTyped(page, visitor());
  // Pressed again, it is found, and leads on.
  await page.unroute(call);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

test("When only the answer is lost, the plain POST that follows stores no second lead", async ({ page, newSite }) => {
  const site = await newSite();
  await page.goto(`${site.url}/get-started`);
  await fillForm(page, visitor());
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  await untilLive(page);
  expect(await exportLeads(site)).toHaveLength(1);
});

const lostAnswers: Record<string, (page: Page, route: Route) => Promise<void>> = {
  "the answer is an error of ours": async (_page, route) => {
    await route.fulfill({ status: 500, json: { error: { code: "internal-error", message: "" } } });
  },
  "the connection is gone": async (page, route) => {
    await page.route("**/get-started", (asked) => asked.abort());
    await route.abort("connectionreset");
  },
};

for (const [what, lose] of Object.entries(lostAnswers)) {
  test(`When a request is stored and ${what}, the form can't tell, and a second press stores no second lead`, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, visitor());
    await page.route(call, async (route) => {
      await route.fetch();
      await lose(page, route);
    });
    await sendButton(page).click();
    const note = page.locator("#credit-analysis .unsent");
    await expect(note).toContainText("We can’t tell whether it arrived.", { timeout: 25_000 });
    await expect(note).not.toContainText("Not sent");
    await expectTyped(page, visitor());
    await page.unroute(call);
    await page.unroute("**/get-started");
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    await untilLive(page);
    expect(await exportLeads(site)).toHaveLength(1);
  });
}

test("A visitor who sends too often is told when to try again", async ({ page, newSite }) => {
  const site = await newSite({ SUBMISSIONS_PER_IP_PER_MINUTE: "1" });
  for (const mailbox of ["first", "second"]) {
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, visitor(mailbox));
    await sendButton(page).click();
    if (mailbox === "first") await expect(page).toHaveURL(`${site.url}/form-success`);
  }
  await expect(notice(page, "Something went wrong")).toBeVisible();
  await expect(page.locator("#credit-analysis")).toContainText("You can try again");
  expect(await exportLeads(site)).toHaveLength(1);
});

async function refuse(page: Page, fields: Record<string, string[]>): Promise<void> {
  const json = { error: { code: "invalid-fields", message: "", fields } };
  await page.route(call, (route) => route.fulfill({ status: 422, json }));
}

async function expectFailure(page: Page): Promise<void> {
  // The form waits up to 15 s for an answer.
  await expect(notice(page, "Something went wrong")).toContainText("Please try again or call (480) 555-0142", {
    timeout: 25_000,
  });
  await expect(notice(page, "Something went wrong")).toHaveCount(1);
  await expect(page).toHaveURL(/\/get-started$/);
  await expectTyped(page, visitor());
  await expect(sendButton(page)).toBeEnabled();
}
