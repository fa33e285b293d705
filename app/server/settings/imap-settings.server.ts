import { readFileSync } from "node:fs";
import { isLocalHost } from "./transport-security.server.ts";

/** The mailbox that receives people's replies. */
export type ImapSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, or plain text only on this machine. */
  secure: boolean;
  user: string;
  /** In the address, or in a file that is read at each sign-in, so that it can change while the site runs. */
  password: { text: string } | { file: string };
  folder: string;
};

/** The problem with the two settings, in words that name no secret; null when they are usable. */
export function problemOfImap(address: string, passwordFile: string | undefined): string | null {
  const form = "must look like imaps://user:password@host:993/INBOX";
  if (!URL.canParse(address)) return form;
  const { protocol, hostname, username, password, pathname } = new URL(address);
  if (!["imap:", "imaps:"].includes(protocol) || hostname === "" || username === "") return form;
  if ([username, password, pathname].some((part) => decode(part) === null)) return form;
  if (password === "" && passwordFile === undefined) return "needs a password in it, or IMAP_PASSWORD_FILE";
  if (password !== "" && passwordFile !== undefined)
    return "must have no password in it when IMAP_PASSWORD_FILE is set";
  return null;
}

/** Parses two usable settings. */
export function readImap(address: string, passwordFile: string | undefined): ImapSettings {
  const url = new URL(address);
  const secure = url.protocol === "imaps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (secure ? 993 : 143) : Number(url.port),
    secure,
    user: decode(url.username) ?? "",
    password: passwordFile === undefined ? { text: decode(url.password) ?? "" } : { file: passwordFile },
    folder: decode(url.pathname.slice(1)) || "INBOX",
  };
}

/** The current password. Throws if its file cannot be read. */
export function imapPassword({ password }: ImapSettings): string {
  return "text" in password ? password.text : readFileSync(password.file, "utf8").trim();
}

/** Whether the connection may go without TLS: it crosses no network. */
export function mayBePlain({ host }: ImapSettings): boolean {
  return isLocalHost(host);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
