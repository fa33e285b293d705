import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "#test/free-port.ts";
import { patience } from "#test/patience.ts";

/** An email as it arrived: the envelope's first recipient, and the parsed message. */
export type ReceivedMail = { to: string; message: Email };

/** Whether a colleague wrote it: the site's own emails say that a program did. */
export function isByPerson({ headers }: Email): boolean {
  return !headers.some(({ key }) => key === "auto-submitted");
}

/** A real SMTP server that stores the emails it gets, and can go down and come up again on its port. */
export class MailServer {
  readonly port: number;
  readonly received: ReceivedMail[] = [];
  #server: SMTPServer | undefined;

  constructor(port: number) {
    this.port = port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          this.received.push({ to, message: await PostalMime.parse(Buffer.concat(chunks)) });
          done();
        });
      },
    });
    // The crash tests kill a client in the middle of an email.
    server.on("error", () => {});
    server.listen(this.port, "127.0.0.1");
    await once(server.server, "listening");
    this.#server = server;
  }

  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** The emails to this address. */
  to(address: string): Email[] {
    return this.received.filter((mail) => mail.to === address).map((mail) => mail.message);
  }

  /** Resolves once this many emails have come; otherwise throws and says how many did. */
  async waitFor(count: number, withinMs = patience.timeout): Promise<void> {
    const startedAt = Date.now();
    while (this.received.length < count) {
      if (Date.now() - startedAt > withinMs) throw new Error(`${this.received.length} of ${count} emails came`);
      await wait(50);
    }
  }
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const server = new MailServer(await freePort());
  await server.up();
  return server;
}

/** The address that the notices for the team go to. */
export const team = "team@business.example";

/** Settings of a site that sends its emails to this server. */
export function sendingBy({ url }: MailServer): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: "Path to Keys <hello@business.example>", TEAM_EMAIL: team };
}
