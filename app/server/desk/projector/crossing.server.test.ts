import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { decidePeople } from "#app/server/desk/people/link-actions.server.ts";
import { readGroup } from "#app/server/desk/people/person-links.server.ts";
import { keepPromise } from "#app/server/desk/threads/clocks.server.ts";
import { saveDraft } from "#app/server/desk/threads/drafts.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { projectOnce } from "./projector.server.ts";

const people = ["ana", "ben", "cleo", "dan", "eve", "finn"];
const emailOf = (name: string) => `${name}@visitor.example`;

describeDatabase("concurrent work at the desk", ({ open, settings }) => {
  /** Six people, each with a thread. */
  async function openDesk() {
    const database = await open();
    const { db } = database;
    await db
      .insertInto("leads")
      .values(people.map((name) => leadRow({ email: emailOf(name) })))
      .execute();
    await project(database);
    const known = db.selectFrom("threads").innerJoin("people", "people.id", "person_id");
    const threads = await known.select(["threads.id", "person_id"]).orderBy("threads.id").execute();
    return { database, db, threads, actions: createThreadActions(db) };
  }

  const project = (database: SiteDatabase) => projectOnce({ database, log: silentLog }, Date.now());

  it("never fails while colleagues work, requests arrive, emails go out and people are erased", async () => {
    const { database, db, threads, actions } = await openDesk();
    const contact = createContactDesk(db, testDataKey);
    const sentMail = { state: "sent", attempts: 1, sent_at: Date.now() } as const;
    const work = async (name: string, index: number) => {
      const { id = "", person_id: personId = "" } = threads[index] ?? {};
      const actor = someActor({ staffId: name });
      await actions.note(actor, id, "They called.");
      await saveDraft(db, actor, id, { words: "Thank you.", version: 0 });
      await db
        .insertInto("leads")
        .values(leadRow({ email: emailOf(name) }))
        .execute();
      await contact.stop(actor, { personId, threadId: id }, { channel: "call", scope: "all", source: "phone" });
      await db.updateTable("outbox").set(sentMail).where("sent_at", "is", null).execute();
      await project(database);
      await actions.logCall(actor, id, { outcome: "talked" });
      await actions.setStage(actor, id, { stage: "closed", reason: "not-now" });
    };
    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    const erase = (name: string) => erasePerson(stores, emailOf(name), async () => {});
    await Promise.all([...people.map(work), erase("ana"), erase("cleo"), erase("eve")]);
    await project(database);
    const left = db.selectFrom("person_addresses").select("value").where("kind", "=", "email").orderBy("value");
    const kept = (await left.execute()).map(({ value }) => value);
    expect(kept).toEqual(expect.arrayContaining(["ben", "dan", "finn"].map(emailOf)));
  });

  it("leaves a thread closed when a colleague closes it while its promise is being kept", async () => {
    const { db, threads, actions } = await openDesk();
    for (const { id } of threads) {
      const kept = { how: "answer", atMs: Date.now(), staffId: "ana" } as const;
      await Promise.all([
        db.transaction().execute((transaction) => keepPromise(transaction, id, kept)),
        actions.setStage(someActor(), id, { stage: "closed", reason: "not-now" }),
        db.transaction().execute((transaction) => keepPromise(transaction, id, kept)),
      ]);
    }
    const standing = await db.selectFrom("threads").select(["stage", "state"]).execute();
    expect(standing).toEqual(people.map(() => ({ stage: "closed", state: "closed" })));
  });

  it("puts all linked people into one group, even when links are made at the same moment", async () => {
    const { db, threads } = await openDesk();
    const ids = threads.map(({ person_id }) => person_id);
    const pairs = ids.slice(1).map((id, index): [string, string] => [ids[index] ?? "", id]);
    await Promise.all(pairs.map((pair) => decidePeople(db, someActor(), pair, "linked")));
    expect(await readGroup(db, ids[0] ?? "")).toEqual(ids.toSorted());
  });
});
