import type { Kysely } from "kysely";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { type PromiseSwitch, promiseSwitches } from "#app/server/database/schema/promise-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";

/** State of a switch, who set it and why; `by` is null for one that was never touched. */
export type SwitchState = { isOn: boolean; by: string | null; reason: string; at: number };

/** Returns the state of each switch. */
export async function readSwitches(db: Kysely<Schema>): Promise<Record<PromiseSwitch, SwitchState>> {
  const rows = await db
    .selectFrom("promise_switches")
    .leftJoin("staff", "staff.id", "by_staff")
    .select(["switch", "is_on", "reason", "at", "staff.name", "staff.email"])
    .orderBy("promise_switches.at")
    .orderBy("promise_switches.id")
    .execute();
  const stateOf = (name: PromiseSwitch): SwitchState => {
    const last = rows.findLast((row) => row.switch === name);
    if (!last) return { isOn: true, by: null, reason: "", at: 0 };
    return { isOn: last.is_on === 1, by: last.name || last.email, reason: last.reason, at: last.at };
  };
  return Object.fromEntries(promiseSwitches.map((name) => [name, stateOf(name)])) as Record<PromiseSwitch, SwitchState>;
}

/** Turns a switch on or off. Each time is a separate row, so that we can tell later who took what down, and why. */
export async function setSwitch(
  db: Kysely<Schema>,
  actor: Actor,
  { name, isOn, reason }: { name: PromiseSwitch; isOn: boolean; reason: string },
): Promise<void> {
  assertMay(actor, "set-promises");
  await db
    .insertInto("promise_switches")
    .values({
      id: newRowId(),
      switch: name,
      is_on: isOn ? 1 : 0,
      reason,
      by_staff: actor.staffId,
      at: actor.nowMs,
    })
    .execute();
}
