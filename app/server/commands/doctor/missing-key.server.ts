import type { Kysely } from "kysely";
import { countUnopenedRecords } from "#app/server/consent/records.server.ts";
import { countStopsUntil } from "#app/server/contact/stops.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { countUnopenedApps } from "#app/server/desk/staff/staff-codes.server.ts";
import { unopenedDocuments } from "#app/server/documents/documents.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { missingKeyUntil } from "#app/server/keys/known-key.server.ts";
import { countUnopenedReferences } from "#app/server/privacy/privacy-requests.server.ts";

/**
 * Says, for the operator, what needs an earlier key that is not set, or is lost: what does not open, and the stops that
 * are not recognized. Nothing when no earlier key is needed anymore.
 */
export async function missingKeyWords(db: Kysely<Schema>, dataKey: DataKey): Promise<string[]> {
  const unopened = [
    [(await unopenedDocuments({ db, dataKey })).length, "files that people sent"],
    [await countUnopenedReferences(db, dataKey), "account references of privacy requests"],
    [await countUnopenedRecords(db, dataKey), "records of consent"],
    [await countUnopenedApps(db, dataKey), "colleagues’ apps for codes"],
  ] as const;
  const named = unopened.filter(([count]) => count > 0).map(([count, what]) => `${what} ${count}`);
  const until = await missingKeyUntil(db, dataKey);
  const stops = until === null ? 0 : await countStopsUntil(db, until);
  const todo = "Put it back: DATA_KEY=<new>,<old> (docs/operations.md, Rotate keys)";
  return [
    ...(named.length > 0
      ? [`An earlier data key is not set, and these stay sealed without it: ${named.join(", ")}. ${todo}`]
      : []),
    ...(stops > 0
      ? [
          `An earlier data key is not set, and requests to stop may not count without it: ${stops}. We may write to people who asked us not to. ${todo}. If it is lost for good, send no letter before you have entered again the stops that the desk’s history shows (the same section says how)`,
        ]
      : []),
  ];
}
