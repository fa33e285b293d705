import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import nodemailer from "nodemailer";
import type { SendFailure } from "#app/server/outgoing/delivery.server.ts";
import { checkRoom } from "#app/server/report/disk-room.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { isLocalHost } from "#app/server/settings/transport-security.server.ts";

/** The email transport that the settings name, over a limited number of connections. */
export function createTransport(
  { dataDir, smtpUrl, smtpAllowsPlain }: Pick<Settings, "dataDir" | "smtpUrl" | "smtpAllowsPlain">,
  connections: number,
): MailTransport {
  if (smtpUrl === undefined) return createMailDrop(dataDir);
  return createSmtpTransport(smtpUrl, { connections, allowsPlain: smtpAllowsPlain });
}

/** An email that is ready to go out. */
export type ComposedMail = SendMailOptions & { envelope: { from: string; to: string[] }; messageId: string };

/** Sends emails. */
export type MailTransport = {
  /** Resolves when the next server or the folder has the email; rejects when it does not, or when that is unknown. */
  send(mail: ComposedMail, signal: AbortSignal): Promise<void>;
  /** Rejects when the server lets no one in, or the folder takes no file. Sends nothing. */
  check(): Promise<void>;
  /** Removes the email of this id again, where that is still possible. */
  takeBack?(id: string): Promise<void>;
  close(): void;
};

const second = 1000;

/** Each is far below the deadline of a send, so that the error says at which step a silent server stopped answering. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/**
 * Sends by SMTP over a few kept connections. To another machine, emails go only over TLS with a verifiable certificate,
 * whatever the address asks for, unless `allowsPlain` says otherwise; even then, a password goes only over TLS.
 * `maxRequeues` is 0: nodemailer's own second try would hide that the transport is down.
 */
export function createSmtpTransport(
  smtpUrl: string,
  { connections, allowsPlain }: { connections: number; allowsPlain: boolean },
): MailTransport {
  const { username, hostname } = new URL(smtpUrl);
  const needsTls = !isLocalHost(hostname) && (!allowsPlain || username !== "");
  const transporter = nodemailer.createTransport({
    url: needsTls ? withoutTlsOptions(smtpUrl) : smtpUrl,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    // Servers drop idle connections, so we close them first.
    idleTimeout: 5 * second,
    ...timeouts,
    ...(needsTls && { requireTLS: true }),
  });
  return {
    async send(mail, signal) {
      await transporter.sendMail({ ...mail, signal });
    },
    async check() {
      await transporter.verify();
    },
    close: () => transporter.close({ force: true }),
  };
}

/** nodemailer reads options from an address, and they override the ones we pass: none may weaken our requirements. */
function withoutTlsOptions(smtpUrl: string): string {
  const address = new URL(smtpUrl);
  for (const name of ["host", "secure", "requireTLS", "ignoreTLS", "opportunisticTLS", "tls.rejectUnauthorized"]) {
    address.searchParams.delete(name);
  }
  return address.href;
}

type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown };

/** With these, a server that answers RCPT or DATA means itself or us: it is shutting down, or we must sign in. */
const aboutTransport = new Set([421, 530, 535, 538]);

/**
 * Says whose fault a nodemailer error was. Only the server's answer to the recipient or content is about the email; an
 * unknown error counts as the transport's, so it harms no email.
 */
export function describeSmtpFailure(error: unknown): SendFailure {
  const { code, responseCode, response, command } = (error ?? {}) as SmtpError;
  const status = typeof responseCode === "number" ? responseCode : undefined;
  const isRefusal = code === "EENVELOPE" || code === "EMESSAGE";
  const isAboutSender = command === "MAIL FROM" && status !== undefined;
  const isAboutMail = isRefusal && !isAboutSender && !aboutTransport.has(status ?? 0);
  const words = [typeof code === "string" ? code : "EUNKNOWN", status, enhancedStatus(response)];
  return {
    scope: isAboutMail ? "item" : "transport",
    // No status means that nodemailer itself refused: an invalid address, or an email above the server's size limit.
    isPermanent: isAboutMail && (status === undefined || status >= 500),
    code: words.filter((word) => word !== undefined).join(" "),
  };
}

/** RFC 3463, as in "550 5.1.1 User unknown". */
function enhancedStatus(response: unknown): string | undefined {
  return typeof response === "string" ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
}

/** Where emails go when there is no mail server. */
export function mailDropFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/**
 * Writes each email as a complete `.eml` file into `DATA_DIR/mail`, readable only by its owner. The name is the email's id,
 * so a repeat overwrites itself, and a file is there whole or not at all.
 */
export function createMailDrop(dataDir: string): MailTransport {
  const folder = mailDropFolder(dataDir);
  const openFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async check() {
      await openFolder();
      await checkRoom(folder);
    },
    async send(mail) {
      const { message } = await composer.sendMail(mail);
      await openFolder();
      const id = /^<([\w-]+)@/.exec(mail.messageId)?.[1];
      if (id === undefined || !Buffer.isBuffer(message)) throw new Error("An email has no id or no content");
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
