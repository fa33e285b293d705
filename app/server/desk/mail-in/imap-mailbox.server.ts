import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { MailboxFault } from "#app/domain/desk/mail/mailbox-trouble.ts";
import { withoutUnwanted } from "#app/domain/text/clean-text.ts";
import { type ImapSettings, imapPassword, mayBePlain } from "#app/server/settings/imap-settings.server.ts";

/** More than mail servers accept; of a larger message, only the beginning is fetched. */
const mostBytes = 25 * 1024 * 1024;
const beginningBytes = 256 * 1024;

/** Time the server may take to let us in, in milliseconds. */
const connectMs = 15_000;

/** A message as the server has it. */
export type RawMail = {
  uid: number;
  raw: Uint8Array;
  isWhole: boolean;
  /** By the mail server's clock, never later than ours: a fast one would move a promise. Milliseconds since 1970. */
  receivedAt: number;
  /** Parts the server itself could read. */
  sender: { address: string; name: string };
  subject: string;
  messageId: string;
};

/** An open mailbox. */
export type OpenMailbox = {
  /** When it changes, message numbers have started over. */
  uidValidity(): string;
  /** Numbers of the messages after one, in order. */
  after(uid: number): Promise<number[]>;
  /** Numbers of the unread messages. */
  unread(): Promise<number[]>;
  /** Null when it has been deleted since. */
  fetch(uid: number): Promise<RawMail | null>;
  markRead(uid: number): Promise<void>;
  isOpen(): boolean;
  close(): Promise<void>;
};

/**
 * Opens the mailbox from the settings; `onNews` is called when the server says that something came. Throws the server's
 * error.
 */
export async function openMailbox(imap: ImapSettings, onNews: () => void): Promise<OpenMailbox> {
  // Loaded here, because most sites start without it.
  const { ImapFlow: Client } = await import("imapflow");
  const { host, port, secure, user, folder } = imap;
  const client: ImapFlow = new Client({
    host,
    port,
    secure,
    logger: false,
    disableCompression: true,
    clientInfo: { name: "Path to Keys" },
    ...(!secure && { doSTARTTLS: !mayBePlain(imap) }),
    auth: { user, pass: imapPassword(imap) },
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: 120_000,
    maxLiteralSize: mostBytes + 1024,
    maxResponseSize: 2 * mostBytes,
    maxLineLength: 8 * 1024 * 1024,
  });
  // A broken connection is noticed at the next check.
  client.on("error", () => {});
  client.on("exists", onNews);
  try {
    await client.connect();
    await client.mailboxOpen(folder);
  } catch (error) {
    client.close();
    throw error;
  }
  return overClient(client);
}

function overClient(client: ImapFlow): OpenMailbox {
  const byUid = { uid: true } as const;
  // When the connection breaks, the library returns nothing instead of an error, and nothing would be read as "no mail".
  const assertOpen = () => {
    if (!client.usable) throw Object.assign(new Error("The connection has ended"), { code: "NoConnection" });
  };
  const found = (numbers: unknown) => {
    assertOpen();
    if (!Array.isArray(numbers)) throw new Error("The server cannot search");
    return (numbers as number[]).toSorted((a, b) => a - b);
  };
  return {
    uidValidity: () => (client.mailbox ? String(client.mailbox.uidValidity) : ""),
    async after(uid) {
      await client.noop();
      // The last message matches "*", whatever its number.
      return found(await client.search({ uid: `${uid + 1}:*` }, byUid)).filter((number) => number > uid);
    },
    unread: async () => found(await client.search({ seen: false }, byUid)),
    async fetch(uid) {
      const head = await client.fetchOne(
        String(uid),
        { uid: true, size: true, internalDate: true, envelope: true },
        byUid,
      );
      assertOpen();
      if (!head) return null;
      const isWhole = (head.size ?? 0) <= mostBytes;
      const source = isWhole ? true : { start: 0, maxLength: beginningBytes };
      const body = await client.fetchOne(String(uid), { uid: true, source }, byUid);
      assertOpen();
      const raw = body ? body.source : undefined;
      if (!raw) return null;
      return { ...readHead(head), uid, isWhole, raw };
    },
    async markRead(uid) {
      await client.messageFlagsAdd(String(uid), ["\\Seen"], byUid);
    },
    isOpen: () => client.usable,
    async close() {
      if (!client.usable) return client.close();
      await Promise.race([
        client.logout().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, 2000).unref()),
      ]);
      client.close();
    },
  };
}

function readHead({ envelope, internalDate }: FetchMessageObject): Omit<RawMail, "uid" | "raw" | "isWhole"> {
  const [sender] = envelope?.from ?? [];
  const received = new Date(internalDate ?? Number.NaN).getTime();
  return {
    receivedAt: Math.min(Number.isNaN(received) ? Date.now() : received, Date.now()),
    sender: { address: plain(sender?.address, 254), name: plain(sender?.name, 200) },
    subject: plain(envelope?.subject, 500),
    messageId: plain(envelope?.messageId, 500),
  };
}

function plain(text: string | undefined, most: number): string {
  return withoutUnwanted((text ?? "").slice(0, most))
    .replace(/\s+/g, " ")
    .trim();
}

/** Reason a check failed, as one of our own words: the server's text may hold a name or an address. */
export function faultOf(error: unknown): MailboxFault {
  const { authenticationFailed, tlsFailed, code, mailboxMissing, responseStatus } = (error ?? {}) as Record<
    string,
    unknown
  >;
  if (authenticationFailed === true) return "login-refused";
  if (tlsFailed === true) return "not-secure";
  if (mailboxMissing === true || responseStatus === "NO") return "no-folder";
  const name = typeof code === "string" ? code : "";
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|EPROTO)/.test(name)) return "not-secure";
  if (/^(?:E[A-Z]+|CONNECT_TIMEOUT|NoConnection|GREETING_TIMEOUT|UPGRADE_TIMEOUT|ETIMEOUT)$/.test(name))
    return "no-server";
  return "other";
}
