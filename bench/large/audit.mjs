/**
 * How long a whole audit takes to verify, with a million entries, on SQLite and on PostgreSQL where one is found. Asked: at
 * most 10 seconds. Then one byte is flipped near the end, and found.
 *
 *   npm run bench -- audit [entries]
 */
import { verifyAudit } from "#app/server/desk/audit/audit-chain.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { fillAudit } from "../support/desk/fill-audit.mjs";
import { onBothDatabases } from "../support/on-postgres.mjs";
import { makeTables, openSiteDatabase } from "../support/site-database.mjs";

const [entries = 1_000_000] = process.argv.slice(2).map(Number);

await onBothDatabases(measure);

async function measure(name, place) {
  await makeTables(place);
  const database = openSiteDatabase(place);
  const dataKey = await openDataKey({ dataKeys: [], dataDir: place.dataDir });
  await fillAudit(database.db, dataKey, entries);
  const startedAt = performance.now();
  const { head, problem } = await verifyAudit(database.db, dataKey);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${head.number} entries verified in ${seconds} s; ${problem ?? "all hold"}`);
  const flipped = entries - 1;
  await database.db
    .updateTable("audit")
    .set((row) => ({ at: row("at", "+", 1) }))
    .where("number", "=", flipped)
    .execute();
  const found = await verifyAudit(database.db, dataKey);
  console.log(`${name}: one flipped: ${found.problem}`);
  await database.close();
}
