import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";

/** A shorter block is a meeting or lunch. */
const leastMs = 4 * 60 * 60_000;

/**
 * Until when each colleague is away who is away now, by their id, in milliseconds since 1970. Blocked times that follow one
 * another are one absence.
 */
export async function readAway(db: Kysely<Schema>, nowMs: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("calendar_blocks")
    .select(["staff_id", "from_at", "to_at"])
    .where("staff_id", "is not", null)
    .where("to_at", ">", nowMs)
    .orderBy("from_at")
    .execute();
  const absences = new Map<string, { fromMs: number; untilMs: number }>();
  for (const { staff_id, from_at, to_at } of rows) {
    const known = absences.get(staff_id ?? "");
    if (from_at > (known?.untilMs ?? nowMs)) continue;
    const untilMs = Math.max(known?.untilMs ?? 0, to_at);
    absences.set(staff_id ?? "", { fromMs: known?.fromMs ?? from_at, untilMs });
  }
  const long = [...absences].filter(([, { fromMs, untilMs }]) => untilMs - fromMs >= leastMs);
  return new Map(long.map(([id, { untilMs }]) => [id, untilMs]));
}

/** Whether a colleague who will be away holds threads that are due before they are back. */
export async function holdsDueThreads(
  db: Kysely<Schema>,
  { staffId, fromMs, toMs }: { staffId: string | null; fromMs: number; toMs: number },
  nowMs: number,
): Promise<boolean> {
  if (staffId === null || toMs - fromMs < leastMs) return false;
  const held = db.selectFrom("threads").select("id").where("assignee", "=", staffId).where("state", "=", "waiting");
  const lasting = held.where((row) => row.or([row("claimed_until", "is", null), row("claimed_until", ">", nowMs)]));
  return (await lasting.where("due_at", "<", toMs).limit(1).executeTakeFirst()) !== undefined;
}
