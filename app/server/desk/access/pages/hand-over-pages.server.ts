import { counted } from "#app/domain/text/counted.ts";
import type { ShownHandOver } from "#app/lib/desk/shown-calendar.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command } from "#app/server/desk/access/visit/table-row.server.ts";
import { wrong } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { readAway } from "#app/server/desk/bookings/away-times.server.ts";
import { hasArrived, readInvited } from "#app/server/desk/staff/invitations.server.ts";
import { countOpen, handOver, mayHandOver } from "#app/server/desk/threads/hand-over.server.ts";
import { readAble, readColleagues } from "./thread-pages.server.ts";

/** Giving all threads of one person to a colleague, on the page where somebody blocks the days that they are away. */
export const handOverCommands = {
  "threads-hand-over": command("work-threads", async (work, fields) => {
    const { source, actor, members } = work;
    const { from = "", to = "", date = "" } = fields;
    if (!mayHandOver(actor, from))
      return wrong(fields, "from", "You can give your own threads. An owner can give anybody’s.");
    if (to === from) return wrong(fields, "to", "Choose somebody else.");
    if (!(await readAble(members)).some(({ id }) => id === to)) return wrong(fields, "to", "Choose a colleague.");
    if (!(await hasArrived(source.db, to))) return wrong(fields, "to", "Choose a colleague who has signed in.");
    const isAway = (await readAway(source.db, actor.nowMs)).has(to);
    const { given } = await handOver(source.db, actor, { fromId: from, toId: to });
    if (given === 0) return wrong(fields, "from", "Nothing to give: no open thread is held.");
    const done = { done: isAway ? "handed-over-away" : "handed-over", given: String(given), to };
    return { to: `/desk/day?${new URLSearchParams({ ...(/^20[\d-]{8}$/.test(date) && { date }), ...done })}` };
  }),
};

/** What the form offers; null for those who answer nobody. */
export async function readHandOver(work: StaffWork): Promise<ShownHandOver | null> {
  const { source, actor, members } = work;
  const { staffId, nowMs, may } = actor;
  if (!may.has("work-threads")) return null;
  const held = await countOpen(source.db, nowMs);
  const invited = await readInvited(source.db);
  const everybody = await members.list();
  const people = everybody.filter(({ id }) => id === staffId || (mayHandOver(actor, id) && held.has(id)));
  const nameOf = new Map(everybody.map(({ id, name, email }) => [id, name || email]));
  const able = (await readColleagues(work)).filter(({ value }) => !invited.has(value));
  return {
    people: people
      .map(({ id, name, email }) => ({
        id,
        label: `${name || email}, ${counted(held.get(id) ?? 0, "open thread")}`,
        isMe: id === staffId,
      }))
      .toSorted((one, other) => Number(other.isMe) - Number(one.isMe)),
    colleagues: able.map(({ value: id, label }) => ({ id, name: nameOf.get(id) ?? "", label })),
  };
}
