import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import type { Site } from "../support/site.ts";

/** Waits for the mail to this address that a site without a mail server has dropped in its data folder. */
export async function droppedMail(site: Site, to: string): Promise<Email> {
  let mail: Email | undefined;
  await expect(async () => {
    mail = (await allMails(join(site.dataDir, "mail"))).find((one) => one.to?.some(({ address }) => address === to));
    expect(mail, "a mail to the visitor").toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [100] });
  return mail as unknown as Email;
}

async function allMails(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
