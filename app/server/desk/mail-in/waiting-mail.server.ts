import { type Kysely, sql } from "kysely";
import { shownContact } from "#app/domain/desk/capabilities.ts";
import { readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { readSearch, readWholeValue, searchTermsOf } from "#app/domain/desk/search-terms.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { docOfMail } from "#app/server/desk/search/search-docs.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";

/**
 * An email that people may have written, and that no promise counts for until a colleague has looked: many came at once, or it
 * names more than one sender.
 */
export const isWaitingMail = sql<boolean>`(sort <> 'written' AND sort = 'automatic'
  AND (facts LIKE '%"why":"flood"%' OR facts LIKE '%"why":"many-authors"%'))`;

/** Enough for a count on the screen. */
const mostCounted = 100;
/** The newest that a search looks through. */
const mostSearched = 500;
const mostFound = 20;

/** How many wait, counted up to 100. Throws `not-allowed`. */
export async function countWaitingMail({ db, reader }: DeskSource, actor: Actor): Promise<number> {
  assertMay(actor, "read-people");
  const waiting = db.selectFrom("mails_in").select("id").where(isWaitingMail).limit(mostCounted);
  return (await reader.read(waiting.compile())).length;
}

/**
 * A colleague looked, and no person wrote these emails: they are listed with the others, and wait no more. Returns how many
 * that were. Throws `not-allowed`.
 */
export async function noPersonWrote(db: Kysely<Schema>, actor: Actor, ids: string[]): Promise<number> {
  assertMay(actor, "work-threads");
  if (ids.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("mails_in")
      .select(["id", "facts"])
      .where("id", "in", ids)
      .where(isWaitingMail)
      .execute();
    for (const { id, facts } of rows) {
      const judged = JSON.stringify({ ...readMailFacts(facts), why: "judged" });
      await transaction.updateTable("mails_in").set({ facts: judged }).where("id", "=", id).execute();
    }
    if (rows.length > 0) await noteChange(transaction);
    return rows.length;
  });
}

/** A waiting email that a search found. */
export type FoundMail = { id: string; from: string; subject: string | null; came: string };

/**
 * Finds waiting emails as people are found: by sender, subject or words; by the whole address for users who may not see names.
 * They belong to no person yet. Throws `not-allowed`.
 */
export async function findWaitingMail({ db, reader }: DeskSource, actor: Actor, typed: string): Promise<FoundMail[]> {
  assertMay(actor, "read-people");
  const isSeen = actor.may.has("see-unmasked");
  const [query, whole] = [readSearch(typed), readWholeValue(typed)];
  if (isSeen ? !query : whole?.kind !== "email") return [];
  const columns = ["id", "from_name", "from_address", "from_key", "subject", "received_at"] as const;
  const waiting = db
    .selectFrom("mails_in")
    .select([...columns, sql<string>`substr(words, 1, 4000)`.as("words")])
    .where(isWaitingMail)
    .$if(!isSeen, (rows) => rows.where("from_key", "=", whole?.value ?? ""))
    .orderBy("id", "desc")
    .limit(mostSearched);
  const rows = await reader.read(waiting.compile());
  const isFound = (row: (typeof rows)[number]) => {
    if (!isSeen || !query) return true;
    const from = { name: row.from_name, address: row.from_address };
    const { found } = docOfMail({ id: row.id, personId: "", threadId: null }, { ...row, from });
    const words = searchTermsOf(found);
    return query.terms.every((term) => words.some((word) => (query.exact ? word === term : word.startsWith(term))));
  };
  return rows
    .filter(isFound)
    .slice(0, mostFound)
    .map((row) => {
      const shown = shownContact(actor.may, { name: row.from_name, email: row.from_address, phone: null });
      return {
        id: row.id,
        from: [shown.name, shown.email].filter((part) => part !== "").join(", "),
        subject: isSeen ? row.subject : null,
        came: timeWords(row.received_at, actor.nowMs),
      };
    });
}
