import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { startMailServer } from "#test/mail-server.ts";
import { handleMail } from "./mail-command.server.ts";

async function mail(args: string[], environment: Record<string, string> = {}) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const code = await handleMail(readSettings(environment), args, { out: out.stream, problems: problems.stream });
  return { code, said: out.text() + problems.text() };
}

it("sends one email as the site does, or says why it did not go out", async () => {
  const server = await startMailServer();
  const environment = {
    SMTP_URL: server.url,
    MAIL_FROM: "Path to Keys <hello@keys.example>",
    TEAM_EMAIL: "team@keys.example",
  };
  expect(await mail(["test", " <Owner@Keys.example>; "], environment)).toEqual({
    code: 0,
    said: "The mail server took the email. Look for it in the inbox, and in the spam folder.\n",
  });
  expect(server.arrived).toHaveLength(1);
  const away = { ...environment, SMTP_URL: "smtp://127.0.0.1:1" };
  expect(await mail(["test", "owner@keys.example"], away)).toEqual({
    code: 1,
    said: "The email did not go out (ESOCKET).\n",
  });
});

it("writes a file where no mail server is set", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mail-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  expect(await mail(["test", "owner@keys.example"], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(await readdir(join(dataDir, "mail"))).toEqual([expect.stringMatching(/\.eml$/)]);
});

it.each([[], ["test"], ["test", "nobody"], ["send", "a@b.example"], ["test", "a@b.example", "c@d.example"]])(
  "explains itself after a wrong call: %j",
  async (...args: string[]) => {
    expect(await mail(args)).toMatchObject({ code: 2, said: expect.stringContaining("Usage:") });
  },
);
