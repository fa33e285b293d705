import type { SendFailure } from "#app/server/outgoing/failed-send.server.ts";

type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown };

/** A server that answers these to RCPT or DATA speaks of itself or of us: shutting down, or we have to sign in. */
const aboutTransport = new Set([421, 530, 535, 538]);

/**
 * Says whose fault an error of nodemailer was. Only what the server answers to recipient or content is about the mail; an
 * error that is not known counts as the transport's, which harms no mail.
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
    // No status means that nodemailer itself refused: an address that cannot be one, or a mail above the server's limit.
    isPermanent: isAboutMail && (status === undefined || status >= 500),
    code: words.filter((word) => word !== undefined).join(" "),
  };
}

/** RFC 3463, as in "550 5.1.1 User unknown". */
function enhancedStatus(response: unknown): string | undefined {
  return typeof response === "string" ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
}
