import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readRegistry } from "#app/server/contact/do-not-call.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { importDoNotCall } from "./do-not-call-import.server.ts";

const now = Date.parse("2026-11-24T12:00:00-05:00");
const dayMs = 86_400_000;

describeEachDatabase("a do-not-call registry list", ({ open, settings }) => {
  async function run(text: string, name: string, ...more: string[]) {
    const folder = mkdtempSync(join(tmpdir(), "registry-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, name);
    writeFileSync(file, text);
    const [out, problems] = [collectOutput(), collectOutput()];
    const streams = { out: out.stream, problems: problems.stream };
    const code = await importDoNotCall(settings(), ["import", file, ...more], streams, now);
    return { code, out: out.text(), problems: problems.text() };
  }
  const read = async (db: Awaited<ReturnType<typeof open>>["db"], ...phones: string[]) =>
    readRegistry(db, await openDataKey(settings()), phones);

  it("says whether each number is listed, and nothing about an unknown area code", async () => {
    const { db } = await open();
    const done = await run("850,5550142\r\n850,5550143\n\n305,5550142\n", "list-2026-11-20.txt");
    expect(done).toMatchObject({ code: 0, problems: "", out: expect.stringContaining("3 numbers from 2 area codes") });
    const listedAt = Date.parse("2026-11-20T00:00:00-05:00");
    expect(await read(db, "+18505550142")).toEqual({ listedAt, isListed: true });
    expect(await read(db, "+18505550199")).toEqual({ listedAt, isListed: false });
    expect(await read(db, "+18505550199", "+12125550142")).toEqual({ listedAt: null, isListed: false });
    expect(JSON.stringify(await db.selectFrom("do_not_call_numbers").selectAll().execute())).not.toMatch(/555.?01/);
  });

  it("replaces an older list, but only for its area codes", async () => {
    const { db } = await open();
    await run("850,5550142\n305,5550142\n", "list.txt", "2026-11-01");
    await run("850,5550143\n", "list.txt", "2026-11-20");
    expect(await read(db, "+18505550142")).toMatchObject({ isListed: false });
    expect(await read(db, "+18505550143")).toMatchObject({ isListed: true });
    expect(await read(db, "+13055550142")).toMatchObject({ isListed: true });
    const areas = db.selectFrom("do_not_call_areas").select(["area_code", "listed_at"]).orderBy("area_code");
    expect((await areas.execute()).map(({ listed_at }) => Math.floor((now - listed_at) / dayMs))).toEqual([23, 4]);
  });

  it.each([
    ["other columns", "850,5550142\nMaria,+18505550142\n", "2026-11-20", "Line 2 does not have"],
    ["a heading", "area,number\n850,5550142\n", "2026-11-20", "Line 1 does not have"],
    ["no number", "\n", "2026-11-20", "The file has no number"],
    ["a list from 31 days ago", "850,5550142\n", "2026-10-24", "is too old"],
    ["a day in the future", "850,5550142\n", "2026-11-25", "has not come yet"],
    ["a day that isn't in the calendar", "850,5550142\n", "2026-02-30", "Give the day of the list"],
  ])("with %s changes nothing, and the command says so without a phone number", async (_what, text, day, why) => {
    const { db } = await open();
    await run("850,5550111\n", "list.txt", "2026-11-20");
    const refused = await run(text, "list.txt", day);
    expect(refused).toMatchObject({ code: 1, out: "", problems: expect.stringContaining(why) });
    expect(refused.problems).toContain("Nothing was changed.");
    expect(refused.problems).not.toMatch(/\d{7}/);
    expect(await read(db, "+18505550111")).toMatchObject({ isListed: true });
  });

  it("needs a date, and a file that exists", async () => {
    await open();
    expect(await run("850,5550142\n", "list.txt")).toMatchObject({ problems: expect.stringContaining("Give the day") });
    const [out, problems] = [collectOutput(), collectOutput()];
    const streams = { out: out.stream, problems: problems.stream };
    expect(await importDoNotCall(settings(), ["import", "/nowhere/2026-11-20"], streams, now)).toBe(1);
    expect(await importDoNotCall(settings(), ["export", "list"], streams, now)).toBe(2);
    expect(problems.text()).toContain("Usage:");
  });
});
