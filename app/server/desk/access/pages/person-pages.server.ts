import { isEmailAddress } from "#app/domain/text/email-address.ts";
import { phoneProblemWords, readUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem, samePage, went, wrong } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { correctDetail } from "#app/server/desk/people/corrected-details.server.ts";
import { decideGiven } from "#app/server/desk/people/given-details.server.ts";
import { decidePeople } from "#app/server/desk/people/link-actions.server.ts";
import { changeOwner } from "#app/server/desk/people/person-owner.server.ts";
import { hasArrived } from "#app/server/desk/staff/invitations.server.ts";

import { readAble } from "./thread-pages.server.ts";

/** Commands for who a person is: links with others, their colleague, their name and addresses. */
export const personCommands = {
  "people-link": command({
    needs: "work-threads",
    audit: "Linked two people",
    fields: { person: kinds.asSent, other: kinds.asSent },
    problems: {},
    done: { linked: "They are one person now. You can undo it on this page." },
    run: (work, pair) => decide(work, pair, "linked"),
  }),
  "people-part": command({
    needs: "work-threads",
    audit: "Unlinked two people",
    fields: { person: kinds.asSent, other: kinds.asSent },
    problems: {},
    done: { apart: "They are two people now. You can undo it on this page." },
    run: (work, pair) => decide(work, pair, "apart"),
  }),
  "person-owner": command({
    needs: "work-threads",
    audit: "Said who looks after someone",
    fields: { person: kinds.asSent, thread: kinds.asSent, owner: kinds.asSent },
    problems: {},
    done: { owner: "Set. “Mine” has the threads of everyone a colleague looks after." },
    async run({ source, actor, members }, { person, thread, owner }, sent) {
      const isKnown = owner === "" || (await readAble(members)).some(({ id }) => id === owner);
      if (!isKnown) return wrong("owner", "Choose a colleague.");
      if (!(await hasArrived(source.db, owner))) return wrong("owner", "Choose a colleague who has signed in.");
      const change = { personId: person, ownerId: owner || null, threadId: thread || null };
      await changeOwner(source.db, actor, change);
      return samePage(sent, "owner");
    },
  }),
  "person-correct": command({
    needs: "work-threads",
    audit: "Corrected a name, number or address",
    fields: { person: kinds.asSent, which: kinds.asSent, right: kinds.asSent },
    problems: {},
    done: {
      corrected: "Corrected. The history says what it was before.",
      added: "Added. The history says who did, and when.",
    },
    async run({ source, actor, dataKey }, { person, which, right }, sent) {
      const [, named, before = ""] = /^(\w+) (.*)$/su.exec(which) ?? [];
      const kind = detailKinds.find((one) => one === named);
      if (!kind) return wrong("which", "Choose what is wrong.");
      const read = readDetail(kind, right);
      if ("problem" in read) return wrong("right", read.problem);
      const correction = { personId: person, kind, before, after: read.value };
      const done = await correctDetail({ ...source, dataKey }, actor, correction);
      if (done.state === "gone") return problem("gone", 409);
      if (done.state === "taken") {
        return problem("fields", 422, { errors: { right: [takenWords(done)] }, names: [done.ownerId] });
      }
      return samePage(sent, kind !== "name" && before === "" ? "added" : "corrected");
    },
  }),
  "given-theirs": command({
    needs: "work-threads",
    audit: "Confirmed a name or number",
    fields: { person: kinds.asSent, kind: kinds.asSent, value: kinds.asSent },
    problems: {},
    done: { "given-theirs": "It is theirs now. The timeline says who confirmed it." },
    async run({ source, actor }, { person, ...detail }, sent) {
      const isDone = await decideGiven(source.db, actor, { ...detail, personId: person, isTheirs: true });
      return isDone ? samePage(sent, "given-theirs") : problem("gone", 404);
    },
  }),
  "given-not-theirs": command({
    needs: "work-threads",
    audit: "Said a name or number is not theirs",
    fields: { person: kinds.asSent, kind: kinds.asSent, value: kinds.asSent },
    problems: {},
    done: { "given-not-theirs": "Noted. It is not shown again." },
    async run({ source, actor }, { person, ...detail }, sent) {
      const isDone = await decideGiven(source.db, actor, { ...detail, personId: person, isTheirs: false });
      return isDone ? samePage(sent, "given-not-theirs") : problem("gone", 404);
    },
  }),
};

type Pair = { person: string; other: string };
async function decide<const State extends "linked" | "apart">(
  { source, actor }: StaffWork,
  { person, other }: Pair,
  state: State,
) {
  const isDone = person !== other && (await decidePeople(source.db, actor, [person, other], state));
  return isDone ? went(`/desk/people/${person}`, state) : problem("gone", 404);
}

/** What to do instead is on the same page then. */
function takenWords({ owner, isLinked }: { owner: string; isLinked: boolean }): string {
  const known = `${owner} is known by this address`;
  if (isLinked) return `${known}, and linked with them as one person: answers can go there without this.`;
  return `${known}. If the two are one person, link them instead, further down on this page.`;
}

const detailKinds = ["name", "phone", "email"] as const;

function readDetail(kind: (typeof detailKinds)[number], typed: string): { value: string } | { problem: string } {
  const value = typed.replace(/\s+/g, " ").trim();
  if (kind === "phone") {
    const phone = readUsPhoneNumber(value);
    return phone.ok ? { value: phone.number } : { problem: phoneProblemWords(phone) };
  }
  if (kind === "email") return isEmailAddress(value) ? { value } : { problem: "It looks like name@example.com." };
  return value !== "" && value.length <= 120 ? { value } : { problem: "Type the whole name." };
}
