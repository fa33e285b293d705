import nodemailer from "nodemailer";
import { isLocalHost } from "#app/server/settings/local-host.server.ts";
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
 * Sends by SMTP over a few kept connections. To another machine mails go only over TLS with a certificate that can be
 * checked, whatever the address asks for, unless `allowsPlain` says otherwise; then a password still does.
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
    // Servers drop idle connections; ours go first.
    idleTimeout: 5 * second,
    ...timeouts,
    ...(needsTls && { requireTLS: true }),
  });
  return {
    async send(mail, signal) {
      await transporter.sendMail({ ...mail, signal });
    },
    close: () => transporter.close({ force: true }),
  };
}

/** nodemailer takes options out of an address, above those that it is given: none of these may undo what is asked. */
function withoutTlsOptions(smtpUrl: string): string {
  const address = new URL(smtpUrl);
  for (const name of ["host", "secure", "requireTLS", "ignoreTLS", "opportunisticTLS", "tls.rejectUnauthorized"]) {
    address.searchParams.delete(name);
  }
  return address.href;
}
