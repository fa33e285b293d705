import { describe, expect, it, test } from "vitest";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { mustChange } from "#app/domain/claims/claim-check.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { someActor } from "#test/desk-samples.ts";
import { subscriberRow } from "#test/letter-list.ts";
import { beginIssue, moveIssue, retryFailed, scheduleSending, testIssue, writeIssue } from "./issue-actions.server.ts";
import { readAudience, readIssue, readIssues, readProgress, readVersions, sendingTimes } from "./issue-page.server.ts";
import { checkIssue, mayGoOut } from "./letter-check.server.ts";
import { newDraftWords } from "./new-draft.server.ts";

const nowMs = Date.now();
const good = {
  subject: "Four lines",
  firstLine: "Ten minutes.",
  words: "## One\n\nRead [this](/guides/where-to-begin).",
};

const dayMs = 24 * 60 * 60_000;

describeDatabase("an issue", ({ open }) => {
  async function begin() {
    const { db } = await open();
    await db
      .insertInto("staff")
      .values({
        id: "eve",
        email: "eve@team.example",
        email_key: "eve@team.example",
        name: "Eve",
        role: "editor",
        created_at: 1,
        removed_at: null,
        invited_by: null,
      })
      .execute();
    const eve = someActor({ staffId: "eve", may: ["write-letters"], nowMs });
    return { db, eve, id: await beginIssue(db, eve, good) };
  }

  it("gets the next number, no matter how many are begun at once", async () => {
    const { db, eve } = await begin();
    await Promise.all([1, 2, 3].map(() => beginIssue(db, eve, good)));
    expect((await readIssues(db)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  it("saves every version, and never overwrites a change that someone else made in the meantime", async () => {
    const { db, eve, id } = await begin();
    expect(await writeIssue(db, eve, { id, version: 1, ...good })).toBe(1);
    expect(await writeIssue(db, eve, { id, version: 1, ...good, words: "Two" })).toBe(2);
    expect(await writeIssue(db, eve, { id, version: 1, ...good, words: "Mine" })).toBeNull();
    expect(await readVersions(db, id)).toMatchObject([
      { version: 2, words: "Two", by: "Eve" },
      { version: 1, words: good.words },
    ]);
  });

  it("goes out only in the version that was tested, and its text is locked after that", async () => {
    const { db, eve, id } = await begin();
    const send = (version: number) => scheduleSending(db, eve, { id, version, sendAtMs: nowMs });
    expect(await send(1)).toBe("changed");
    expect(await testIssue(db, eve, id, 1)).toBe("done");
    expect(await writeIssue(db, eve, { id, version: 1, ...good, words: "Two" })).toBe(2);
    expect(await send(2)).toBe("changed");
    expect(await testIssue(db, eve, id, 2)).toBe("done");
    expect(await send(2)).toBe("done");
    expect(await send(2)).toBe("changed");
    expect(await writeIssue(db, eve, { id, version: 2, ...good, words: "Three" })).toBeNull();
    expect(await readIssue(db, id)).toMatchObject({ state: "scheduled", words: "Two", version: 2 });
  });

  it("can be unscheduled until sending begins, and after that only paused and resumed", async () => {
    const { db, eve, id } = await begin();
    const stateNow = async () => (await readIssue(db, id))?.state;
    expect(await moveIssue(db, eve, id, "pause")).toBe("changed");
    await testIssue(db, eve, id, 1);
    await scheduleSending(db, eve, { id, version: 1, sendAtMs: nowMs });
    expect(await moveIssue(db, eve, id, "unschedule")).toBe("done");
    expect(await stateNow()).toBe("draft");
    await db
      .updateTable("issues")
      .set({ state: "sending", started_at: nowMs - 60_000 })
      .execute();
    expect(await moveIssue(db, eve, id, "unschedule")).toBe("changed");
    expect(await moveIssue(db, eve, id, "pause")).toBe("done");
    expect(await moveIssue(db, eve, id, "resume")).toBe("done");
    expect(await stateNow()).toBe("sending");
    expect(await readProgress(db, (await readIssue(db, id)) as never, nowMs)).toMatchObject({ total: 0, sent: 0 });
  });

  it("can be retried for the recipients it failed to reach", async () => {
    const { db, eve, id } = await begin();
    await testIssue(db, eve, id, 1);
    await db
      .updateTable("issue_recipients")
      .set({ staff_id: null, state: "failed", attempts: 5, last_error: "550" })
      .execute();
    expect(await retryFailed(db, eve, id)).toBe("changed");
    await db.updateTable("issues").set({ state: "sent", started_at: 1, finished_at: 2 }).execute();
    const issue = await readIssue(db, id);
    expect(issue && (await readProgress(db, issue, nowMs))).toMatchObject({
      failed: 1,
      canRetry: true,
      failures: [{ code: "550", count: 1 }],
    });
    expect(await retryFailed(db, eve, id)).toBe("done");
    const row = db.selectFrom("issue_recipients").select(["state", "attempts", "last_error"]);
    expect(await row.execute()).toEqual([{ state: "queued", attempts: 0, last_error: null }]);
  });

  it("counts who gets it, and why others don't", async () => {
    const { db } = await begin();
    const rows = [
      subscriberRow({ email: "a@visitor.example" }),
      subscriberRow({ email: "b@visitor.example", status: "unsubscribed" }),
      subscriberRow({ email: "c@visitor.example", paused_until: nowMs + 1000 }),
      subscriberRow({ email: "d@visitor.example", status: "pending", confirmed_at: null }),
    ];
    await db.insertInto("newsletter_subscribers").values(rows).execute();
    expect(await readAudience(db, testDataKey, nowMs)).toEqual({
      confirmed: 3,
      unsubscribed: 1,
      resting: 1,
      "asked-to-stop": 0,
      undelivered: 0,
      gets: 1,
    });
  });

  it("can be changed only by users who may write letters", async () => {
    const { db, id } = await begin();
    const counselor = someActor({ nowMs });
    const tries = [
      beginIssue(db, counselor, good),
      writeIssue(db, counselor, { id, version: 1, ...good }),
      testIssue(db, counselor, id, 1),
      scheduleSending(db, counselor, { id, version: 1, sendAtMs: nowMs }),
      moveIssue(db, counselor, id, "pause"),
      retryFailed(db, counselor, id),
    ];
    for (const one of await Promise.allSettled(tries)) {
      expect(one).toMatchObject({ status: "rejected", reason: { code: "not-allowed" } });
    }
  });
});

describe("a letter", () => {
  it("without problems may go out", () => expect(mayGoOut(checkIssue(good))).toBe(true));

  test.each([
    ["no subject", { subject: "" }, { missing: ["subject"] }],
    ["a forbidden phrase in the subject", { subject: "We guarantee a loan" }, { findings: [{ line: 1 }] }],
    ["a forbidden phrase in the text", { words: "Fine.\n\nYour score will rise." }, { findings: [{ line: 5 }] }],
    ["an unfilled field", { words: "{{the headline}}" }, { openFields: ["the headline"] }],
    ["HTML", { words: "<b>x</b>" }, { flaws: [{ what: "html" }, { what: "html" }] }],
    ["a link to a page that doesn't exist", { words: "[x](/guides/none)" }, { deadLinks: ["/guides/none"] }],
  ])("with %s may not go out", (_, change, found) => {
    const check = checkIssue({ ...good, ...change });
    expect(check).toMatchObject(found);
    expect(mayGoOut(check)).toBe(false);
  });

  it("that is new lists what was published since the last one and the week's rate, and says nothing forbidden", () => {
    const { day } = latestAverage;
    const words = newDraftWords("2020-01-01", day);
    expect(words).toContain("New on our site");
    expect(words).toMatch(/Freddie Mac’s survey was \d\.\d\d% on \w+ \d+, \d{4}/);
    const check = checkIssue({ ...good, words });
    expect(mustChange(check.findings)).toBe(false);
    expect(check).toMatchObject({ flaws: [], deadLinks: [], links: 4 });
    expect(check.openFields).toHaveLength(2);
    expect(newDraftWords("2999-01-01", day)).toContain("Worth reading again");
  });

  it("says the date of a rate before the rate, and leaves an older one out", () => {
    const daysLater = (days: number) =>
      new Date(Date.parse(latestAverage.day) + days * dayMs).toISOString().slice(0, 10);
    expect(newDraftWords(null, daysLater(7))).toMatch(/\*\*Mortgage rates on \w+ \d+, \d{4}\.\*\* [^\d]*\d/);
    for (const days of [8, 51, 400]) expect(newDraftWords(null, daysLater(days))).not.toContain("Mortgage rates on");
  });

  it("can be sent on any of the next seven mornings, even across a clock change", () => {
    const saturday = Date.parse("2027-03-13T14:30:00Z");
    const times = sendingTimes(saturday);
    expect(times).toHaveLength(7);
    expect(times[0]).toEqual({ value: String(Date.parse("2027-03-14T13:00:00Z")), label: "Sun, Mar 14, 9:00 AM ET" });
  });
});
