import { afterAll, expect, it } from "vitest";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { readThread, threadOfRequest } from "#app/server/desk/threads/thread-page.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createMailReader } from "./mail-reader.server.ts";
import { noteAddress } from "./reply-address.server.ts";

const reader = createMailReader(60_000);
afterAll(() => reader.rest());

describeDatabase("a reply to our notice to the team", ({ open }) => {
  async function receive(from: string, words: string) {
    const database = await open();
    const { db } = database;
    const lead = leadRow({ email: "maria@visitor.example" });
    await db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const to = noteAddress(testDataKey, "reply@pathtokeys.example", lead.id);
    await takeInMail(database, reader, `From: ${from}\nTo: ${to}\nSubject: Re: New request\n\n${words}\n`);
    const look = { read: async (query: never) => (await db.executeQuery(query)).rows, close: async () => {} };
    const source = { db, reader: look } as never as Parameters<typeof readThread>[0];
    const threadId = await threadOfRequest(source, lead.id);
    const events = (await readThread(source, someActor(), threadId))?.events ?? [];
    const clocks = await db.selectFrom("clocks").select("source").execute();
    const [mail] = await db.selectFrom("mails_in").selectAll().execute();
    return {
      kinds: events.map(({ kind }) => kind),
      clocks,
      mail,
      people: await db.selectFrom("people").selectAll().execute(),
      db,
    };
  }

  it("is a note in the thread: it goes to no one, keeps no promise, and asks for no stop", async () => {
    const { kinds, clocks, mail, people, db } = await receive(
      "Cora <cora@team.example>",
      "Hi Maria, please stop calling us.",
    );
    expect(kinds).toContain("team-mail");
    expect(kinds).not.toContain("mail-in");
    expect(clocks).toHaveLength(1);
    expect(mail).toMatchObject({ standing: "team-address", stop_sentence: null });
    expect(people).toHaveLength(1);
    expect(await db.selectFrom("answers").selectAll().execute()).toEqual([]);
  });

  it("is the visitor's own email when it comes from their address", async () => {
    const { kinds, clocks, mail } = await receive("maria@visitor.example", "Thank you. Tuesday is fine.");
    expect(kinds).toContain("mail-in");
    expect(clocks).toHaveLength(2);
    expect(mail).toMatchObject({ standing: "own" });
  });
});
