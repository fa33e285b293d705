import type { Kysely } from "kysely";
import { expect, it, test, vi } from "vitest";
import type { PrivacyStepKind } from "#app/domain/privacy/request-steps.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { confirmRequest, noteStep } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { openAccountReference, privacyLinks } from "./privacy-requests.server.ts";

const form = messageForms.get("Privacy Rights Request");

/** The form's result for a visitor's words. */
function read(changes: Record<string, string> = {}) {
  const fields = { requestType: "access", fullName: "José O’Neil", email: "jose@example.com" };
  const envelope = { formName: "Privacy Rights Request", pageUrl: "http://localhost:3000/ccpa" };
  const parsed = form?.read({ ...fields, ...envelope, submissionKey: crypto.randomUUID(), ...changes }, Date.now());
  if (!parsed?.ok) throw new Error("The form does not take these fields");
  return parsed.value;
}

describeEachDatabase("privacy requests", ({ open }) => {
  it("have two dates: one to confirm their arrival, one to answer", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00-05:00"), toFake: ["Date"] });
    const { db } = await open();
    await createMessageStore({ db }, testDataKey, unlimited).save(read());
    vi.useRealTimers();
    const row = await db
      .selectFrom("messages")
      .innerJoin("privacy_requests", "message_id", "id")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(new Date(row.acknowledge_by).toISOString()).toBe("2026-12-05T04:59:59.999Z");
    expect(new Date(row.due_at).toISOString()).toBe("2027-01-06T04:59:59.999Z");
    expect(row).toMatchObject({ request_type: "access", sealed_reference: null, answered_at: null });
  });

  it("store the account reference only encrypted", async () => {
    const { db } = await open();
    await createMessageStore({ db }, testDataKey, unlimited).save(read({ accountReference: "AC-4711" }));
    const stored = JSON.stringify([
      await db.selectFrom("messages").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
      await db.selectFrom("privacy_requests").selectAll().execute(),
    ]);
    expect(stored).not.toContain("AC-4711");
    const { sealed_reference } = await db.selectFrom("privacy_requests").selectAll().executeTakeFirstOrThrow();
    expect(openAccountReference(testDataKey, sealed_reference ?? "")).toBe("AC-4711");
    expect(openAccountReference(testDataKey, "made-up")).toContain("not set anymore");
  });

  it("without a key count as one when the reference is the same, and as two when it isn't", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const save = (accountReference: string) => {
      const { submissionKey: _, ...keyless } = read({ accountReference });
      return store.save(keyless);
    };
    expect((await save("AC-4711")).repeated).toBe(false);
    expect((await save("AC-4711")).repeated).toBe(true);
    expect((await save("AC-4712")).repeated).toBe(false);
  });

  /** The mailbox confirms a request, and the team answers it with this step. */
  async function answer(db: Kysely<Schema>, reference: string, kind: PrivacyStepKind = "file-sent") {
    await confirmRequest(db, reference, { declares: true, nowMs: Date.now() });
    await answerUnconfirmed(db, reference, kind);
  }

  async function answerUnconfirmed(db: Kysely<Schema>, reference: string, kind: PrivacyStepKind) {
    await noteStep(db, reference, { kind, at: Date.now(), by_staff: null });
    const request = db.updateTable("privacy_requests").set({ answered_at: Date.now() });
    await request.where("message_id", "=", reference).execute();
  }

  it("that no mailbox confirmed, that wait, or that were denied use up no one's right to ask", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const [forged, waiting, denied] = [await store.save(read()), await store.save(read()), await store.save(read())];
    await answerUnconfirmed(db, forged.reference, "denied");
    await confirmRequest(db, waiting.reference, { declares: true, nowMs: Date.now() });
    await answer(db, denied.reference, "denied");
    const own = await store.save(read());
    const row = db.selectFrom("privacy_requests").select("next_access_at").where("message_id", "=", own.reference);
    expect(await row.executeTakeFirst()).toEqual({ next_access_at: null });
  });

  it("for access are answered twice in 12 months; a third is stored, and says when to ask again", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const [first, second] = [await store.save(read()), await store.save(read({ email: "JOSE@example.com" }))];
    for (const { reference } of [first, second]) await answer(db, reference);
    const third = await store.save(read());
    const others = [
      await store.save(read({ requestType: "delete" })),
      await store.save(read({ email: "ana@example.com" })),
    ];
    const rows = await db.selectFrom("privacy_requests").select(["message_id", "next_access_at"]).execute();
    const next = new Map(rows.map(({ message_id, next_access_at }) => [message_id, next_access_at]));
    for (const { reference } of [first, second, ...others]) expect(next.get(reference)).toBeNull();

    const firstAt = await db
      .selectFrom("messages")
      .select("created_at")
      .where("id", "=", first.reference)
      .executeTakeFirstOrThrow();
    const days = ((next.get(third.reference) ?? 0) - firstAt.created_at) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    expect(await db.selectFrom("outbox").select("id").where("subject_id", "=", third.reference).execute()).toHaveLength(
      2,
    );
  });

  it("no longer count after a year", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const { reference } = await store.save(read());
    await answer(db, reference);
    await answer(db, (await store.save(read())).reference);
    await db
      .updateTable("messages")
      .set({ created_at: Date.now() - 367 * 24 * 60 * 60 * 1000 })
      .where("id", "=", reference)
      .execute();
    const third = await store.save(read());
    expect(
      await db.selectFrom("privacy_requests").select("message_id").where("next_access_at", "is not", null).execute(),
    ).toEqual([]);
    await answer(db, third.reference);
    await store.save(read());
    expect(
      await db.selectFrom("privacy_requests").select("message_id").where("next_access_at", "is not", null).execute(),
    ).toHaveLength(1);
  });
});

const reference = "01997a00-0000-7000-8000-000000000001";
const links = privacyLinks(testDataKey, "https://site.example");
const url = links.status(reference);
const token = url.split("/").at(-1) ?? "";

test("reads a link that it made", () => {
  expect(url).toMatch(/^https:\/\/site\.example\/privacy-request\/[\w-]+\.[\w-]{43}$/);
  expect(links.readStatusToken(token)).toBe(reference);
});

test.each([
  ["nothing", ""],
  ["only a reference", reference],
  ["an empty signature", `${reference}.`],
  ["another reference", token.replace("0001.", "0002.")],
  ["a changed signature", token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA")],
  ["something after it", `${token}.x`],
])("refuses a link with %s", (_what, other) => {
  expect(links.readStatusToken(other)).toBeNull();
});
