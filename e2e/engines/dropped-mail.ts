import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import type { Site } from "../support/site.ts";

/** Waits for the email to this address that a site without a mail server has dropped in its data folder. */
export async function droppedMail(site: Site, to: string): Promise<Email> {
  const [first] = await droppedEmails(site, to, 1);
  return first as Email;
}

/** Waits for this many emails to this address. */
export async function droppedEmails(site: Site, to: string, count: number): Promise<Email[]> {
  let emails: Email[] = [];
  await expect(async () => {
    const all = await allEmails(join(site.dataDir, "mail"));
    emails = all.filter((one) => one.to?.some(({ address }) => address === to));
    expect(emails, "emails to the visitor").toHaveLength(count);
  }).toPass({ timeout: 15_000, intervals: [100] });
  return emails;
}

async function allEmails(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
