import { type Kysely, sql, type Transaction } from "kysely";
import type { PersonAddressRow, PersonLinkRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** A phone number that someone gave, under a name. */
type GivenPhone = Pick<PersonAddressRow, "value" | "name_key" | "person_id">;

/**
 * Suggests a link for each person who just gave a phone number: with one who gave it before under the same name, or else
 * with one of the others. A colleague decides, because anyone can type someone else's name and number. One is enough,
 * whoever it is: a number that thousands type makes thousands of links, not millions. A colleague's decision stays.
 */
export async function suggestByPhone(db: Kysely<Schema>, given: GivenPhone[], nowMs: number): Promise<void> {
  const shared = await db
    .selectFrom("person_addresses")
    .select("value")
    .where("kind", "=", "phone")
    .where(
      "value",
      "in",
      given.map(({ value }) => value),
    )
    .groupBy("value")
    .having((rows) => rows.fn.countAll(), ">", 1)
    .execute();
  const values = new Set(shared.map(({ value }) => value));
  const waiting = given.filter(({ value }) => values.has(value));
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const namesake = await findOther(db, one, waiting, one.name_key);
    // Two people without names have only the number in common.
    if (namesake !== null && one.name_key !== "") {
      await suggestLink(db, [one.person_id, namesake], "same-phone-and-name", nowMs);
      continue;
    }
    const other = namesake ?? (await findOther(db, one, waiting));
    if (other !== null) await suggestLink(db, [one.person_id, other], "same-phone", nowMs);
  }
}

/**
 * Finds another person with the same number, and the same name if one is given, except those whose turn is still to come.
 */
async function findOther(
  db: Kysely<Schema>,
  { value, person_id }: GivenPhone,
  waiting: GivenPhone[],
  nameKey?: string,
): Promise<string | null> {
  const later = waiting.filter((one) => one.value === value).map((one) => `${one.person_id} ${one.name_key}`);
  const other = await db
    .selectFrom("person_addresses")
    .select("person_id")
    .where("kind", "=", "phone")
    .where("value", "=", value)
    .where("person_id", "<>", person_id)
    .$if(nameKey !== undefined, (rows) => rows.where("name_key", "=", nameKey ?? ""))
    .$if(later.length > 0, (rows) => rows.where(sql<string>`person_id || ' ' || name_key`, "not in", later))
    .orderBy("person_id")
    .limit(1)
    .executeTakeFirst();
  return other?.person_id ?? null;
}

/** Suggests a link between two people, unless a colleague has decided about them. */
export async function suggestLink(
  db: Kysely<Schema>,
  pair: [string, string],
  reason: PersonLinkRow["reason"],
  nowMs: number,
): Promise<void> {
  const [person_a = "", person_b = ""] = pair.toSorted();
  await db
    .insertInto("person_links")
    .values({ person_a, person_b, reason, state: "suggested", decided_by: null, decided_at: nowMs })
    .onConflict((conflict) => {
      const target = conflict.columns(["person_a", "person_b"]);
      // A suggestion may get a better reason; leave alone what a colleague decided.
      return reason === "same-phone"
        ? target.doNothing()
        : target.doUpdateSet({ reason, decided_at: nowMs }).where("person_links.state", "=", "suggested");
    })
    .execute();
}

/** Merges two groups, under the smaller of their ids. */
async function joinGroups(db: Kysely<Schema>, one: string, other: string): Promise<void> {
  const rows = await db.selectFrom("people").select("group_id").where("id", "in", [one, other]).execute();
  const [first, second] = rows.map(({ group_id }) => group_id).toSorted();
  if (first === undefined || second === undefined || first === second) return;
  await db.updateTable("people").set({ group_id: first }).where("group_id", "=", second).execute();
}

/** Returns the ids of everyone linked with a person, the person included. */
export async function readGroup(db: Kysely<Schema>, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where("group_id", "=", db.selectFrom("people").select("group_id").where("id", "=", personId))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A colleague's decision about two people. */
type Decision = { pair: [string, string]; state: "linked" | "apart"; staffId: string; nowMs: number };

/**
 * Stores a colleague's decision whether two people are one; the opposite decision undoes it. Nothing of either is moved or
 * lost: a person's consents and threads stay with them. False when one of the two does not exist.
 */
export async function decideLink(transaction: Transaction<Schema>, decision: Decision): Promise<boolean> {
  const { pair, state, staffId, nowMs } = decision;
  const [person_a = "", person_b = ""] = pair.toSorted();
  const there = await transaction.selectFrom("people").select("id").where("id", "in", pair).execute();
  if (there.length !== 2) return false;
  const change = { state, decided_by: staffId, decided_at: nowMs };
  await transaction
    .insertInto("person_links")
    .values({ person_a, person_b, reason: "by-hand", ...change })
    .onConflict((conflict) => conflict.columns(["person_a", "person_b"]).doUpdateSet(change))
    .execute();
  if (state === "linked") await joinGroups(transaction, person_a, person_b);
  else await partGroups(transaction, await readGroup(transaction, person_a));
  return true;
}

/** Recomputes the groups of some people from the links left between them. */
export async function partGroups(db: Kysely<Schema>, people: string[]): Promise<void> {
  if (people.length === 0) return;
  const { rows: links } = await sql<{ person_a: string; person_b: string }>`
    SELECT person_a, person_b FROM person_links
    WHERE state = 'linked' AND person_a IN (${sql.join(people)}) AND person_b IN (${sql.join(people)})`.execute(db);
  const groups = new Map(people.map((id) => [id, new Set([id])]));
  for (const { person_a, person_b } of links) {
    const [one, other] = [groups.get(person_a), groups.get(person_b)];
    if (!one || !other || one === other) continue;
    for (const id of other) groups.set(id, one.add(id));
  }
  for (const group of new Set(groups.values())) {
    const members = [...group].toSorted();
    const [group_id = ""] = members;
    await db.updateTable("people").set({ group_id }).where("id", "in", members).execute();
  }
}
