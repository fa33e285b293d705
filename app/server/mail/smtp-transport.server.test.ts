import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "#test/mail-server.ts";
import { otherMachine, ownCertificate, trustOwnCertificate } from "#test/tls/certificate.ts";
import { describeSmtpFailure } from "./smtp-failure.server.ts";
import { createSmtpTransport } from "./smtp-transport.server.ts";

const mail = { from: "site@business.example", to: "ann@visitor.example", subject: "Keys", text: "Hello" };
const withTls = { ...ownCertificate, disabledCommands: [] };

/** Sends one mail; null when it went, else what the log would say of it. */
async function send(url: string, { allowsPlain = false } = {}): Promise<string | null> {
  const transport = createSmtpTransport(url, { connections: 1, allowsPlain });
  onTestFinished(() => transport.close());
  const sent = transport.send({ ...mail, html: "" } as never, AbortSignal.timeout(5000));
  return sent.then(
    () => null,
    (error: unknown) => describeSmtpFailure(error).code,
  );
}

/** The same server, by an address that is not this machine's to the settings. */
function fromOutside(url: string, query = ""): string {
  return `${url.replace("127.0.0.1", `[${otherMachine}]`)}${query}`;
}

test("sends in plain text on this machine, and to another only where the setting says so", async () => {
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

test("sends by TLS to another machine whose certificate can be checked, and to no other", async () => {
  const server = await startMailServer(withTls);
  expect(await send(fromOutside(server.url))).toMatch(/^E/);
  expect(await send(fromOutside(server.url, "/?tls.rejectUnauthorized=false"))).toMatch(/^E/);
  expect(server.arrived).toEqual([]);
  trustOwnCertificate();
  expect(await send(fromOutside(server.url))).toBeNull();
  expect(await send(fromOutside(server.url, "/?ignoreTLS=true"))).toBeNull();
  expect(server.arrived).toHaveLength(2);
});

test("sends by TLS from the first byte where the address begins with smtps", async () => {
  const server = await startMailServer({ ...withTls, secure: true });
  const url = fromOutside(server.url).replace("smtp:", "smtps:");
  expect(await send(url)).toMatch(/^E/);
  trustOwnCertificate();
  expect(await send(url)).toBeNull();
});
