import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog } from "#test/desk-samples.ts";
import { countHeld, countOwned } from "./freed-threads.server.ts";
import { createStaffCodes } from "./staff-codes.server.ts";
import { createStaffLinks } from "./staff-links.server.ts";
import { createStaffMembers, type StaffMembers } from "./staff-members.server.ts";
import { createStaffSessions } from "./staff-sessions.server.ts";

describeDatabase("staff members", ({ open }) => {
  async function openStores() {
    const database = await open();
    return { database, members: createStaffMembers(database), sessions: createStaffSessions(database) };
  }

  it("have one entry per email address, in any spelling", async () => {
    const { members } = await openStores();
    const first = await members.put("Ana@Team.example", "counselor");
    const again = await members.put(" ana@team.EXAMPLE ", "owner");
    expect(again).toEqual({ ...first, role: "owner" });
    expect(await members.findByEmail("ANA@team.example")).toEqual(again);
    expect(await members.list()).toEqual([again]);
  });

  it("always include an owner, even when two owners remove each other at once", async () => {
    const { members } = await openStores();
    const [ana, tom] = [await members.put("ana@team.example", "owner"), await members.put("tom@team.example", "owner")];
    const ends = await Promise.all([members.remove(ana.id), members.remove(tom.id)]);
    expect(ends.toSorted()).toEqual(["done", "last-owner"]);
    const [left] = await members.list();
    expect(await members.setRole(left?.id ?? "", "editor")).toBe("last-owner");
    expect(await members.setRole(left?.id ?? "", "owner")).toBe("done");
    expect(await members.remove("nobody")).toBe("unknown");
  });

  it("who are removed have no way left to sign in, and can be added again", async () => {
    const { database, members, sessions } = await openStores();
    await members.put("ana@team.example", "owner");
    const tom = await members.put("tom@team.example", "counselor");
    const token = await sessions.open({ staffId: tom.id, level: "full", device: "Firefox" });
    const codes = createStaffCodes(database, testDataKey);
    const [code = ""] = await codes.newRecoveryCodes(tom.id);
    expect(await members.remove(tom.id)).toBe("done");
    expect(await sessions.read(token)).toBeNull();
    expect(await codes.use(tom.id, code)).toBe(false);
    expect(await members.findByEmail("tom@team.example")).toBeNull();
    expect(await members.put("tom@team.example", "editor")).toMatchObject({ id: tom.id, role: "editor" });
    expect(await sessions.read(token)).toBeNull();
  });

  it("who are removed take their invitations with them that no one has accepted", async () => {
    const { database, members, sessions } = await openStores();
    await members.put("olive@team.example", "owner");
    const nora = await members.put("nora@team.example", "owner");
    const pal = await members.put("pal@evil.example", "owner", nora.id);
    const arrived = await members.put("ben@team.example", "counselor", nora.id);
    await addPasskey(database, arrived.id);
    const links = createStaffLinks(database, { dataKey: testDataKey, deskUrl: "https://desk.example" });
    const token = (await links.enroll(pal.id)).split("/").at(-1) ?? "";
    const opened = await sessions.open({ staffId: pal.id, level: "enrolling", device: "Firefox" });
    expect(await members.remove(nora.id)).toBe("done");
    expect(await links.look(token)).toBeNull();
    expect(await sessions.read(opened)).toBeNull();
    expect((await members.list()).map(({ email }) => email)).toEqual(["olive@team.example", "ben@team.example"]);
  });

  it("always include an owner who has signed in: one who only was invited does not stay in place of their inviter", async () => {
    const { members } = await openStores();
    const nora = await members.put("nora@team.example", "owner");
    await members.put("pal@evil.example", "owner", nora.id);
    expect(await members.remove(nora.id)).toBe("last-owner");
    expect(await members.list()).toHaveLength(2);
  });

  it.each([
    ["are removed", (members: StaffMembers, id: string) => members.remove(id)],
    ["may no longer answer", (members: StaffMembers, id: string) => members.setRole(id, "editor")],
  ])("who %s hold nothing from then on, and each thread says so", async (_, change) => {
    const { database, members } = await openStores();
    await members.put("ana@team.example", "owner");
    const tom = await members.put("tom@team.example", "counselor");
    const { db } = database;
    await db.insertInto("leads").values(leadRow()).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    await db.updateTable("threads").set({ assignee: tom.id, claimed_until: null }).execute();
    await db
      .insertInto("leads")
      .values(leadRow({ email: "held-by-no-one@visitor.example" }))
      .execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    await db.updateTable("people").set({ owner: tom.id }).execute();
    expect([...(await countHeld(db, Date.now())).values()]).toEqual([1]);
    expect(await countOwned(db)).toEqual(new Map([[tom.id, 2]]));
    expect(await change(members, tom.id)).toBe("done");
    const free = { assignee: null, claimed_until: null };
    expect(await db.selectFrom("threads").select(["assignee", "claimed_until"]).execute()).toEqual([free, free]);
    expect(await countOwned(db)).toEqual(new Map());
    const lines = db.selectFrom("events").select(["by_staff", "words"]).where("kind", "=", "let-go");
    const line = { by_staff: tom.id, words: "left-team" };
    expect(await lines.execute()).toEqual([line, line]);
  });
});

async function addPasskey({ db }: SiteDatabase, staff_id: string): Promise<void> {
  const key = { id: staff_id, staff_id, name: "", public_key: "", counter: 0, transports: "[]", created_at: 1 };
  await db
    .insertInto("staff_passkeys")
    .values({ ...key, synced: 0, last_used_at: null })
    .execute();
}
