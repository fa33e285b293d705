import { expect, it } from "vitest";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { SeenAt } from "#app/server/desk/access/desk-views.server.ts";
import { confirmRequest } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { reconcile } from "#app/server/desk/projector/reconciliation.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { readChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, privacyRequestRow, silentLog } from "#test/desk-samples.ts";
import { sentParts } from "#test/sent-parts.ts";
import { openTestDesk } from "#test/test-desk.ts";

const dayMs = 24 * 60 * 60 * 1000;

describeDatabase("the pages of a thread", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const clock = { time: Date.parse("2026-11-24T14:20:00-05:00") };
    const team = openTestDesk(database, () => clock.time);
    async function arrive(name: string, role?: DeskRole) {
      const { id, visit } = await team.arrive(name, role);
      return {
        id,
        act: async (fields: Record<string, string>) => (await visit()).act(fields, "/desk/x"),
        thread: async (thread: string, path = "/desk/x") => (await visit()).see("thread", path, thread),
        others: async (thread: string, path: string) => (await visit()).see("others-at-thread", path, thread),
        person: async (person: string, path = "/desk/x") => (await visit()).see("person", path, person),
        inbox: async (search: string) => (await visit()).see("inbox", `/desk?${search}`),
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

  async function withMessage({ database, project }: Opened, change: Parameters<typeof messageRow>[0]) {
    const row = messageRow(change);
    await database.db.insertInto("messages").values(row).execute();
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

  it("ask the gate before a number is dialed, note the try, and wait for how it went", async () => {
    const opened = await openDesk();
    const at = (time: string) => {
      opened.clock.time = Date.parse(`2026-11-24T${time}:00-05:00`);
    };
    const phone = "+12125550142";
    at("19:50");
    const thread = await withLead(opened, { phone });
    const [ana, ben, otto] = [
      await opened.arrive("Ana"),
      await opened.arrive("Ben"),
      await opened.arrive("Otto", "auditor"),
    ];
    const person = there(await ana.thread(thread)).person.id;
    const dialed = { do: "call-dial", person, purpose: "answer", phone };
    const madeBy = async (who: typeof ana) => there(await who.thread(thread)).calls.made;
    const steps = () =>
      opened.database.db.selectFrom("contact_attempts").select(["step", "answer"]).orderBy("asked_at").execute();
    expect(there(await otto.thread(thread)).calls).toEqual({ phones: [], made: null });
    expect(await ana.act({ ...dialed, phone: "+19005550142" })).toMatchObject({ status: 404 });
    expect(await ana.act(dialed)).toEqual({
      shown: { dial: { number: phone, shown: "(212) 555-0142" } },
      status: 200,
    });
    const made = await madeBy(ana);
    expect(made?.at).toBe("7:50 PM ET");
    expect(there(await ana.person(person)).calls.made).toEqual(made);
    expect(await madeBy(ben)).toBeNull();
    // The talk went on past the last hour. It was allowed when it was dialed, so it is not outside.
    at("20:10");
    const outcome = { do: "thread-call", thread, outcome: "talked", by: "us" };
    expect(await ben.act({ ...outcome, attempt: made?.id ?? "" })).toMatchObject({
      shown: { problem: "call-outside" },
    });
    expect(await ana.act({ ...outcome, attempt: made?.id ?? "" })).toEqual({
      to: `/desk/threads/${thread}?done=call-talked`,
    });
    expect(await madeBy(ana)).toBeNull();
    expect(there(await ana.thread(thread)).clocks.open).toEqual([]);
    // What the gate forbids is never dialed.
    expect(await ana.act(dialed)).toMatchObject({
      status: 409,
      shown: {
        problem: "call-refused",
        errors: { phone: [expect.stringMatching(/^Not now\. It is 8:10 PM ET there/)] },
      },
    });
    expect(await steps()).toEqual([
      { step: "called", answer: "yes" },
      { step: "asked", answer: "not-now" },
      { step: "asked", answer: "not-now" },
    ]);
  });

  it("take back a call that did not take place: what remains is the question", async () => {
    const opened = await openDesk();
    const phone = "+12125550142";
    const thread = await withLead(opened, { phone });
    const [ana, ben] = [await opened.arrive("Ana"), await opened.arrive("Ben")];
    await ana.act({ do: "call-dial", thread, purpose: "answer", phone });
    const { made } = there(await ana.thread(thread)).calls;
    const back = { do: "call-not-made", attempt: made?.id ?? "", back: `/desk/threads/${thread}` };
    expect(await ben.act(back)).toMatchObject({ status: 404 });
    expect(await ana.act(back)).toEqual({ to: `/desk/threads/${thread}` });
    expect(await ana.act(back)).toMatchObject({ status: 404 });
    expect(there(await ana.thread(thread)).calls.made).toBeNull();
    const noted = opened.database.db.selectFrom("contact_attempts").select("step");
    expect(await noted.execute()).toEqual([{ step: "asked" }]);
  });

  it("say on a person's page what is due first", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const ana = await opened.arrive("Ana");
    const { person } = there(await ana.thread(thread));
    const { due, newest } = there(await ana.person(person.id)).person;
    expect(due).toEqual({
      thread,
      by: expect.stringMatching(/ET$/),
      dueMs: expect.any(Number),
      left: expect.stringMatching(/ h/),
      isLate: false,
    });
    expect(newest).toBe(thread);
    await ana.act({ do: "thread-call", thread, outcome: "talked", by: "them" });
    expect(there(await ana.person(person.id)).person.due).toBeNull();
  });

  it("lock the answer to a privacy request until an owner is sure who asks", async () => {
    const opened = await openDesk();
    const { database, project } = opened;
    const message = messageRow({
      form_name: "Privacy Rights Request",
      fields: '{"requestType":"delete"}',
      created_at: opened.clock.time,
      due_at: opened.clock.time + 45 * dayMs,
    });
    await database.db.insertInto("messages").values(message).execute();
    await database.db
      .insertInto("privacy_requests")
      .values(privacyRequestRow({ message_id: message.id }))
      .execute();
    await project();
    const thread = await threadOf(database, message.id);
    const [ana, olga] = [await opened.arrive("Ana"), await opened.arrive("Olga", "owner")];
    const letter = { do: "send-answer", thread, letter: newRowId(), words: "We have deleted it all.", version: "0" };
    expect(there(await ana.thread(thread))).toMatchObject({ answer: null, lock: { why: "owner", request: null } });
    expect(there(await olga.thread(thread))).toMatchObject({
      answer: null,
      lock: { why: "identity", request: message.id },
    });
    for (const one of [ana, olga]) {
      expect(await one.act(letter)).toMatchObject({ shown: { problem: "answer-locked" }, status: 409 });
    }
    expect(await database.db.selectFrom("answers").select("id").execute()).toEqual([]);
    // Two details match, and then the mailbox confirms: an owner may write, and a counselor still may not.
    for (const words of ["Their street, by phone", "Their account, by phone"]) {
      await olga.act({ do: "privacy-match", request: message.id, words });
    }
    expect(there(await olga.thread(thread)).lock).toMatchObject({ why: "identity" });
    await confirmRequest(database.db, message.id, { declares: false, nowMs: opened.clock.time });
    expect(there(await olga.thread(thread)).lock).toBeNull();
    expect(there(await ana.thread(thread)).lock).toEqual({ why: "owner", request: null });
    // No one is won or lost here, and a talk on the phone does not answer the law.
    const page = there(await ana.thread(thread));
    expect(page.stages.map(({ label }) => label)).toEqual(["New", "Answered", "Closed"]);
    expect(page.work?.reasons.map(({ label }) => label)).toEqual(["done", "they did not answer us", "not for us"]);
    expect(page.clocks.open.map(({ stops }) => stops)).toContain(
      "Only an owner’s answer on the Privacy page stops it.",
    );
    expect(await ana.act({ do: "thread-call", thread, outcome: "talked", by: "them" })).toEqual({
      to: `/desk/threads/${thread}?done=call-privacy`,
    });
    expect(there(await ana.thread(thread)).clocks.open).not.toEqual([]);
    const lead = await withLead(opened, { email: "other@visitor.example" });
    expect(there(await ana.thread(lead)).lock).toBeNull();
  });

  it("take down a request to stop however it was made, and in which message", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened, { phone: "+12125550142" });
    const ana = await opened.arrive("Ana");
    const { gate } = there(await ana.thread(thread));
    expect(gate.messages).toEqual([
      { id: expect.any(String), label: "Request for a credit analysis, Tue, Nov 24, 1:20 PM ET" },
    ]);
    const stop = { do: "person-stop", thread, channel: "call", scope: "all" };
    for (const source of ["phone", "email-reply", "text-reply", "form", "in-person", "letter", "other"]) {
      opened.clock.time += 60_000;
      const message = source === "form" ? (gate.messages[0]?.id ?? "") : "of-no-one";
      expect(await ana.act({ ...stop, source, message })).toMatchObject({
        to: expect.stringContaining("done=stopped"),
      });
      const seen = there(await ana.thread(thread));
      expect(seen.gate.ways[0]?.why).toMatch(
        /^They asked us to stop calls\. They \w+ it .* on Tue, Nov 24, [12]:\d\d PM ET\.$/,
      );
      const told = seen.events.findLast(({ kind }) => kind === "asked-to-stop")?.meta;
      expect(told?.includes("in what came on Tue, Nov 24, 1:20 PM ET"), source).toBe(source === "form");
    }
    expect(await ana.act({ ...stop, source: "email-link" })).toMatchObject({ status: 422 });
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
      to: `/desk/threads/${thread}?done=asked&purpose=marketing#may`,
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

  it("ask in every thread of a person about a message that may be a stop, and lead there from what they refuse", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const ana = await opened.arrive("Ana");
    const [email, phone] = ["lou.reed@visitor.example", "+12125550166"];
    const thread = await withLead(opened, { email, phone });
    const fields = JSON.stringify({ subject: "Hello", message: "Take me off your list and stop emailing me." });
    const row = messageRow({ email, fields, created_at: clock.time - 60_000 });
    await database.db.insertInto("messages").values(row).execute();
    await opened.project();
    const asking = await threadOf(database, row.id);
    const decide = `/desk/threads/${asking}#stop-${row.id}`;
    const [asked] = there(await ana.thread(asking)).events.flatMap(({ stop }) => stop ?? []);
    expect(asked).toMatchObject({ source: "message", id: row.id, sentence: expect.stringContaining("Take me off") });
    const { person, gate } = there(await ana.thread(thread));
    expect(gate.ways.map((way) => way.decide)).toEqual([decide, decide, decide]);
    expect(there(await ana.person(person.id)).gate.ways.map((way) => way.decide)).toEqual([decide, decide, decide]);
    const dialed = { do: "call-dial", thread, purpose: "answer", phone };
    expect(await ana.act(dialed)).toMatchObject({ status: 409, shown: { problem: "call-refused", decide } });
    await ana.act({ do: "save-draft", thread, words: "Hi Lou", version: "0" });
    const letter = "019ab7c0-0000-7000-8000-000000000143";
    const send = { do: "send-answer", thread, words: "Hi Lou", version: "1", letter };
    expect(await ana.act(send)).toMatchObject({ status: 409, shown: { problem: "stop-waits", decide } });
    expect(await (await opened.arrive("Otto", "auditor")).act({ do: "stop-decide" })).toMatchObject({ status: 403 });
    const not = { do: "stop-decide", source: "message", id: row.id, verdict: "not" };
    expect(await ana.act(not)).toEqual({ to: `/desk/threads/${asking}?done=no-stop#may` });
    expect(await ana.act({ ...not, verdict: "stop" })).toMatchObject({ shown: { problem: "stop-decided" } });
    expect(there(await ana.thread(asking)).events.flatMap(({ stop }) => stop ?? [])).toEqual([]);
    expect(there(await ana.thread(thread)).gate.ways.map((way) => way.decide)).toEqual([null, null, null]);
  });

  it("stop only what is ticked beside the sentence, or noted with its message, and then ask no more", async () => {
    const opened = await openDesk();
    const { clock } = opened;
    const ana = await opened.arrive("Ana");
    const [email, phone] = ["ida.moss@visitor.example", "+12125550171"];
    const thread = await withLead(opened, { email, phone });
    const ask = async (message: string) => {
      const fields = JSON.stringify({ subject: "Contact", message });
      const id = newRowId();
      const at = await withMessage(opened, { id, email, fields, created_at: clock.time - 60_000 });
      return { id, at, asked: there(await ana.thread(at)).events.flatMap(({ stop }) => stop ?? []) };
    };
    const first = await ask("Stop contacting me.");
    expect(first.asked).toHaveLength(1);
    const decide = { do: "stop-decide", source: "message", id: first.id, verdict: "stop", ways: "ticked" };
    expect(await ana.act(decide)).toMatchObject({ status: 422, shown: { problem: "stop-ways" } });
    expect(await ana.act({ ...decide, "stops-text": "yes", "stops-email": "yes" })).toMatchObject({
      to: expect.stringContaining("done=stopped"),
    });
    clock.time += 60_000;
    expect(there(await ana.thread(thread)).gate.ways.map(({ word }) => word)).toEqual(["yes", "no", "no"]);
    expect(there(await ana.thread(first.at)).events.flatMap(({ stop }) => stop ?? [])).toEqual([]);

    const second = await ask("Please never contact me again");
    expect(second.asked).toHaveLength(1);
    const { messages } = there(await ana.thread(second.at)).gate;
    const noted = { do: "person-stop", thread: second.at, channel: "call", scope: "all", source: "form" };
    expect(await ana.act({ ...noted, message: messages[0]?.id ?? "" })).toMatchObject({
      to: expect.stringContaining("done=stopped"),
    });
    expect(there(await ana.thread(second.at)).events.flatMap(({ stop }) => stop ?? [])).toEqual([]);
    expect(await ana.act({ ...decide, id: second.id, "stops-call": "yes" })).toMatchObject({
      shown: { problem: "stop-decided" },
    });
  });

  it("keep the hours that a person asks for, from a sentence or told to a colleague, until a reason lifts them", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const ana = await opened.arrive("Ana");
    const [email, phone] = ["lou.reed@visitor.example", "+12125550166"];
    const thread = await withLead(opened, { email, phone });
    const fields = JSON.stringify({ subject: "Hello", message: "Please do not call me before 4." });
    const row = messageRow({ email, fields, created_at: clock.time - 60_000 });
    await database.db.insertInto("messages").values(row).execute();
    await opened.project();
    const asking = await threadOf(database, row.id);
    expect(there(await ana.thread(asking)).events.flatMap(({ stop }) => stop ?? [])).toHaveLength(1);
    const hours = { do: "stop-decide", source: "message", id: row.id, verdict: "hours", from: "", until: "" };
    expect(await ana.act(hours)).toMatchObject({ status: 422, shown: { problem: "stop-hours" } });
    expect(await ana.act({ ...hours, from: "16" })).toEqual({ to: `/desk/threads/${asking}?done=call-limit#may` });
    const said =
      "They asked for calls and texts not before 4 PM where they are. They wrote it in a form on our site on";
    const { gate, events, person } = there(await ana.thread(thread));
    expect(gate.limit).toContain(said);
    expect(gate.ways[0]).toMatchObject({ word: "not-now", why: expect.stringContaining(said) });
    expect(events.some(({ kind }) => kind === "call-limit")).toBe(false);
    expect(there(await ana.thread(asking)).events.at(-1)).toMatchObject({
      title: "Asked for calls and texts not before 4 PM, by their clock",
      by: "you",
    });
    expect(await ana.act({ do: "call-dial", thread, purpose: "answer", phone })).toMatchObject({ status: 409 });
    const lift = { do: "call-limit-lift", thread, reason: " " };
    expect(await ana.act(lift)).toMatchObject({ status: 422, shown: { problem: "fields" } });
    expect(await ana.act({ ...lift, reason: "He changed his shift." })).toMatchObject({
      to: expect.stringContaining("lifted"),
    });
    expect(there(await ana.thread(thread)).gate).toMatchObject({ limit: null, ways: [{ word: "yes" }, {}, {}] });
    expect(await ana.act({ ...lift, reason: "Twice" })).toMatchObject({ status: 404 });

    const told = { do: "call-limit", thread: "", person: person.id, from: "17", until: "12", source: "phone" };
    expect(await ana.act(told)).toMatchObject({ status: 422 });
    expect(await ana.act({ ...told, until: "19", source: "" })).toMatchObject({ status: 422 });
    expect(await ana.act({ ...told, until: "19" })).toEqual({ to: `/desk/people/${person.id}?done=call-limit#may` });
    expect(there(await ana.person(person.id)).gate.limit).toContain(
      "only from 5 PM to 7 PM where they are. They said it by phone",
    );
  });

  it("show the parts of a plan in the words the sender read, and only to users who may see people", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened, { my_path: JSON.stringify(sentParts) });
    const ana = await opened.arrive("Ana");
    const [event] = there(await ana.thread(thread)).events;
    expect(event?.parts).toEqual(sentPartWords(sentParts).map(({ title, lines }) => [title, lines]));
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
    expect(end.stages.map(({ label }) => label)).toEqual(["New", "Answered", "Talking", "Closed"]);
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

  it("say who is away where a thread is given, and that someone away holds threads that are due", async () => {
    const opened = await openDesk();
    const { database } = opened;
    const ana = await opened.arrive("Ana");
    const tom = await opened.arrive("Tom");
    const lea = await opened.arrive("Lea");
    const thread = await withLead(opened);
    const block = (who: string, day: string, more: Record<string, string> = {}) =>
      ana.act({ do: "add-block", who, day, why: "sick", ...more });
    const give = async (to: string) =>
      ana.act({ do: "thread-assign", thread, to, version: String(there(await ana.thread(thread)).version) });
    const names = async () =>
      there(await ana.thread(thread))
        .work?.colleagues.map(({ label }) => label)
        .toSorted();
    // An hour of lunch is no absence.
    expect(await block(lea.id, "2026-11-24", { from: "14:00", to: "15:00" })).toEqual({ to: "/desk/x?done=blocked" });
    expect(await block(tom.id, "2026-11-24")).toEqual({ to: "/desk/x?done=blocked" });
    expect(await block(tom.id, "2026-11-25", { last: "2026-11-29" })).toEqual({ to: "/desk/x?done=blocked" });
    expect(await names()).toEqual(["Lea", "Tom, away until Mon, Nov 30, 12:00 AM ET"]);
    expect(await give(tom.id)).toMatchObject({ to: expect.stringContaining("done=assign-away") });
    expect(await give(lea.id)).toMatchObject({ to: expect.stringContaining("done=assign") });
    expect(await block(lea.id, "2026-11-24", { last: "2026-11-27" })).toEqual({
      to: `/desk/x?done=blocked-holds&held=${lea.id}`,
    });
    await database.db.updateTable("threads").set({ state: "answered" }).execute();
    expect(await block(lea.id, "2026-12-01", { last: "2026-12-02" })).toEqual({ to: "/desk/x?done=blocked" });
    await database.db.deleteFrom("calendar_blocks").where("staff_id", "=", tom.id).execute();
    expect(await names()).toEqual(["Lea, away until Sat, Nov 28, 12:00 AM ET", "Tom"]);
  });

  it("say that an answer on its way keeps the promise of a thread that is closed meanwhile", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const thread = await withLead(opened);
    const seen = there(await ana.thread(thread));
    const letter = newRowId();
    const send = { do: "send-answer", thread, words: "Hi Maria", letter, seen: seen.newest ?? "" };
    await ana.act({ ...send, version: "0" });
    const { version } = there(await ana.thread(thread));
    const close = { do: "thread-close", thread, reason: "won", version: String(version) };
    expect(await ana.act(close)).toMatchObject({ to: expect.stringContaining("done=closed-going-out&") });
  });

  it("offer to undo closing, which puts the thread back where it was with its promise", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const thread = await withLead(opened);
    const doing = async (fields: Record<string, string>) => {
      const { version, newest } = there(await ana.thread(thread));
      return ana.act({ ...fields, thread, version: String(version), seen: newest ?? "" });
    };
    await doing({ do: "thread-stage", stage: "with-a-lender" });
    const { clocks } = there(await ana.thread(thread));
    const to = `/desk/threads/${thread}?done=closed-unkept&from=with-a-lender`;
    expect(await doing({ do: "thread-close", reason: "not-for-us" })).toEqual({ to });
    const { closedFrom, stages } = there(await ana.thread(thread, to));
    expect(stages.map(({ label }) => label)).toEqual(["New", "With a lender", "Closed"]);
    expect(closedFrom).toBe("with-a-lender");
    expect(await doing({ do: "thread-stage", stage: closedFrom ?? "" })).toEqual({
      to: `/desk/threads/${thread}?done=reopened`,
    });
    const again = there(await ana.thread(thread, to));
    expect(again).toMatchObject({ state: "waiting", stage: "with-a-lender", clocks, closedFrom: null });
    const inbox = there(await ana.inbox(""));
    expect(inbox.rows.map(({ id }) => id)).toEqual([thread]);
    await doing({ do: "thread-call", outcome: "talked", words: "All is answered.", by: "them" });
    expect(await doing({ do: "thread-close", reason: "won" })).toMatchObject({
      to: expect.stringContaining("done=closed&"),
    });
  });

  it("put a sentence or a template into an answer, say what was there, and put it back once it is asked for", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const thread = await withLead(opened);
    const draft = async () => there((await ana.thread(thread)).answer);
    const written = "Hi Maria,\nThe Chase card of May 4 goes first, and we guarantee approval after that. Call me.";
    const doing = async (fields: Record<string, string>) => {
      const { version, words, answer } = await draft();
      return ana.act({ words, version: String(version), thread, letter: answer, ...fields });
    };
    const was = "The Chase card of May 4 goes first, and we guarantee approval after that.";
    const used = await doing({ do: "use-sentence", words: written, finding: "0" });
    expect(used).toMatchObject({ status: 200, shown: { placed: { is: "sentence", line: 2, was } } });
    const { words } = await draft();
    expect(words).not.toContain("guarantee");
    const start = written.indexOf(was);
    const now = words.slice(start, words.indexOf(" Call me."));
    const changed = { do: "undo-sentence", words: words.replace(now, "I changed it."), was, now, start: String(start) };
    expect(await doing(changed)).toMatchObject({ status: 409, shown: { problem: "sentence-changed", typed: { was } } });
    expect(await doing({ ...changed, words: `${words}\n\nAna` })).toMatchObject({
      shown: { placed: { is: "own", line: 2 } },
    });
    expect((await draft()).words).toBe(`${written}\n\nAna`);
    const [template] = (await draft()).templates;
    expect(await doing({ do: "fill-template", template: template?.id ?? "" })).toMatchObject({
      shown: { placed: { is: "template", below: true } },
    });
    expect((await draft()).words).toContain(`${written}\n\nAna\n\n`);
    // A second thought about the template leaves one letter, and not two.
    const [first, second] = (await draft()).templates;
    await doing({ do: "fill-template", words: "", template: first?.id ?? "" });
    expect(await doing({ do: "fill-template", template: second?.id ?? "" })).toMatchObject({
      shown: { placed: { is: "template", replaces: true } },
    });
    expect((await draft()).words.match(/^Hi Maria/gm)).toHaveLength(1);
  });

  it("mark a promised time that is over by the time a template is placed, and ask before it is sent", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const first = await opened.arrive("Ana");
    const fill = { do: "fill-template", template: "first-answer", thread, words: "", version: "0" };
    await first.act(fill);
    const inTime = there((await first.thread(thread)).answer);
    expect(inTime.words).toMatch(/answer by Wednesday, November 25, 2026 at 1:20 PM EST, and/);
    expect(inTime.blanks).toEqual([]);
    opened.clock.time += 10 * dayMs;
    const ben = await opened.arrive("Ben");
    await ben.act(fill);
    const late = there((await ben.thread(thread)).answer);
    expect(late.blanks).toEqual([expect.stringMatching(/ EST: this time is over\]$/)]);
    const send = { do: "send-answer", thread, words: late.words, version: String(late.version), letter: late.answer };
    expect(await ben.act(send)).toMatchObject({ shown: { problem: "blanks" } });
  });

  it("show a number that came with a later request at the gate, and call it once a colleague has confirmed it", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const phone = "+12125550177";
    const email = "abe@visitor.example";
    const before = opened.clock.time - dayMs;
    await withMessage(opened, { email, name: "Abe Stone", phone: null, created_at: before });
    const thread = await withLead(opened, { email, name: "Abe Stone", phone });
    const call = async () => there(await ana.thread(thread)).gate.ways.find(({ channel }) => channel === "call");
    expect(await call()).toMatchObject({
      word: "no",
      why: "They gave a number, and no one has confirmed yet that it is theirs.",
    });
    const { person, calls } = there(await ana.thread(thread));
    expect(person.given).toMatchObject([{ kind: "phone", shown: "(212) 555-0177", value: phone }]);
    expect(calls.phones).toEqual([]);
    const theirs = { do: "given-theirs", person: person.id, kind: "phone", value: phone };
    expect(await ana.act(theirs)).toEqual({ to: "/desk/x?done=given-theirs" });
    expect(await call()).toMatchObject({ word: "yes" });
    expect(there(await ana.thread(thread)).calls.phones).toMatchObject([{ value: phone }]);
    const nobody = await withMessage(opened, { email: "lin@visitor.example", phone: null });
    expect(there(await ana.thread(nobody)).gate.ways[0]?.why).toBe("They gave no phone number.");
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

  it("ask before an answer goes out with a blank of a template, once for each blank, and send it if it is meant", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const ana = await opened.arrive("Ana");
    const sent = () => opened.database.db.selectFrom("answers").select("words").execute();
    const { answer } = there(await ana.thread(thread));
    const form = { do: "send-answer", thread, letter: answer?.answer ?? "", seen: answer?.seen ?? "" };
    const press = async (words: string, blanks = "") =>
      ana.act({ ...form, words, blanks, version: String((await ana.thread(thread)).answer?.version) });
    const words = "Hi Maria,\n\nI would begin with [one thing], in [month].";
    expect(await press(words)).toMatchObject({ status: 409, shown: { problem: "blanks", typed: { words } } });
    expect(there(await ana.thread(thread)).answer).toMatchObject({ words, blanks: ["[one thing]", "[month]"] });
    // A yes to one blank is none to another.
    expect(await press(words, "[month]")).toMatchObject({ shown: { problem: "blanks" } });
    expect(await sent()).toEqual([]);
    expect(await press(words, "[one thing]\r\n[month]")).toEqual({ to: `/desk/threads/${thread}#answer` });
    expect(await sent()).toEqual([{ words }]);
    const save = { ...form, do: "autosave-draft", seen: "", version: "0", words: "Until [month]." };
    expect(await ana.act(save)).toMatchObject({ shown: { draft: { blanks: ["[month]"], openFields: [] } } });
  });

  it("put two threads of one visitor together with one press, and lead from the old one to it", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const first = await withLead(opened, { email: "rosa@visitor.example" });
    const later = { email: "rosa@visitor.example", created_at: opened.clock.time };
    const second = await withLead(opened, { ...later, message: "I forgot: my score is 640" });
    const other = await withLead(opened, { email: "omar@visitor.example" });
    expect(there(await ana.thread(second)).person.threads.map(({ id, mayMerge }) => [id, mayMerge])).toEqual([
      [second, true],
      [first, true],
    ]);
    expect(await ana.act({ do: "thread-merge", thread: second, other })).toMatchObject({ shown: { problem: "gone" } });
    expect(await ana.act({ do: "thread-merge", thread: second, other: first })).toEqual({
      to: `/desk/threads/${first}?done=merged`,
    });
    expect(titles(await ana.thread(first))).toEqual([
      "Asked for a credit analysis",
      "Asked for a credit analysis",
      expect.stringMatching(/^you: Put together with the credit analysis that came .+/),
    ]);
    const moved: unknown = await ana.thread(second).catch((thrown: unknown) => thrown);
    expect(moved).toMatchObject({ status: 302 });
    expect((moved as Response).headers.get("Location")).toBe(`/desk/threads/${first}`);
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
    expect([await status(), await ana.act({ do: "aside-drop", thread })]).toMatchObject([
      "dropped",
      { status: 404, shown: { problem: "aside-dropped" } },
    ]);
    await project();
    await reconcile({ database, log: silentLog }, clock.time + 29 * dayMs, 0);
    expect(await ana.aside()).toMatchObject({ waiting: [], dropped: [{ id: thread }] });
    expect(await ana.act({ do: "aside-back", thread })).toMatchObject({
      shown: { problem: "aside-dropped" },
      status: 404,
    });
    expect(await ana.act({ do: "aside-undo", thread })).toEqual({ to: "/desk/aside?done=undone" });
    expect(await status()).toBe("quarantined");

    expect(await ana.act({ do: "aside-back", thread })).toEqual({ to: `/desk/threads/${thread}?done=released` });
    expect([await status(), await ana.act({ do: "aside-drop", thread })]).toMatchObject([
      "new",
      { status: 404, shown: { problem: "aside-waiting" } },
    ]);
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
    const another = { ...form, agreed: "yes", firstName: "Omar", email: "omar@visitor.example" };
    const kept = await ana.act(another);
    expect(kept).toMatchObject({ shown: { problem: "sent-before", typed: { firstName: "Omar" } }, status: 409 });
    const { submissionKey = "" } = "shown" in kept && "typed" in kept.shown ? kept.shown.typed : {};
    expect(await ana.act({ ...another, submissionKey })).toMatchObject({ to: expect.stringContaining("done=entered") });
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

  it("ask before an answer goes into a thread that a colleague holds or writes in, and keep its words", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const [maya, tom] = [await opened.arrive("Maya"), await opened.arrive("Tom")];
    const box = async ({ thread: look }: typeof tom) => {
      const { answer, others } = await look(thread);
      return { ...there(answer), others };
    };
    await maya.act({ do: "thread-claim", thread });
    await maya.act({ do: "save-draft", thread, version: "0", words: "Hi, I am on" });
    opened.clock.time += 2000;
    const { others, ...shown } = await box(tom);
    expect(others).toEqual([{ id: maya.id, name: "Maya", holds: true, isWriting: true }]);
    const send = { do: "send-answer", thread, letter: shown.answer, seen: shown.seen, words: "Hi Maria, call us." };
    const sent = () => opened.database.db.selectFrom("answers").select("words").execute();
    expect(await tom.act({ ...send, version: "0" })).toMatchObject({
      status: 409,
      shown: { problem: "others-there", typed: { words: send.words } },
    });
    expect([await sent(), (await box(tom)).words]).toEqual([[], send.words]);
    // A colleague of whom the page has not asked yet is asked about, too.
    const { version } = await box(tom);
    const again = { ...send, version: String(version), asked: "someone-else" };
    expect(await tom.act(again)).toMatchObject({ shown: { problem: "others-there" } });
    const { version: last } = await box(tom);
    expect(await tom.act({ ...again, version: String(last), asked: maya.id })).toEqual({
      to: `/desk/threads/${thread}#answer`,
    });
    expect(await sent()).toEqual([{ words: send.words }]);
    // Nobody writes any more after a while, and a lapsed hold holds nothing.
    opened.clock.time += 31 * 60 * 1000;
    expect((await box(await opened.arrive("Tom"))).others).toEqual([]);
  });

  it("say that a colleague has answered before they ask who is there, on an open page too, and forget a letter called back", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const [maya, tom] = [await opened.arrive("Maya"), await opened.arrive("Tom")];
    const box = async (colleague: typeof tom) => there((await colleague.thread(thread)).answer);
    const tomsPage = await box(tom);
    const news = async ({ others }: typeof tom, seen = tomsPage.seen) =>
      (await others(thread, `/desk/x?${new URLSearchParams({ seen })}`)).answered;
    expect(await news(tom)).toBeNull();
    const { answer: letter, seen } = await box(maya);
    const words = `Hello Maria,\n\n${"your lease is no problem. ".repeat(20)}`;
    opened.clock.time += 60_000;
    await maya.act({ do: "send-answer", thread, letter, seen, words, version: "0" });
    expect(await news(tom)).toEqual({
      name: "Maya",
      at: "2:21 PM ET",
      begins: expect.stringMatching(/^Hello Maria, your lease is no problem\. .+…$/),
    });
    expect(await news(maya)).toBeNull();
    const send = { do: "send-answer", thread, letter: tomsPage.answer, seen: tomsPage.seen, words: "Hi, all is well." };
    expect(await tom.act({ ...send, version: "0" })).toMatchObject({ status: 409, shown: { problem: "news" } });
    const told = await box(tom);
    expect(await news(tom, told.seen)).toBeNull();
    const again = { ...send, seen: told.seen, version: String(told.version) };
    expect(await tom.act(again)).toMatchObject({ shown: { problem: "others-there" } });
    const { version } = await box(tom);
    expect(await tom.act({ ...again, version: String(version), asked: maya.id })).toMatchObject({
      to: expect.stringContaining("#answer"),
    });
    await maya.act({ do: "undo-answer", letter });
    expect(await news(tom)).toBeNull();
  });

  it("tell the open pages when a colleague begins to write, and not at each save", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const maya = await opened.arrive("Maya");
    const change = () => readChange(opened.database.db);
    const save = async (words: string, version: number) => {
      opened.clock.time += 3000;
      await maya.act({ do: "autosave-draft", thread, words, version: String(version) });
      return change();
    };
    const before = await change();
    const begun = await save("Hi", 0);
    expect(begun).toBeGreaterThan(before);
    expect(await save("Hi Maria", 1)).toBe(begun);
    opened.clock.time += 60_000;
    expect(await save("Hi Maria, I", 2)).toBeGreaterThan(begun);
  });

  it("keep the space after which a colleague pauses, and send none", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened, { email: "maria@visitor.example" });
    const maya = await opened.arrive("Maya");
    const drafts = opened.database.db.selectFrom("drafts").select("words");
    await maya.act({ do: "autosave-draft", thread, words: "With a rent of $1,450 \r\n ", version: "0" });
    expect(await drafts.execute()).toEqual([{ words: "With a rent of $1,450 \n " }]);
    await maya.act({ do: "autosave-draft", thread, words: " \r\n", version: "1" });
    expect(await drafts.execute()).toEqual([{ words: "" }]);
    const { last_event_id: seen } = await opened.database.db
      .selectFrom("threads")
      .select("last_event_id")
      .executeTakeFirstOrThrow();
    const send = { do: "send-answer", thread, seen: seen ?? "", letter: newRowId(), version: "2" };
    await maya.act({ ...send, words: "With a rent of $1,450 it can work. " });
    const answers = opened.database.db.selectFrom("answers").select("words");
    expect(await answers.execute()).toEqual([{ words: "With a rent of $1,450 it can work." }]);
  });

  it("keep a person with whoever answered them first or was given them, after the hold has lapsed", async () => {
    const opened = await openDesk();
    const email = "maria@visitor.example";
    const thread = await withLead(opened, { email });
    const other = await withLead(opened, { name: "Rosa Diaz", email: "rosa@visitor.example" });
    const later = async (name: string) => {
      opened.clock.time += 31 * 60 * 1000;
      return opened.arrive(name);
    };
    const names = async ({ inbox }: Awaited<ReturnType<typeof later>>, search: string) =>
      there(await inbox(search)).rows.map(({ name }) => name);
    const maya = await opened.arrive("Maya");
    await maya.act({ do: "thread-call", thread, outcome: "talked", by: "them" });
    const again = messageRow({ email, created_at: opened.clock.time, due_at: opened.clock.time + dayMs });
    await opened.database.db.insertInto("messages").values(again).execute();
    await opened.project();
    const mayaLater = await later("Maya");
    expect(await names(mayaLater, "held=me")).toEqual(["Maria Lopez"]);
    expect(there(await mayaLater.inbox("held=me")).rows[0]).toMatchObject({ holder: null, owner: { isMe: true } });
    expect(await names(mayaLater, "held=none")).toEqual(["Rosa Diaz"]);
    // The next one for Tom is not Maya's person, until the promise is close.
    const tom = await opened.arrive("Tom");
    expect(await tom.act({ do: "inbox-next" })).toEqual({ to: `/desk/threads/${other}#write` });
    expect(await tom.act({ do: "inbox-next" })).toMatchObject({ shown: { problem: "none-left" } });
    opened.clock.time += dayMs - 100 * 60 * 1000;
    expect(await (await opened.arrive("Tom")).act({ do: "inbox-next" })).toEqual({
      to: expect.stringContaining("/threads/"),
    });
    const ana = await opened.arrive("Ana");
    const { person } = there(await ana.thread(thread));
    expect(person.owner).toEqual({ id: maya.id, name: "Maya" });
    const set = { do: "person-owner", person: person.id, thread };
    expect(await ana.act({ ...set, owner: "nobody-here" })).toMatchObject({ shown: { problem: "fields" } });
    const invited = await createStaffMembers(opened.database).put("zoe@team.example", "counselor", ana.id);
    expect(await ana.act({ ...set, owner: invited.id })).toMatchObject({ shown: { problem: "fields" } });
    await ana.act({ ...set, owner: ana.id });
    expect(there(await ana.thread(thread)).person.owner).toEqual({ id: ana.id, name: "Ana" });
    expect(titles(await ana.thread(thread)).at(-1)).toBe("you: They are looked after by Ana");
    await ana.act({ ...set, owner: "" });
    expect(there(await ana.thread(thread)).person.owner).toBeNull();
    await ana.act({ do: "thread-assign", thread, to: tom.id });
    expect(there(await ana.thread(thread)).person.owner?.id).toBe(tom.id);
  });

  it("correct a name, a number and an address, keep the old ones with who and when, and never take over another person", async () => {
    const opened = await openDesk();
    const { db } = opened.database;
    const thread = await withLead(opened, { name: "Maria Lopes", email: "maria@wrong.example", phone: "+14805550142" });
    const theirs = await withLead(opened, { name: "Rosa Diaz", email: "rosa@visitor.example", phone: "+16025550199" });
    const ana = await opened.arrive("Ana");
    const { person } = there(await ana.thread(thread));
    expect(person.details.map(({ label }) => label)).toEqual([
      "Name: Maria Lopes",
      "Email: maria@wrong.example",
      "Phone: (480) 555-0142",
      "One more phone number",
    ]);
    await ana.act({ do: "person-stop", person: person.id, channel: "email", scope: "marketing", source: "phone" });
    const correct = (which: string, right: string) =>
      ana.act({ do: "person-correct", person: person.id, which, right });
    expect(await correct("email maria@wrong.example", "Rosa@visitor.example")).toMatchObject({
      shown: {
        problem: "fields",
        errors: { right: [expect.stringMatching(/^Rosa Diaz is known .* link them instead/)] },
      },
    });
    expect(await correct("phone +14805550142", "555")).toMatchObject({
      shown: { typed: { right: "555" }, errors: { right: [expect.stringContaining("10 digits")] } },
    });
    for (const [which, right] of [
      ["name Maria Lopes", " Maria   López "],
      ["email maria@wrong.example", "Maria@mail.example"],
      ["phone +14805550142", "(602) 555-0199"],
    ] as const) {
      opened.clock.time += 60_000;
      expect(await correct(which, right)).toEqual({ to: "/desk/x?done=corrected" });
    }
    // A second press, from a page that shows the old value, changes nothing.
    expect(await correct("name Maria Lopes", "Maria Lopez")).toMatchObject({ shown: { problem: "gone" } });
    const page = there(await ana.person(person.id));
    expect(page.person).toMatchObject({ name: "Maria López", addresses: ["maria@mail.example", "(602) 555-0199"] });
    expect(page.events.slice(-3)).toMatchObject([
      {
        by: "you",
        title: "Corrected the name",
        facts: [
          ["Before", "Maria Lopes"],
          ["Now", "Maria López"],
        ],
      },
      {
        by: "you",
        facts: [
          ["Before", "maria@wrong.example"],
          ["Now", "Maria@mail.example"],
        ],
      },
      {
        by: "you",
        facts: [
          ["Before", "(480) 555-0142"],
          ["Now", "(602) 555-0199"],
        ],
      },
    ]);
    // One number, two people: a link is only suggested.
    expect(page.person.links).toMatchObject([{ name: "Rosa Diaz", state: "suggested" }]);
    expect(there(await ana.thread(theirs)).person.addresses).toContain("rosa@visitor.example");
    expect((await readStops(db, testDataKey, { email: "maria@mail.example" })).map(({ scope }) => scope)).toEqual([
      "marketing",
    ]);
    // The next email from the old address is someone else's; the new one is theirs.
    const write = async (email: string) => {
      const row = messageRow({ name: "", email, created_at: opened.clock.time });
      await db.insertInto("messages").values(row).execute();
      await opened.project();
      return there(await ana.thread(await threadOf(opened.database, row.id))).person.id;
    };
    expect([await write("maria@mail.example"), await write("maria@wrong.example")]).toEqual([
      person.id,
      expect.not.stringContaining(person.id),
    ]);
    const lead = await db.selectFrom("leads").select(["name", "last_name", "email", "phone"]).orderBy("id").execute();
    expect(lead[0]).toEqual({
      name: "Maria López",
      last_name: "López",
      email: "Maria@mail.example",
      phone: "+16025550199",
    });
  });

  it("add an email address to a caller, and name whoever has it already", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened, { name: "Rita Wolfe", email: "", phone: "+14805550142" });
    await withLead(opened, { name: "Rosa Diaz", email: "rosa@visitor.example" });
    const ana = await opened.arrive("Ana");
    const page = async () => there(await ana.thread(thread));
    const { person, answer } = await page();
    expect(answer).toMatchObject({ to: null, linked: null });
    const add = (right: string) => ana.act({ do: "person-correct", person: person.id, which: "email ", right });
    expect(await add("rita@")).toMatchObject({ shown: { errors: { right: [expect.stringContaining("name@")] } } });
    expect(await add("rosa@visitor.example")).toMatchObject({
      status: 422,
      shown: { errors: { right: [expect.stringMatching(/^Rosa Diaz is known .* further down on this page\.$/)] } },
    });
    expect((await page()).person.links).toMatchObject([{ name: "Rosa Diaz", state: "suggested" }]);
    expect(await add(" Rita@mail.example ")).toEqual({ to: "/desk/x?done=added" });
    expect((await page()).answer).toMatchObject({ to: "rita@mail.example", linked: null });
    const { events } = there(await ana.person(person.id));
    expect(events.at(-1)).toMatchObject({
      by: "you",
      title: "Added an email address",
      facts: [["Now", "Rita@mail.example"]],
    });
  });

  it("put a thread away no longer than until an open hour before its answer is due, and say when it comes back", async () => {
    const opened = await openDesk();
    const thread = await withLead(opened);
    const ana = await opened.arrive("Ana");
    const until = String(opened.clock.time + 20 * dayMs);
    expect(await ana.act({ do: "thread-put-away", thread, until })).toEqual({
      to: `/desk/threads/${thread}?done=away-sooner`,
    });
    const { away, work, clocks } = there(await ana.thread(thread));
    expect([clocks.open[0]?.due, away]).toEqual(["Wed, Nov 25, 1:20 PM ET", "Wed, Nov 25, 12:20 PM ET"]);
    expect(work?.putAwayTimes.at(-1)?.label).toBe("Wed, Nov 25, 12:20 PM ET, before it is due");
    const rows = async (search: string) => there(await (await opened.arrive("Ana")).inbox(search)).rows.length;
    opened.clock.time = Date.parse("2026-11-25T12:19:00-05:00");
    expect([await rows(""), await rows("list=snoozed")]).toEqual([0, 1]);
    opened.clock.time = Date.parse("2026-11-25T12:20:00-05:00");
    expect([await rows(""), await rows("list=snoozed")]).toEqual([1, 0]);
    const again = { do: "thread-put-away", thread, until: "own", own: "2026-11-27T09:00" };
    expect(await (await opened.arrive("Ana")).act(again)).toMatchObject({
      shown: { typed: again, errors: { own: [expect.stringContaining("stays here")] } },
    });
  });
});
