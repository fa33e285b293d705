import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createDesk, createDeskStores } from "#app/server/desk/access/desk.server.ts";
import { createSubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { releaseSetAside } from "#app/server/message/set-aside-messages.server.ts";
import { deskPrivacy } from "#app/server/retention/expired-data.server.ts";
import { testDataKey } from "./data-key.ts";
import { silentLog } from "./desk-samples.ts";
import { giveKey } from "./passkey-rows.ts";

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

/** The same, with its colleagues. Whoever arrives has a passkey, and a session from then on. */
export function openTestDesk(database: SiteDatabase, now: () => number = Date.now) {
  const desk = createTestDesk(database, now);
  const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings }, now);
  const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.1" };
  async function arrive(name: string, role: DeskRole = "counselor") {
    const { id } = await stores.members.put(`${name.toLowerCase()}@team.example`, role);
    await stores.members.rename(id, name);
    await giveKey(database.db, id, now());
    const token = await stores.sessions.open({ staffId: id, level: "full", device: comer.device });
    return { id, visit: () => desk.visit({ ...comer, token }) };
  }
  return { desk, stores, arrive };
}
