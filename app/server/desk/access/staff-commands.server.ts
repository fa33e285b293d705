import { type DeskRole, deskRoles } from "#app/domain/desk/capabilities.ts";
import { readInvited } from "#app/server/desk/staff/invitations.server.ts";
import type { StaffChange } from "#app/server/desk/staff/staff-members.server.ts";
import type { DeskOutcome } from "./visit/desk-visit.server.ts";
import { graveCommand, problem } from "./visit/table-row.server.ts";

/** Commands for owners, about the team. */
export const staffCommands = {
  invite: graveCommand(
    "manage-staff",
    "Add someone to the team",
    async ({ members, links, source, wake }, { email = "", role = "" }) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return problem("email");
      if (!isRole(role)) return problem("role");
      const known = await members.findByEmail(email);
      if (known) return problem((await readInvited(source.db)).has(known.id) ? "invited" : "known");
      const { id } = await members.put(email, role);
      await links.mailEnroll(id);
      wake();
      return { to: "/desk/staff" };
    },
  ),

  "invite-again": graveCommand(
    "manage-staff",
    "Send an invitation again",
    async ({ links, source, wake }, { person = "" }) => {
      if (!(await readInvited(source.db)).has(person)) return problem("has-sign-in", 409);
      await links.mailEnroll(person);
      wake();
      return { to: "/desk/staff" };
    },
  ),

  "set-role": graveCommand(
    "manage-staff",
    "Change what someone may do",
    async ({ members }, { person = "", role = "" }) => {
      if (!isRole(role)) return problem("role");
      return after(await members.setRole(person, role));
    },
  ),

  "remove-person": graveCommand("manage-staff", "Remove someone from the team", async ({ members }, { person = "" }) =>
    after(await members.remove(person)),
  ),
};

function after(change: StaffChange): DeskOutcome {
  return change === "last-owner" ? problem("last-owner", 409) : { to: "/desk/staff" };
}

function isRole(role: string): role is DeskRole {
  return (deskRoles as readonly string[]).includes(role);
}
