import { type DeskRole, deskRoles } from "#app/domain/desk/capabilities.ts";
import { counted } from "#app/domain/text/counted.ts";
import { countHeld } from "#app/server/desk/staff/freed-threads.server.ts";
import { readInvited, readInvitedBy } from "#app/server/desk/staff/invitations.server.ts";
import type { StaffChange } from "#app/server/desk/staff/staff-members.server.ts";
import { looksLikeEmail, wrongEmail } from "./sign-in-commands.server.ts";
import * as kinds from "./visit/command-fields.server.ts";
import { command, type ProblemWords, problem } from "./visit/command-row.server.ts";
import type { StaffWork, TypedFields } from "./visit/desk-visit.server.ts";

const noRole = { role: { title: "Choose a role", text: "Pick one from the list." } } satisfies Record<
  string,
  ProblemWords
>;
const lastOwner = {
  "last-owner": { title: "This is the last owner", text: "Make someone else an owner first." },
} satisfies Record<string, ProblemWords>;

/** Commands for owners, about the team. */
export const staffCommands = {
  invite: command({
    needs: "manage-staff",
    grave: "lately",
    tells: (_, { email = "", role = "" }) => ({
      title: "Add someone to the team",
      lines: [`${email.trim()}, as ${roleWords(role)}.`, "They get an email with a link to sign in."],
      button: "Send the invitation",
    }),
    audit: "Added someone to the team",
    fields: { email: kinds.asSent, role: kinds.asSent },
    problems: {
      ...wrongEmail,
      ...noRole,
      known: { title: "This person is on the team already", text: "You can change the role in the list." },
      invited: {
        title: "This person is invited already",
        text: "You can send the invitation again, or withdraw it, in the list.",
      },
    },
    done: {},
    async run({ me, members, links, source, wake }, { email, role }) {
      if (!looksLikeEmail(email)) return problem("email");
      if (!isRole(role)) return problem("role");
      const known = await members.findByEmail(email);
      if (known) return problem((await readInvited(source.db)).has(known.id) ? "invited" : "known");
      const { id } = await members.put(email, role, me.staff.id);
      await links.mailEnroll(id);
      wake();
      return { to: "/desk/staff" };
    },
  }),
  "invite-again": command({
    needs: "manage-staff",
    grave: "lately",
    tells: async (work, fields) => ({
      title: "Send an invitation again",
      lines: [`To ${await personIn(work, fields)}.`, "The link in the earlier email stops working."],
      button: "Send it again",
    }),
    audit: "Sent an invitation again",
    fields: { person: kinds.asSent },
    problems: {
      "has-sign-in": {
        title: "This person can sign in already",
        text: "An invitation is only for someone who has no passkey and no app yet.",
      },
    },
    done: {},
    async run({ links, source, wake }, { person }) {
      if (!(await readInvited(source.db)).has(person)) return problem("has-sign-in", 409);
      await links.mailEnroll(person);
      wake();
      return { to: "/desk/staff" };
    },
  }),
  "set-role": command({
    needs: "manage-staff",
    grave: "lately",
    tells: async (work, fields) => ({
      title: "Change what someone may do",
      lines: [`${await personIn(work, fields)} becomes ${roleWords(fields.role)}. It counts at once.`],
      button: "Change the role",
    }),
    audit: "Changed someone’s role",
    fields: { person: kinds.asSent, role: kinds.asSent },
    problems: { ...noRole, ...lastOwner },
    done: {},
    run: async ({ members }, { person, role }) =>
      isRole(role) ? after(await members.setRole(person, role)) : problem("role"),
  }),
  "remove-person": command({
    needs: "manage-staff",
    grave: "lately",
    async tells(work, fields) {
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
    audit: "Removed someone from the team",
    fields: { person: kinds.asSent },
    problems: lastOwner,
    done: {},
    run: async ({ members }, { person }) => after(await members.remove(person)),
  }),
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

function after(change: StaffChange) {
  return change === "last-owner" ? problem("last-owner", 409) : { to: "/desk/staff" };
}

function isRole(role: string): role is DeskRole {
  return (deskRoles as readonly string[]).includes(role);
}
