import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { readStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { saveAgreed } from "#test/consent-samples.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { storeConsentWords } from "./evidence.server.ts";
import { makeBundle, problemsOfBundle, readRecordText, writeBundle } from "./evidence-bundle.server.ts";
import { printBundle } from "./evidence-page.server.tsx";
import { chainNew } from "./keeper.server.ts";

const email = "maria.lopez@visitor.example";
const phone = "+14805550142";

/** The evidence bundle for an address. */
async function bundleOf({ db }: SiteDatabase, address = email) {
  const parts = { db, dataKey: testDataKey, readStops: (of: object) => readStops(db, testDataKey, of) };
  return makeBundle(parts, address, Date.now());
}

/** One person agrees twice, with others before, between and after. */
async function agreeTwice(database: SiteDatabase) {
  await storeConsentWords(database.db);
  for (const address of ["a@visitor.example", email, "b@visitor.example", email, "c@visitor.example"]) {
    await saveAgreed(database, { email: address });
    // Ids from the same millisecond have no order.
    await wait(2);
  }
  await chainNew({ database, dataKey: testDataKey });
}

describeEachDatabase("an evidence bundle", ({ open, settings }) => {
  it("has what one person agreed to and stopped, and only digests for others", async () => {
    const database = await open();
    await agreeTwice(database);
    const stop = { channel: "text", scope: "all", source: "receipt-page", email, phone } as const;
    await recordStop(database.db, testDataKey, stop, Date.UTC(2026, 10, 23));
    const newest = database.db.selectFrom("leads").select("id").where("email", "=", email).orderBy("id", "desc");
    const yes = database.db.selectFrom("consent_evidence").select("id").where("lead_id", "=", newest.limit(1));
    const { id: evidence_id } = await yes.executeTakeFirstOrThrow();
    const change = { id: "1", evidence_id, change: "affirmed", changed_at: Date.UTC(2026, 10, 24) } as const;
    await database.db.insertInto("consent_changes").values(change).execute();
    const bundle = await bundleOf(database);
    if (!bundle) throw new Error("There is no bundle");
    expect(bundle.records.map(({ link }) => link)).toEqual([2, 4]);
    expect(bundle.records.map(({ words }) => words.slice(0, 12))).toEqual(["Path to Keys", "Path to Keys"]);
    expect(bundle.records.map(({ affirmedAt }) => affirmedAt)).toEqual([undefined, "2026-11-24T00:00:00.000Z"]);
    expect(bundle.stops).toEqual([
      { channel: "text", scope: "all", source: "receipt-page", at: "2026-11-23T00:00:00.000Z" },
    ]);
    expect(bundle.chain).toMatchObject({ firstLink: 2, lastLink: 5, digests: Array(4).fill(expect.any(String)) });
    const text = writeBundle(bundle);
    expect(text).not.toMatch(/[abc]@visitor/);
    expect(problemsOfBundle(text)).toEqual([]);
    expect(await bundleOf(database, "nobody@visitor.example")).toBeNull();
  });

  it("still exists after an erasure, and says for how long", async () => {
    const database = await open();
    await agreeTwice(database);
    const { dataDir } = settings();
    await erasePerson({ database, dataKey: testDataKey, dataDir }, email, async () => {});
    const bundle = await bundleOf(database);
    if (!bundle) throw new Error("There is no bundle");
    expect(bundle.records.map(({ keptUntil }) => keptUntil)).toEqual([expect.any(String), expect.any(String)]);
    expect(readRecordText(bundle.records[0]?.record ?? "")).toMatchObject({ name: "Maria Lopez", phone });
    expect(problemsOfBundle(writeBundle(bundle))).toEqual([]);
  });

  it("shows every flipped byte", async () => {
    const database = await open();
    await agreeTwice(database);
    const bundle = await bundleOf(database);
    if (!bundle) throw new Error("There is no bundle");
    const text = writeBundle(bundle);
    for (let at = 0; at < text.length; at += 1) {
      const flipped = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
      expect(problemsOfBundle(flipped), `at ${at}: ${flipped.slice(at - 10, at + 10)}`).not.toEqual([]);
    }
  });

  it("shows a forgery even when it has a new checksum", async () => {
    const database = await open();
    await agreeTwice(database);
    const bundle = await bundleOf(database);
    const [first] = bundle?.records ?? [];
    if (!bundle || !first) throw new Error("There is no bundle");
    const forged = { ...first, record: first.record.replace(phone, "+14805550199") };
    expect(problemsOfBundle(writeBundle({ ...bundle, records: [forged] }))).toContain(
      "Record 2 is not the one that was chained.",
    );
    const otherWords = { ...first, words: first.words.replace("No one else may.", "Others may.") };
    expect(problemsOfBundle(writeBundle({ ...bundle, records: [otherWords] }))).toContain(
      "The words with record 2 are not those that were agreed to.",
    );
    const digests = bundle.chain.digests.with(2, "0".repeat(64));
    expect(problemsOfBundle(writeBundle({ ...bundle, chain: { ...bundle.chain, digests } }))).toContain(
      "The chain is broken.",
    );
  });

  it("can be checked by a stranger with the few lines of code in our guide", async () => {
    const database = await open();
    await agreeTwice(database);
    const bundle = await bundleOf(database);
    if (!bundle) throw new Error("There is no bundle");
    const folder = mkdtempSync(join(tmpdir(), "bundle-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const guide = readFileSync("docs/consent-evidence.md", "utf8");
    writeFileSync(join(folder, "check.mjs"), /```js\n(.*?)```/s.exec(guide)?.[1] ?? "");
    const check = (text: string) => {
      writeFileSync(join(folder, "consent-evidence.json"), text);
      return execFileSync(process.execPath, ["check.mjs"], { cwd: folder, encoding: "utf8" }).trim();
    };
    const text = writeBundle(bundle);
    expect(check(text)).toBe("true true true");
    expect(check(text.replace(phone, "+14805550199"))).toBe("true false true");
    expect(check(text.replace("No one else may.", "Others may."))).toBe("true true false");
    expect(check(text.replace(bundle.chain.digests[3] ?? "", "0".repeat(64)))).toBe("false true true");
  });

  it("can be printed, and has nothing in it that runs", async () => {
    const database = await open();
    await saveAgreed(database, { email, name: '<script>alert("1")</script>' });
    await chainNew({ database, dataKey: testDataKey });
    const bundle = await bundleOf(database);
    if (!bundle) throw new Error("There is no bundle");
    const page = printBundle(bundle);
    expect(page).toContain("These words were on the form:");
    expect(page).toContain("(480) 555-0142");
    expect(page).toContain(bundle.chain.hash);
    expect(page).not.toContain("<script");
  });
});
