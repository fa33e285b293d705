import { expect, it } from "vitest";
import { describeDatabase } from "#test/databases.ts";
import { createStaffMembers } from "./staff-members.server.ts";
import { createStaffSessions } from "./staff-sessions.server.ts";

const minute = 60_000;

describeDatabase("staff sessions", ({ open }) => {
  async function openStores() {
    const database = await open();
    const clock = { time: Date.now() };
    const sessions = createStaffSessions(database, () => clock.time);
    const members = createStaffMembers(database);
    const ana = await members.put("ana@team.example", "owner");
    const sign = () => sessions.open({ staffId: ana.id, level: "full", device: "Firefox on Linux" });
    return { database, sessions, members, ana, clock, sign };
  }

  it("are identified by a token that isn't stored in the database", async () => {
    const { database, sessions, ana, sign } = await openStores();
    const token = await sign();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await sessions.read(token)).toMatchObject({ level: "full", staff: ana, isFresh: true });
    const rows = JSON.stringify(await database.db.selectFrom("staff_sessions").selectAll().execute());
    expect(rows).not.toContain(token);
    for (const other of [null, "", "made-up", token.slice(1)]) expect(await sessions.read(other)).toBeNull();
  });

  it("end after 30 minutes without a request, and after 12 hours no matter what", async () => {
    const { sessions, clock, sign } = await openStores();
    const idle = await sign();
    clock.time += 30 * minute;
    expect(await sessions.read(idle)).toBeNull();
    const busy = await sign();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.time += 20 * minute;
      expect(await sessions.read(busy)).not.toBeNull();
    }
    clock.time += 20 * minute;
    expect(await sessions.read(busy)).toBeNull();
  });

  it("are fresh for five minutes after a passkey or a code is checked", async () => {
    const { sessions, clock, sign } = await openStores();
    const token = await sign();
    clock.time += 5 * minute;
    const session = await sessions.read(token);
    expect(session?.isFresh).toBe(false);
    await sessions.verified(session?.sessionId ?? "");
    expect((await sessions.read(token))?.isFresh).toBe(true);
  });

  it("always have the user's current role", async () => {
    const { sessions, members, ana, sign } = await openStores();
    await members.put("tom@team.example", "owner");
    const token = await sign();
    await members.setRole(ana.id, "auditor");
    expect((await sessions.read(token))?.staff.role).toBe("auditor");
  });

  it("are listed and ended only by their owner", async () => {
    const { sessions, members, ana, sign } = await openStores();
    const [one, two] = [await sign(), await sign()];
    const tom = await members.put("tom@team.example", "counselor");
    const [first, second] = await sessions.list(ana.id);
    expect(first?.device).toBe("Firefox on Linux");
    await sessions.end(tom.id, first?.id ?? "");
    expect(await sessions.list(ana.id)).toHaveLength(2);
    await sessions.end(ana.id, second?.id ?? "");
    expect(await sessions.list(ana.id)).toHaveLength(1);
    await sessions.endOthers(ana.id, null);
    expect([await sessions.read(one), await sessions.read(two)]).toEqual([null, null]);
  });
});
