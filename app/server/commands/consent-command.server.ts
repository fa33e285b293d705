import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { isEmailAddress } from "#app/domain/text/email-address.ts";
import { checkChain } from "#app/server/consent/chain-check.server.ts";
import { storeConsentWords } from "#app/server/consent/evidence.server.ts";
import { makeBundle, problemsOfBundle, writeBundle } from "#app/server/consent/evidence-bundle.server.ts";
import { printBundle } from "#app/server/consent/evidence-page.server.tsx";
import { chainNew } from "#app/server/consent/keeper.server.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import { readHeads } from "#app/server/keys/chain-heads.server.ts";
import { backupFolder } from "#app/server/report/backup-record.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";

const usage = `Usage: npm run -s consent -- evidence EMAIL [FOLDER] | verify [FILE | HEAD-FILE...]

Proves what people agreed to.
  evidence EMAIL   writes what an address agreed to into FOLDER (default: consent-evidence): a file that anyone can check,
                   and a page to print. Both hold personal data. It writes over nothing: name a folder for each person
  verify FILE      checks such a file. It needs no database and no key.
  verify           checks the whole chain in the database, and that it runs through the heads saved with the backups in the
                   data folder. Also name any heads (files that end in .consent-head) that you keep elsewhere
`;

/** `npm run consent`: proves what people agreed to. Exit code 1: there is no consent, or something is wrong. */
export async function handleConsent(settings: Settings, args: string[], streams: CommandStreams): Promise<ExitCode> {
  const [name, first, second, ...rest] = args;
  if (name === "verify" && args.slice(1).every((file) => file.endsWith(".consent-head"))) {
    return verifyChain(settings, args.slice(1), streams);
  }
  if (rest.length === 0) {
    if (name === "verify" && first !== undefined && second === undefined) return verifyFile(first, streams);
    if (name === "evidence" && isEmailAddress(first ?? "")) {
      return writeEvidence(settings, { email: String(first), folder: second ?? "consent-evidence" }, streams);
    }
  }
  streams.problems.write(usage);
  return 2;
}

async function writeEvidence(
  settings: Settings,
  { email, folder }: { email: string; folder: string },
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const files = { json: resolve(folder, "consent-evidence.json"), html: resolve(folder, "consent-evidence.html") };
  const there = Object.values(files).find((file) => existsSync(file));
  if (there !== undefined) {
    problems.write(
      `Nothing was written: ${there} is there already, perhaps another person’s. Name a new folder: evidence ${email} FOLDER\n`,
    );
    return 1;
  }
  return withDatabase(settings, async (database, dataKey) => {
    const { db } = database;
    await storeConsentWords(db);
    await chainNew({ database, dataKey });
    const bundle = await makeBundle(
      { db, dataKey, readStops: (addresses) => readStops(db, dataKey, addresses) },
      email,
      Date.now(),
    );
    if (!bundle) {
      problems.write("Nothing was agreed to with this address.\n");
      return 1;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [file, text] of [
      [files.json, writeBundle(bundle)],
      [files.html, printBundle(bundle)],
    ] as const) {
      await writeFile(file, text, { mode: 0o600, flag: "wx" });
      out.write(`${file}\n`);
    }
    problems.write("These files hold personal data. Delete them when you are done.\n");
    return 0;
  });
}

async function verifyFile(file: string, { out, problems }: CommandStreams): Promise<ExitCode> {
  const found = problemsOfBundle(await readFile(file, "utf8"));
  for (const problem of found) problems.write(`${problem}\n`);
  if (found.length === 0) out.write("The file is unchanged, and its chain is intact.\n");
  return found.length === 0 ? 0 : 1;
}

async function verifyChain(settings: Settings, others: string[], { out, problems }: CommandStreams): Promise<ExitCode> {
  return withDatabase(settings, async ({ db }, dataKey) => {
    const kept = await readHeads("consent-head", dataKey, backupFolder(settings.dataDir), others);
    const report = await checkChain(db, dataKey, kept);
    for (const problem of report.problems) problems.write(`${problem}\n`);
    out.write(`Links: ${report.links}. Records: ${report.records}. Problems: ${report.problems.length}.\n`);
    return report.problems.length === 0 ? 0 : 1;
  });
}
