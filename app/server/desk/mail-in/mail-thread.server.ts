import { parentPort } from "node:worker_threads";
import { fileTypeFromBuffer } from "file-type";
import { convert } from "html-to-text";
import type { Address, Attachment, Email, Mailbox } from "postal-mime";
import { textOfAnswer } from "#app/domain/desk/mail/answer-words.ts";
import { type CalendarAnswer, readCalendarAnswer } from "#app/domain/desk/mail/calendar-answer.ts";
import type { MailAddress } from "#app/domain/desk/mail/mail-signs.ts";
import { wordsOfParts } from "#app/domain/desk/mail/stand-in-text.ts";
import { unpackWinmail } from "#app/domain/desk/mail/winmail.ts";
import { hasEnding } from "#app/domain/desk/mail-files.ts";
import { withoutUnwanted } from "#app/domain/text/clean-text.ts";
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
    words: clean(calendar ? textOfAnswer(calendar, text) : text, bounds.letters).trim(),
    calendar,
    html,
    files: (await unpacked(mail.attachments)).slice(0, bounds.files),
    report: textOfPart(mail.attachments, reportTypes),
    reported: textOfPart(mail.attachments, reportedTypes),
  };
}

/** Every file of an email, those inside a `winmail.dat` or a forwarded email, too. */
async function unpacked(parts: Attachment[]): Promise<File[]> {
  const found = await Promise.all(parts.slice(0, bounds.files).map(async (part) => filesIn(await fileOf(part))));
  return found.flat();
}

type File = ReadMail["files"][number];

/** Where nothing says what kind of file it is, its first bytes do. */
async function fileOf({ filename, mimeType, content }: Attachment): Promise<File> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  const [name, type] = [clean(filename, 300), clean(mimeType, 100).toLowerCase()];
  const isKnown = hasEnding(name) || (type !== "" && type !== "application/octet-stream");
  return { name, type: isKnown ? type : ((await fileTypeFromBuffer(bytes))?.mime ?? type), bytes };
}

async function filesIn(file: File): Promise<File[]> {
  if (/^application\/(?:vnd\.)?ms-tnef$/.test(file.type) || /^winmail\.dat$/i.test(file.name)) {
    const { files, text } = unpackWinmail(file.bytes);
    if (files.length === 0 && text === "") return [file];
    const inside = files.map(({ name, bytes }) =>
      fileOf({ filename: name, mimeType: "application/octet-stream", content: bytes, disposition: "attachment" }),
    );
    return [...(await Promise.all(inside)), ...(text === "" ? [] : [textFile("Text of winmail.dat", text)])];
  }
  return /^message\/(?:rfc822|global)$/.test(file.type) ? filesOfEmail(file) : [file];
}

/** An email inside an email: as it is, as text, and its files. */
async function filesOfEmail(file: File): Promise<File[]> {
  const mail = await parseMail(file.bytes).catch(() => null);
  if (mail === null) return [file];
  const name = clean(mail.subject, 80).trim() || "Email inside";
  const head = ["from", "to", "date", "subject"].flatMap((key) =>
    mail.headers.filter((header) => header.key === key).map(({ value }) => `${key}: ${value}`),
  );
  const words = wordsOf(mail, mail.html ? clean(mail.html, bounds.letters) : null);
  const text = textFile(name, clean(`${head.join("\n")}\n\n${words}`, bounds.letters));
  const files = await Promise.all(mail.attachments.slice(0, bounds.files).map(fileOf));
  return [text, ...files, { ...file, name: hasEnding(file.name) ? file.name : `${name}.eml` }];
}

function textFile(name: string, text: string): File {
  return { name: `${name}.txt`, type: "text/plain", bytes: new TextEncoder().encode(text) };
}

/** Cut, fit for both databases, and without marks that would reverse it, as what is typed into a form. */
function clean(text: string | null | undefined, most: number): string {
  return withoutUnwanted((text ?? "").slice(0, most));
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

function wordsOf({ text = "", subject = "" }: Email, html: string | null): string {
  if (html === null) return text;
  return wordsOfParts(text, textOfHtml(html), subject);
}

function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: bounds.letters, maxDepth: 50, maxChildNodes: 5000 },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
      // Where Outlook and Yahoo begin what they quote; a `blockquote` becomes lines with ">" by itself.
      { selector: "#appendonsend", format: "quoteHead" },
      { selector: ".yahoo_quoted", format: "quoteHead" },
    ],
    formatters: {
      quoteHead(element, walk, builder) {
        builder.openBlock({ leadingLineBreaks: 2 });
        builder.addInline("-----Original Message-----");
        builder.closeBlock({ trailingLineBreaks: 2 });
        walk(element.children, builder);
      },
    },
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
