/**
 * The cost of a desk with very many people: a page of the inbox, a timeline, a search and a durable action, on SQLite and on
 * PostgreSQL where one is found. Asked, with 1,000,000 people and 3,000,000 events, as the 95th percentile: inbox and
 * timeline 60 ms, search and action 50 ms. Filling takes minutes; a quiet machine is better.
 *
 *   npm run bench -- desk [people] [times each]
 */
import { askDesk } from "../support/desk/ask-desk.mjs";
import { fillDesk } from "../support/desk/fill-desk.mjs";
import { onBothDatabases } from "../support/on-postgres.mjs";
import { makeTables, openSiteDatabase } from "../support/site-database.mjs";

const [people = 1_000_000, times = 200] = process.argv.slice(2).map(Number);

await onBothDatabases(measure);

async function measure(name, place) {
  await makeTables(place);
  const database = openSiteDatabase(place);
  const nowMs = Date.now();
  await fillDesk(database, people, nowMs);
  console.log(`${name}, ${people} people and ${3 * people} events:`);
  await askDesk(database, { dataDir: place.dataDir, people, nowMs, times });
  await database.close();
}
