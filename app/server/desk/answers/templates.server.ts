import type { Kysely } from "kysely";
import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { TemplateVersionRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";

/** What an answer can begin with. Version 0 is one as it came with the site. */
export type Template = { id: string; title: string; words: string; version: number; isRetired: boolean };

/** What somebody wrote, and which version it was made of. `id` is null for a new one. */
export type TemplateChange = { id: string | null; title: string; words: string; version: number };

/** Gives all templates, the retired ones too, by title: those that came with the site, and what the team made of them. */
export async function readTemplates(db: Kysely<Schema>): Promise<Template[]> {
  const rows = await db
    .selectFrom("templates")
    .innerJoin("template_versions as now", (join) =>
      join.onRef("now.template_id", "=", "templates.id").onRef("now.version", "=", "templates.version"),
    )
    .select(["templates.id", "title", "words", "templates.version", "retired_at"])
    .execute();
  const stored = rows.map(({ retired_at, ...row }) => ({ ...row, isRetired: retired_at !== null }));
  const known = new Set(stored.map(({ id }) => id));
  const asTheyCame = starterTemplates.filter(({ id }) => !known.has(id));
  return [...stored, ...asTheyCame.map((one) => ({ ...one, version: 0, isRetired: false }))].toSorted((a, b) =>
    a.title.localeCompare(b.title, "en"),
  );
}

/** All versions of one, newest first, with who wrote each; null when there is no such template. */
export async function readTemplate(db: Kysely<Schema>, id: string) {
  const template = (await readTemplates(db)).find((one) => one.id === id);
  if (!template) return null;
  const written = await db
    .selectFrom("template_versions")
    .leftJoin("staff", "staff.id", "written_by")
    .select(["version", "title", "words", "written_at", "staff.name as by"])
    .where("template_id", "=", id)
    .orderBy("version", "desc")
    .execute();
  return { ...template, history: written };
}

/**
 * Stores a new template, or a new version of one. Gives its id; null when somebody changed it meanwhile, and then nothing is
 * stored. Throws `not-allowed`.
 */
export async function writeTemplate(
  db: Kysely<Schema>,
  actor: Actor,
  { id: known, title, words, version }: TemplateChange,
): Promise<string | null> {
  assertMay(actor, "write-templates");
  const id = known ?? newRowId();
  const written: TemplateVersionRow = {
    template_id: id,
    version: version + 1,
    title,
    words,
    written_by: actor.staffId,
    written_at: actor.nowMs,
  };
  return db.transaction().execute(async (transaction) => {
    if (!(await takeVersion(transaction, id, version, actor.nowMs))) return null;
    await transaction.insertInto("template_versions").values(written).execute();
    return id;
  });
}

/** Makes the next version the one in use, if the one before is what the writer saw. */
async function takeVersion(db: Kysely<Schema>, id: string, version: number, nowMs: number): Promise<boolean> {
  const row = { id, version: version + 1, retired_at: null, created_at: nowMs };
  const insert = db.insertInto("templates").values(row);
  const update = db
    .updateTable("templates")
    .set({ version: version + 1 })
    .where("id", "=", id);
  if (version === 0) {
    const inserted = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  return (await update.where("version", "=", version).executeTakeFirst()).numUpdatedRows === 1n;
}

/** Takes a template out of the list that answers begin with, or brings it back. Throws `not-allowed`. */
export async function retireTemplate(db: Kysely<Schema>, actor: Actor, id: string, retired: boolean): Promise<void> {
  assertMay(actor, "write-templates");
  const starter = starterTemplates.find((one) => one.id === id);
  if (starter) await keepStarter(db, starter, actor.nowMs);
  const retired_at = retired ? actor.nowMs : null;
  await db.updateTable("templates").set({ retired_at }).where("id", "=", id).execute();
}

/** One that came with the site has no row before somebody changes it. */
async function keepStarter(
  db: Kysely<Schema>,
  { id, title, words }: (typeof starterTemplates)[number],
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await takeVersion(transaction, id, 0, nowMs))) return;
    const version = { template_id: id, version: 1, title, words, written_by: null, written_at: nowMs };
    await transaction.insertInto("template_versions").values(version).execute();
  });
}
