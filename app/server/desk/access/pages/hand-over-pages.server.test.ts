import { expect, it } from "vitest";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, silentLog } from "#test/desk-samples.ts";
import { openTestDesk } from "#test/test-desk.ts";

describeEachDatabase("handing over on the page of a day", ({ open }) => {
  /** Ana holds two threads. */
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const clock = { time: Date.parse("2026-11-24T14:20:00-05:00") };
    const team = openTestDesk(database, () => clock.time);
    async function arrive(name: string, role?: DeskRole) {
      const { id, visit } = await team.arrive(name, role);
      const give = async (from: string, to: string) => {
        const fields = { do: "threads-hand-over", said: "here", from, to, date: "2026-11-24" };
        return (await visit()).act(fields, "/desk/day");
      };
      const day = async () => (await visit()).see("day", "/desk/day");
      const act = async (fields: Record<string, string>) => (await visit()).act(fields, "/desk/day");
      return { id, give, day, act, audit: async () => (await visit()).see("audit", "/desk/audit") };
    }
    const [ana, ben, zoe] = [await arrive("Ana"), await arrive("Ben"), await arrive("Zoe", "owner")];
    for (const email of ["june@visitor.example", "kay@visitor.example"]) {
      const row = leadRow({ email, created_at: clock.time - 3_600_000 });
      await db.insertInto("leads").values(row).execute();
    }
    await projectOnce({ database, log: silentLog }, clock.time);
    const threads = await db.selectFrom("threads").select(["id", "version"]).execute();
    for (const { id, version } of threads) {
      await zoe.act({ do: "thread-assign", thread: id, to: ana.id, version: String(version) });
    }
    const holders = async () => {
      const rows = await db.selectFrom("threads").select("assignee").execute();
      return rows.map(({ assignee }) => assignee);
    };
    return { db, stores: team.stores, arrive, ana, ben, zoe, holders };
  }

  const refused = (field: string, words: string) => ({
    status: 422,
    shown: { problem: "fields", errors: { [field]: [words] } },
  });

  it("gives all of one's own, says how many and to whom, and the audit names the count and both", async () => {
    const { ana, ben, zoe, holders } = await openDesk();
    expect((await ana.day()).handOver).toEqual({
      people: [{ id: ana.id, label: "Ana, 2 open threads", isMe: true }],
      colleagues: [
        { id: ana.id, name: "Ana", label: "Ana" },
        { id: ben.id, name: "Ben", label: "Ben" },
        { id: zoe.id, name: "Zoe", label: "Zoe" },
      ],
    });
    const to = `/desk/day?${new URLSearchParams({ done: "handed-over", date: "2026-11-24", given: "2", to: ben.id })}`;
    expect(await ana.give(ana.id, ben.id)).toEqual({ to });
    expect(await holders()).toEqual([ben.id, ben.id]);
    const entries = (await zoe.audit()).entries.filter(({ did }) => did.startsWith("Gave all threads"));
    expect(entries.map(({ did, who, colleagues, trouble }) => ({ did, who, colleagues, trouble }))).toEqual([
      {
        did: "Gave all threads of one person to a colleague, 2 threads",
        who: "Ana",
        colleagues: ["Ben (ben@team.example)"],
        trouble: null,
      },
    ]);
    // A second press finds nothing left.
    expect(await ana.give(ana.id, ben.id)).toMatchObject(refused("from", "Nothing to give: no open thread is held."));
  });

  it("gives a colleague's for an owner alone, also while they are away, and says so when the other one is", async () => {
    const { ana, ben, zoe, holders } = await openDesk();
    expect(await ben.give(ana.id, ben.id)).toMatchObject(
      refused("from", "You can give your own threads. An owner can give anybody’s."),
    );
    expect((await ben.day()).handOver?.people.map(({ label }) => label)).toEqual(["Ben, 0 open threads"]);
    await zoe.act({ do: "add-block", who: ana.id, day: "2026-11-24", last: "2026-11-30", why: "holiday" });
    await zoe.act({ do: "add-block", who: ben.id, day: "2026-11-24", last: "2026-11-25", why: "sick" });
    const { people, colleagues } = (await zoe.day()).handOver ?? { people: [], colleagues: [] };
    expect(people.map(({ label }) => label)).toEqual(["Zoe, 0 open threads", "Ana, 2 open threads"]);
    expect(colleagues.find(({ id }) => id === ben.id)?.label).toBe("Ben, away until Thu, Nov 26, 12:00 AM ET");
    expect(await zoe.give(ana.id, ben.id)).toMatchObject({
      to: expect.stringMatching(/\?done=handed-over-away&.*given=2&/),
    });
    expect(await holders()).toEqual([ben.id, ben.id]);
  });

  it("refuses whoever may not answer, has not come yet, is gone, or is the same", async () => {
    const { stores, arrive, ana, ben, zoe, holders } = await openDesk();
    const editor = await arrive("Eda", "editor");
    const { id: invited } = await stores.members.put("new@team.example", "counselor", zoe.id);
    await stores.members.remove(ben.id);
    for (const id of [editor.id, ben.id, "", "nobody"]) {
      expect(await ana.give(ana.id, id)).toMatchObject(refused("to", "Choose a colleague."));
    }
    expect(await ana.give(ana.id, invited)).toMatchObject(refused("to", "Choose a colleague who has signed in."));
    expect(await ana.give(ana.id, ana.id)).toMatchObject(refused("to", "Choose somebody else."));
    expect((await ana.day()).handOver?.colleagues.map(({ name }) => name)).toEqual(["Ana", "Zoe"]);
    expect(await holders()).toEqual([ana.id, ana.id]);
  });
});
