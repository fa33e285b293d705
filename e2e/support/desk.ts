import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type BrowserContext, type CDPSession, expect, type Page } from "@playwright/test";
import { freePort } from "#test/free-port.ts";
import { patience } from "#test/patience.ts";
import { accessibilityProblems } from "./accessibility-problems.ts";
import { runCommand } from "./command.ts";
import { type Site, startSite } from "./site.ts";
import { untilLive } from "./until-live.ts";

/** A site with a desk. Passkeys need a host name rather than an IP address, so browsers reach it as localhost. */
export type DeskSite = { site: Site; origin: string };

/** Starts one; `discardSite` ends it. */
export async function startDesk(
  settings: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<DeskSite> {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  // Empty means not set: a site has a desk by default.
  return { site: await startSite({ PORT: port, SITE_URL: origin, DESK: "", ...settings }, through), origin };
}

/** The link that `npm run desk -- owner` prints, with the address of this journey's site. */
export async function ownerLink({ site, origin }: DeskSite, email = "ines@team.example"): Promise<string> {
  const { code, output } = await runCommand(site, "desk", "owner", email);
  expect(code, output).toBe(0);
  return `${origin}${/\/desk\/link\/\S+/.exec(output)?.[0]}`;
}

/** Like a device with a finger on its sensor: it makes passkeys and signs with them without asking. */
export async function makePasskeys(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** The same; the returned object removes the device. */
export async function addAuthenticator(page: Page): Promise<{ remove(): Promise<void> }> {
  const { session, authenticatorId } = await makePasskeys(page);
  return { remove: () => session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }).then(() => {}) };
}

/** Presses a button once React has taken over the page. */
export async function pressWhenLive(page: Page, name: string): Promise<void> {
  await untilLive(page);
  await page.getByRole("button", { name, exact: true }).click();
}

/** Goes from the printed link to the page that asks for a second way in. */
export async function becomeOwner(page: Page, desk: DeskSite, email?: string): Promise<void> {
  await page.goto(await ownerLink(desk, email));
  await page.getByLabel("Your name").fill("Ines Holm");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Make your first passkey" })).toBeVisible();
  await pressWhenLive(page, "Make a passkey");
  await expect(page.getByRole("heading", { name: "Now add a second way in" })).toBeVisible();
}

/** Queries the database of a desk on SQLite while it runs; returns the rows. */
export function queryDesk({ site }: DeskSite, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(site.dataDir, "site.db"), { timeout: 5000 });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

/** Acts as if the clock had stopped: letters that can still be taken back go out this many minutes later. */
export function delayLetters(desk: DeskSite, minutes: number): void {
  queryDesk(
    desk,
    `UPDATE outbox SET next_attempt_at = next_attempt_at + ${minutes * 60_000}
     WHERE kind = 'desk-answer' AND state = 'queued'`,
  );
}

/** Expects a page to fit a small phone and to pass axe in light and dark. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: "light" });
}

/** A second owner in a separate browser. */
export async function joinAsTom(desk: DeskSite, context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext();
  const theirs = await other?.newPage();
  if (!theirs) throw new Error("No second browser");
  await addAuthenticator(theirs);
  await theirs.goto(await ownerLink(desk, "tom@team.example"));
  await theirs.getByLabel("Your name").fill("Tom Baker");
  await theirs.getByRole("button", { name: "Continue" }).click();
  await pressWhenLive(theirs, "Make a passkey");
  await expect(theirs.getByRole("heading", { name: "Now add a second way in" })).toBeVisible();
  return theirs;
}

/** The same session in a browser that runs no script. */
export async function withoutScript(page: Page): Promise<Page> {
  const session = page.context();
  const plain = await session.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await session.storageState(),
  });
  if (!plain) throw new Error("No browser");
  return plain.newPage();
}

/** The newest thread, once the projector has made it. */
export async function newestThread(desk: DeskSite): Promise<string> {
  const read = () => String(queryDesk(desk, "SELECT id FROM threads ORDER BY id DESC LIMIT 1")[0]?.id ?? "");
  await expect.poll(read, patience).not.toBe("");
  return read();
}
