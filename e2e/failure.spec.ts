import type { Page } from "@playwright/test";
import { exportLeads } from "./support/export.ts";
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
  "the server fails": (page) =>
    page.route(call, (route) => route.fulfill({ status: 500, body: "Internal Server Error" })),
  "the storage is lost": (page) =>
    page.route(call, (route) =>
      route.fulfill({ status: 503, json: { error: { code: "storage-unavailable", message: "Later" } } }),
    ),
  "the connection is refused": (page) => outOfReach(page, "connectionrefused"),
  "the connection breaks": (page) => outOfReach(page, "connectionreset"),
};

for (const [when, fail] of Object.entries(failures)) {
  test(`When ${when}, the visitor is told and everything typed is kept`, async ({ page }) => {
    await fail(page);
    await sendButton(page).click();
    await expectFailure(page);
  });
}

// The form waits a quarter of a minute.
test("When no answer comes, the form goes as a plain POST", { tag: "@prove" }, async ({ page }) => {
  await page.route(call, () => {});
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
  await untilLive(page);
});

test("When the connection is gone before the first touch of the button, the visitor is told", async ({ page }) => {
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expectFailure(page);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/form-success$/);
});

test("When the connection goes right after sending, the page itself says that the request arrived", async ({
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
  await expect(field(page, "email")).toHaveValue("");
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

test("Who sends too often is told when to try again", async ({ page, newSite }) => {
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
