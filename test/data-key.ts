import { openDataKey } from "#app/server/keys/data-key.server.ts";

/** A key that no real installation uses. */
export const testDataKey = await openDataKey({ dataKeys: [Buffer.alloc(32, 7)], dataDir: "." });
