import { counted } from "#app/domain/text/counted.ts";
import type { ShownHandOver } from "#app/lib/desk/shown-calendar.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, went, wrong } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { readAway } from "#app/server/desk/bookings/away-times.server.ts";
import { hasArrived, readInvited } from "#app/server/desk/staff/invitations.server.ts";
import { countOpen, handOver, mayHandOver } from "#app/server/desk/threads/hand-over.server.ts";
import { readAble, readColleagues } from "./thread-pages.server.ts";

/** Giving all threads of one person to a colleague, on the page where somebody blocks the days that they are away. */
export const handOverCommands = {
  "threads-hand-over": command({
    needs: "work-threads",
    audit: "Gave all threads of one person to a colleague",
    fields: { from: kinds.asSent, to: kinds.asSent, date: kinds.asSent },
    problems: {},
    // The page says how many, and to whom.
    done: { "handed-over": "", "handed-over-away": "" },
    async run({ source, actor, members }, { from, to, date }) {
      if (!mayHandOver(actor, from))
        return wrong("from", "You can give your own threads. An owner can give anybody’s.");
      if (to === from) return wrong("to", "Choose somebody else.");
      if (!(await readAble(members)).some(({ id }) => id === to)) return wrong("to", "Choose a colleague.");
      if (!(await hasArrived(source.db, to))) return wrong("to", "Choose a colleague who has signed in.");
      const isAway = (await readAway(source.db, actor.nowMs)).has(to);
      const { given } = await handOver(source.db, actor, { fromId: from, toId: to });
      if (given === 0) return wrong("from", "Nothing to give: no open thread is held.");
      return went("/desk/day", isAway ? "handed-over-away" : "handed-over", {
        query: { ...(/^20[\d-]{8}$/.test(date) && { date }), given: String(given), to },
      });
    },
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
