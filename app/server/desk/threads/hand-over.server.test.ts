import { expect, it } from "vitest";
import { claimMs } from "#app/domain/desk/stages.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { countOpen, handOver } from "./hand-over.server.ts";
import { createThreadActions } from "./thread-actions.server.ts";

const now = Date.now();
const counselor = ["work-threads", "read-people"] as const;
const ana = someActor({ staffId: "ana", nowMs: now, may: [...counselor] });
const zoe = someActor({ staffId: "zoe", nowMs: now, may: [...counselor, "manage-staff"] });

describeEachDatabase("handing over", ({ open }) => {
  /** Ana has three threads, one of them closed; Ben has one, and one is his for half an hour. */
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const ids: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) ids.push(await addThread(database, `${name}@visitor.example`));
    const [one = "", two = "", shut = "", bens = "", taken = ""] = ids;
    for (const id of [one, two, shut]) await actions.assign(ana, id, "ana");
    await actions.setStage(ana, shut, { stage: "closed", reason: "not-now" });
    await actions.assign(ana, bens, "ben");
    await actions.claim({ ...ana, staffId: "ben" }, taken);
    const holders = async () => {
      const rows = await db.selectFrom("threads").select(["id", "assignee"]).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.assignee);
    };
    return { db, ids, one, two, holders };
  }

  async function addThread({ db, dialect }: SiteDatabase, email: string) {
    const lead = leadRow({ email, created_at: now - 3_600_000 });
    await db.insertInto("leads").values(lead).execute();
    await projectOnce({ database: { db, dialect } as SiteDatabase, log: silentLog }, now);
    const made = db.selectFrom("thread_sources").select("thread_id").where("source_id", "=", lead.id);
    return (await made.executeTakeFirstOrThrow()).thread_id ?? "";
  }

  it("gives every open thread of one person at once, each with its event and its person, and nothing else", async () => {
    const { db, one, two, holders } = await openDesk();
    expect(await handOver(db, ana, { fromId: "ana", toId: "cleo" })).toEqual({ given: 2 });
    expect(await holders()).toEqual(["cleo", "cleo", "ana", "ben", "ben"]);
    const given = db.selectFrom("events").select(["thread_id", "by_staff"]).where("words", "=", "cleo");
    const rows = await given.where("kind", "=", "assigned").execute();
    expect(rows.map(({ thread_id }) => thread_id).toSorted()).toEqual([one, two].toSorted());
    expect(rows.map(({ by_staff }) => by_staff)).toEqual(["ana", "ana"]);
    const owners = await db.selectFrom("people").select("owner").where("owner", "=", "cleo").execute();
    expect(owners).toHaveLength(2);
    const kept = await db.selectFrom("threads").select("claimed_until").where("assignee", "=", "cleo").execute();
    expect(kept).toEqual([{ claimed_until: null }, { claimed_until: null }]);
    expect(await handOver(db, ana, { fromId: "ana", toId: "cleo" })).toEqual({ given: 0 });
  });

  it("gives a colleague's threads only for whoever decides about the team, and none that has lapsed", async () => {
    const { db, holders } = await openDesk();
    await expect(handOver(db, ana, { fromId: "ben", toId: "ana" })).rejects.toMatchObject({ code: "not-allowed" });
    const auditor = someActor({ staffId: "ana", may: ["read-people"] });
    await expect(handOver(db, auditor, { fromId: "ana", toId: "ben" })).rejects.toMatchObject({ code: "not-allowed" });
    expect(await holders()).toEqual(["ana", "ana", "ana", "ben", "ben"]);
    const late = { ...zoe, nowMs: now + claimMs };
    expect(Object.fromEntries(await countOpen(db, now))).toEqual({ ana: 2, ben: 2 });
    expect(Object.fromEntries(await countOpen(db, late.nowMs))).toEqual({ ana: 2, ben: 1 });
    expect(await handOver(db, late, { fromId: "ben", toId: "cleo" })).toEqual({ given: 1 });
    expect(await holders()).toEqual(["ana", "ana", "ana", "cleo", "ben"]);
  });
});
