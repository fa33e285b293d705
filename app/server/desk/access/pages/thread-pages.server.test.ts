import { expect, it } from "vitest";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import type { SeenAt } from "#app/server/desk/access/desk-views.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { reconcile } from "#app/server/desk/projector/reconciliation.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, privacyRequestRow, silentLog } from "#test/desk-samples.ts";
import { sentParts } from "#test/sent-parts.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";

const dayMs = 24 * 60 * 60 * 1000;

describeDatabase("the pages of a thread", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const clock = { time: Date.parse("2026-11-24T14:20:00-05:00") };
    const now = () => clock.time;
    const desk = createTestDesk(database, now);
    const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings }, now);
    const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.1" };
    async function arrive(name: string, role: DeskRole = "counselor") {
      const { id } = await stores.members.put(`${name.toLowerCase()}@team.example`, role);
      await stores.members.rename(id, name);
      const token = await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" });
      const visit = () => desk.visit({ ...comer, token });
      return {
        id,
        act: async (fields: Record<string, string>) => (await visit()).act(fields, "/desk/x"),
        thread: async (thread: string, path = "/desk/x") => (await visit()).see("thread", path, thread),
        person: async (person: string, path = "/desk/x") => (await visit()).see("person", path, person),
        aside: async () => (await visit()).see("aside", "/desk/aside"),
      };
    }
    const project = () => projectOnce({ database, log: silentLog }, clock.time);
    return { database, clock, arrive, project };
  }
  type Opened = Awaited<ReturnType<typeof openDesk>>;

  async function withLead({ database, clock, project }: Opened, change: Parameters<typeof leadRow>[0] = {}) {
    const created_at = clock.time - 60 * 60 * 1000;
    const row = leadRow({ created_at, message: "My lease ends in June", ...change });
    await database.db.insertInto("leads").values(row).execute();
    await project();
    return threadOf(database, row.id);
  }

  async function threadOf({ db }: SiteDatabase, source: string): Promise<string> {
    const made = db.selectFrom("thread_sources").select("thread_id").where("source_id", "=", source);
    return (await made.executeTakeFirstOrThrow()).thread_id ?? "";
  }

  const there = <Page>(page: Page | null): Page => {
    if (page === null) throw new Error("It is not there");
    return page;
  };
  const titles = (page: SeenAt<"thread">) =>
    there(page).events.map(({ title, by }) => (by ? `${by}: ${title}` : title));

  it("log a call outside the rules only when it is marked as such, and log a visitor's call in any case", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened, { phone: "+12125550142" });
    opened.clock.time += 8 * 60 * 60 * 1000;
    const ana = await opened.arrive("Ana");
    const call = { do: "thread-call", thread, outcome: "voicemail", words: "Late" };
    expect(await ana.act(call)).toMatchObject({
      status: 409,
      shown: {
        problem: "call-outside",
        typed: call,
        errors: {
          anyway: [
            expect.stringMatching(/^Not now\. It is 10:20 PM ET there\. We have not checked the rule of New York/),
          ],
        },
      },
    });
    expect(await ana.act({ ...call, anyway: "yes" })).toMatchObject({ to: expect.stringContaining("call-outside") });
    expect(await ana.act({ ...call, by: "them" })).toMatchObject({ to: expect.stringContaining("call-voicemail") });
    const calls = there(await ana.thread(thread)).events.filter(({ title }) => title.startsWith("Call"));
    expect(calls.map(({ meta, said }) => [meta, said])).toEqual([
      ["outside what the rules allow", "Late"],
      ["they called us", "Late"],
    ]);
    const noted = opened.database.db.selectFrom("contact_attempts").select(["step", "answer"]).orderBy("step");
    expect(await noted.execute()).toEqual([
      { step: "asked", answer: "not-now" },
      { step: "called", answer: "not-now" },
    ]);
  });

  it("record that a person asked us to stop, and name missing fields", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const thread = await withLead(opened, { phone: "+12125550142" });
    const person = there(await ana.thread(thread)).person.id;
    const stop = { do: "person-stop", person, channel: "all", scope: "all", source: "phone" };
    expect(await ana.act({ ...stop, channel: "" })).toMatchObject({
      status: 422,
      shown: { errors: { channel: ["Choose what they want to stop."] } },
    });
    expect(await ana.act({ ...stop, source: "" })).toMatchObject({
      status: 422,
      shown: { errors: { source: ["Choose how they told you."] } },
    });
    expect(await ana.act({ ...stop, person: "nobody" })).toMatchObject({ status: 404 });
    expect(await ana.act(stop)).toEqual({ to: `/desk/people/${person}?done=stopped#may` });
    opened.clock.time += 1;
    const { ways } = there(await ana.person(person)).gate;
    expect(ways.map(({ word }) => word)).toEqual(["no", "no", "no"]);
    expect(await ana.act({ do: "gate-ask", thread, purpose: "marketing" })).toEqual({
      to: `/desk/threads/${thread}?purpose=marketing&done=asked#may`,
    });
    const asked = there(await ana.thread(thread, `/desk/threads/${thread}?purpose=marketing`));
    expect(asked.gate).toMatchObject({ purpose: "marketing", mayWork: true });
    const auditor = await opened.arrive("Otto", "auditor");
    expect(there(await auditor.thread(thread)).gate).toMatchObject({ mayWork: false });
    await ana.act({ do: "save-draft", thread, words: "Hi Maria", version: "0" });
    const letter = "019ab7c0-0000-7000-8000-000000000142";
    const send = { do: "send-answer", thread, words: "Hi Maria", version: "1", letter };
    expect(await ana.act(send)).toMatchObject({ status: 409, shown: { problem: "may-not-email" } });
  });

  it("show the parts of a plan in the words the sender read, and only to users who may see people", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened, { my_path: JSON.stringify(sentParts) });
    const ana = await opened.arrive("Ana");
    const [event] = there(await ana.thread(thread)).events;
    expect(event?.parts).toEqual(sentPartWords(sentParts.parts).map(({ title, lines }) => [title, lines]));
    const masked = await (await opened.arrive("Otto", "auditor")).thread(thread);
    expect(JSON.stringify(masked)).not.toMatch(/Maricopa|58,000/);
  });

  it("run each command, confirm it, and keep a colleague from repeating it", async () => {
    const opened = await openDesk();
    const [ana, tom] = [await opened.arrive("Ana"), await opened.arrive("Tom")];
    const thread = await withLead(opened, { phone: "+12125550142" });
    const seen = there(await ana.thread(thread));
    expect(seen).toMatchObject({
      kind: "Credit analysis",
      holder: null,
      away: null,
      earlier: null,
      person: { name: "Maria Lopez", newsletter: "not subscribed" },
      clocks: { open: [{ promise: "Credit analysis, 24 hours", isLate: false, used: "1 h" }] },
      events: [{ title: "Asked for a credit analysis", said: "My lease ends in June", look: "in", time: "1:20 PM ET" }],
    });
    const sent = (page: typeof seen) => ({ thread, version: String(page.version), seen: page.newest ?? "" });
    expect(await ana.act({ do: "thread-claim", ...sent(seen) })).toEqual({ to: `/desk/threads/${thread}?done=claim` });
    expect(await tom.act({ do: "thread-claim", ...sent(seen) })).toMatchObject({
      shown: { problem: "changed", typed: { seen: seen.newest } },
      status: 409,
    });
    // Tom still has the old page: none of his commands run.
    for (const late of [
      { do: "thread-stage", stage: "talking" },
      { do: "thread-close", reason: "won" },
      { do: "thread-assign", to: tom.id },
      { do: "thread-put-away", until: String(opened.clock.time + dayMs) },
    ]) {
      expect(await tom.act({ ...late, ...sent(seen) })).toMatchObject({ status: 409 });
    }
    opened.clock.time += 1000;
    const doing = async (fields: Record<string, string>) =>
      ana.act({ ...fields, ...sent(there(await ana.thread(thread))) });
    expect(await doing({ do: "thread-let-go" })).toMatchObject({ to: expect.stringContaining("done=let-go") });
    const until = String(opened.clock.time + dayMs / 24);
    expect(await doing({ do: "thread-put-away", until })).toMatchObject({ to: expect.stringContaining("done=away") });
    expect(there(await ana.thread(thread)).away).toBe("Tue, Nov 24, 3:20 PM ET");
    expect(await doing({ do: "thread-put-away", until: "now" })).toMatchObject({ to: expect.stringContaining("back") });
    expect(await doing({ do: "thread-assign", to: tom.id })).toMatchObject({ to: expect.stringContaining("assign") });
    expect(await doing({ do: "thread-stage", stage: "talking" })).toMatchObject({
      to: expect.stringContaining("stage"),
    });
    expect(await doing({ do: "thread-note", words: "Ask about the bill." })).toMatchObject({
      to: expect.stringContaining("note"),
    });
    const call = { do: "thread-call", outcome: "talked", words: "They want a yard." };
    expect(await doing(call)).toMatchObject({ to: expect.stringContaining("call-talked") });
    expect(await doing({ do: "thread-close", reason: "not-now" })).toMatchObject({
      to: expect.stringContaining("closed"),
    });
    const end = there(await tom.thread(thread));
    expect(end).toMatchObject({ stageTitle: "Closed: not now", holder: { name: "Tom", isMe: true, lapses: null } });
    expect(end.clocks).toMatchObject({ open: [], last: { how: "Talked by phone", after: "1 h", isLate: false } });
    expect(titles(end)).toEqual([
      "Asked for a credit analysis",
      "Ana: Took it",
      "Ana: Let it go",
      "Ana: Put it away until Tue, Nov 24, 3:20 PM ET",
      "Ana: Put it away, or brought it back",
      "Ana: Gave it to Tom",
      "Ana: Stage: Talking",
      "Ana: Note, only the team sees it",
      "Ana: Call: We talked",
      "Ana: Stage: Closed, not now",
    ]);
    expect(end.events.at(-2)).toMatchObject({ said: "They want a yard." });
  });

  it("name the missing fields, and keep what was typed", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const editor = await opened.arrive("Edda", "editor");
    const thread = await withLead(opened);
    for (const [field, fields] of Object.entries({
      words: { do: "thread-note", words: "  " },
      outcome: { do: "thread-call", outcome: "", words: "Long call" },
      stage: { do: "thread-stage", stage: "closed" },
      reason: { do: "thread-close", reason: "" },
      to: { do: "thread-assign", to: editor.id },
      until: { do: "thread-put-away", until: "1" },
      own: { do: "thread-put-away", until: "own", own: "2020-02-30T09:00" },
      channel: { do: "lead-by-hand", firstName: "Rosa" },
    })) {
      expect(await ana.act({ ...fields, thread, version: "1" }), field).toMatchObject({
        shown: { typed: fields, errors: { [field]: [expect.any(String)] } },
        status: 422,
      });
    }
    expect(titles(await ana.thread(thread))).toEqual(["Asked for a credit analysis"]);
    await expect(ana.thread("no-such-thread")).rejects.toMatchObject({ status: 404 });
    await expect(ana.person("no-such-person")).rejects.toMatchObject({ status: 404 });
  });

  it("close a privacy request only after it is answered", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const message = messageRow({ form_name: "Privacy Rights Request", fields: '{"requestType":"delete"}' });
    await opened.database.db.insertInto("messages").values(message).execute();
    await opened.database.db
      .insertInto("privacy_requests")
      .values(privacyRequestRow({ message_id: message.id }))
      .execute();
    await opened.project();
    const thread = await threadOf(opened.database, message.id);
    const { version } = there(await ana.thread(thread));
    expect(await ana.act({ do: "thread-close", thread, reason: "won", version: String(version) })).toMatchObject({
      shown: { problem: "privacy-waits" },
      status: 409,
    });
  });

  it("show 300 events a hundred at a time, and one stream for linked people until they are unlinked", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const phone = "+14805550142";
    const thread = await withLead(opened, { phone });
    const other = await withLead(opened, { phone, name: "Jose Lopez", message: "We are two" });
    for (let n = 0; n < 299; n += 1) await ana.act({ do: "thread-note", thread, words: `Note ${n}` });
    const seen: string[] = [];
    let path = "/desk/x";
    for (let page = 0; page < 3; page += 1) {
      const { events, earlier } = there(await ana.thread(thread, path));
      expect(events).toHaveLength(100);
      seen.unshift(...events.map(({ said }) => said ?? ""));
      path = `/desk/x?before=${earlier}`;
    }
    expect(path).toBe("/desk/x?before=null");
    const notes = Array.from({ length: 299 }, (_, n) => `Note ${n}`);
    expect(seen.toSorted()).toEqual(["My lease ends in June", ...notes].toSorted());

    const [one, two] = [there(await ana.thread(thread)).person, there(await ana.thread(other)).person];
    expect(one.links).toMatchObject([{ id: two.id, name: "Jose Lopez", state: "suggested" }]);
    expect(await ana.act({ do: "people-link", person: one.id, other: two.id })).toEqual({
      to: `/desk/people/${one.id}?done=linked`,
    });
    const linked = there(await ana.person(two.id));
    expect(linked).toMatchObject({ group: [{}, {}], events: { length: 100 } });
    expect(linked.person.threads.map(({ id }) => id).toSorted()).toEqual([thread, other].toSorted());
    const older = there(await ana.person(two.id, `/desk/x?before=${linked.earlier}`));
    expect(older.events.at(-1)?.id).not.toBe(linked.events[0]?.id);
    expect(linked.events.map(({ title }) => title)).toContain("Linked with Jose Lopez");
    await ana.act({ do: "people-part", person: one.id, other: two.id });
    const parted = there(await ana.person(two.id));
    expect(parted.group).toHaveLength(1);
    expect(parted.events.map(({ title }) => title)).toEqual([
      "Asked for a credit analysis",
      "Linked with Maria Lopez",
      "Kept apart from Maria Lopez",
    ]);
  });

  it("mask names and phone numbers for an auditor, and hide everyone's words", async () => {
    const opened = await openDesk();
    const [ana, audit] = [await opened.arrive("Ana"), await opened.arrive("Olga", "auditor")];
    const thread = await withLead(opened, { phone: "+14805550142" });
    const other = await withLead(opened, { phone: "+14805550142", name: "Jose Lopez" });
    await ana.act({ do: "thread-note", thread, words: "They want a yard." });
    const [one, two] = [there(await ana.thread(thread)).person.id, there(await ana.thread(other)).person.id];
    await ana.act({ do: "people-link", person: one, other: two });
    await opened.database.db
      .insertInto("messages")
      .values(messageRow({ status: "quarantined", name: "Buy Now", fields: '{"message":"cheap pills"}' }))
      .execute();
    await opened.project();
    const seen = JSON.stringify([await audit.thread(thread), await audit.person(one), await audit.aside()]);
    expect(seen).not.toMatch(/lopez|maria|jose|4805550142|lease|yard|pills|buy now/i);
    expect(seen).toContain("M… L…");
    expect(there(await audit.thread(thread)).work).toBeNull();
  });

  it("bring back a set-aside message with its due time, and let a dropped one be restored for a month", async () => {
    const opened = await openDesk();
    const { database, clock, project } = opened;
    const { db } = database;
    const ana = await opened.arrive("Ana");
    const due_at = clock.time + dayMs;
    const message = messageRow({ status: "quarantined", created_at: clock.time, due_at });
    await db.insertInto("messages").values(message).execute();
    await project();
    const thread = await threadOf(database, message.id);
    expect(await ana.aside()).toMatchObject({ waiting: [{ id: thread, name: "Maria Lopez" }], dropped: [] });
    const status = async () =>
      (await db.selectFrom("messages").select("status").executeTakeFirst())?.status ?? "gone for good";
    expect(await ana.act({ do: "aside-drop", thread })).toEqual({ to: "/desk/aside?done=dropped" });
    expect([await status(), await ana.act({ do: "aside-drop", thread })]).toMatchObject(["dropped", { status: 404 }]);
    await project();
    await reconcile({ database, log: silentLog }, clock.time + 29 * dayMs, 0);
    expect(await ana.aside()).toMatchObject({ waiting: [], dropped: [{ id: thread }] });
    expect(await ana.act({ do: "aside-back", thread })).toMatchObject({ status: 404 });
    expect(await ana.act({ do: "aside-undo", thread })).toEqual({ to: "/desk/aside?done=undone" });
    expect(await status()).toBe("quarantined");

    expect(await ana.act({ do: "aside-back", thread })).toEqual({ to: `/desk/threads/${thread}?done=released` });
    expect([await status(), await ana.act({ do: "aside-drop", thread })]).toMatchObject(["new", { status: 404 }]);
    await project();
    expect(await db.selectFrom("threads").select(["state", "due_at"]).execute()).toEqual([
      { state: "waiting", due_at },
    ]);
    expect(titles(await ana.thread(thread)).filter((title) => title.includes("Brought back"))).toEqual([
      "you: Brought back: it is from a person",
    ]);
    expect((await db.selectFrom("outbox").select("kind").orderBy("kind").execute()).length).toBeGreaterThan(0);
  });

  it("delete messages for good a month after they were dropped", async () => {
    const opened = await openDesk();
    const { database, clock, project } = opened;
    const ana = await opened.arrive("Ana");
    await database.db
      .insertInto("messages")
      .values([messageRow({ status: "quarantined" }), messageRow({ status: "quarantined", email: "b@b.example" })])
      .execute();
    await project();
    const [first] = (await ana.aside()).waiting;
    await ana.act({ do: "aside-drop", thread: first?.id ?? "" });
    await reconcile({ database, log: silentLog }, clock.time + 31 * dayMs, 0);
    expect(await ana.aside()).toMatchObject({ waiting: { length: 1 }, dropped: [] });
    expect(await database.db.selectFrom("messages").select("status").execute()).toEqual([{ status: "quarantined" }]);
  });

  it("store a lead entered by hand only once, after the site's usual checks", async () => {
    const opened = await openDesk();
    // The site stores a request by the real clock, a few milliseconds after the form arrived.
    opened.clock.time = Date.now() - 1000;
    const ana = await opened.arrive("Ana");
    const fields = { firstName: "Rosa", lastName: "Diaz", email: "rosa@visitor.example", phone: "(480) 555-0142" };
    const form = { do: "lead-by-hand", channel: "phone", submissionKey: "by-hand-1", message: "", ...fields };
    expect(await ana.act({ ...form, phone: "123" })).toMatchObject({
      shown: {
        typed: { email: fields.email },
        errors: { phone: ["A US phone number has 10 digits; this one has 3."] },
      },
    });
    const taken = await ana.act({ ...form, agreed: "yes" });
    expect(await ana.act({ ...form, agreed: "yes" })).toEqual(taken);
    const thread = /threads\/([\w-]+)\?done=entered/.exec("to" in taken ? taken.to : "")?.[1] ?? "";
    const { events } = there(await ana.thread(thread));
    expect(events.map(({ title, by }) => [by, title])).toEqual([
      [null, "Asked for a credit analysis"],
      ["you", "Entered by hand"],
      ["you", "Said yes by phone, after these words were read aloud"],
    ]);
    expect(events.at(-1)?.agreed).toMatchObject({
      words: expect.stringContaining("may call, text and write to me"),
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });
});
