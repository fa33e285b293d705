import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { expectAsTimePasses } from "./clock.ts";
import { type CommandEnd, runCommand } from "./command.ts";
import { bareEnvironment, type Site } from "./site.ts";

/**
 * Runs `npm run privacy` with a site's settings. An erasure looks again after ten seconds; the clock is moved instead of
 * waiting.
 */
export async function runPrivacy(site: Site, ...args: string[]): Promise<CommandEnd> {
  let isOver = false;
  const running = runCommand(site, "privacy", ...args).finally(() => {
    isOver = true;
  });
  if (args[0] === "erase") await expectAsTimePasses(() => isOver).toBe(true);
  return running;
}

/** Starts an erasure; `begun` resolves when it starts to delete, `ended` to its exit code. */
export function startErasure(
  { settings }: Site,
  email: string,
): { begun: Promise<void>; ended: Promise<number | null> } {
  const command = ["scripts/site-command.mjs", "privacy", "erase", email, "--yes"];
  const child = spawn(process.execPath, command, { env: { ...bareEnvironment(), ...settings } });
  child.stdout.resume();
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { begun: once(child.stderr, "data").then(() => {}), ended };
}

/** The person who asks, and details that help to verify them. */
export const asker = { name: "Zoë O'Hara", email: "zoe.privacy@visitor.example", reference: "AC-4711-XYZ" };

export function requestForm(page: Page) {
  return page.locator("form#privacy-request");
}

export async function fillRequest(page: Page, kind: "Access" | "Delete" | "Correct" | "Opt out"): Promise<void> {
  const form = requestForm(page);
  await form.getByRole("radio", { name: kind }).check();
  await form.getByLabel("Full name").fill(asker.name);
  await form.getByLabel("Email").fill(asker.email);
  await form.getByLabel("Account number or reference").fill(asker.reference);
}

/** The path of the link to the status page. Its host is the site's setting, not where a journey reaches the site. */
export function statusPath(mail: Email | undefined): string {
  return /\/privacy-request\/[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "no link in the mail";
}
