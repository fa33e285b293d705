import { expect, it } from "vitest";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { messageRow, silentLog } from "#test/desk-samples.ts";
import { openTestDesk } from "#test/test-desk.ts";

describeEachDatabase("the forms of a thread that was put together with another one meanwhile", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const clock = { time: Date.parse("2026-11-24T14:20:00-05:00") };
    const team = openTestDesk(database, () => clock.time);

    async function arrive(name: string) {
      const { visit } = await team.arrive(name);
      const pathOf = (thread: string) => `/desk/threads/${thread}`;
      return {
        act: async (fields: Record<string, string>, path = pathOf(fields.thread ?? "")) =>
          (await visit()).act(fields, path),
        see: async (thread: string, path = pathOf(thread)) => (await visit()).see("thread", path, thread),
        later: async (thread: string) => (await visit()).see("put-away", `${pathOf(thread)}/later`, thread),
        /** As a browser sends it: the page that comes back is made in the same request. */
        async press(fields: Record<string, string>) {
          const { thread = "" } = fields;
          const one = await visit();
          const outcome = await one.act(fields, pathOf(thread));
          return "to" in outcome ? { outcome } : { outcome, page: await one.see("thread", pathOf(thread), thread) };
        },
      };
    }

    /** A thread of one visitor, who sends several messages. */
    async function send(hoursAgo: number, phone = "+12125550142"): Promise<string> {
      const created_at = clock.time - hoursAgo * 3_600_000;
      const row = messageRow({ email: "june@visitor.example", phone, created_at });
      await database.db.insertInto("messages").values(row).execute();
      await projectOnce({ database, log: silentLog }, clock.time);
      const made = database.db.selectFrom("thread_sources").select("thread_id").where("source_id", "=", row.id);
      return (await made.executeTakeFirstOrThrow()).thread_id ?? "";
    }

    const [stays, goes] = [await send(2), await send(1)];
    const [rosa, ben] = [await arrive("Rosa"), await arrive("Ben")];
    const merge = () => ben.act({ do: "thread-merge", thread: stays, other: goes });
    return { database, clock, arrive, rosa, ben, stays, goes, merge };
  }

  type Colleague = Awaited<ReturnType<typeof openDesk>>["rosa"];
  const saidIn = async (who: Colleague, thread: string) =>
    (await who.see(thread)).events.flatMap(({ title, said, by }) => (by === "you" ? `${title}: ${said}` : []));

  it("keep the note, and the call with its clock, in the thread that has everything now", async () => {
    const { rosa, stays, goes, merge } = await openDesk();
    const note = { do: "thread-note", thread: goes, words: "Her mother gives $9,000." };
    const call = { do: "thread-call", thread: goes, by: "them", outcome: "talked", words: "The car loan ends in May." };
    await merge();
    expect(await rosa.act(note)).toEqual({ to: `/desk/threads/${stays}?done=note` });
    expect(await rosa.act(call)).toEqual({ to: `/desk/threads/${stays}?done=call-talked` });
    expect(await saidIn(rosa, stays)).toEqual([
      "Note, only the team sees it: Her mother gives $9,000.",
      expect.stringMatching(/^Call.*: The car loan ends in May\.$/),
    ]);
    expect((await rosa.see(stays)).clocks.open).toEqual([]);
  });

  it("come back with their words, on the page of the thread that stays, when something is missing", async () => {
    const { rosa, arrive, clock, stays, goes, merge } = await openDesk();
    await merge();
    const call = { do: "thread-call", thread: goes, by: "us", outcome: "", words: "She will send the letter." };
    expect(await rosa.press(call)).toMatchObject({
      outcome: { status: 422, shown: { typed: { words: call.words, thread: stays }, errors: { outcome: [/./] } } },
      page: { id: stays },
    });
    clock.time += 8 * 3_600_000;
    const late = await arrive("Kay");
    expect(await late.press({ ...call, outcome: "voicemail" })).toMatchObject({
      outcome: { status: 409, shown: { problem: "call-outside", typed: { words: call.words } } },
      page: { id: stays },
    });
  });

  it("change nothing that depends on what the page showed, and say what happened", async () => {
    const { rosa, ben, stays, goes, merge } = await openDesk();
    // The versions of the two are the same, by accident.
    const { version, newest } = await rosa.see(goes);
    await merge();
    const after = await rosa.see(stays);
    for (const form of [
      { do: "thread-stage", stage: "talking" },
      { do: "thread-close", reason: "not-now" },
      { do: "thread-put-away", until: "2h" },
    ]) {
      for (const seen of [version, after.version]) {
        const sent = { ...form, thread: goes, version: String(seen), seen: newest ?? "" };
        const { outcome, page } = await rosa.press(sent);
        expect(outcome, form.do).toMatchObject({ status: 409, shown: { problem: "changed", typed: form } });
        expect(page?.events.filter(({ id }) => id > sent.seen).map(({ kind, by }) => [kind, by])).toEqual([
          ["merged", "Ben"],
        ]);
      }
    }
    expect(await rosa.see(stays)).toMatchObject({ stage: after.stage, version: after.version });
    // To take it, or to say that they want no calls, depends on no version.
    expect(await rosa.act({ do: "thread-claim", thread: goes })).toEqual({ to: `/desk/threads/${stays}?done=claim` });
    const stop = { do: "person-stop", thread: goes, channel: "call", scope: "all", source: "phone" };
    expect(await rosa.act(stop)).toEqual({ to: `/desk/threads/${stays}?done=stopped#may` });
    expect(await ben.act({ do: "thread-merge", thread: goes, other: stays })).toEqual({
      to: `/desk/threads/${stays}?done=merged`,
    });
  });

  it("lead to the thread that stays with what was done, also from the page to put it away", async () => {
    const { rosa, stays, goes, merge } = await openDesk();
    await merge();
    const location = (thrown: unknown) => (thrown as Response).headers.get("Location");
    expect(await rosa.see(goes, `/desk/threads/${goes}?done=owner`).catch(location)).toBe(
      `/desk/threads/${stays}?done=owner`,
    );
    expect(await rosa.later(goes).catch(location)).toBe(`/desk/threads/${stays}/later`);
  });

  const letter = "019ab7c0-0000-7000-8000-000000000001";
  const draftOf = async (who: Colleague, thread: string) => (await who.see(thread)).answer;

  it.each(["send-answer", "send-answer-next", "answer-as-note", "save-draft", "fill-template"])(
    "send nothing on %s: the newest words go along into the box of the thread that stays",
    async (does) => {
      const { database, rosa, stays, goes, merge } = await openDesk();
      const seen = (await draftOf(rosa, goes))?.seen ?? "";
      const form = { thread: goes, seen, letter };
      const first = "Dear June,\n\nyour car loan counts.";
      expect(await rosa.act({ ...form, do: "autosave-draft", words: first, saved: "", version: "0" })).toMatchObject({
        shown: { draft: { version: 1, isJoined: false } },
      });
      await merge();
      // The script goes on saving, each time over the words of the last time.
      const more = `${first} In Arizona the debts of both may count`;
      expect(await rosa.act({ ...form, do: "autosave-draft", words: more, saved: first, version: "1" })).toMatchObject({
        status: 200,
        shown: { draft: { isJoined: true } },
      });
      const last = `${more}, and in California.`;
      const pressed = { ...form, do: does, words: last, saved: more, version: "1", template: "first-answer" };
      const there = { to: `/desk/threads/${stays}?done=answer-joined#answer` };
      expect(await rosa.act(pressed)).toEqual(there);
      expect(await draftOf(rosa, stays)).toMatchObject({ words: last });
      // A press that is repeated, because its answer was lost, keeps nothing twice.
      expect(await rosa.act(pressed)).toEqual(there);
      const box = await draftOf(rosa, stays);
      expect(box).toMatchObject({ words: last });
      expect(await database.db.selectFrom("answers").selectAll().execute()).toEqual([]);
      // From the page that came back, it goes out.
      const again = { do: "send-answer", thread: stays, seen: box?.seen ?? "", letter, words: last };
      const { id: ben } = (await rosa.see(stays)).others?.[0] ?? { id: "" };
      const sent = { ...again, saved: last, version: String(box?.version), asked: ben };
      expect(await rosa.act(sent)).toEqual({ to: `/desk/threads/${stays}#answer` });
    },
  );

  it.each([" ", "\n", " \n\n"])("keep the words once when the last save was after a pause at %j", async (pause) => {
    const { rosa, stays, goes, merge } = await openDesk();
    const seen = (await draftOf(rosa, goes))?.seen ?? "";
    const save = (words: string, saved: string) =>
      rosa.act({ thread: goes, seen, letter, version: "0", do: "autosave-draft", words, saved });
    await merge();
    const begun = `Dear June,\n\nyour car loan counts.${pause}`;
    await save(begun, "");
    await save(`${begun}So does the card.${pause}`, begun.replaceAll("\n", "\r\n"));
    await save(`${begun}So does the card.${pause}Ben`, `${begun}So does the card.${pause}`);
    expect(await draftOf(rosa, stays)).toMatchObject({ words: `${begun}So does the card.${pause}Ben` });
  });

  it("keep both drafts of a colleague with the newest words of each, from whichever page is pressed first", async () => {
    const { rosa, ben, stays, goes, merge } = await openDesk();
    const open = async (thread: string, words: string) => {
      const seen = (await draftOf(rosa, thread))?.seen ?? "";
      await rosa.act({ do: "autosave-draft", thread, seen, words, saved: "", version: "0" });
      return { thread, seen, letter, saved: words, version: "1" };
    };
    const [one, other] = [await open(stays, "Hi June,"), await open(goes, "About the car:")];
    await merge();
    expect(await draftOf(rosa, stays)).toMatchObject({ words: "Hi June,\n\nAbout the car:" });
    await rosa.act({ ...one, do: "send-answer", words: "Hi June, 640 is enough." });
    await rosa.act({ ...other, do: "autosave-draft", words: "About the car: it counts." });
    await rosa.act({
      ...one,
      do: "autosave-draft",
      words: "Hi June, 660 is enough.",
      saved: "Hi June, 640 is enough.",
    });
    expect(await draftOf(rosa, stays)).toMatchObject({
      words: "Hi June, 660 is enough.\n\nAbout the car: it counts.",
    });
    expect(await draftOf(ben, stays)).toMatchObject({ words: "" });
  });

  it("give the words back when the thread was erased", async () => {
    const { database, rosa, goes } = await openDesk();
    await database.db.deleteFrom("threads").execute();
    for (const does of ["send-answer", "autosave-draft", "thread-note", "thread-call"]) {
      const sent = { do: does, thread: goes, words: "Her mother gives $9,000.", outcome: "talked" };
      expect(await rosa.act(sent), does).toMatchObject({
        status: 404,
        shown: { problem: "gone", typed: { words: sent.words } },
      });
    }
  });
});
