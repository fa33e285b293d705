import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { contactForm } from "#app/forms/contact.ts";
import { privacyRequestForm } from "#app/forms/privacy-request.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { issueFormToken } from "#app/server/guard/form-token-check.server.ts";
import { createSubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { createRecipientLimit, unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { createMessageStore } from "./messages.server.ts";
import { receiveMessage } from "./receive-message.server.ts";

let addresses = 0;
/** Counts outlive a test, so each visitor has a separate address. */
function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.7`;
}

const contact = {
  formName: contactForm.formName,
  firstName: "Dana",
  lastName: "O’Neil",
  email: "dana@example.com",
  subject: "Hours",
  message: "When are you open?",
  pageUrl: "http://localhost:3000/contact",
};

const privacy = {
  formName: privacyRequestForm.formName,
  requestType: "opt-out",
  fullName: "Dana O’Neil",
  email: contact.email,
  pageUrl: contact.pageUrl,
};

/** A token for the contact form, this many milliseconds old. */
const token = (ageMs = 5000, formId: string = contactForm.id) =>
  issueFormToken(testDataKey, formId, Date.now() - ageMs);

describeEachDatabase("receiving a message", ({ open }) => {
  async function start({ limited = true, recipients = unlimitedRecipients } = {}) {
    const database = await open();
    const delivery = { wake: vi.fn(), start: vi.fn(), stop: vi.fn() };
    // Like one of several processes that share the database.
    const makeServices = () => ({
      limiter: limited ? createSubmissionLimiter(database, 100_000) : { take: async () => {} },
      messages: createMessageStore(database, testDataKey, { ...unlimited, recipients }),
      delivery,
      dataKey: testDataKey,
      recipients,
      log: pino({ level: "silent" }),
    });
    const processes = [makeServices(), makeServices(), makeServices(), makeServices()];
    let turn = 0;
    const receive = (sent: Record<string, unknown>, address = newAddress()) => {
      const form = messageForms.get(String(sent.formName));
      if (!form) throw new Error("There is no such form");
      turn = database.dialect === "sqlite" ? 0 : (turn + 1) % processes.length;
      return receiveMessage(processes[turn] ?? makeServices(), form, sent, { address });
    };
    const statuses = async () =>
      (await database.db.selectFrom("messages").select("status").execute()).map(({ status }) => status);
    return { receive, statuses, db: database.db, wake: delivery.wake };
  }

  it("stores one record for 1,000 submissions at once with the same token and key", async () => {
    const { receive, statuses, db, wake } = await start({ limited: false });
    const sent = { ...contact, submissionKey: "key-of-a-thousand", _csrf: token() };
    const taken = await Promise.all(Array.from({ length: 1000 }, () => receive(sent)));
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(1);
    expect(taken.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await statuses()).toEqual(["new"]);
    expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("stores one record for 200 submissions at once with the same token and different keys", async () => {
    const { receive, statuses } = await start({ limited: false });
    const _csrf = token();
    const keys = Array.from({ length: 200 }, (_, index) => `key-of-many-${index}`);
    const taken = await Promise.all(keys.map((submissionKey) => receive({ ...contact, submissionKey, _csrf })));
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(1);
    expect(await statuses()).toEqual(["new"]);
  });

  it("answers a stored message as sent, however often the button is pressed, and counts it once", async () => {
    const { receive, statuses, wake } = await start();
    const address = newAddress();
    const taken = [];
    for (let press = 1; press <= 6; press += 1) taken.push(await receive({ ...contact, _csrf: token() }, address));
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(1);
    expect(taken.map(({ repeated, confirmed }) => ({ repeated, confirmed })).slice(1)).toEqual(
      Array(5).fill({ repeated: true, confirmed: true }),
    );
    expect(await statuses()).toEqual(["new"]);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it.each([contact, privacy])(
    "takes every message of a class behind one address, and sets a flood aside: %#",
    async (form) => {
      const { receive, statuses } = await start();
      const address = newAddress();
      const kept = [];
      for (let n = 1; n <= 62; n += 1) {
        const _csrf = token(5000, form.formName === contact.formName ? contactForm.id : privacyRequestForm.id);
        kept.push((await receive({ ...form, email: `student-${n}@visitor.example`, _csrf }, address)).setAside);
      }
      expect(kept).toEqual([...Array(60).fill(false), true, true]);
      expect((await statuses()).filter((status) => status === "quarantined")).toHaveLength(2);
      expect((await receive({ ...form, email: "elsewhere@visitor.example" })).setAside).toBe(false);
    },
  );

  it("sends the owner of a mailbox their own privacy confirmation, however many a neighbor asked for in their name", async () => {
    const { receive } = await start({ recipients: createRecipientLimit(testDataKey, { perHour: 3, perDay: 6 }) });
    const ask = (sent: object, address: string, formId: string = privacyRequestForm.id) =>
      receive({ ...sent, _csrf: token(5000, formId) }, address);
    const [neighbor, owner] = [newAddress(), newAddress()];
    for (let n = 0; n < 4; n += 1) await ask({ ...contact, message: `Hello ${n}?` }, neighbor, contactForm.id);
    const forged = [];
    for (let n = 0; n < 4; n += 1) {
      forged.push((await ask({ ...privacy, details: `Copy ${n}` }, neighbor)).confirmed);
    }
    expect(forged).toEqual([true, true, true, false]);
    expect(await ask({ ...privacy, requestType: "delete" }, owner)).toMatchObject({ confirmed: true });
  });

  it("refuses different words with a used token, and accepts them with a new one", async () => {
    const { receive, statuses } = await start();
    const _csrf = token();
    await receive({ ...contact, _csrf });
    const other = { ...contact, message: "And on Sundays?" };
    await expect(receive({ ...other, _csrf })).rejects.toMatchObject({ code: "form-token-used", status: 409 });
    expect(await statuses()).toHaveLength(1);
    await receive({ ...other, _csrf: token() });
    expect(await statuses()).toHaveLength(2);
  });

  it.each([
    ["too young", () => token(1000), "submission-too-fast"],
    ["too old", () => token(25 * 60 * 60 * 1000), "form-token-refused"],
    ["another form’s", () => token(5000, privacyRequestForm.id), "form-token-refused"],
    ["made up", () => "5f1c9d0e-7b1a-4c52-9d3e-0a1b2c3d4e5f", "form-token-refused"],
  ])("stores nothing with a token that is %s", async (_what, makeToken, code) => {
    const { receive, statuses } = await start();
    await expect(receive({ ...contact, _csrf: makeToken() })).rejects.toMatchObject({ code });
    expect(await statuses()).toEqual([]);
  });

  it("deletes tokens that are too old to be accepted", async () => {
    const { receive, db } = await start();
    await receive({ ...contact, _csrf: token() });
    await db
      .updateTable("form_tokens")
      .set({ expires_at: Date.now() - 1 })
      .execute();
    await receive({ ...contact, message: "Another", _csrf: token() });
    expect(await db.selectFrom("form_tokens").select("nonce").execute()).toHaveLength(1);
  });

  it("accepts a person's message without a token like any other", async () => {
    const { receive, statuses, wake } = await start();
    await receive({ ...contact, _csrf: "" });
    expect(await statuses()).toEqual(["new"]);
    expect(wake).toHaveBeenCalled();
  });

  it("sets an ad without a token aside, and accepts the same text with one", async () => {
    const { receive, statuses } = await start();
    const advertisement = { ...contact, message: "[url=https://example.com]pills[/url]" };
    await receive(advertisement);
    expect(await statuses()).toEqual(["quarantined"]);
    await receive({ ...advertisement, subject: "My listing", _csrf: token() });
    expect((await statuses()).toSorted()).toEqual(["new", "quarantined"]);
  });

  it("tells a robot in the trap nothing about its token, and writes only to the team", async () => {
    const { receive, statuses, db } = await start();
    const trapped = { ...contact, website: "https://spam.example" };
    expect(await receive({ ...trapped, _csrf: token(0) })).toMatchObject({ repeated: false });
    expect(await receive({ ...trapped, message: "Again" })).toMatchObject({ repeated: false });
    expect(await statuses()).toEqual(["quarantined", "quarantined"]);
    // One digest an hour for the team, two when the hour has just ended.
    const kinds = await db.selectFrom("outbox").select("kind").execute();
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(["set-aside-digest"]));
  });

  it("does not count attempts with fields to fix", async () => {
    const { receive, statuses } = await start();
    const address = newAddress();
    for (let n = 0; n < 5; n += 1) {
      await expect(receive({ ...contact, email: "dana@" }, address)).rejects.toMatchObject({ status: 422 });
    }
    await receive(contact, address);
    expect(await statuses()).toEqual(["new"]);
  });

  it("sets aside a flood without tokens from many addresses, and loses none of it", async () => {
    const { receive, statuses } = await start();
    const report = {
      formName: "Accessibility Feedback",
      issueType: "feedback",
      name: "Dana",
      email: contact.email,
      pageUrl: contact.pageUrl,
    };
    const taken = Array.from({ length: 80 }, (_, n) => receive({ ...report, description: `Report ${n}` }));
    await Promise.all(taken);
    const kept = await statuses();
    expect(kept.filter((status) => status === "new")).toHaveLength(60);
    expect(kept.filter((status) => status === "quarantined")).toHaveLength(20);
  });
});
