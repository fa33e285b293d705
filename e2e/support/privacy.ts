import { execFile } from "node:child_process";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { bareEnvironment, type Site } from "./site.ts";

/** Runs `npm run privacy` with a site's settings; gives its exit code and all that it wrote. */
export function runPrivacy({ settings }: Site, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...bareEnvironment(), ...settings };
    const command = ["scripts/site-command.mjs", "privacy", ...args];
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
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
