import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** An email as it arrived over the network. */
export type ArrivedMail = Email & { recipients: string[]; raw: string };

/** A real SMTP server that can go down and come back up on the same port. */
export type MailServer = {
  url: string;
  arrived: ArrivedMail[];
  up(): Promise<void>;
  down(): Promise<void>;
};

/** Starts a mail server for one test. `options` can make it refuse or hang; by default it stores what arrives. */
export async function startMailServer(options: Omit<SMTPServerOptions, "onData"> = {}): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let server: SMTPServer | undefined;
  let port = 0;

  async function up(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 50,
      ...options,
      async onData(stream, session, done) {
        // A client that is killed in the middle of an email hasn't sent it.
        const raw = await buffer(stream).catch(() => null);
        if (raw === null) return;
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString("utf8") });
        done();
      },
    });
    server.on("error", () => {});
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    port = (server.server.address() as AddressInfo).port;
  }

  async function down(): Promise<void> {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  await up();
  onTestFinished(down);
  return { url: `smtp://127.0.0.1:${port}`, arrived, up, down };
}

/** An error that the server answers with this status. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
