import nodemailer from "nodemailer";
import type { MailTransport } from "./transport.server.ts";

const second = 1000;

/** Each is far below the deadline of a send, so that a silent server is named by what it did not answer. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/**
 * Sends by SMTP over a few kept connections. A password goes only over TLS, except on this machine.
 * `maxRequeues` is 0: nodemailer's own second try would hide that the transport is down.
 */
export function createSmtpTransport(smtpUrl: string, connections: number): MailTransport {
  const { username, hostname } = new URL(smtpUrl);
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    // Servers drop idle connections; ours go first.
    idleTimeout: 5 * second,
    ...timeouts,
    ...(username !== "" && !isThisMachine && { requireTLS: true }),
  });
  return {
    async send(mail, signal) {
      await transporter.sendMail({ ...mail, signal });
    },
    close: () => transporter.close({ force: true }),
  };
}
