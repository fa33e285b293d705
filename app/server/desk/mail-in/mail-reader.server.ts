import { Worker } from "node:worker_threads";
import type { CalendarAnswer } from "#app/domain/desk/mail/calendar-answer.ts";
import type { MailAddress } from "#app/domain/desk/mail/mail-signs.ts";

/** An email, read; each part is cut to a limit, and fit for both databases. */
export type ReadMail = {
  /** Lower-case names and values, in order. */
  headers: [string, string][];
  from: MailAddress;
  /** Other headers that may name who wrote it. */
  elsewhere: MailAddress[];
  /** Every address it went to, as far as its headers say. */
  to: string[];
  subject: string;
  messageId: string;
  /** Its text, or its HTML converted to text; an answer to an invitation has its comment above, too. */
  words: string;
  /** Null when it answers no invitation. */
  calendar: CalendarAnswer | null;
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

/** Creates a reader whose thread starts with the first email. It gives up on an email after `patienceMs` milliseconds. */
export function createMailReader(patienceMs = 20_000): MailReader {
  let thread: Worker | undefined;
  /** Gives up on the email a thread is reading. */
  const waiting = new Map<Worker, () => void>();

  function start(): Worker {
    const started = new Worker(new URL("./mail-thread.server.ts", import.meta.url), {
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
        const timer = setTimeout(() => settle(null), patienceMs);
        const settle = (answer: ReadMail | null) => {
          clearTimeout(timer);
          asked.off("message", settle);
          waiting.delete(asked);
          resolve(answer);
        };
        waiting.set(asked, () => settle(null));
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
