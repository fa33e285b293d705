import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { clientFolder } from "./support/client-folder.ts";
import { runCommand } from "./support/command.ts";
import { addAuthenticator, becomeOwner, expectSound, ownerLink, pressWhenLive, startDesk } from "./support/desk.ts";
import { deskTest } from "./support/desk-test.ts";
import { rawRequest, sendRaw } from "./support/raw-http.ts";
import { discardSite } from "./support/site.ts";
import { runStatement } from "./support/statement.ts";
import { expect } from "./support/test.ts";

const test = deskTest();

test.use({ expectedErrors: /Failed to load resource/ });

test("An owner goes from the printed link to two passkeys and ten codes, signs out and in again", async ({
  page,
  desk,
}) => {
  const first = await addAuthenticator(page);
  await becomeOwner(page, desk);
  await expectSound(page);
  await first.remove();
  const second = await addAuthenticator(page);
  await pressWhenLive(page, "Make a second passkey");
  await expect(page.getByRole("heading", { name: "Last step: codes on paper" })).toBeVisible();
  await page.getByRole("link", { name: "Get recovery codes" }).click();
  await page.getByRole("button", { name: "Show ten new codes" }).click();
  await expect(page.locator(".codes li")).toHaveCount(10);
  await expectSound(page);
  await page.getByRole("link", { name: "I have them on paper" }).click();
  await expect(page.getByText("Signed in as Ines Holm, ines@team.example. Your role: owner.")).toBeVisible();
  await expect(page.getByText("10 of 10 left.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(`${desk.origin}/desk/sign-in`);
  await expectSound(page);
  await pressWhenLive(page, "Use my passkey");
  await expect(page).toHaveURL(`${desk.origin}/desk`);
  await page.goto(`${desk.origin}/desk/step-up?to=/desk/staff`);
  await expectSound(page);
  await pressWhenLive(page, "Use my passkey");
  await expect(page).toHaveURL(`${desk.origin}/desk/staff`);
  await expectSound(page);
  await second.remove();
});

test("Signing in returns to the page that asked for it, and a cookie no longer works after the sign-out", {
  tag: "@prove",
}, async ({ page, desk, context }) => {
  await addAuthenticator(page);
  await becomeOwner(page, desk, "back@team.example");
  const [stolen] = await context.cookies();
  expect(stolen).toMatchObject({ name: "desk", httpOnly: true, sameSite: "Strict", path: "/" });
  const open = () => fetch(`${desk.origin}/desk`, { headers: { Cookie: `desk=${stolen?.value}` }, redirect: "manual" });
  expect((await open()).status).toBe(200);
  await page.goto(`${desk.origin}/desk`);
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/sign-in$/);
  expect((await open()).status).toBe(303);

  await context.addCookies([{ name: "desk", value: "fixed-by-somebody-else", url: desk.origin }]);
  await page.goto(`${desk.origin}/desk/staff`);
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2Fstaff$/);
  await pressWhenLive(page, "Use my passkey");
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  const [fresh] = await context.cookies();
  expect(fresh?.value).toMatch(/^[\w-]{43}$/);

  // Signs in on another device, and signs out the first one from there.
  await context.clearCookies();
  await page.goto(`${desk.origin}/desk/sign-in`);
  await pressWhenLive(page, "Use my passkey");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.goto(`${desk.origin}/desk/account`);
  const other = () => fetch(`${desk.origin}/desk`, { headers: { Cookie: `desk=${fresh?.value}` }, redirect: "manual" });
  expect((await other()).status).toBe(200);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("this one")).toBeVisible();
  expect((await other()).status).toBe(303);
});

test("A link works once, and a program that only opens it does not use it up", async ({ page, desk }) => {
  const link = await ownerLink(desk, "link@team.example");
  for (let n = 0; n < 3; n += 1) expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await page.getByLabel("Your name").fill("Tom Baker");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/welcome$/);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
  await expectSound(page);
});

test("Forms from anywhere else are refused, whatever cookie they bring", async ({ desk }) => {
  const own = { Origin: desk.origin, "Sec-Fetch-Site": "same-origin" };
  const send = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ do: "send-link", email: "eve@evil.example" });
    return (await fetch(`${desk.origin}/desk/sign-in`, { method: "POST", body, headers, redirect: "manual" })).status;
  };
  expect(await send(own)).toBe(303);
  const { Origin, "Sec-Fetch-Site": site } = own;
  for (const headers of [
    {},
    { Origin },
    { "Sec-Fetch-Site": site },
    { ...own, Origin: "https://evil.example" },
    { ...own, Origin: "null" },
    { ...own, "Sec-Fetch-Site": "same-site" },
    { ...own, "Sec-Fetch-Site": "cross-site" },
    { ...own, "Sec-Fetch-Site": "none" },
  ]) {
    expect(await send(headers as Record<string, string>), JSON.stringify(headers)).toBe(403);
  }
});

test("The desk's pages are never cached or framed, and run only scripts that have their nonce", async ({ desk }) => {
  const { headers } = await fetch(`${desk.origin}/desk/sign-in`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  const elsewhere = await fetch(`${desk.site.url}/desk/sign-in`, { redirect: "manual" });
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([303, `${desk.origin}/desk/sign-in`]);
  for (const path of ["/desk/none", "/desk/../x", "/desk/assets/none.js"]) {
    expect((await fetch(desk.origin + path)).status).toBe(404);
  }
});

test("A form that was sent after the session ended waits behind the sign-in", { tag: "@prove" }, async ({ page }) => {
  const desk = await startDesk();
  try {
    await addAuthenticator(page);
    await becomeOwner(page, desk);
    await page.goto(`${desk.origin}/desk/staff`);
    await page.getByLabel("Email").fill("Tom, from Friday on <tom@team.example>");
    // As if half an hour had gone by.
    await runStatement(desk.site, "UPDATE staff_sessions SET last_seen_at = last_seen_at - 1900000");
    await page
      .locator("form")
      .filter({ hasText: "Send the invitation" })
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
        form.requestSubmit();
      });
    await expect(page).toHaveURL(`${desk.origin}/desk/sign-in?to=%2Fdesk%2Fstaff#said`);
    await pressWhenLive(page, "Use my passkey");
    await expect(page.getByRole("heading", { name: "Add someone to the team" })).toBeVisible();
    await expect(page.getByText("Tom, from Friday on <tom@team.example>")).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByText("Enter an email address")).toBeVisible();
  } finally {
    await discardSite(desk.site);
  }
});

test("An owner adds a teammate, who gets in by email, with codes from an app instead of a passkey", async ({
  page,
  newMailServer,
  browser,
}) => {
  const mail = await newMailServer();
  const desk = await startDesk({ SMTP_URL: mail.url, MAIL_FROM: "Desk <a@b.example>", TEAM_EMAIL: "team@b.example" });
  try {
    await addAuthenticator(page);
    await becomeOwner(page, desk);
    await page.goto(`${desk.origin}/desk/staff`);
    await page.getByLabel("Email").fill("tom@team.example");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    // The row of whoever invited names the address, too.
    const invited = page.getByRole("listitem").filter({ hasText: "Has not signed in yet" });
    await expect(invited).toContainText("tom@team.example");
    await mail.waitFor(1);
    const text = mail.to("tom@team.example")[0]?.text ?? "";
    const link = `${desk.origin}${/\/desk\/link\/\S+/.exec(text)?.[0]}`;

    // Tom's browser runs no script: six digits instead of a passkey.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tom = await context.newPage();
    await tom.goto(link);
    await tom.getByLabel("Your name").fill("Tom Baker");
    await tom.getByRole("button", { name: "Continue" }).click();
    await tom.getByRole("button", { name: "Use an app instead" }).click();
    const secret = Secret.fromBase32(((await tom.locator(".app-key").textContent()) ?? "").replaceAll(" ", ""));
    const code = (ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });
    await tom.getByLabel("Code").fill("000000");
    await tom.getByRole("button", { name: "Use this app" }).click();
    await expect(tom.getByText("That code did not match")).toBeVisible();
    await tom.getByLabel("Code").fill(code());
    await tom.getByRole("button", { name: "Use this app" }).click();
    await tom.getByRole("link", { name: "Later, take me to the desk" }).click();
    await expect(tom.getByRole("heading", { name: "Inbox" })).toBeVisible();
    await tom.goto(`${desk.origin}/desk/account`);
    await expect(tom.getByText("Signed in as Tom Baker")).toBeVisible();
    expect((await tom.goto(`${desk.origin}/desk/staff`))?.status()).toBe(403);
    await tom.goto(`${desk.origin}/desk`);
    await tom.getByRole("button", { name: "Sign out" }).first().click();

    await tom.getByLabel("Get a link by email").fill("tom@team.example");
    await tom.getByRole("button", { name: "Send link" }).click();
    await expect(tom.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await mail.waitFor(2);
    const second = /\/desk\/link\/\S+/.exec(mail.to("tom@team.example")[1]?.text ?? "")?.[0];
    await tom.goto(desk.origin + second);
    await tom.getByLabel("Code").fill(code(1));
    await tom.getByRole("button", { name: "Sign in" }).click();
    await expect(tom.getByRole("heading", { name: "Inbox" })).toBeVisible();
    await context.close();
    expect(desk.site.log).not.toMatch(/tom@team|ines@team|Baker|\/desk\/link\/\w/);
  } finally {
    await discardSite(desk.site);
  }
});

test("A separate host serves the desk and nothing else, and no other host serves the desk", async () => {
  const desk = await startDesk({ DESK_HOST: "desk.localhost" });
  try {
    const ask = async (path: string, Host: string) => {
      const { status, headers } = await sendRaw(desk.site, rawRequest("GET", path, { Host }));
      return `${status} ${headers.get("location") ?? ""}`.trim();
    };
    expect(await ask("/desk/sign-in", "desk.localhost")).toBe("200");
    expect(await ask("/", "desk.localhost")).toBe("303 /desk");
    expect(await ask("/get-started", "desk.localhost")).toBe("404");
    expect(await ask("/desk/sign-in", "localhost")).toBe("404");
    expect(await ask("/get-started", "localhost")).toBe("200");
    expect((await runCommand(desk.site, "desk", "owner", "ines@team.example")).output).toContain(
      "//desk.localhost/desk/",
    );
  } finally {
    await discardSite(desk.site);
  }
});

test("Not a byte of the public site depends on the desk", { tag: "@prove" }, async ({ site, desk }) => {
  const folder = clientFolder;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // The build itself: no public file names the desk, or a file of its build.
  const ownFiles = readdirSync(join(realpathSync(folder), "../desk/client/assets")).filter(
    (name) => !/woff2/.test(name),
  );
  for (const name of names.filter((one) => /\.(js|html|css|json|data|xml|txt|policy)$/.test(one))) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(
      ownFiles.filter((own) => text.includes(own)),
      name,
    ).toEqual([]);
    // The description of the API is public, and says where the data files are.
    if (name.startsWith("developers/openapi.json")) continue;
    expect(/["'(/]desk[/"']/.test(text) && name, name).toBeFalsy();
  }
  // What is served: the same status, headers and bytes with the desk and without it.
  const paths = names
    .filter((name) => !/\.(br|gz|policy)$/.test(name) && /\.\w+$/.test(name) && !name.startsWith(".vite"))
    .map((name) => `/${name.replace(/(^|\/)index\.html$/, "")}`);
  expect(paths.length).toBeGreaterThan(100);
  const served = async (origin: string, path: string) => {
    const answer = await fetch(origin + path);
    const kept = [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
    const hash = createHash("sha256")
      .update(await answer.bytes())
      .digest("hex");
    return JSON.stringify([answer.status, kept, hash]);
  };
  for (const path of paths) {
    expect(await served(desk.origin, path), path).toBe(await served(site.url, path));
  }
  // A site without a desk has no such address.
  for (const path of ["/desk", "/desk/sign-in", "/desk/assets/none.js"]) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
});
