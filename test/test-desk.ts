import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createDesk } from "#app/server/desk/access/desk.server.ts";
import { createSubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { releaseSetAside } from "#app/server/message/set-aside-messages.server.ts";
import { deskPrivacy } from "#app/server/retention/desk-privacy.server.ts";
import { testDataKey } from "./data-key.ts";
import { silentLog } from "./desk-samples.ts";

export const deskOrigin = "http://localhost:3000";
export const deskSettings = { host: null, url: deskOrigin, passkeyDomain: "localhost" };

/** The desk on a test's database. Its lists are read through the same connection. */
export function createTestDesk(
  database: SiteDatabase,
  now: () => number = Date.now,
  dataDir = "",
  dataKey: DataKey = testDataKey,
) {
  const common = { database, dataKey, dataDir, log: silentLog };
  const recipients = createRecipientLimit(dataKey, { perHour: 5, perDay: 10 });
  return createDesk(
    {
      ...common,
      settings: deskSettings,
      limiter: createSubmissionLimiter(database, 1000),
      reader: { read: async (query) => (await database.db.executeQuery(query)).rows, close: async () => {} },
      delivery: { wake: () => {} },
      privacy: deskPrivacy(database, dataKey, dataDir),
      intake: {
        leads: createLeadStore(database, { webhook: false, recipients }),
        recipients,
        siteUrl: deskOrigin,
        releaseMessage: (reference) => releaseSetAside(database.db, reference, { recipients, webhook: false }),
      },
    },
    now,
  );
}
