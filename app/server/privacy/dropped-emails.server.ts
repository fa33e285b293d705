import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import { contactKey, isPhoneKey } from "#app/domain/desk/same-person.ts";
import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import { mailDropFolder } from "#app/server/mail/transport.server.ts";

/**
 * Removes the emails written as files that name an address anywhere, half-written ones too, and gives how many. It goes by
 * their content, not their ids: an email that was withdrawn from the queue while it was written has no row anymore.
 */
export async function removeDroppedEmails(dataDir: string, email: string): Promise<number> {
  const folder = mailDropFolder(dataDir);
  const names = await readdir(folder).catch(nothingWhenMissing);
  let removed = 0;
  for (const name of names) {
    const file = join(folder, name);
    const content = await readFile(file).catch(nothingWhenMissing);
    if (!Buffer.isBuffer(content) || !mailNames(content, email)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Between listing and reading, drafts become emails, and someone may move one. */
function nothingWhenMissing(error: unknown): never[] {
  if ((error as { code?: unknown }).code === "ENOENT") return [];
  throw error;
}

/** Whether an email, as sent, names an address in its headers or parts: plain, quoted-printable or in Base64. */
export function mailNames(mail: Buffer, email: string): boolean {
  const raw = mail.toString("latin1");
  const address = addressPattern(email);
  return [mail, withoutQuoting(raw), ...base64Parts(raw)].some((part) => {
    const text = part.toString("utf8");
    return address.test(text) || address.test(unfold(text));
  });
}

function withoutQuoting(raw: string): Buffer {
  const bytes = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9a-f]{2})/gi, (_quoted, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1");
}

function base64Parts(raw: string): Buffer[] {
  const blocks = raw.match(/(?:^[a-z0-9+/]{4,}={0,2}\r?\n?)+/gim) ?? [];
  return blocks.map((block) => Buffer.from(block, "base64"));
}

/** Long lines of calendars continue after a line break and a space (RFC 5545, 3.1). */
function unfold(text: string): string {
  return text.replace(/\r?\n[ \t]/g, "");
}

/**
 * Finds an address in a text, in any case, and not as the end or the beginning of another one. Its domain may be in
 * its ASCII form, as in emails, and its @ may be escaped, as in page addresses.
 */
export function addressPattern(email: string): RegExp {
  const key = contactKey(email);
  // Someone who gave only a phone number: the team's notices have it in both of these ways.
  if (isPhoneKey(key)) return new RegExp(`${literally(key)}|${literally(formatUsPhoneNumber(key))}`);
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const domains = [domain, domainToASCII(domain)].filter(Boolean).map(literally).join("|");
  return new RegExp(`(?<![\\w.%+-])${literally(email.slice(0, at))}(?:@|%40)(?:${domains})(?![\\w-]|\\.\\w)`, "i");
}

function literally(text: string): string {
  return text.replace(/[$.+*?^()[\]{}|\\/]/g, "\\$&");
}
