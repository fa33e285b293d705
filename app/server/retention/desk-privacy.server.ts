import { keptHowLong } from "#app/content/pages/company/kept-how-long.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { DeskPrivacy } from "#app/server/desk/access/visit/desk-visit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { personFile } from "#app/server/privacy/person-file.server.ts";
import { openAccountReference } from "#app/server/privacy/privacy-requests.server.ts";
import { countOver } from "./expired-data.server.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** What the desk's page about privacy needs of the rest of the site. */
export function deskPrivacy(database: SiteDatabase, dataKey: DataKey, dataDir: string): DeskPrivacy {
  return {
    fileOf: (email) => personFile({ db: database.db, dataKey, dataDir }, email, Date.now()),
    accountReference: (sealed) => openAccountReference(dataKey, sealed),
    async retention(source, nowMs) {
      const counts: Partial<Record<string, number>> = await countOver(source, nowMs + weekMs);
      return keptHowLong.map(({ kind, name, keeps }) => ({ kind: name, keeps, soon: counts[kind] ?? null }));
    },
  };
}
