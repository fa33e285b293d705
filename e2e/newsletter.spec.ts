import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { exportSubscribers } from "./support/export.ts";
import { type MailServer, sendingBy } from "./support/mail.ts";
import type { Site } from "./support/site.ts";
import { runStatement } from "./support/statement.ts";
import { expect, test } from "./support/test.ts";

const reader = "reader@visitor.example";

/** For the emails that went out: the site writes to one address again after ten minutes. */
async function letElevenMinutesPass(site: Site): Promise<void> {
  const eleven = 11 * 60_000;
  await runStatement(
    site,
    `UPDATE outbox SET created_at = created_at - ${eleven}, next_attempt_at = next_attempt_at - ${eleven}`,
  );
}

describeOnDatabase("A reader of the letter", (makeDatabase) => {
  test("confirms with one button, pauses, unsubscribes and comes back", async ({ page, newSite, newMailServer }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });

    await page.goto(`${site.url}/blog`);
    await page.locator("#weekly-email").fill(reader);
    await page
      .locator("form", { has: page.locator("#weekly-email") })
      .getByRole("button")
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now look in your inbox");

    await mail.waitFor(1);
    const confirmLink = linkIn(mail, "confirm", site);
    // Mail scanners open every link, and that changes nothing.
    for (const method of ["GET", "HEAD"]) expect((await fetch(confirmLink, { method })).status).toBe(200);
    expect(await exportSubscribers(site)).toEqual([expect.objectContaining({ status: "pending", mayBeSent: "no" })]);

    await page.goto(confirmLink);
    await expect(page.getByText("r…@visitor.example")).toBeVisible();
    await page.getByRole("button", { name: "Yes, Send Me the Letter" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the list");
    expect(await exportSubscribers(site)).toEqual([
      expect.objectContaining({ email: reader, status: "confirmed", mayBeSent: "yes", guides: 1, reports: 1 }),
    ]);

    await page.getByRole("link", { name: "Choose What Comes" }).click();
    await page.getByLabel("Guides").uncheck();
    await page.getByLabel("After a pause of 30 days").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByLabel(/^Not before/)).toBeChecked();
    expect(await exportSubscribers(site)).toEqual([
      expect.objectContaining({ mayBeSent: "no", guides: 0, reports: 1, pausedUntil: expect.any(String) }),
    ]);

    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You get no more letters");
    expect(await exportSubscribers(site)).toEqual([
      expect.objectContaining({ status: "unsubscribed", mayBeSent: "no" }),
    ]);

    await page.getByRole("link", { name: "I Changed My Mind" }).click();
    await page.getByRole("button", { name: "Subscribe Again" }).click();
    await expect(page.getByLabel("Market reports")).toBeChecked();
    expect(await exportSubscribers(site)).toEqual([expect.objectContaining({ status: "confirmed" })]);
    expect(site.log).not.toContain(reader);
  });

  test("unsubscribes with one click in an email program, in either form encoding", async ({
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    for (const [index, body] of [new URLSearchParams("List-Unsubscribe=One-Click"), form].entries()) {
      const email = `one-click-${index}@visitor.example`;
      await signUp(site, email);
      await mail.waitFor(index + 1);
      const [message] = mail.to(email);
      const header = (name: string) => message?.headers.find(({ key }) => key === name)?.value;
      expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      const link = onSite(/^<(.+)>$/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "", site);

      expect((await fetch(link)).status).toBe(200);
      expect(await exportSubscribers(site)).toContainEqual(expect.objectContaining({ email, status: "pending" }));
      const answer = await fetch(link, { method: "POST", body, redirect: "manual" });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
      expect(await exportSubscribers(site)).toContainEqual(expect.objectContaining({ email, status: "unsubscribed" }));
    }
  });

  test("is confirmed only through the sign-up's confirmation link, never through the unsubscribe link", {
    tag: "@prove",
  }, async ({ page, newSite, newMailServer }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    await signUp(site, reader);
    await mail.waitFor(1);
    const leave = new URL(linkIn(mail, "unsubscribe", site));
    for (const [path, intent] of [
      ["preferences", "return"],
      ["confirm", "confirm"],
    ] as const) {
      const misused = `${site.url}/newsletter/${path}${leave.search}`;
      expect((await post(misused, { intent })).status, path).toBe(404);
    }
    await page.goto(leave.href);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("link", { name: "I Changed My Mind" }).click();
    await page.getByRole("button", { name: "Subscribe Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now look in your inbox");
    expect(await exportSubscribers(site)).toEqual([expect.objectContaining({ status: "pending", mayBeSent: "no" })]);
  });

  test("unsubscribes without a letter at hand: the site emails the link, to subscribers only", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    const leave = async (email: string) => {
      await page.goto(`${site.url}/newsletter/leave`);
      await page.getByRole("main").getByLabel("Your email").fill(email);
      await page.getByRole("button", { name: "Email Me the Link" }).click();
    };
    const answers: (string | null)[] = [];
    for (const email of ["stranger@visitor.example", reader]) {
      if (email === reader) {
        await signUp(site, reader);
        await mail.waitFor(1);
        await letElevenMinutesPass(site);
      }
      await leave(email);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now look in your inbox");
      answers.push(await page.getByRole("main").textContent());
    }
    expect(answers[0]).toBe(answers[1]);
    await mail.waitFor(2);
    expect(mail.to("stranger@visitor.example")).toEqual([]);
    const [, sent] = mail.to(reader);
    expect(sent?.subject).toBe("Your link to stop our letter");
    const link = /https?:\/\/\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(sent?.text ?? "")?.[0] ?? "";
    await page.goto(onSite(link, site));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You get no more letters");
    expect(await exportSubscribers(site)).toEqual([expect.objectContaining({ email: reader, status: "unsubscribed" })]);
    expect(site.log).not.toContain(reader);
  });

  test("stays private: every sign-up gets the same answer", { tag: "@prove" }, async ({ newSite, newMailServer }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    const first = await signUp(site, reader);
    await mail.waitFor(1);
    await post(linkIn(mail, "unsubscribe", site), { "List-Unsubscribe": "One-Click" });
    await letElevenMinutesPass(site);
    const answers = [
      await signUp(site, reader),
      await signUp(site, "Reader@Visitor.example"),
      await signUp(site, "x@y.example"),
    ];
    for (const answer of answers) expect(answer).toEqual(first);
    // Someone who left gets another email to confirm, and nothing else.
    await mail.waitFor(3);
    expect(mail.to(reader).map(({ subject }) => subject)).toEqual(Array(2).fill("Please confirm: one letter a week"));
    expect((await exportSubscribers(site)).map(({ email }) => email)).toEqual([reader, "x@y.example"]);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4\d\d/ });

  test("the footer's form leads to a page, which shows a mistake at the field to fix", { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    await page.goto(`${site.url}/faq`);
    await page.getByPlaceholder("Enter your email").fill("reader@visitor");
    await page.getByRole("button", { name: "Subscribe" }).click();
    const field = page.locator("#sign-up-email");
    await expect(field).toHaveAccessibleDescription(/Type the whole address/);
    await expect(field).toHaveValue("reader@visitor");
    expect(await exportSubscribers(site)).toEqual([]);

    await field.fill(reader);
    await field.press("Enter");
    await expect(page).toHaveURL(`${site.url}/newsletter/sent`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now look in your inbox");
    expect(await exportSubscribers(site)).toEqual([
      expect.objectContaining({ email: reader, pageUrl: expect.any(String) }),
    ]);
  });

  test("a mistake in the address to unsubscribe shows at the field to fix", async ({ page }) => {
    await page.goto("/newsletter/leave");
    await page.locator("#leave-email").fill("reader@visitor");
    await page.getByRole("button", { name: "Email Me the Link" }).click();
    await expect(page.locator("#leave-email")).toHaveAccessibleDescription(/Type the whole address/);
    await expect(page.locator("#leave-email")).toHaveValue("reader@visitor");
  });

  test("a link that isn't ours leads to a page that says so, and changes nothing", { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    for (const [path, intent] of [
      ["confirm", "confirm"],
      ["preferences", "return"],
      ["unsubscribe", "unsubscribe"],
    ] as const) {
      for (const query of ["", "?token=", "?token=a.b", `?token=${"x".repeat(500)}.%00`]) {
        expect((await post(`${site.url}/newsletter/${path}${query}`, { intent })).status, path + query).toBe(404);
      }
      await page.goto(`${site.url}/newsletter/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
    }
  });
});

test.describe("Every state of the newsletter's pages", () => {
  test.use({ expectedErrors: /status of 4\d\d/, contextOptions: { reducedMotion: "reduce" } });

  test("passes axe", { tag: "@prove" }, async ({ page, newSite, newMailServer }) => {
    const mail = await newMailServer();
    const site = await newSite(sendingBy(mail));
    await signUp(site, reader);
    await mail.waitFor(1);
    const press = (name: string) => page.locator("main").getByRole("button", { name }).click();
    const states: Record<string, () => Promise<unknown>> = {
      "a sign-up with a mistake": async () => {
        await page.goto(`${site.url}/newsletter`);
        await page.locator("#sign-up-email").fill("reader@visitor");
        await press("Subscribe");
      },
      "a link that isn't ours": () => page.goto(`${site.url}/newsletter/confirm`),
      "asked to confirm": () => page.goto(linkIn(mail, "confirm", site)),
      confirmed: () => press("Yes, Send Me the Letter"),
      preferences: () => page.getByRole("link", { name: "Choose What Comes" }).click(),
      "preferences with an error": async () => {
        for (const topic of ["Guides", "Market reports"]) await page.getByLabel(topic).uncheck();
        await press("Save");
      },
      "unsubscribing without a link, with a mistake": async () => {
        await page.goto(`${site.url}/newsletter/leave`);
        await page.locator("#leave-email").fill("reader@visitor");
        await press("Email Me the Link");
      },
      "the link is on its way": async () => {
        await page.locator("#leave-email").fill("reader@visitor.example");
        await press("Email Me the Link");
      },
      "asked to unsubscribe": () => page.goto(linkIn(mail, "unsubscribe", site)),
      unsubscribed: () => press("Unsubscribe"),
    };
    for (const [name, reach] of Object.entries(states)) {
      await reach();
      expect(await accessibilityProblems(page), name).toEqual([]);
    }
  });
});

test.describe("After more sign-ups in a minute than the setting allows", () => {
  test.use({ expectedErrors: /status of 429/ });

  test("the visitor has to wait, and the page says for how long", { tag: "@prove" }, async ({ page, newSite }) => {
    const site = await newSite({ SUBMISSIONS_PER_IP_PER_MINUTE: "5" });
    for (let n = 0; n < 6; n++) {
      await page.goto(`${site.url}/faq`);
      await page.getByPlaceholder("Enter your email").fill(`many-${n}@visitor.example`);
      await page.getByRole("button", { name: "Subscribe" }).click();
      if (n < 5) await expect(page).toHaveURL(`${site.url}/newsletter/sent`);
    }
    await expect(page.locator(".unsent")).toContainText("You can try again");
    await expect(page.locator("#sign-up-email")).toHaveValue("many-5@visitor.example");
    expect((await signUp(site, "past-the-browser@visitor.example")).status).toBe(429);
    expect(await exportSubscribers(site)).toHaveLength(5);
  });
});

test("Nothing but the buttons, and a mail program’s one click, confirms or leaves", async ({
  newSite,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const site = await newSite(sendingBy(mail));
  await signUp(site, reader);
  await mail.waitFor(1);
  const statusAfter = async (page: "confirm" | "unsubscribe", body: Record<string, string>) => {
    const { status } = await post(linkIn(mail, page, site), body);
    return [status, (await exportSubscribers(site))[0]?.status];
  };
  for (const body of [{}, { intent: "Confirm" }, { intent: "unsubscribe" }]) {
    expect(await statusAfter("confirm", body)).toEqual([400, "pending"]);
  }
  expect(await statusAfter("confirm", { intent: "confirm" })).toEqual([200, "confirmed"]);
  for (const body of [{}, { intent: "confirm" }, { "List-Unsubscribe": "" }]) {
    expect(await statusAfter("unsubscribe", body)).toEqual([400, "confirmed"]);
  }
  const cutOff = await fetch(linkIn(mail, "unsubscribe", site), {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=cut" },
    body: '--cut\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Cl',
  });
  expect([cutOff.status, site.log]).toEqual([415, expect.not.stringContaining("request failed")]);
  expect(await statusAfter("unsubscribe", { "List-Unsubscribe": "One-Click" })).toEqual([200, "unsubscribed"]);
});

test.describe("A filled trap", () => {
  test.use({ expectedErrors: /status of 422/ });

  test("in a sign-up sends no email, and the page says so, with and without JavaScript", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite(sendingBy(mail));
    for (const path of ["/faq", "/blog"]) {
      await page.goto(site.url + path);
      const form = page.locator("form", { has: page.getByPlaceholder("Enter your email") }).first();
      await form.getByPlaceholder("Enter your email").fill(reader);
      await form.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
        trap.value = "filled by a password manager";
      });
      await form.getByRole("button").click();
      await expect(page.locator("#sign-up-email")).toHaveAccessibleDescription(
        /didn’t send an email.*press the button again/,
      );
      await expect(page.locator("#sign-up-email")).toHaveValue(reader);
    }
    expect(await exportSubscribers(site)).toEqual([]);

    await page
      .locator("form", { has: page.locator("#sign-up-email") })
      .getByRole("button")
      .click();
    await mail.waitFor(1);
    expect(mail.received.map(({ to }) => to)).toEqual([reader]);
  });
});

function post(url: string, body: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(body), redirect: "manual" });
}

/** The parts of the answer that anyone can see. */
async function signUp(site: Site, email: string, more: Record<string, string> = {}) {
  const answer = await post(`${site.url}/newsletter`, { email, ...more });
  return { status: answer.status, location: answer.headers.get("Location"), body: await answer.text() };
}

/** The first such link in the last email, at the test site's address: emails have the public one. */
function linkIn(mail: MailServer, page: "confirm" | "unsubscribe", site: Site): string {
  const text = mail.received.at(-1)?.message.text ?? "";
  return onSite(new RegExp(`http://\\S+/newsletter/${page}\\?token=\\S+`).exec(text)?.[0] ?? "", site);
}

function onSite(link: string, site: Site): string {
  const { pathname, search } = new URL(link);
  return site.url + pathname + search;
}
