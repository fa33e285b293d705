import type { Kysely } from "kysely";
import { version } from "#package.json" with { type: "json" };
import type { Schema } from "./schema.server.ts";

/** The release that this code is, such as 1.0.0. */
export const release = version;

/** 1.10.0 comes after 1.9.0. */
const compareReleases = new Intl.Collator("en", { numeric: true }).compare;

const firstRelease = { number: "1.0.0", migration: "1000-first-release" };

/** The migrations before the first release, which made the same tables (docs/decisions/133-the-first-release.md). */
const earlier = `
  0001-leads 0002-messages 0003-newsletter 0004-form-tokens 0005-privacy 0006-consent-of-messages 0007-cookie-choices
  0009-bookings 0010-webhooks 0011-leads-by-email 0012-recipients 0013-confirmed-bookings 0014-lead-answers 0015-staff
  0016-desk 0017-desk-inbox 0019-answers 0020-mails-in 0021-desk-calendar 0022-held-forms 0023-contact
  0024-consent-chain 0025-privacy-steps 0026-letter 0027-promises 0028-audit 0029-documents 0031-my-path 0032-outbox
  0033-newsletter-requests 0034-recipient-counts 0035-durable-counts 0036-unassigned-views 0037-installation
  0038-site-facts 0043-mail-facts 0044-suggested-links 0045-given-details 0046-mail-words 0047-lifted-stops
  0049-person-owners 0051-merged-threads 0052-phone-only 0055-undo-seconds 0058-stop-questions 0061-inviters
  0062-consent-changes 0064-letters-by-address 0068-disowned-bookings 0069-by-phone 0070-never-came 0071-one-address
  0072-bounce-proof
`
  .trim()
  .split(/\s+/);

/** A database that this release may not use. The message says why, and what to do. */
export class UnusableDatabase extends Error {}

/** Why this release may not use a database; null when it may, or when there is nothing in it. */
export async function whyUnusable(db: Kysely<Schema>): Promise<string | null> {
  const done = await migrationsOf(db);
  if (done.size === 0 || isLastBefore(done)) return null;
  if (!done.has(firstRelease.migration)) {
    return "this database is older than release 1.0.0 can take over. Start commit 2fe16bff once, then this one.";
  }
  const facts = db.selectFrom("site_facts").select("value").where("name", "=", "oldest-release");
  const oldest = (await facts.executeTakeFirst())?.value ?? "";
  if (compareReleases(release, oldest) >= 0) return null;
  return `a newer release has changed this database, and this release is too old for it. This is release ${release}; the database needs release ${oldest} or later. Start that one, or restore the backup from before the upgrade.`;
}

/** Whether a database has the tables of the first release by the migrations before it. Then `takeOver` is due. */
export async function isFromBefore(db: Kysely<Schema>): Promise<boolean> {
  return isLastBefore(await migrationsOf(db));
}

/**
 * Makes a database from before the first release one of it: the list of migrations becomes its first one, and no earlier
 * release starts on it anymore. Tables and other rows stay as they are. Of processes that start together, the one that renames
 * the last migration does the rest. The others wait for it, and find none to rename.
 */
export async function takeOver(db: Kysely<Schema>): Promise<void> {
  await withList(db)
    .transaction()
    .execute(async (taking) => {
      const last = taking.updateTable("kysely_migration").where("name", "=", earlier.at(-1) ?? "");
      const renamed = await last.set({ name: firstRelease.migration }).executeTakeFirstOrThrow();
      if (renamed.numUpdatedRows === 0n) return;
      await taking.deleteFrom("kysely_migration").where("name", "in", earlier).execute();
      const oldest = taking.updateTable("site_facts").where("name", "=", "oldest-release");
      await oldest.set({ value: firstRelease.number }).execute();
    });
}

function isLastBefore(done: ReadonlySet<string>): boolean {
  return done.size === earlier.length && earlier.every((name) => done.has(name));
}

async function migrationsOf(db: Kysely<Schema>): Promise<Set<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return new Set();
  const list = await withList(db).selectFrom("kysely_migration").select("name").execute();
  return new Set(list.map(({ name }) => name));
}

/** With the table in which Kysely lists the migrations that a database has. */
function withList(db: Kysely<Schema>) {
  return db.withTables<{ kysely_migration: { name: string } }>();
}
