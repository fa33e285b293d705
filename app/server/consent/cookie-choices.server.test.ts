import { expect, it } from "vitest";
import { cookieTextVersion } from "#app/content/pages/company/cookie-words.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { createCookieChoiceLog, type NotedChoice } from "./cookie-choices.server.ts";

const choice: NotedChoice = {
  id: "0123456789abcdef0123456789abcdef",
  kinds: ["analytics", "functional"],
  privacyControl: true,
  pagePath: "/guides/:slug",
};
const day = 24 * 60 * 60 * 1000;

describeEachDatabase("the log of cookie choices", ({ open }) => {
  it("stores the choice, its page and the version of the text, and nothing about the visitor", async () => {
    const { db } = await open();
    await createCookieChoiceLog({ db }).note(choice);
    const [row, ...others] = await db.selectFrom("cookie_choices").selectAll().execute();
    expect(others).toEqual([]);
    expect({ ...row, chosen_at: Number(row?.chosen_at) }).toEqual({
      id: choice.id,
      kinds: "analytics.functional",
      privacy_control: 1,
      text_version: cookieTextVersion,
      page_path: "/guides/:slug",
      chosen_at: expect.closeTo(Date.now(), -5),
    });
  });

  it("logs a choice once, however often it is sent, and a no like a yes", async () => {
    const { db } = await open();
    const log = createCookieChoiceLog({ db });
    await Promise.all([log.note(choice), log.note(choice), log.note({ ...choice, kinds: [] })]);
    await log.note({ ...choice, id: "f".repeat(32), kinds: [] });
    const rows = await db.selectFrom("cookie_choices").select(["id", "kinds"]).execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id === "f".repeat(32))?.kinds).toBe("");
  });

  it("deletes a choice after 730 days", async () => {
    const { db } = await open();
    const log = createCookieChoiceLog({ db });
    const ages = { a: 729, b: 731 };
    for (const [letter, days] of Object.entries(ages)) {
      await log.note({ ...choice, id: letter.repeat(32) });
      await db
        .updateTable("cookie_choices")
        .set({ chosen_at: Date.now() - days * day })
        .where("id", "=", letter.repeat(32))
        .execute();
    }
    await log.note(choice);
    const rows = await db.selectFrom("cookie_choices").select("id").orderBy("id").execute();
    expect(rows.map(({ id }) => id)).toEqual([choice.id, "a".repeat(32)]);
  });

  it("reports failed storage", async () => {
    const database = await open();
    await database.db.schema.alterTable("cookie_choices").renameTo("elsewhere").execute();
    const noted = createCookieChoiceLog(database).note(choice);
    await expect(noted).rejects.toMatchObject({ code: "storage-unavailable", status: 503 });
    await database.db.schema.alterTable("elsewhere").renameTo("cookie_choices").execute();
  });
});
