import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Kysely } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { newBooking, owner } from "#test/new-booking.ts";
import { bookingsExport } from "./bookings.server.ts";
import { writeExport } from "./rows.server.ts";

const hour = 3_600_000;
const startMs = Date.parse("2026-11-23T15:00:00Z");

function exported(db: Kysely<Schema>): Promise<string> {
  return text(writeExport(bookingsExport, "jsonl", db, { dataKey: testDataKey, siteUrl: "http://localhost:3000" }));
}

/** The lines of the document that compare this file, as a shell runs them. */
async function comparisons(start: string): Promise<string> {
  const document = await readFile("docs/operations.md", "utf8");
  const [line] = document.split("\n").filter((one) => one.startsWith(start) && one.includes("grep -vFf"));
  if (line === undefined) throw new Error(`The document has no line ${start}`);
  return line;
}

describeEachDatabase("going back to an older release", ({ open }) => {
  it("shows which calls were canceled, moved, booked and erased since the copy, and no other", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: startMs - 50 * hour });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = await open();
    const store = createBookingStore({ db });
    const book = async (hours: number) =>
      (await store.book(newBooking({ startMs: startMs + hours * hour, email: `v${hours}@visitor.example` }))).booking
        .id;
    const [kept, canceled, moved, erased] = [await book(0), await book(1), await book(2), await book(3)];
    const folder = await mkdtemp(join(tmpdir(), "since-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "bookings.old"), await exported(db));
    await store.cancel(canceled, owner);
    await store.move(moved, { startMs: startMs + 5 * hour, timeZone: "America/Phoenix" }, owner);
    await db.deleteFrom("bookings").where("id", "=", erased).execute();
    const booked = await book(7);
    await writeFile(join(folder, "bookings.new"), await exported(db));

    const print = async (start: string, command = "") => {
      const line = command || (await comparisons(start));
      const { stdout } = spawnSync("bash", ["-c", line], { cwd: folder, encoding: "utf8" });
      return stdout.split("\n").filter(Boolean);
    };
    const changed = (await print("cut -d, -f1-3 bookings.old")).map((line): unknown => JSON.parse(line));
    expect(changed).toEqual([
      expect.objectContaining({ reference: canceled, status: "cancelled" }),
      expect.objectContaining({ reference: moved, startsAt: new Date(startMs + 5 * hour).toISOString() }),
      expect.objectContaining({ reference: booked }),
    ]);
    const gone = (await comparisons("cut -d, -f1 leads.new")).replaceAll("leads.", "bookings.");
    const lines = await print("", gone);
    expect(lines.map((line): unknown => JSON.parse(line).reference)).toEqual([erased]);
    expect(lines.join()).not.toContain(kept);
  });
});

it("moves the link only when every export is whole, and takes the units of the old release along", async () => {
  const document = await readFile("docs/operations.md", "utf8");
  const [loop = ""] = /^\(?for what in (?:.|\n)*?(?=\n```)/m.exec(document) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "since-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const tryWith = (fails: string) => {
    const commands = `runuser() { [ "$7" = ${fails}:export ] && return 1; echo row; }
      ln() { echo "link $2"; }; cp() { echo "units from $1"; }; systemctl() { echo "$1"; }
      ${loop.replaceAll("/root/since", folder)}`;
    return spawnSync("bash", ["-c", commands], { encoding: "utf8" }).stdout.split("\n").filter(Boolean);
  };
  expect(tryWith("bookings")).toEqual(["STOP: bookings.new is not whole"]);
  const done = [
    "link releases/1",
    expect.stringMatching(/^units from .*current\/deploy\/path-to-keys/),
    "daemon-reload",
  ];
  expect(tryWith("none")).toEqual(done);
});
