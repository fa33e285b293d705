import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { isListed } from "./inbox.server.ts";

/** Returns the waiting threads due just before and just after one; null at the ends. Throws `not-allowed`. */
export async function readDueNeighbors(
  { db, reader }: DeskSource,
  actor: Actor,
  { due_at, id }: Pick<ThreadRow, "due_at" | "id">,
): Promise<{ earlier: string | null; next: string | null }> {
  assertMay(actor, "read-people");
  const beside = async (sign: "<" | ">") => {
    const order = sign === "<" ? "desc" : "asc";
    const query = db
      .selectFrom("threads")
      .select("id")
      .where(isListed(actor, { list: "waiting" }))
      .where((where) => where(where.refTuple("threads.due_at", "threads.id"), sign, where.tuple(due_at, id)))
      .orderBy("threads.due_at", order)
      .orderBy("threads.id", order)
      .limit(1);
    return (await reader.read(query.compile()))[0]?.id ?? null;
  };
  return { earlier: await beside("<"), next: await beside(">") };
}
