import { emailKey } from "#app/domain/desk/same-person.ts";

/** Headers by lower-case name; the first of each. */
export type MailHeaders = ReadonlyMap<string, string>;

/** Subjects of vacation notes and similar emails, for programs that do not say so in a header. */
const absenceSubjects =
  /^\s*(?:auto(?:matic)?[\s:-]*(?:reply|response)|out\s+of\s+(?:the\s+)?office|abwesen|respuesta\s+autom|autoreply|vacation\s+reply)/i;
const robotAddresses = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+._-].*)?@/i;

/**
 * Whether a program sent it and no one waits for an answer (RFC 3834, plus common practice). Such an email opens no promise
 * and is never answered: two programs could go on forever.
 */
export function isAutomatic(headers: MailHeaders, from: string, subject: string): boolean {
  const value = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const submitted = value("auto-submitted");
  if (submitted !== "" && !submitted.startsWith("no")) return true;
  if (["bulk", "list", "junk", "auto_reply", "auto-reply"].includes(value("precedence"))) return true;
  if (value("return-path") === "<>") return true;
  const marks = ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe", "x-failed-recipients"];
  if (marks.some((name) => headers.has(name))) return true;
  return absenceSubjects.test(subject) || robotAddresses.test(from);
}

/** Ids of the messages that an email answers, nearest first (RFC 5322, 3.6.4). */
export function answeredIds(headers: MailHeaders): string[] {
  const ids = (name: string) =>
    headers
      .get(name)
      ?.slice(0, 20_000)
      .match(/<[^<>\s]{1,300}>/g) ?? [];
  return [...new Set([...ids("in-reply-to"), ...ids("references").toReversed()])].slice(0, 50);
}

/** Contents of a delivery report. */
export type Bounce = {
  /** The address, in lower case, that one of our emails did not reach. */
  recipient: string;
  /** Such as `5.1.1`. */
  code: string;
  /** It will not be tried again. */
  isFinal: boolean;
  /** `delayed`: the other side still tries. */
  action: "failed" | "delayed";
};

/** Reads the machine-readable part of a delivery report (RFC 3464); null when it reports no failure. */
export function readBounce(status: string): Bounce | null {
  const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.{1,400})$`, "im").exec(status)?.[1]?.trim() ?? "";
  const action = line("Action").toLowerCase();
  const recipient = /(?:rfc822|utf-8)\s*;\s*<?([^<>\s;]+@[^<>\s;]+?)>?$/i.exec(line("Final-Recipient"))?.[1];
  const original = /(?:rfc822|utf-8)\s*;\s*<?([^<>\s;]+@[^<>\s;]+?)>?$/i.exec(line("Original-Recipient"))?.[1];
  const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(line("Status"))?.[0] ?? "";
  const address = original ?? recipient;
  if (address === undefined || (action !== "failed" && action !== "delayed")) return null;
  return { recipient: emailKey(address), code, isFinal: action === "failed" && !code.startsWith("4"), action };
}
