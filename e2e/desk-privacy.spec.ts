import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { expectAsTimePasses } from "./support/clock.ts";
import {
  type DeskSite,
  expectSound,
  joinAsTom,
  pressWhenLive,
  queryDesk,
  startDesk,
  withoutScript,
} from "./support/desk.ts";
import { creditAnalysis, sendCall } from "./support/hostile-forms.ts";
import { sendingBy } from "./support/mail.ts";
import { statusPath } from "./support/privacy.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: /Failed to load resource/ });

type Asks = "access" | "delete" | "correct" | "opt-out";

/** Sends a request as the form does, and returns its reference. */
async function ask({ site }: DeskSite, page: Page, requestType: Asks, email: string): Promise<string> {
  const answer = await page.request.post(`${site.url}/functions/v1/send-form-notification`, {
    data: {
      formName: "Privacy Rights Request",
      requestType,
      fullName: "Dana Whitfield",
      email,
      phone: "(480) 555-0142",
      pageUrl: `${site.url}/ccpa`,
      submissionKey: randomUUID(),
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { reference?: string; id?: string }).reference ?? "";
}

async function addLead({ site }: DeskSite, email: string): Promise<void> {
  const sent = await sendCall(site, creditAnalysis, {
    ...creditAnalysis.valid,
    email,
    firstName: "Dana",
    lastName: "Whitfield",
    phone: "(480) 555-0142",
  });
  expect(sent).toEqual({ status: 200, refused: [] });
}

const said = (page: Page) => page.locator(".note--ok[role=status]");

async function openFromQueue(page: Page, desk: DeskSite): Promise<void> {
  await page.goto(`${desk.origin}/desk/privacy`);
  await page.getByRole("link", { name: "Dana Whitfield" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana Whitfield");
}

/** Shows the passkey, reads what will be done, and says yes. */
async function confirm(page: Page, what: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Is it still you?" })).toBeVisible();
  await pressWhenLive(page, "Use my passkey");
  await expect(page.getByRole("heading", { name: what })).toBeVisible();
  await expect(page.getByText("They asked us to: Erase.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, do it" }).click();
}

test.describe("Privacy work at the desk", () => {
  test("erases with a second person: request, proof, approval, last email, nothing left", async ({
    page,
    context,
    newMailServer,
  }) => {
    test.setTimeout(240_000);
    const email = "dana.erase@visitor.example";
    const mail = await newMailServer();
    const desk = await startDesk(sendingBy(mail));
    try {
      await addLead(desk, email);
      await ask(desk, page, "delete", email);
      await signInAsOwner(page, desk);
      const toms = await joinAsTom(desk, context);
      await page.goto(`${desk.origin}/desk/privacy`);
      await expectSound(page);
      await openFromQueue(page, desk);
      await expectSound(page);
      await expect(page.getByText("2 details match, 2 needed")).toBeVisible();
      await expect(page.getByText("Their mailbox has not confirmed.")).toBeVisible();
      await page.getByRole("button", { name: "Ask them to confirm" }).click();
      await expect(said(page)).toContainText("Asked them to confirm");
      await expect.poll(() => mail.to(email).length, patience).toBeGreaterThanOrEqual(3);
      const asked = mail.to(email).find(({ subject }) => subject === "Please confirm your privacy request");
      const visitor = await context.browser()?.newContext();
      const theirs = await visitor?.newPage();
      if (!theirs) throw new Error("No browser");
      await theirs.goto(desk.origin + statusPath(asked));
      expect(await accessibilityProblems(theirs)).toEqual([]);
      await theirs.getByRole("button", { name: "Yes, It Was Me" }).click();
      await expect(theirs.getByText("You told us on")).toBeVisible();

      await page.reload();
      await expect(page.getByText("3 details match, 2 needed")).toBeVisible();
      await page.getByRole("button", { name: "Ask for a second yes" }).click();
      await confirm(page, "Begin to erase what we hold about them");
      await expect(said(page)).toContainText("Asked for a second yes");
      await expect(page.getByText("This needs a second person")).toBeVisible();
      await expect(page.getByRole("button", { name: "Yes, erase everything" })).toHaveCount(0);
      await expectSound(page);
      await openFromQueue(toms, desk);
      await toms.getByRole("button", { name: "Yes, erase everything" }).click();
      await confirm(toms, "Erase everything we hold about them, for good");
      await expect(said(toms)).toContainText("Said yes to the erasure");
      await expectSound(toms);
      await expectAsTimePasses(() => queryDesk(desk, "SELECT count(*) AS count FROM leads")[0]?.count).toBe(0);
      expect(mail.to(email).at(-1)?.subject).toBe("We are erasing your data");
      await expectAsTimePasses(
        () => queryDesk(desk, "SELECT kind FROM privacy_steps ORDER BY at DESC LIMIT 1")[0]?.kind,
      ).toBe("erased");
      expect(await tracesOfAddress(desk.site.dataDir, email)).toEqual([]);
      expect(desk.site.log.toLowerCase()).not.toContain(email);
      await theirs.reload();
      await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Your folder is empty");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erase: erased");
      await expectSound(page);
      await visitor?.close();
      await toms.context().close();
    } finally {
      await discardSite(desk.site);
    }
  });

  test("lets a team of one erase after a passkey check, and give notice and deny without script", {
    tag: "@prove",
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const desk = await startDesk();
    const email = "dana.alone@visitor.example";
    try {
      await addLead(desk, email);
      await ask(desk, page, "delete", email);
      await ask(desk, page, "access", "dana.access@visitor.example");
      await signInAsOwner(page, desk);
      const bare = await withoutScript(page);

      const [access] = queryDesk(desk, "SELECT message_id AS id FROM privacy_requests WHERE request_type = 'access'");
      await bare.goto(`${desk.origin}/desk/privacy/${access?.id}`);
      await bare.getByRole("button", { name: "Give notice" }).click();
      await expect(bare.getByText("Choose a reason.")).toBeVisible();
      await bare.getByLabel("Reason").first().selectOption("We are still making sure who asks");
      await bare.getByRole("button", { name: "Give notice" }).click();
      await expect(said(bare)).toContainText("Gave notice that we need more time");
      await expect(bare.getByText("the last date the law allows")).toBeVisible();
      await expect(bare.getByRole("button", { name: "Give notice" })).toHaveCount(0);
      await bare.getByLabel("Reason").selectOption({ index: 1 });
      await bare.getByRole("button", { name: "Deny and tell them" }).click();
      await expect(said(bare)).toContainText("Denied it and told them why");
      const kinds = queryDesk(desk, "SELECT kind FROM outbox WHERE kind LIKE 'privacy-%' ORDER BY kind");
      expect(kinds).toEqual([{ kind: "privacy-denied" }, { kind: "privacy-extended" }]);

      const [erase] = queryDesk(desk, "SELECT message_id AS id FROM privacy_requests WHERE request_type = 'delete'");
      // The sign-in was a moment ago, and still each of the two steps asks for the passkey and says what it will do.
      await page.goto(`${desk.origin}/desk/privacy/${erase?.id}`);
      await page.getByLabel("They no longer have this mailbox").fill("In the office, with a photo ID, on Tuesday");
      await page.getByRole("button", { name: "Vouch for them" }).click();
      await expect(said(page)).toContainText("Vouched that it is them, without their mailbox");
      await page.getByRole("button", { name: "Begin the erasure" }).click();
      await confirm(page, "Begin to erase what we hold about them");
      await expect(said(page)).toContainText("Asked for a second yes");
      await page.getByRole("button", { name: "Yes, erase everything" }).click();
      await confirm(page, "Erase everything we hold about them, for good");
      await expect(said(page)).toContainText("Said yes to the erasure");
      await expectAsTimePasses(
        () => queryDesk(desk, "SELECT kind FROM privacy_steps WHERE kind = 'erased'").length,
      ).toBe(1);
      expect(await tracesOfAddress(desk.site.dataDir, email)).toEqual([]);
      await page.goto(`${desk.origin}/desk/privacy`);
      await expect(page.getByText("No one is waiting.")).toBeVisible();
      await bare.context().close();
    } finally {
      await discardSite(desk.site);
    }
  });
});

test("A person who asks for their data confirms the request, makes a declaration, and downloads it from their link", {
  tag: "@prove",
}, async ({ page, context, newMailServer }) => {
  const email = "dana.file@visitor.example";
  const mail = await newMailServer();
  const desk = await startDesk(sendingBy(mail));
  try {
    await addLead(desk, email);
    await ask(desk, page, "access", email);
    await expect.poll(() => mail.to(email).length, patience).toBe(2);
    const confirmation = mail.to(email).find(({ subject }) => subject === "We received your privacy request");
    const path = statusPath(confirmation);
    await page.goto(desk.origin + path);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Yes, It Was Me" }).click();
    await expect(page.getByText("You told us on")).toBeVisible();
    expect((await page.request.get(`${desk.origin}${path}/file`)).status()).toBe(404);

    const owner = await (await context.browser()?.newContext())?.newPage();
    if (!owner) throw new Error("No browser");
    await signInAsOwner(owner, desk);
    await openFromQueue(owner, desk);
    await expectSound(owner);
    const file = owner.waitForEvent("download");
    await owner.getByRole("link", { name: "Download all we hold (JSON)" }).click();
    expect((await file).suggestedFilename()).toMatch(/^data-[\da-f-]{36}\.json$/);
    await owner.getByRole("button", { name: "Send the link to their file" }).click();
    await expect(said(owner)).toContainText("Answered with the link to their file");
    await expect.poll(() => mail.to(email).at(-1)?.subject, patience).toBe("Your data is ready");

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data is ready");
    expect(await accessibilityProblems(page)).toEqual([]);
    const theirs = await page.request.get(`${desk.origin}${path}/file`);
    expect(theirs.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(theirs.headers()["content-disposition"]).toMatch(/^attachment; filename="my-data-[\da-f-]{36}\.json"$/);
    expect(await theirs.json()).toMatchObject({ email, leads: [{ firstName: "Dana" }] });
    await owner.context().close();
  } finally {
    await discardSite(desk.site);
  }
});
