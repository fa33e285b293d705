import { expect, it } from "vitest";
import { liftStops, recordStop } from "#app/server/contact/stops.server.ts";
import { openKnownKey } from "#app/server/keys/known-key.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { makeBackup } from "../backup.server.ts";
import type { Command } from "../command.server.ts";
import { listWhatIsLeft } from "../doctor.server.ts";

const [lost, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const noCalls = { channel: "call", scope: "all", source: "phone" } as const;

describeEachDatabase("stops whose key is lost for good", ({ open, settings }) => {
  /** What a command says with the key that came after. */
  async function said(command: Command): Promise<string> {
    const { dataDir, databaseUrl } = settings();
    const [out, problems] = [collectOutput(), collectOutput()];
    const own = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEY: next.toString("base64") });
    await command(own, [], { out: out.stream, problems: problems.stream });
    return out.text() + problems.text();
  }

  it("are counted by request, and doctor and backup say what to do, before the start and after it", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    const dataKey = await openKnownKey({ dataKeys: [lost], dataDir }, db);
    const ana = { email: "ana@example.com", phone: "+14805550142" };
    await recordStop(db, dataKey, { ...ana, ...noCalls }, Date.now() - 3000);
    await recordStop(db, dataKey, { email: "ben@example.com", ...noCalls }, Date.now() - 2000);
    await recordStop(db, dataKey, { email: "lifted@example.com", ...noCalls }, Date.now() - 1000);
    await liftStops(db, dataKey, { email: "lifted@example.com" }, Date.now() - 500);
    // As docs/operations.md says for a key that is lost for good.
    await db.deleteFrom("site_facts").where("name", "=", "key-fingerprint").execute();
    const words = "requests to stop may not count without it: 2. We may write to people who asked us not to.";
    const todo = "If it is lost for good, send no letter before you have entered again the stops";
    expect(await said(listWhatIsLeft)).toContain(words);
    await openKnownKey({ dataKeys: [next], dataDir }, db);
    const nextKey = await openKnownKey({ dataKeys: [next], dataDir }, db);
    // One that the new key made counts, whenever it came.
    await recordStop(db, nextKey, { email: "new@example.com", ...noCalls }, Date.now() + 1000);
    for (const command of [listWhatIsLeft, makeBackup]) {
      expect(await said(command)).toContain(words);
      expect(await said(command)).toContain(todo);
    }
    // As it says for when they have been entered again.
    await db.deleteFrom("site_facts").where("name", "=", "earlier-keys").execute();
    await openKnownKey({ dataKeys: [next], dataDir }, db);
    expect(await said(listWhatIsLeft)).not.toContain("requests to stop");
  });
});
