import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { noteStep } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { privacyLinks } from "#app/server/privacy/privacy-requests.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { confirmByLink, fileByLink, privacyRequestOf } from "./privacy-page.server.ts";

const day = 24 * 60 * 60 * 1000;
const settings = readSettings({});

describeEachDatabase("the page of a privacy request", ({ open }) => {
  /** Stores a request, and returns what its link shows at a given time. */
  async function ask() {
    const database = await open();
    const parsed = messageForms.get("Privacy Rights Request")?.read(
      {
        requestType: "access",
        fullName: "Ann Lee",
        email: "ann@visitor.example",
        formName: "Privacy Rights Request",
        pageUrl: "http://localhost:3000/ccpa",
      },
      Date.now(),
    );
    if (!parsed?.ok) throw new Error("The form does not take these fields");
    const { reference } = await createMessageStore(database, testDataKey, unlimited).save(parsed.value);
    const token = privacyLinks(testDataKey, settings.siteUrl).status(reference).split("/").at(-1) ?? "";
    const services = { database, dataKey: testDataKey, settings };
    return {
      database,
      reference,
      shownAt: (nowMs: number) => privacyRequestOf(token, { services }, nowMs),
      press(fields: Record<string, string>) {
        const sent = new FormData();
        for (const [name, value] of Object.entries(fields)) sent.set(name, value);
        return confirmByLink(token, sent, { services });
      },
      file: (nowMs: number) => fileByLink(token, { services }, nowMs),
    };
  }

  async function answer({ db }: SiteDatabase, reference: string, answeredAt: number) {
    await db
      .updateTable("privacy_requests")
      .set({ answered_at: answeredAt })
      .where("message_id", "=", reference)
      .execute();
  }

  it("is there for as long as the request is open", async () => {
    const { shownAt, reference } = await ask();
    expect(await shownAt(Date.now() + 400 * day)).toMatchObject({ reference, answered: null });
  });

  it("ends 30 days after the answer", async () => {
    const { database, shownAt, reference } = await ask();
    const answeredAt = Date.now();
    await answer(database, reference, answeredAt);
    expect(await shownAt(answeredAt + 30 * day - 1)).toMatchObject({ reference });
    expect(await shownAt(answeredAt + 30 * day)).toBe("ended");
  });

  it("ends 30 days after an erasure", async () => {
    const { database, shownAt, reference } = await ask();
    const erasedAt = Date.now();
    await database.db
      .insertInto("erasures")
      .values({ id: "one", email_hash: "hash", erased_at: erasedAt, erased: "{}" })
      .execute();
    await database.db
      .insertInto("erased_requests")
      .values({ reference, erasure_id: "one", request_type: "delete", received_at: erasedAt, due_at: erasedAt })
      .execute();
    await database.db.deleteFrom("messages").where("id", "=", reference).execute();
    expect(await shownAt(erasedAt + 30 * day - 1)).toMatchObject({ erased: expect.any(String) });
    expect(await shownAt(erasedAt + 30 * day)).toBe("ended");
  });

  it("accepts the sender's declaration once, and gives the file only after the team has answered with it", async () => {
    const { database, reference, shownAt, press, file } = await ask();
    const now = Date.now();
    const confirm = (fields: Record<string, string>) => press({ intent: "confirm", ...fields });
    await press({});
    await press({ declares: "yes", intent: "yes" });
    expect(await shownAt(now)).toMatchObject({ mayConfirm: true, saidYes: null, outcome: null });
    await confirm({ declares: "yes" });
    await confirm({});
    const steps = database.db.selectFrom("privacy_steps").select(["kind", "detail", "by_staff"]);
    expect(await steps.execute()).toEqual([{ kind: "confirmed", detail: "declared", by_staff: null }]);
    expect(await shownAt(now)).toMatchObject({ mayConfirm: false, saidYes: expect.any(String) });
    expect(await file(now)).toBeNull();
    await noteStep(database.db, reference, { kind: "file-sent", at: now, by_staff: "ana" });
    await answer(database, reference, now);
    expect(await shownAt(now)).toMatchObject({ outcome: "file" });
    const given = JSON.parse((await file(now))?.file ?? "") as Record<string, unknown>;
    expect(given).toMatchObject({ email: "ann@visitor.example", messages: [{ name: "Ann Lee" }] });
    expect(Object.keys(given)).not.toContain("privacySteps");
    expect(await file(now + 30 * day)).toBeNull();
  });

  it("says in the same words as our email why it takes longer or was denied", async () => {
    const { database, reference, shownAt } = await ask();
    const now = Date.now();
    const step = { at: now, by_staff: "ana" };
    await noteStep(database.db, reference, { ...step, kind: "extended", detail: "many-requests" });
    expect(await shownAt(now)).toMatchObject({ isExtended: true, why: expect.stringContaining("many requests") });
    await noteStep(database.db, reference, { ...step, kind: "denied", detail: "nothing-held" });
    await answer(database, reference, now);
    expect(await shownAt(now)).toMatchObject({ outcome: "denied", why: expect.stringContaining("we hold nothing") });
  });
});
