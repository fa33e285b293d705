import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { MailTransport } from "./transport.server.ts";

/** Where mails are put when there is no mail server. */
export function mailDropFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/**
 * Puts each mail as a complete `.eml` file into `DATA_DIR/mail`, readable by its owner alone. The name is the mail's id, so
 * a repeat overwrites itself, and a file is there whole or not at all.
 */
export function createMailDrop(dataDir: string): MailTransport {
  const folder = mailDropFolder(dataDir);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = /^<([\w-]+)@/.exec(mail.messageId)?.[1];
      if (id === undefined || !Buffer.isBuffer(message)) throw new Error("A mail has no id or no content");
      await writeWhole(fileOf(folder, id), message);
    },
    takeBack: (id) => rm(fileOf(folder, id), { force: true }),
    close() {},
  };
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
