import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { receiptLinks } from "#app/server/consent/receipt-links.server.ts";
import { leadLetters } from "#app/server/lead/lead-letters.server.tsx";
import { testDataKey } from "#test/data-key.ts";
import { startMailServer } from "#test/mail-server.ts";
import { otherMachine, ownCertificate, trustOwnCertificate } from "#test/tls/certificate.ts";
import { composeMail } from "./letters.server.ts";
import { createMailDrop, createSmtpTransport, describeSmtpFailure } from "./transport.server.ts";

const mail = { from: "site@business.example", to: "ann@visitor.example", subject: "Keys", text: "Hello" };
const withTls = { ...ownCertificate, disabledCommands: [] };

/** Sends one email. Gives null when it went out, otherwise what the log would say about it. */
async function send(url: string, { allowsPlain = false } = {}): Promise<string | null> {
  const transport = createSmtpTransport(url, { connections: 1, allowsPlain });
  onTestFinished(() => transport.close());
  const sent = transport.send({ ...mail, html: "" } as never, AbortSignal.timeout(5000));
  return sent.then(
    () => null,
    (error: unknown) => describeSmtpFailure(error).code,
  );
}

/** The same server, under an address that the settings treat as another machine. */
function fromOutside(url: string, query = ""): string {
  return `${url.replace("127.0.0.1", `[${otherMachine}]`)}${query}`;
}

test("sends in plain text on this machine, and to another machine only when the setting allows it", async () => {
  const server = await startMailServer();
  expect(await send(server.url)).toBeNull();
  expect(await send(fromOutside(server.url))).toMatch(/^ETLS\b/);
  expect(server.arrived).toHaveLength(1);
  expect(await send(fromOutside(server.url), { allowsPlain: true })).toBeNull();
});

test("never sends a password in plain text to another machine", async () => {
  const server = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: "site" }),
  });
  const withPassword = server.url.replace("//", "//site:secret@");
  expect(await send(withPassword)).toBeNull();
  expect(await send(fromOutside(withPassword), { allowsPlain: true })).toMatch(/^ETLS\b/);
});

test("sends by TLS to another machine only if its certificate can be verified", async () => {
  const server = await startMailServer(withTls);
  expect(await send(fromOutside(server.url))).toMatch(/^E/);
  expect(await send(fromOutside(server.url, "/?tls.rejectUnauthorized=false"))).toMatch(/^E/);
  expect(server.arrived).toEqual([]);
  trustOwnCertificate();
  expect(await send(fromOutside(server.url))).toBeNull();
  expect(await send(fromOutside(server.url, "/?ignoreTLS=true"))).toBeNull();
  expect(server.arrived).toHaveLength(2);
});

test("sends by TLS from the first byte when the address begins with smtps", async () => {
  const server = await startMailServer({ ...withTls, secure: true });
  const url = fromOutside(server.url).replace("smtp:", "smtps:");
  expect(await send(url)).toMatch(/^E/);
  trustOwnCertificate();
  expect(await send(url)).toBeNull();
});

describe("a failed send is the transport's fault", () => {
  it.each([
    [{ code: "ESOCKET", command: "CONN" }],
    [{ code: "ECONNECTION" }],
    [{ code: "ETIMEDOUT" }],
    [{ code: "EDNS" }],
    [{ code: "ETLS" }],
    [{ code: "EABORT" }],
    [{ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }],
    [{ code: "EENVELOPE", responseCode: 421, command: "RCPT TO" }],
    [{ code: "EENVELOPE", responseCode: 530, command: "RCPT TO" }],
    [{ code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }],
    [{ code: "ENOSPC" }],
    [{}],
    [null],
    ["words"],
  ])("%j", (error) => {
    expect(describeSmtpFailure(error)).toMatchObject({ scope: "transport", isPermanent: false });
  });
});

describe("a failed send is the email's fault", () => {
  it.each([
    [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, true],
    [{ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }, false],
    [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, true],
    [{ code: "EMESSAGE", responseCode: 452, command: "DATA" }, false],
    [{ code: "EENVELOPE", command: "API" }, true],
    [{ code: "EMESSAGE", command: "MAIL FROM" }, true],
  ])("%j", (error, isPermanent) => {
    expect(describeSmtpFailure(error)).toMatchObject({ scope: "item", isPermanent });
  });
});

it("keeps only the numbers from the server's answer", () => {
  const response = "550 5.1.1 <jose@visitor.example>: Recipient address rejected";
  const error = Object.assign(new Error(response), { code: "EENVELOPE", responseCode: 550, response });
  expect(describeSmtpFailure(error).code).toBe("EENVELOPE 550 5.1.1");
});

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
  receipt: null,
  confirmed: true,
  isFlood: false,
  parts: [],
};
const siteUrl = "https://site.example";
const senders = { mailFrom: "hello@business.example", teamEmail: "team@business.example" };
const signal = new AbortController().signal;

it("writes an email as a complete file that only its owner can read, and a repeat over it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "drop-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const drop = createMailDrop(dataDir);
  const mail = composeMail(
    "0199-mail",
    leadLetters(receiptLinks(testDataKey, siteUrl), siteUrl, null).letter("lead-team-notice", lead),
    senders,
  );
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

it("reports a folder that it can't write to", async () => {
  const drop = createMailDrop("/dev/null/nowhere");
  const mail = composeMail(
    "0199-mail",
    leadLetters(receiptLinks(testDataKey, siteUrl), siteUrl, null).letter("lead-confirmation", lead),
    senders,
  );
  await expect(drop.send(mail, signal)).rejects.toThrow(/ENOTDIR/);
});
