import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { type CommandEnd, runCommand } from "./command.ts";
import type { Site } from "./site.ts";

/** Runs `npm run privacy` with a site's settings. */
export function runPrivacy(site: Site, ...args: string[]): Promise<CommandEnd> {
  return runCommand(site, "privacy", ...args);
}

/** Who asks, and what helps to find out that it is them. */
export const asker = { name: "Zoë O’Hara", email: "zoe.privacy@visitor.example", reference: "AC-4711-XYZ" };

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

/** The path of the link to the status page. Its host is the site's setting, not where a journey reaches it. */
export function statusPath(mail: Email | undefined): string {
  return /\/privacy-request\/[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "no link in the mail";
}
