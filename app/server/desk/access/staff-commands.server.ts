import { type DeskRole, deskRoles } from "#app/domain/desk/capabilities.ts";
import { counted } from "#app/domain/text/counted.ts";
import { countHeld } from "#app/server/desk/staff/freed-threads.server.ts";
import { readInvited, readInvitedBy } from "#app/server/desk/staff/invitations.server.ts";
import type { StaffChange } from "#app/server/desk/staff/staff-members.server.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "./visit/desk-visit.server.ts";
import { graveCommand, problem } from "./visit/table-row.server.ts";

/** Commands for owners, about the team. */
export const staffCommands = {
  invite: graveCommand(
    "manage-staff",
    (_, { email = "", role = "" }) => ({
      title: "Add someone to the team",
      lines: [`${email.trim()}, as ${roleWords(role)}.`, "They get an email with a link to sign in."],
      button: "Send the invitation",
    }),
    async ({ me, members, links, source, wake }, { email = "", role = "" }) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return problem("email");
      if (!isRole(role)) return problem("role");
      const known = await members.findByEmail(email);
      if (known) return problem((await readInvited(source.db)).has(known.id) ? "invited" : "known");
      const { id } = await members.put(email, role, me.staff.id);
      await links.mailEnroll(id);
      wake();
      return { to: "/desk/staff" };
    },
  ),

  "invite-again": graveCommand(
    "manage-staff",
    async (work, fields) => ({
      title: "Send an invitation again",
      lines: [`To ${await personIn(work, fields)}.`, "The link in the earlier email stops working."],
      button: "Send it again",
    }),
    async ({ links, source, wake }, { person = "" }) => {
      if (!(await readInvited(source.db)).has(person)) return problem("has-sign-in", 409);
      await links.mailEnroll(person);
      wake();
      return { to: "/desk/staff" };
    },
  ),

  "set-role": graveCommand(
    "manage-staff",
    async (work, fields) => ({
      title: "Change what someone may do",
      lines: [`${await personIn(work, fields)} becomes ${roleWords(fields.role)}. It counts at once.`],
      button: "Change the role",
    }),
    async ({ members }, { person = "", role = "" }) => {
      if (!isRole(role)) return problem("role");
      return after(await members.setRole(person, role));
    },
  ),

  "remove-person": graveCommand(
    "manage-staff",
    async (work, fields) => {
      const held = (await countHeld(work.source.db, work.actor.nowMs)).get(fields.person ?? "") ?? 0;
      const free = `${counted(held, "thread")} that they hold ${held === 1 ? "is" : "are"} free for anyone to take.`;
      const invited = await readInvitedBy(work.source.db, fields.person ?? "");
      const lines = [
        `${await personIn(work, fields)} is signed out at once.`,
        ...(held > 0 ? [free] : []),
        ...invited.map(({ email }) => `Their invitation to ${email} is withdrawn.`),
      ];
      return { title: "Remove someone from the team", lines, button: "Remove them" };
    },
    async ({ members }, { person = "" }) => after(await members.remove(person)),
  ),
};

/** A colleague by name and address, as the list shows them. */
async function personIn({ members }: Pick<StaffWork, "members">, { person }: TypedFields): Promise<string> {
  const member = (await members.list()).find(({ id }) => id === person);
  if (!member) return "Someone who is not on the team any more";
  return member.name ? `${member.name} (${member.email})` : member.email;
}

function roleWords(role = ""): string {
  return /^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`;
}

function after(change: StaffChange): DeskOutcome {
  return change === "last-owner" ? problem("last-owner", 409) : { to: "/desk/staff" };
}

function isRole(role: string): role is DeskRole {
  return (deskRoles as readonly string[]).includes(role);
}
