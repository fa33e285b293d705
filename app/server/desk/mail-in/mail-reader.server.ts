import { Worker } from "node:worker_threads";

/** An email, read; each part is cut to a limit, and fit for both databases. */
export type ReadMail = {
  /** Lower-case names and values, in order. */
  headers: [string, string][];
  from: { address: string; name: string };
  /** Every address it went to, as far as its headers say. */
  to: string[];
  subject: string;
  messageId: string;
  /** Its text, or its HTML converted to text. */
  words: string;
  html: string | null;
  files: { name: string; type: string; bytes: Uint8Array }[];
  /** The machine-readable part of a delivery report. */
  report: string | null;
  /** The headers of the message that such a report is about. */
  reported: string | null;
};

/** Reads emails in a separate thread, where they hold up no visitor. */
export type MailReader = {
  /** Null when it cannot be read, or not in time. */
  read(raw: Uint8Array): Promise<ReadMail | null>;
  /** Ends the thread; the next email starts another. */
  rest(): Promise<void>;
};

/** More than any person writes; the rest is cut, or not read at all. */
const bounds = { parts: 1000, depth: 50, headBytes: 256 * 1024, letters: 200_000, files: 50, headers: 200 };

/** The code of the thread, as plain text: the built server is one file, and this needs only two packages from it. */
const threadCode = `
const { parentPort, workerData } = require("node:worker_threads");
const { bounds, parser, toText } = workerData;
const clean = (text, most) => String(text ?? "").slice(0, most).toWellFormed().replaceAll("\\0", "");
const asText = (content) =>
  typeof content === "string" ? content : new TextDecoder().decode(new Uint8Array(content).subarray(0, 100_000));

function mailboxes(list) {
  return (list ?? []).flatMap((one) => (one.group ? mailboxes(one.group) : one.address ? [one] : []));
}

async function read(raw) {
  const heads = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1").match(/\\n--[^\\r\\n]/g);
  if ((heads?.length ?? 0) > bounds.parts * 5) throw new Error("too many parts");
  const { default: PostalMime } = await import(parser);
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: bounds.depth,
    maxHeadersSize: bounds.headBytes,
    maxRfc822NestingDepth: 1,
    forceRfc822Attachments: true,
  });
  if (mail.attachments.length > bounds.parts) throw new Error("too many parts");
  const [from] = mailboxes([mail.from ?? {}]);
  const html = mail.html ? clean(mail.html, bounds.letters) : null;
  let words = mail.text ?? "";
  if (words.trim() === "" && html !== null) {
    const { convert } = await import(toText);
    words = convert(html, {
      wordwrap: false,
      limits: { maxInputLength: bounds.letters, maxDepth: 50, maxChildNodes: 5000 },
      selectors: [{ selector: "img", format: "skip" }, { selector: "a", options: { ignoreHref: true } }],
    });
  }
  const part = (types) => mail.attachments.find(({ mimeType }) => types.includes(mimeType?.toLowerCase()));
  const report = part(["message/delivery-status", "message/global-delivery-status"]);
  const reported = part(["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"]);
  const named = ["delivered-to", "x-original-to", "envelope-to"];
  const headers = mail.headers.slice(0, bounds.headers).map(({ key, value }) => [clean(key, 100), clean(value, 4000)]);
  const marked = headers.filter(([name]) => named.includes(name)).map(([, value]) => value.trim());
  const to = [...mailboxes(mail.to), ...mailboxes(mail.cc)].map(({ address }) => address);
  return {
    headers,
    from: { address: clean(from?.address, 254).trim(), name: clean(from?.name, 200).replace(/[\\s\\p{Cc}\\p{Cf}]+/gu, " ").trim() },
    to: [...to, ...marked].slice(0, 100).map((address) => clean(address, 300)),
    subject: clean(mail.subject, 500).replace(/[\\s\\p{Cc}]+/gu, " ").trim(),
    messageId: clean(mail.messageId, 500).trim(),
    words: clean(words, bounds.letters).replace(/\\r\\n?/g, "\\n").trim(),
    html,
    files: mail.attachments.slice(0, bounds.files).map(({ filename, mimeType, content }) => ({
      name: clean(filename, 300),
      type: clean(mimeType, 100).toLowerCase(),
      bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
    report: report ? clean(asText(report.content), 20_000) : null,
    reported: reported ? clean(asText(reported.content), 20_000) : null,
  };
}

parentPort.on("message", async (raw) => {
  try {
    parentPort.postMessage({ mail: await read(raw) });
  } catch (error) {
    parentPort.postMessage({ mail: null });
  }
});`;

type Answer = { mail: ReadMail | null };

/** Creates a reader whose thread starts with the first email. It gives up on an email after `patienceMs` milliseconds. */
export function createMailReader(patienceMs = 20_000): MailReader {
  let thread: Worker | undefined;
  /** Gives up on the email a thread is reading. */
  const waiting = new Map<Worker, () => void>();

  function start(): Worker {
    const parser = import.meta.resolve("postal-mime");
    const toText = import.meta.resolve("html-to-text");
    const started = new Worker(threadCode, {
      eval: true,
      workerData: { bounds, parser, toText },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    started.unref();
    // Out of memory, or stopped from outside.
    started.on("error", () => waiting.get(started)?.());
    started.on("exit", () => waiting.get(started)?.());
    return started;
  }

  async function rest(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  return {
    async read(raw) {
      thread ??= start();
      const asked = thread;
      const mail = await new Promise<ReadMail | null>((resolve) => {
        const timer = setTimeout(() => settle({ mail: null }), patienceMs);
        const settle = ({ mail }: Answer) => {
          clearTimeout(timer);
          asked.off("message", settle);
          waiting.delete(asked);
          resolve(mail);
        };
        waiting.set(asked, () => settle({ mail: null }));
        asked.on("message", settle);
        asked.postMessage(raw);
      });
      // Any work still running on a bad email ends with the thread.
      if (mail === null) await rest();
      return mail;
    },
    rest,
  };
}
