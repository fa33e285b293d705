import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#app/server/database/postgres.server.ts";
import { otherMachine, ownCertificate, trustOwnCertificate } from "#test/tls/certificate.ts";
import { isLocalHost, refusesTls, withTls } from "./transport-security.server.ts";

test.each([
  ["postgres://site:s%2F1@db.example/site", "postgres://site:s%2F1@db.example/site?sslmode=verify-full"],
  ["postgres://db/site?sslmode=require", "postgres://db/site?sslmode=verify-full"],
  ["postgres://db/site?ssl=true&sslrootcert=/ca.pem", "postgres://db/site?sslrootcert=%2Fca.pem&sslmode=verify-full"],
  ["postgres:///site?host=10.0.0.5", "postgres:///site?host=10.0.0.5&sslmode=verify-full"],
])("asks for TLS with a verified certificate: %s", (given, asked) => {
  expect(withTls(given)).toBe(asked);
});

test.each([
  "postgres://site:secret@127.0.0.1:5432/site",
  "postgres://localhost/site?sslmode=disable",
  "postgres://[::1]/site",
  "postgres:///site?host=/var/run/postgresql",
  "postgres://%2Fvar%2Frun%2Fpostgresql/site",
])("leaves an address on this machine unchanged: %s", (given) => {
  expect(withTls(given)).toBe(given);
  expect(refusesTls(given)).toBe(false);
});

test.each(["sslmode=disable", "sslmode=allow", "sslmode=prefer", "sslmode=no-verify", "ssl=0", "ssl=false"])(
  "notices a setting that would let others read along: %s",
  (query) => {
    expect(refusesTls(`postgres://db/site?${query}`)).toBe(true);
  },
);

/** PostgreSQL's first steps: it says whether it speaks TLS, then starts it. Keeps everything received after that. */
async function startServer(answer: "S" | "N") {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(answer);
      const secured = new TLSSocket(socket, { isServer: true, ...ownCertificate });
      secured.on("error", () => {});
      secured.on("data", (data) => {
        heard.push(data.toString("latin1"));
        secured.destroy();
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: withTls(`postgres://site@db:${port}/site?host=${otherMachine}`), heard };
}

async function connect(url: string): Promise<unknown> {
  const { pool } = openPostgres(url);
  onTestFinished(() => pool.end());
  return pool.query("SELECT 1").catch((error: unknown) => error);
}

test("sends nothing to a database on another machine before checking its certificate", async () => {
  const { url, heard } = await startServer("S");
  expect(await connect(url)).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(heard).toEqual([]);
  trustOwnCertificate();
  await connect(url);
  expect(heard.join()).toContain("user\0site\0");
});

test("says in plain words that a database on another machine has no TLS", async () => {
  const { url } = await startServer("N");
  expect(String(await connect(url))).toContain("does not support SSL");
});

test.each(["localhost", "LocalHost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "/var/run/postgresql", ""])(
  "%j is this machine",
  (host) => expect(isLocalHost(host)).toBe(true),
);

test.each(["db", "10.0.0.1", "127.0.0.1.evil.example", "localhost.example", "::2", "mail.example", "0.0.0.0"])(
  "%j is another machine",
  (host) => expect(isLocalHost(host)).toBe(false),
);
