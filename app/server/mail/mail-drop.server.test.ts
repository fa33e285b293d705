import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import { leadLetters } from "#app/server/lead/lead-letters.server.tsx";
import { composeMail } from "./compose-mail.server.ts";
import { createMailDrop } from "./mail-drop.server.ts";

const lead = {
  reference: "lead-1",
  formName: "Free Credit Analysis",
  firstName: "José",
  name: "José O’Neil",
  email: "jose@visitor.example",
  phone: "+14805550142",
  message: '3 < 5 & "yes"\n🏠',
  pageUrl: "http://localhost:3000/get-started",
  receivedAt: Date.UTC(2026, 10, 21, 20, 4),
  dueAt: Date.UTC(2026, 10, 23, 20, 4),
  consent: null,
  confirmed: true,
};
const senders = { mailFrom: "hello@business.example", teamEmail: "team@business.example" };
const signal = new AbortController().signal;

it("puts a mail as a whole file that only its owner reads, and a repeat in its place", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "drop-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const drop = createMailDrop(dataDir);
  const mail = composeMail("0199-mail", leadLetters.letter("lead-team-notice", lead), senders);
  await drop.send(mail, signal);
  await drop.send(mail, signal);

  const folder = join(dataDir, "mail");
  expect(await readdir(folder)).toEqual(["0199-mail.eml"]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "0199-mail.eml"))).mode & 0o777).toBe(0o600);

  const raw = await readFile(join(folder, "0199-mail.eml"));
  expect(raw.toString("latin1")).not.toMatch(/[^\r]\n|[^\t\r\n -~]/);
  const parsed = await PostalMime.parse(raw);
  expect(parsed.messageId).toBe("<0199-mail@business.example>");
  expect(parsed.to).toEqual([{ name: "", address: "team@business.example" }]);
  expect(parsed.date).toBeTruthy();
  expect(parsed.text).toContain(lead.message);
  expect(parsed.html).toContain("3 &lt; 5 &amp; &quot;yes&quot;\n🏠");
});

it("says so when the folder cannot be written", async () => {
  const drop = createMailDrop("/dev/null/nowhere");
  const mail = composeMail("0199-mail", leadLetters.letter("lead-confirmation", lead), senders);
  await expect(drop.send(mail, signal)).rejects.toThrow(/ENOTDIR/);
});
