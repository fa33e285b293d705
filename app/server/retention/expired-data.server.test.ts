import { expect, it } from "vitest";
import { keptHowLong } from "#app/content/pages/company/kept-how-long.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, messageRow, privacyRequestRow, silentLog } from "#test/desk-samples.ts";
import { countOver, cutoffsAt, deleteOver } from "./expired-data.server.ts";
import { keepOnlyDue } from "./nightly-retention.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-11-24T03:30:00-05:00");
const old = cutoffsAt(now).leads - dayMs;
const young = cutoffsAt(now).leads + dayMs;

describeEachDatabase("retention", ({ open }) => {
  const idsIn = async ({ db }: SiteDatabase, table: "leads" | "messages" | "bookings") =>
    (await db.selectFrom(table).select("email").orderBy("email").execute()).map(({ email }) => email.split("@")[0]);

  async function addLead({ db }: SiteDatabase, name: string, created_at: number): Promise<string> {
    const lead = leadRow({ email: `${name}@visitor.example`, created_at });
    await db.insertInto("leads").values(lead).execute();
    return lead.id;
  }

  /** Brings everything to the desk, as if all of it had been answered at that time. */
  async function settleAll(database: SiteDatabase, at: number) {
    await projectOnce({ database, log: silentLog }, at);
    await database.db.updateTable("clocks").set({ ended_at: at, ended_how: "answer", ended_by: null }).execute();
  }

  const agreed = (lead_id: string, given_at: number) => ({
    id: newRowId(),
    lead_id,
    message_id: null,
    text_id: "words",
    text_version: 1,
    text_sha256: "0",
    page_url: "http://localhost:3000/",
    given_at,
  });

  it("deletes old data with everything the desk derived from it, and nothing else", async () => {
    const database = await open();
    const { db } = database;
    await addLead(database, "old", old);
    await addLead(database, "young", young);
    // Someone who wrote again later, someone on hold, someone with an open privacy request, someone with recent consent.
    await addLead(database, "came-back", old);
    await db
      .insertInto("messages")
      .values(messageRow({ email: "Came-Back@visitor.example", created_at: young }))
      .execute();
    await addLead(database, "held", old);
    const hold = { email_key: "held@visitor.example", reason: "A court", placed_by: null, placed_at: old };
    await db.insertInto("privacy_holds").values(hold).execute();
    await addLead(database, "asks", old);
    const asks = messageRow({ email: "asks@visitor.example", created_at: old });
    await db.insertInto("messages").values(asks).execute();
    await db
      .insertInto("privacy_requests")
      .values(privacyRequestRow({ message_id: asks.id }))
      .execute();
    await db
      .insertInto("consent_evidence")
      .values(agreed(await addLead(database, "agreed", old), old))
      .execute();
    // Evidence exactly at the age limit, and evidence a day older.
    const { consent } = cutoffsAt(now);
    await db
      .insertInto("consent_evidence")
      .values([
        agreed(await addLead(database, "agreed-late", consent - dayMs), consent),
        agreed(await addLead(database, "agreed-long-ago", consent - dayMs), consent - dayMs),
      ])
      .execute();
    await settleAll(database, old);
    // One person never got an answer, and a colleague called another one a day after the cutoff.
    await addLead(database, "waits", old);
    const called = await addLead(database, "called", old);
    await projectOnce({ database, log: silentLog }, old);
    const known = db.selectFrom("thread_sources").selectAll();
    const { person_id, thread_id } = await known.where("source_id", "=", called).executeTakeFirstOrThrow();
    await db.updateTable("clocks").set({ ended_at: old, ended_how: "call" }).where("source_id", "=", called).execute();
    const call = { id: newRowId(), kind: "call", at: young, by_staff: null, source: "desk", words: null } as const;
    await db
      .insertInto("events")
      .values({ ...call, person_id, thread_id, source_id: call.id, revision: 0 })
      .execute();

    const before = await idsIn(database, "leads");
    expect(await countOver(database, now)).toMatchObject({ leads: 3, messages: 0 });
    expect(await idsIn(database, "leads")).toEqual(before);
    expect(await deleteOver(database, now)).toMatchObject({ leads: 3, messages: 0 });
    const expired = ["old", "agreed-long-ago", "waits"];
    expect(await idsIn(database, "leads")).toEqual(before.filter((name) => !expired.includes(name ?? "")));
    expect(await idsIn(database, "messages")).toEqual(["Came-Back", "asks"]);
    const gone = expired.map((name) => `${name}@visitor.example`);
    expect(await db.selectFrom("person_addresses").select("value").where("value", "in", gone).execute()).toEqual([]);
    expect(await db.selectFrom("people").select("id").execute()).toHaveLength(before.length - 3);
    expect(await deleteOver(database, now)).toMatchObject({ leads: 0, messages: 0 });
  });

  it("keeps a privacy request and its steps for 24 months after the answer, and an open request forever", async () => {
    const database = await open();
    const { db } = database;
    const answered = { recent: young, long: old, never: null };
    for (const [name, answered_at] of Object.entries(answered)) {
      const message = messageRow({ email: `${name}@visitor.example`, created_at: old - 90 * dayMs });
      await db.insertInto("messages").values(message).execute();
      await db
        .insertInto("privacy_requests")
        .values(privacyRequestRow({ message_id: message.id, answered_at }))
        .execute();
      const step = { id: newRowId(), request_id: message.id, kind: "denied", at: old, by_staff: null } as const;
      await db
        .insertInto("privacy_steps")
        .values({ ...step, detail: "excessive", words: null })
        .execute();
    }
    const erasure = { email_hash: "hash", erased: "{}" };
    await db
      .insertInto("erasures")
      .values([
        { id: "long-ago", erased_at: old, ...erasure },
        { id: "lately", erased_at: young, ...erasure },
      ])
      .execute();
    const request = { request_type: "delete", received_at: old, due_at: old } as const;
    await db
      .insertInto("erased_requests")
      .values([
        { reference: "one", erasure_id: "long-ago", ...request },
        { reference: "two", erasure_id: "lately", ...request },
      ])
      .execute();
    expect(await deleteOver(database, now)).toMatchObject({ messages: 1 });
    expect(await idsIn(database, "messages")).toEqual(["never", "recent"]);
    expect(await db.selectFrom("privacy_requests").select("message_id").execute()).toHaveLength(2);
    expect(await db.selectFrom("privacy_steps").select("id").execute()).toHaveLength(2);
    expect(await db.selectFrom("erasures").select("id").execute()).toEqual([{ id: "lately" }]);
    expect(await db.selectFrom("erased_requests").select("reference").execute()).toEqual([{ reference: "two" }]);
  });

  it("covers bookings, emails, sign-ups, drafts and sign-ins, each with a separate period", async () => {
    const database = await open();
    const { db } = database;
    const booking = (email: string, starts_at: number): BookingRow => ({
      id: newRowId(),
      form_nonce: newRowId(),
      status: "booked",
      starts_at,
      minutes: 15,
      sequence: 0,
      moved_from: null,
      name: "Ana",
      email,
      phone: "+14805550142",
      topic: null,
      time_zone: "America/New_York",
      page_url: "/",
      created_at: old - dayMs,
      changed_at: old - dayMs,
      confirmed_at: null,
      held_until: null,
      told_visitor: 1,
      counselor: null,
      outcome: null,
      disowned: 0,
    });
    await db
      .insertInto("bookings")
      .values([booking("past@visitor.example", old), booking("soon@visitor.example", now + dayMs)])
      .execute();
    const mail = (name: string, received_at: number) => ({
      ...({ id: newRowId(), person_id: null, thread_id: null, sort: "written", standing: "unknown" } as const),
      quotes_thread_id: null,
      from_key: `${name}@visitor.example`,
      from_address: `${name}@visitor.example`,
      from_name: "",
      subject: "",
      words: "",
      html: null,
      files: "[]",
      flaw: null,
      received_at,
    });
    await db
      .insertInto("mails_in")
      .values([mail("wrote", old), mail("writes", young), mail("writes", old)])
      .execute();
    const { unconfirmedSubscribers, formerSubscribers, sessions, drafts } = cutoffsAt(now);
    const reader = (name: string, change: object) => ({
      id: newRowId(),
      email: `${name}@visitor.example`,
      email_key: `${name}@visitor.example`,
      ...({ status: "pending", wants_guides: 1, wants_reports: 1, paused_until: null, page_url: "/" } as const),
      created_at: old,
      confirmed_at: null,
      unsubscribed_at: null,
      ...change,
    });
    await db
      .insertInto("newsletter_subscribers")
      .values([
        reader("never-confirmed", { created_at: unconfirmedSubscribers - 1 }),
        reader("may-confirm", { created_at: unconfirmedSubscribers }),
        reader("reads", { status: "confirmed", confirmed_at: old }),
        reader("left", { status: "unsubscribed", unsubscribed_at: formerSubscribers - 1 }),
        reader("left-lately", { status: "unsubscribed", unsubscribed_at: formerSubscribers }),
      ])
      .execute();
    const staff = { id: "ana", email: "ana@team.example", email_key: "ana@team.example", name: "Ana" };
    await db
      .insertInto("staff")
      .values({ ...staff, role: "owner", created_at: old, removed_at: null, invited_by: null })
      .execute();
    const session = (id: string, last_seen_at: number) => ({
      ...({ id, token_hash: id, staff_id: "ana", level: "full", device: "Firefox" } as const),
      created_at: old,
      last_seen_at,
      verified_at: old,
    });
    await db
      .insertInto("staff_sessions")
      .values([session("over", sessions - 1), session("runs", sessions)])
      .execute();
    await addLead(database, "answered", young);
    await settleAll(database, young);
    await addLead(database, "waits", young);
    await projectOnce({ database, log: silentLog }, young);
    const threads = await db.selectFrom("threads").select("id").where("kind", "=", "analysis").execute();
    const draft = { staff_id: "ana", version: 1, words: "Hello", saved_at: drafts - 1 };
    await db
      .insertInto("drafts")
      .values(threads.map(({ id }) => ({ ...draft, thread_id: id })))
      .execute();

    expect(await deleteOver(database, now)).toMatchObject({
      leads: 0,
      bookings: 1,
      emailsIn: 1,
      unconfirmedSubscribers: 1,
      formerSubscribers: 1,
      drafts: 1,
      sessions: 1,
    });
    expect(await idsIn(database, "bookings")).toEqual(["soon"]);
    expect(await db.selectFrom("staff_sessions").select("id").execute()).toEqual([{ id: "runs" }]);
    const readers = await db.selectFrom("newsletter_subscribers").select("email").orderBy("email").execute();
    expect(readers.map(({ email }) => email.split("@")[0])).toEqual(["left-lately", "may-confirm", "reads"]);
  });

  it("only reports the first night, and deletes the next night, in one of two processes", async () => {
    const database = await open();
    await addLead(database, "old", old);
    await settleAll(database, old);
    const parts = { database, log: silentLog };
    const counts = Array.from({ length: 120 }, (_, index) => ({ mailbox_hash: `${index}`, in_hour: 1, in_day: 1 }));
    await database.db
      .insertInto("recipient_counts")
      .values(counts.map((count, index) => ({ ...count, last_at: index === 0 ? now : old })))
      .execute();
    expect(await keepOnlyDue(parts, now)).toBe("only-said");
    expect(await database.db.selectFrom("recipient_counts").select("mailbox_hash").execute()).toEqual([
      { mailbox_hash: "0" },
    ]);
    expect(await keepOnlyDue(parts, now + 60_000)).toBe("not-now");
    expect(await idsIn(database, "leads")).toEqual(["old"]);
    const night = await Promise.all([keepOnlyDue(parts, now + dayMs), keepOnlyDue(parts, now + dayMs)]);
    expect(night.toSorted()).toEqual(["done", "not-now"]);
    expect(await idsIn(database, "leads")).toEqual([]);
  });

  it.each([
    ["a day", 2],
    ["three years", 3 * 365],
  ])("deletes nothing in the night after a gap of %s, and goes on when the clock is right again", async (_, days) => {
    const database = await open();
    const parts = { database, log: silentLog };
    await keepOnlyDue(parts, now - dayMs);
    expect(await keepOnlyDue(parts, now)).toBe("done");
    await addLead(database, "young", young);
    await addLead(database, "old", old);
    await settleAll(database, old);
    expect(await keepOnlyDue(parts, now + days * dayMs)).toBe("only-said");
    expect(await idsIn(database, "leads")).toEqual(["old", "young"]);
    // Each night by the wrong clock, as long as the gap was and at most a month, only says it, too.
    const waits = Math.min(days - 1, 30);
    for (let night = 1; night < waits; night++)
      expect(await keepOnlyDue(parts, now + (days + night) * dayMs)).toBe("only-said");
    expect(await idsIn(database, "leads")).toEqual(["old", "young"]);
    // The clock goes back: the future night that it left does not hold up the next ones.
    expect(await keepOnlyDue(parts, now + dayMs)).toBe("only-said");
    expect(await keepOnlyDue(parts, now + 2 * dayMs)).toBe("done");
    expect(await idsIn(database, "leads")).toEqual([]);
  });

  it("deletes again once a site that was off for a season has run for a month", async () => {
    const database = await open();
    const parts = { database, log: silentLog };
    await keepOnlyDue(parts, now - dayMs);
    await keepOnlyDue(parts, now);
    const back = now + 90 * dayMs;
    for (let night = 0; night < 30; night++) expect(await keepOnlyDue(parts, back + night * dayMs)).toBe("only-said");
    expect(await keepOnlyDue(parts, back + 30 * dayMs)).toBe("done");
    expect(await keepOnlyDue(parts, back + 31 * dayMs)).toBe("done");
  });
});

it("the policy, the desk and the command use the same table", () => {
  expect(keptHowLong.find(({ kind }) => kind === "leads")?.keeps).toBe(
    "24 months after we were last in touch with you",
  );
  expect(new Set(keptHowLong.map(({ name }) => name)).size).toBe(keptHowLong.length);
});
