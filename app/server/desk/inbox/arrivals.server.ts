import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

/** Enough for a badge: the desk says "99+". */
const mostCounted = 100;

/**
 * Counts what visitors sent from now on, for a stream of changes: each call returns how much came since the one before. What
 * a check held back does not count. Throws `not-allowed`.
 */
export function countArrivals({ db, reader }: DeskSource, actor: Actor): () => Promise<number> {
  assertMay(actor, "read-people");
  const readNewest = async () => {
    const [newest] = await reader.read(db.selectFrom("events").select("id").orderBy("id", "desc").limit(1).compile());
    return newest?.id ?? "";
  };
  let last = readNewest();
  // A stream that ends at once asks for nothing.
  last.catch(() => {});
  return async () => {
    const before = last;
    last = readNewest();
    const [from, to] = await Promise.all([before, last]);
    if (from === to) return 0;
    const came = db
      .selectFrom("events")
      .innerJoin("threads", "threads.id", "events.thread_id")
      .select("events.id")
      .where("events.id", ">", from)
      .where("events.id", "<=", to)
      .where("events.kind", "in", ["lead", "message", "booking", "mail-in"])
      .where("threads.state", "=", "waiting")
      .limit(mostCounted);
    return (await reader.read(came.compile())).length;
  };
}
