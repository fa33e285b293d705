import { parentPort } from "node:worker_threads";
import { convert } from "html-to-text";
import type { Address, Attachment, Email, Mailbox } from "postal-mime";
import { type CalendarAnswer, readCalendarAnswer, wordsOfAnswer } from "#app/domain/desk/mail/calendar-answer.ts";
import type { MailAddress } from "#app/domain/desk/mail/mail-author.ts";
import { isStandIn } from "#app/domain/desk/mail/stand-in-text.ts";
import { readAddresses } from "./mail-addresses.server.ts";
import { parseMail } from "./mail-parser.server.ts";
import type { ReadMail } from "./mail-reader.server.ts";

/** More than any person writes; the rest is cut, or not read at all. */
const bounds = { parts: 1000, letters: 200_000, files: 50, headers: 200 };

/** Headers that mail servers add that say who the email was for. */
const deliveryHeaders = ["delivered-to", "x-original-to", "envelope-to"];

const reportTypes = ["message/delivery-status", "message/global-delivery-status"];
const calendarTypes = ["text/calendar", "application/ics"];
const reportedTypes = ["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"];

// The thread of `createMailReader`: it gets emails, and answers each with what is in it, or with null.
parentPort?.on("message", async (raw: Uint8Array) => {
  parentPort?.postMessage(await read(raw).catch(() => null));
});

/** Throws when there is too much in the email. */
async function read(raw: Uint8Array): Promise<ReadMail> {
  // Before it is parsed: that takes longer with every part.
  const boundaries = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
    .toString("latin1")
    .match(/\n--[^\r\n]/g);
  if ((boundaries?.length ?? 0) > bounds.parts * 5) throw new RangeError("too many parts");
  const mail = await parseMail(raw);
  if (mail.attachments.length > bounds.parts) throw new RangeError("too many parts");
  const html = mail.html ? clean(mail.html, bounds.letters) : null;
  const headers = mail.headers
    .slice(0, bounds.headers)
    .map(({ key, value }): [string, string] => [clean(key, 100), clean(value, 4000)]);
  const addressed = mailboxes([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address);
  const delivered = headers.filter(([name]) => deliveryHeaders.includes(name)).map(([, value]) => value.trim());
  const calendar = calendarIn(mail.attachments);
  const text = wordsOf(mail, html);
  const named = (...names: string[]) => names.flatMap((name) => addressesIn(headers, name));
  const [from = { address: "", name: "" }] = named("from", "sender", "reply-to", "return-path");
  return {
    headers,
    from,
    elsewhere: named("x-original-from", "reply-to").slice(0, 10),
    to: [...addressed, ...delivered].slice(0, 100).map((address) => clean(address, 300)),
    subject: clean(mail.subject, 500)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
    messageId: clean(mail.messageId, 500).trim(),
    words: clean(calendar ? wordsOfAnswer(calendar, text) : text, bounds.letters)
      .replace(/\r\n?/g, "\n")
      .trim(),
    calendar,
    html,
    files: mail.attachments.slice(0, bounds.files).map(({ filename, mimeType, content }) => ({
      name: clean(filename, 300),
      type: clean(mimeType, 100).toLowerCase(),
      bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
    report: textOfPart(mail.attachments, reportTypes),
    reported: textOfPart(mail.attachments, reportedTypes),
  };
}

/** Cut, and fit for both databases. */
function clean(text: string | null | undefined, most: number): string {
  return (text ?? "").slice(0, most).toWellFormed().replaceAll("\0", "");
}

/** Addresses in the first header of this name. */
function addressesIn(headers: [string, string][], name: string): MailAddress[] {
  const line = headers.find(([key]) => key === name)?.[1] ?? "";
  return readAddresses(line).map((one) => ({
    address: clean(one.address, 254).trim(),
    name: clean(one.name, 200)
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
      .trim(),
  }));
}

function mailboxes(addresses: Address[]): Mailbox[] {
  return addresses.flatMap((one) => one.group ?? [one]).filter(({ address }) => address);
}

/** The text of an email, or its HTML as text when the text only stands in for it. */
function wordsOf({ text = "", subject = "" }: Email, html: string | null): string {
  if (html === null) return text;
  const words = textOfHtml(html);
  return isStandIn(text, words, subject) ? words : text;
}

function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: bounds.letters, maxDepth: 50, maxChildNodes: 5000 },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
    ],
  });
}

function calendarIn(parts: Attachment[]): CalendarAnswer | null {
  const text = textOfPart(parts, calendarTypes);
  const method = parts.find(({ mimeType }) => calendarTypes.includes(mimeType.toLowerCase()))?.method ?? "";
  return text === null ? null : readCalendarAnswer(text, method);
}

function textOfPart(parts: Attachment[], types: string[]): string | null {
  const content = parts.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))?.content;
  if (content === undefined) return null;
  const text =
    typeof content === "string" ? content : new TextDecoder().decode(new Uint8Array(content).subarray(0, 100_000));
  return clean(text, 20_000);
}
