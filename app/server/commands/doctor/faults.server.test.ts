import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "#app/server/settings/env.server.ts";
import { freePort } from "#test/free-port.ts";
import { hasImapServer, startImapServer } from "#test/imap-server.ts";
import { startMailServer } from "#test/mail-server.ts";
import { findFaults } from "./faults.server.ts";

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "doctor-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function faultsWith(environment: Record<string, string>): Promise<string[]> {
  const dataDir = environment.DATA_DIR ?? (await dataFolder());
  return findFaults(readSettings({ ...environment, DATA_DIR: dataDir }), Date.now());
}

it("finds nothing on a new site, and leaves nothing in its folder", async () => {
  const dataDir = await dataFolder();
  expect(await faultsWith({ DATA_DIR: dataDir })).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

it("says that nothing can be written where the data goes", async () => {
  const dataDir = join(await dataFolder(), "data");
  await writeFile(dataDir, "a file where the folder should be");
  expect(await faultsWith({ DATA_DIR: dataDir })).toContain(`DATA_DIR takes no file: ${dataDir} (ENOTDIR)`);
});

it("says that emails cannot be written as files", async () => {
  const dataDir = await dataFolder();
  await writeFile(join(dataDir, "mail"), "a file where the folder should be");
  expect(await faultsWith({ DATA_DIR: dataDir })).toEqual([
    `Emails can't be written as files into ${join(dataDir, "mail")} (EEXIST)`,
  ]);
  await rm(join(dataDir, "mail"));
  await mkdir(join(dataDir, "mail"));
  expect(await faultsWith({ DATA_DIR: dataDir })).toEqual([]);
});

it("says that the mail server is away, or does not let us in", async () => {
  const server = await startMailServer({
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "site" }) : done(new Error("No")),
  });
  const to = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: "us@keys.example", TEAM_EMAIL: "team@keys.example" });
  const as = (password: string) => to(server.url.replace("//", `//site:${password}@`));
  expect(await faultsWith(as("right"))).toEqual([]);
  expect(await faultsWith(as("wrong"))).toEqual([
    expect.stringMatching(/^The mail server of SMTP_URL takes no email from us \(EAUTH/),
  ]);
  const away = to(`smtp://127.0.0.1:${await freePort()}`);
  expect(await faultsWith(away)).toEqual(["The mail server of SMTP_URL takes no email from us (ESOCKET)"]);
});

it.skipIf(!hasImapServer)("says that the mailbox is away, or does not let us in", async () => {
  const server = await startImapServer();
  onTestFinished(() => server.remove());
  expect(await faultsWith({ IMAP_URL: server.url })).toEqual([]);
  expect(await faultsWith({ IMAP_URL: server.url.replace(/:[^:@/]+@/, ":changed@") })).toEqual([
    expect.stringContaining("The mailbox does not let us in. The password may have changed."),
  ]);
  await server.away();
  expect(await faultsWith({ IMAP_URL: server.url })).toEqual([
    expect.stringContaining("The mail server does not answer."),
  ]);
});
