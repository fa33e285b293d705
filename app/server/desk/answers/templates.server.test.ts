import { expect, it } from "vitest";
import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { describeDatabase } from "#test/databases.ts";
import { someActor } from "#test/desk-samples.ts";
import { readTemplate, readTemplates, retireTemplate, writeTemplate } from "./templates.server.ts";

const editor = someActor({ staffId: "eve", may: ["write-templates"] });
const [starter] = starterTemplates;
const id = starter?.id ?? "";

describeDatabase("templates", ({ open }) => {
  it("are the built-in ones until someone changes one, and every version is saved", async () => {
    const { db } = await open();
    await db.deleteFrom("templates").execute();
    expect(await readTemplates(db)).toHaveLength(starterTemplates.length);
    expect(await readTemplate(db, id)).toMatchObject({ version: 0, history: [] });
    expect(await writeTemplate(db, editor, { id, title: "Ours", words: "One", version: 0 })).toBe(id);
    expect(await writeTemplate(db, editor, { id, title: "Ours", words: "Two", version: 1 })).toBe(id);
    const now = await readTemplate(db, id);
    expect(now).toMatchObject({ title: "Ours", words: "Two", version: 2 });
    expect(now?.history.map(({ version, words }) => [version, words])).toEqual([
      [2, "Two"],
      [1, "One"],
    ]);
    expect(await readTemplates(db)).toHaveLength(starterTemplates.length);
    expect(await readTemplate(db, "no-such")).toBeNull();
  });

  it("never overwrite a change that someone else made in the meantime", async () => {
    const { db } = await open();
    await db.deleteFrom("templates").execute();
    const change = { id, title: "Ours", words: "Mine", version: 0 };
    const other = someActor({ staffId: "tom", may: ["write-templates"] });
    const both = await Promise.all([writeTemplate(db, editor, change), writeTemplate(db, other, change)]);
    expect(both.filter((one) => one === null)).toHaveLength(1);
    expect(await writeTemplate(db, editor, { ...change, version: 7 })).toBeNull();
    const fresh = await writeTemplate(db, editor, { id: null, title: "New", words: "New", version: 0 });
    expect(await readTemplate(db, fresh ?? "")).toMatchObject({ title: "New", version: 1 });
  });

  it("are written once when the same press comes twice, because the answer to the first was lost", async () => {
    const { db } = await open();
    const change = { id: newRowId(), title: "Short thanks", words: "Thank you.", version: 0 };
    for (let press = 0; press < 2; press += 1) expect(await writeTemplate(db, editor, change)).toBe(change.id);
    expect(await readTemplate(db, change.id)).toMatchObject({ version: 1, history: [{ version: 1 }] });
    expect(await writeTemplate(db, editor, { ...change, words: "Other words." })).toBeNull();
  });

  it("can be retired and brought back with their text, even the unchanged ones", async () => {
    const { db } = await open();
    await db.deleteFrom("templates").execute();
    await retireTemplate(db, editor, id, true);
    expect(await readTemplate(db, id)).toMatchObject({ isRetired: true, words: starter?.words });
    await retireTemplate(db, editor, id, false);
    expect(await readTemplate(db, id)).toMatchObject({ isRetired: false, version: 1 });
    const counselor = someActor();
    await expect(retireTemplate(db, counselor, id, true)).rejects.toMatchObject({ code: "not-allowed" });
    await expect(writeTemplate(db, counselor, { id, title: "", words: "", version: 1 })).rejects.toMatchObject({
      code: "not-allowed",
    });
  });
});
