import type { Kysely } from "kysely";
import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { TemplateVersionRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";

/** A template an answer can start from. Version 0 is a built-in one. */
export type Template = { id: string; title: string; words: string; version: number; isRetired: boolean };

/** A changed template, and the version it is based on: 0 for a new one. `id` is null for a new one whose form brought none. */
export type TemplateChange = { id: string | null; title: string; words: string; version: number };

/** Returns all templates by title, including retired ones: the built-in ones and the team's. */
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

/** Returns all versions of a template, newest first, with the writer of each; null when the template does not exist. */
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
 * Stores a new template, or a new version of one. Returns its id; null when someone else changed it first, and then nothing
 * is stored. The same press twice is one version. Throws `not-allowed`.
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
    if (await takeVersion(transaction, id, version, actor.nowMs)) {
      await transaction.insertInto("template_versions").values(written).execute();
      return id;
    }
    return (await isWritten(transaction, written)) ? id : null;
  });
}

/** Whether this very version is there already: its press is repeated, because the answer to the first one was lost. */
async function isWritten(db: Kysely<Schema>, written: TemplateVersionRow): Promise<boolean> {
  const same = db
    .selectFrom("template_versions")
    .select("version")
    .where("template_id", "=", written.template_id)
    .where("version", "=", written.version)
    .where("title", "=", written.title)
    .where("words", "=", written.words)
    .where("written_by", "=", written.written_by);
  return (await same.executeTakeFirst()) !== undefined;
}

/** Puts the next version in use, if the current one is the one its writer saw. */
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

/** Retires a template from the list answers start from, or brings it back. Throws `not-allowed`. */
export async function retireTemplate(db: Kysely<Schema>, actor: Actor, id: string, retired: boolean): Promise<void> {
  assertMay(actor, "write-templates");
  const starter = starterTemplates.find((one) => one.id === id);
  if (starter) await keepStarter(db, starter, actor.nowMs);
  const retired_at = retired ? actor.nowMs : null;
  await db.updateTable("templates").set({ retired_at }).where("id", "=", id).execute();
}

/** A built-in template has no row until someone changes it. */
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
