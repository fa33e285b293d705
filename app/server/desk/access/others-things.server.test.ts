import { expect, it } from "vitest";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog } from "#test/desk-samples.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";
import { createDeskStores } from "./desk.server.ts";
import { type CommandName, deskCommands } from "./desk-commands.server.ts";
import { deskViews, type ViewName } from "./desk-views.server.ts";

const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.77" };

/** Ids are not secret at the desk: having the id of someone else's thing gets a user nowhere. */
describeDatabase("other people's things", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const desk = createTestDesk(database);
    const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings });
    async function arrive(name: string, role: DeskRole) {
      const { id } = await stores.members.put(`${name}@team.example`, role);
      const token = await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" });
      const visit = () => desk.visit({ ...comer, token });
      return { id, token, visit, act: async (fields: Record<string, string>) => (await visit()).act(fields, "/desk") };
    }
    await db
      .insertInto("leads")
      .values([leadRow({ created_at: Date.now() - 2 }), leadRow({ created_at: Date.now() - 1 })])
      .execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const [first, second] = await db.selectFrom("threads").selectAll().orderBy("id").execute();
    if (!first || !second) throw new Error("There are no threads");
    return { database, db, stores, arrive, first, second };
  }

  it("stay unchanged: a letter, a draft, a view, a session, a held form, a calendar link", async () => {
    const { db, stores, arrive, first, second } = await openDesk();
    const [ana, ben] = [await arrive("ana", "counselor"), await arrive("ben", "counselor")];
    const letter = newRowId();
    const write = { do: "send-answer", thread: first.id, seen: first.last_event_id ?? "", version: "0", letter };
    expect(await ben.act({ ...write, words: "Ben's letter" })).toMatchObject({ to: expect.any(String) });
    await ben.act({ do: "save-draft", thread: second.id, words: "Ben's half a letter", version: "0" });
    await ben.act({ do: "save-view", name: "Ben's", search: "held=me" });
    await ben.act({ do: "make-feed" });
    const held = await stores.held.hold(ben.id, { path: "/desk/staff", fields: { do: "invite" } });
    const [view] = await stores.habits.views(ben.id);
    const [session] = await stores.sessions.list(ben.id);
    expect(await ana.act({ do: "undo-answer", letter })).toMatchObject({ status: 404 });
    expect(await ana.act({ do: "remove-view", view: view?.id ?? "" })).toMatchObject({ status: 404 });
    await ana.act({ do: "end-session", session: session?.id ?? "" });
    await ana.act({ do: "drop-held", form: String(held) });
    await ana.act({ do: "end-feed" });
    expect(await (await ana.visit()).see("held", "/desk/held/x", String(held))).toBeNull();
    const page = await (await ana.visit()).see("thread", "/desk/x", second.id);
    expect(JSON.stringify(page)).not.toContain("half a letter");
    // A letter's id is the id of its form. It doesn't let anyone send another person's letter, or hide behind it.
    const again = { do: "send-answer", seen: second.last_event_id ?? "", version: "0", letter, words: "Ana's letter" };
    expect(await ana.act({ ...again, thread: second.id })).toMatchObject({ status: expect.any(Number) });

    expect(await db.selectFrom("answers").select(["id", "words"]).execute()).toEqual([
      { id: letter, words: "Ben's letter" },
    ]);
    expect(await stores.habits.views(ben.id)).toHaveLength(1);
    expect((await ben.visit()).me?.staff.id).toBe(ben.id);
    expect(await stores.held.newest(ben.id)).toBe(String(held));
    expect(await db.selectFrom("calendar_feeds").select("staff_id").execute()).toEqual([{ staff_id: ben.id }]);
    const drafts = db.selectFrom("drafts").select("words").where("staff_id", "=", ben.id);
    expect(await drafts.execute()).toEqual([{ words: "Ben's half a letter" }]);
  });

  it("are neither shown nor changed without the right to them, no matter which form is sent", async () => {
    const { db, arrive, first, second } = await openDesk();
    const [editor, auditor] = [await arrive("eda", "editor"), await arrive("aud", "auditor")];
    const [lead] = await db.selectFrom("leads").select(["email", "phone"]).execute();
    const things = () =>
      Promise.all([
        db.selectFrom("threads").selectAll().orderBy("id").execute(),
        db.selectFrom("events").selectAll().orderBy("id").execute(),
        db.selectFrom("people").selectAll().orderBy("id").execute(),
        db.selectFrom("drafts").selectAll().execute(),
        db.selectFrom("answers").selectAll().execute(),
      ]);
    const before = await things();
    const ids = { thread: first.id, person: first.person_id, other: second.person_id, to: editor.id };
    for (const who of [editor, auditor]) {
      for (const name of Object.keys(deskCommands) as CommandName[]) {
        // It would end the session of each of them.
        if (name === "sign-out") continue;
        await who.act({ do: name, ...ids, words: "Hello", stage: "talking", reason: "won", until: "2h", version: "0" });
      }
    }
    expect(await things()).toEqual(before);
    for (const name of Object.keys(deskViews) as ViewName[]) {
      for (const id of [first.id, first.person_id]) {
        const seen = await (await editor.visit()).see(name, "/desk/x", id).catch((thrown: unknown) => thrown);
        const text = JSON.stringify(seen instanceof Response ? await seen.text() : seen) ?? "";
        expect([name, text.includes(lead?.email ?? "-"), text.includes("Lopez")]).toEqual([name, false, false]);
      }
    }
  });

  it("can't be reached with made-up ids, which get an answer that reveals nothing", async () => {
    const { arrive } = await openDesk();
    const ana = await arrive("ana", "owner");
    for (const thread of ["", "x", "'", "../x", "00000000-0000-4000-8000-000000000000", "\0", "é".repeat(300)]) {
      for (const name of Object.keys(deskCommands) as CommandName[]) {
        if (["sign-out", "remove-person"].includes(name)) continue;
        const fields = {
          do: name,
          thread,
          person: thread,
          booking: thread,
          letter: thread,
          view: thread,
          form: thread,
        };
        const failed = await ana.act(fields).then(
          () => null,
          (error: Error) => error.message,
        );
        expect([name, thread, failed]).toEqual([name, thread, null]);
      }
      for (const name of Object.keys(deskViews) as ViewName[]) {
        const path = `/desk/x?booking=${encodeURIComponent(thread)}`;
        const failed = await (await ana.visit()).see(name, path, thread).then(
          () => null,
          (thrown: unknown) => (thrown instanceof Response ? null : thrown),
        );
        expect([name, thread, failed]).toEqual([name, thread, null]);
      }
    }
  });
});
