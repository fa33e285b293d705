import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { mailNames, removeDroppedEmails } from "./dropped-emails.server.ts";

const email = "ana.reyes@visitor.example";
const mail = (body: string, headers = "To: team@business.example") =>
  Buffer.from(`${headers}\r\n\r\n${body.replaceAll("\n", "\r\n")}\r\n`);
const inBase64 = (text: string) =>
  `${Buffer.from(text)
    .toString("base64")
    .match(/.{1,76}/g)
    ?.join("\n")}\n`;

it.each([
  ["its recipient", mail("Hi", `To: ${email}`)],
  ["the reply address, in capitals", mail("Hi", `Reply-To: Ana <${email.toUpperCase()}>`)],
  ["a link", mail(`<a href="mailto:${email}">Write</a>`)],
  ["a quoted-printable line that breaks inside the address", mail("Write to ana.re=\nyes@visitor.example.")],
  ["a quoted-printable sign", mail("Write to ana.reyes=40visitor.example")],
  ["a page's address", mail("Page: https://site.example/get-started?email=ana.reyes%40visitor.example&x=1")],
  ["an event in Base64", mail(inBase64(`BEGIN:VEVENT\r\nATTENDEE:mailto:${email}\r\nEND:VEVENT\r\n`))],
  ["an event with a folded line", mail(inBase64("ATTENDEE;ROLE=X:mailto:ana.\r\n reyes@visitor.example\r\n"))],
])("finds an address in %s", (_where, content) => {
  expect(mailNames(content, email)).toBe(true);
});

it("finds an address whose domain is written in ASCII", () => {
  expect(mailNames(mail("Hi", "To: ana@xn--mnchen-3ya.example"), "ana@m\u00fcnchen.example")).toBe(true);
});

it.each([
  "mariana.reyes@visitor.example",
  "x-ana.reyes@visitor.example",
  `${email}.mx`,
  `${email}s`,
  "ana1reyes@visitor.example",
])("doesn't mistake %s for the address", (other) => {
  expect(mailNames(mail(`Write to ${other}, please`, `To: <${other}>`), email)).toBe(false);
});

it("removes a person's complete and half-written emails, and no others", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "drop-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(await removeDroppedEmails(dataDir, email)).toBe(0);
  mkdirSync(join(dataDir, "mail"));
  writeFileSync(join(dataDir, "mail/1.eml"), mail("Hi", `To: ${email}`));
  writeFileSync(join(dataDir, "mail/2.eml.part"), `To: ${email}\r\nSub`);
  writeFileSync(join(dataDir, "mail/3.eml"), mail("Hi", "To: other@visitor.example"));
  expect(await removeDroppedEmails(dataDir, email)).toBe(2);
  expect(readdirSync(join(dataDir, "mail"))).toEqual(["3.eml"]);
});
