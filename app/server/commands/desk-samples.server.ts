import { resolve } from "node:path";
import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { sampleDomain } from "#app/server/desk/staff/staff-members.server.ts";
import { makeSamples } from "#app/server/samples/make-samples.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { type CommandStreams, type ExitCode, withNewDatabase } from "./command.server.ts";

/** `npm run desk -- sample`: fills the desk of a scratch folder with people who do not exist. */
export async function fillWithSamples(settings: Settings, { out, problems }: CommandStreams): Promise<ExitCode> {
  const wrong = whyNotHere(settings);
  if (wrong) {
    problems.write(
      `${wrong}\nSamples go only into their own folder: DATA_DIR=./sample-data npm run -s desk -- sample\n`,
    );
    return 1;
  }
  return withNewDatabase(settings, async (database, dataKey) => {
    const found = await whatIsThere(database.db);
    if (found) {
      problems.write(`${found}\n`);
      return 1;
    }
    const { people, threads } = await makeSamples({ database, dataKey, siteUrl: settings.siteUrl }, Date.now());
    out.write(`Made ${people} people with ${threads} threads. None of them exists, and no emails go out.\n`);
    out.write("To remove them, delete the folder.\n");
    return 0;
  });
}

/** A database that reaches real people, or keeps their data, is not a place for samples. */
function whyNotHere({ dataDir, databaseUrl, smtpUrl, webhook, siteUrl }: Settings): string | null {
  const { hostname } = new URL(siteUrl);
  if (databaseUrl !== undefined) return "DATABASE_URL is set: that may be the real database.";
  if (smtpUrl !== undefined) return "SMTP_URL is set: emails would go out.";
  if (webhook !== undefined) return "WEBHOOK_URL is set: events would go out.";
  if (hostname !== "localhost" && hostname !== "127.0.0.1")
    return `The site is for ${hostname}, not only for this computer.`;
  if (resolve(dataDir) === resolve("data")) return "DATA_DIR is ./data, where the real site keeps its data.";
  return null;
}

const tables = ["leads", "messages", "bookings", "newsletter_subscribers"] as const;

/** Why there may be no samples in this database: a real person is in it, or the samples are already there. */
async function whatIsThere(db: Kysely<Schema>): Promise<string | null> {
  for (const table of tables) {
    const row = db.selectFrom(table).select("email").where("email", "not like", `%@${sampleDomain}`);
    if (await row.limit(1).executeTakeFirst())
      return `This database has real ${table.replace("_", " ")}. Nothing was changed.`;
  }
  const samples = await db.selectFrom("leads").select("id").limit(1).executeTakeFirst();
  return samples ? "The samples already exist. For new ones, delete the folder first." : null;
}
