import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { MailInBody } from "#app/components/desk/mail/mail-in-body.tsx";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { tellEvents } from "#app/server/desk/telling/shown-events.server.ts";
import { readThread, threadOfRequest } from "#app/server/desk/threads/thread-page.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createMailReader } from "./mail-reader.server.ts";
import { noteAddress } from "./reply-address.server.ts";

const server = "mx.pathtokeys.example";
const reader = createMailReader(60_000);
afterAll(() => reader.rest());

describeDatabase("a reply to our notice to the team", ({ open }) => {
  async function receive(from: string, words: string, verdict = "dmarc=pass header.from=team.example") {
    const database = await open();
    const { db } = database;
    const members = createStaffMembers(database);
    await members.put("cora@team.example", "owner");
    await members.put("owner@team.example", "owner");
    const nora = await members.put("Nora@team.example", "owner");
    await members.remove(nora.id);
    const lead = leadRow({ email: "maria@visitor.example" });
    await db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const to = noteAddress(testDataKey, "reply@pathtokeys.example", lead.id);
    const head = `Authentication-Results: ${server}; ${verdict}\nFrom: ${from}\nTo: ${to}\nSubject: Re: New request`;
    await takeInMail(database, reader, `${head}\n\n${words}\n`, Date.now(), server);
    const look = { read: async (query: never) => (await db.executeQuery(query)).rows, close: async () => {} };
    const source = { db, reader: look } as never as Parameters<typeof readThread>[0];
    const threadId = await threadOfRequest(source, lead.id);
    const events = (await readThread(source, someActor(), threadId))?.events ?? [];
    const told = await tellEvents(source, someActor(), events);
    const note = told.find(({ kind }) => kind === "team-mail");
    const clocks = await db.selectFrom("clocks").select("source").execute();
    const [mail] = await db.selectFrom("mails_in").selectAll().execute();
    return {
      note: note && {
        title: note.title,
        text: renderToStaticMarkup(note.mail ? <MailInBody mail={note.mail} /> : null),
      },
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
    expect(mail).toMatchObject({ standing: "team-address" });
    expect(await db.selectFrom("stop_questions").select("sentence").execute()).toEqual([]);
    expect(people).toHaveLength(1);
    expect(await db.selectFrom("answers").selectAll().execute()).toEqual([]);
  });

  it.each([
    ["cora@team.example", "pass", "A colleague answered our notice by email", null],
    ["Owner <owner@team.example>", "fail", "Someone answered our notice by email", "Forged, says our email server."],
    ["Owner <owner@team.example>", "none", "Someone answered our notice by email", "Nothing proves that our colleague"],
    [
      "nora@team.example",
      "pass",
      "A former colleague’s address answered our notice",
      "They are no longer on the team.",
    ],
    [
      "nobody@evil.example",
      "pass",
      "Someone who is not on the team answered our notice",
      "No one on the team has this",
    ],
  ])("from %s with dmarc=%s is told as: %s", async (from, verdict, title, warning) => {
    const domain = /@([a-z.]+)/.exec(from)?.[1];
    const { note } = await receive(from, "I checked her by phone.", `dmarc=${verdict} header.from=${domain}`);
    expect(note?.title).toBe(title);
    if (warning === null) expect(note?.text).not.toContain("Not a colleague’s note.");
    else expect(note?.text).toContain(warning);
  });

  it("is the visitor's own email when it comes from their address", async () => {
    const { kinds, clocks, mail } = await receive("maria@visitor.example", "Thank you. Tuesday is fine.");
    expect(kinds).toContain("mail-in");
    expect(clocks).toHaveLength(2);
    expect(mail).toMatchObject({ standing: "own" });
  });
});
