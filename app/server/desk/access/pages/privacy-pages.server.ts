import { askedForWords, denialWords } from "#app/content/desk/privacy-words.ts";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import { denialReasons, extensionReasons, type PrivacyDeed } from "#app/domain/privacy/request-steps.ts";
import { phoneProblemWords, readUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import {
  command,
  finalCommand,
  graveCommand,
  problem,
  type Tells,
  view,
} from "#app/server/desk/access/visit/table-row.server.ts";
import { correctPerson } from "#app/server/desk/privacy/correct-person.server.ts";
import { seePrivacyQueue } from "#app/server/desk/privacy/privacy-queue.server.ts";
import { noteStep } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { openRequest } from "#app/server/desk/privacy/read-request.server.ts";
import {
  type DeedDetails,
  type DeedDone,
  doPrivacyDeed,
  giveNotice,
  holdData,
} from "#app/server/desk/privacy/request-deeds.server.ts";
import { seeRequest } from "#app/server/desk/privacy/seen-request.server.ts";

const queryOf = (path: string) => new URL(path, "http://desk").searchParams;

/** Pages for requests about personal data, by the law's deadlines. */
export const privacyViews = {
  privacy: view("read-privacy", async ({ source, actor, privacy }) => ({
    ...(await seePrivacyQueue(source, actor)),
    kept: await privacy.retention(source, actor.nowMs),
  })),
  "privacy-request": view("read-privacy", async (work, reference, path) => {
    const { source, actor, privacy, members } = work;
    const { accountReference } = privacy;
    const request = await seeRequest(source, actor, reference, {
      isAlone: await isAlone({ members }),
      accountReference,
    });
    return request && { ...request, done: queryOf(path).get("done") };
  }),
  /** A person's data file, for a colleague to check before it goes out as the answer. */
  "privacy-file": view("work-privacy", async ({ source: { db }, actor, me, privacy }, reference) => {
    if (!me.isFresh) {
      const to = new URLSearchParams({ to: `/desk/privacy/${reference}` });
      return new Response(null, { status: 303, headers: { Location: `/desk/step-up?${to}` } });
    }
    const request = await openRequest(db, reference);
    if (!request) return new Response(null, { status: 404 });
    await noteStep(db, reference, { kind: "file-read", at: actor.nowMs, by_staff: actor.staffId });
    return new Response(await privacy.fileOf(request.row.email), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="data-${reference}.json"`,
        "X-Content-Type-Options": "nosniff",
      },
    });
  }),
};

/** Commands for the steps of a request. Any step that reveals or removes personal data asks for a passkey again. */
export const privacyCommands = {
  "privacy-ask": command("work-privacy", (work, fields) => deed(work, fields, "asked-to-confirm")),
  "privacy-match": command("work-privacy", async (work, fields) => {
    const words = typedIn(fields.words);
    return words === "" ? wrong(fields, "words", "Say what you compared.") : deed(work, fields, "matched", { words });
  }),
  "privacy-vouch": graveCommand(
    "work-privacy",
    tells(
      "Vouch that it is them, without their mailbox",
      "What they asked for can then be done. Your name stays with it.",
    ),
    async (work, fields) => {
      const words = typedIn(fields.words);
      if (words.length < fewestCharacters) return wrong(fields, "words", "Say what you checked, and how.");
      return deed(work, fields, "vouched", { words });
    },
  ),
  "privacy-send-categories": graveCommand(
    "work-privacy",
    tells("Answer with the kinds of data we hold", "They get an email, and the request counts as answered."),
    (work, fields) => deed(work, fields, "categories-sent"),
  ),
  "privacy-send-file": graveCommand(
    "work-privacy",
    tells(
      "Answer with the link to their file",
      "They get an email with a link, and can download all we hold for 30 days.",
    ),
    (work, fields) => deed(work, fields, "file-sent"),
  ),
  "privacy-correct": graveCommand(
    "work-privacy",
    tells("Correct their data", "It is changed everywhere, and they get an email."),
    correct,
  ),
  "privacy-opt-out": command("work-privacy", (work, fields) => deed(work, fields, "opted-out")),
  "privacy-extend": command("work-privacy", async (work, fields) => {
    const reason = extensionReasons.find((one) => one === fields.reason);
    if (!reason) return wrong(fields, "reason", "Choose a reason.");
    return after(await giveNotice(await withTeam(work), requestOf(fields), reason), fields, "extended");
  }),
  "privacy-deny": graveCommand(
    "work-privacy",
    tells("Deny their request", "They get an email with this reason, and how to object."),
    async (work, fields) => {
      const detail = denialReasons.find((one) => one === fields.reason);
      return detail ? deed(work, fields, "denied", { detail }) : wrong(fields, "reason", "Choose a reason.");
    },
  ),
  "privacy-erase-ask": finalCommand(
    "work-privacy",
    tells("Begin to erase what we hold about them", "Nothing is erased yet. It needs a second yes."),
    (work, fields) => deed(work, fields, "erase-asked"),
  ),
  "privacy-erase-stop": command("work-privacy", (work, fields) => deed(work, fields, "erase-stopped")),
  "privacy-erase": finalCommand(
    "work-privacy",
    tells(
      "Erase everything we hold about them, for good",
      "Forms, emails, calls, notes and the search. They get a last email. No one can take it back.",
    ),
    (work, fields) => deed(work, fields, "erase-approved"),
  ),
  "privacy-hold": graveCommand(
    "work-privacy",
    tells("Put a hold on their data", "Nothing of theirs is deleted until the hold is lifted."),
    async (work, fields) => {
      const reason = typedIn(fields.words);
      if (reason === "") return wrong(fields, "words", "Say why it has to stay.");
      return after(await holdData(await withTeam(work), requestOf(fields), reason), fields, "held");
    },
  ),
  "privacy-release": graveCommand(
    "work-privacy",
    tells("Lift the hold on their data", "What is past its time is deleted from tonight on."),
    async (work, fields) => after(await holdData(await withTeam(work), requestOf(fields), null), fields, "released"),
  ),
};

/** Tells a step by the person it is about, what was typed, and its consequence. */
function tells(title: string, consequence: string): Tells {
  return async ({ source: { db } }, fields) => {
    const opened = await openRequest(db, requestOf(fields));
    const { name, email, request_type } = opened?.row ?? {};
    const who = request_type ? `${name}, ${email}. They asked us to: ${askedForWords[request_type]}.` : "It is gone.";
    const reason = denialReasons.find((one) => one === fields.reason);
    const typed = [
      ["First name", fields.firstName],
      ["Last name", fields.lastName],
      ["Phone", fields.phone],
      ["Why", reason ? denialWords[reason].label : fields.words],
    ].flatMap(([label, text]) => (text?.trim() ? [`${label}: ${text.trim()}`] : []));
    return { title, lines: [who, ...typed, consequence], button: "Yes, do it" };
  };
}

const mostCharacters = 500;

/** "Checked ID" says too little for someone who asks later why a stranger was believed. */
const fewestCharacters = 20;

function typedIn(words = ""): string {
  return words.replace(/\s+/g, " ").trim().slice(0, mostCharacters);
}

function requestOf({ request = "" }: TypedFields): string {
  return request;
}

/** Whether no one else on the team could say yes to an erasure. */
async function isAlone({ members }: Pick<StaffWork, "members">): Promise<boolean> {
  const able = (await members.list()).filter(({ role }) => capabilitiesOf(role).has("work-privacy"));
  return able.length === 1;
}

async function withTeam({ source, actor, members }: Pick<StaffWork, "source" | "actor" | "members">) {
  return { db: source.db, actor, isAlone: await isAlone({ members }) };
}

async function deed(work: StaffWork, fields: TypedFields, name: PrivacyDeed, details: DeedDetails = {}) {
  const done = await doPrivacyDeed(await withTeam(work), requestOf(fields), name, details);
  return after(done, fields, name, work);
}

/** The same page with a note on what was done, or on what blocks it. */
function after(done: DeedDone, typed: TypedFields, name: PrivacyDeed, work?: Pick<StaffWork, "wake">): DeskOutcome {
  if (done.done) {
    work?.wake();
    return { to: `/desk/privacy/${requestOf(typed)}?done=${name}` };
  }
  if (done.why === "gone") return problem("gone", 404);
  return { shown: { problem: `privacy-${done.why}`, typed }, status: 409 };
}

function wrong(typed: TypedFields, field: string, words: string): DeskOutcome {
  return { shown: { problem: "fields", typed, errors: { [field]: [words] } }, status: 422 };
}

/** People find mistakes in their name and number; for anything else, we ask them in their thread. */
async function correct(work: StaffWork, fields: TypedFields): Promise<DeskOutcome> {
  const { source, actor, dataKey } = work;
  const [firstName, lastName] = [typedIn(fields.firstName) || null, typedIn(fields.lastName) || null];
  const read = fields.phone ? readUsPhoneNumber(fields.phone) : null;
  if (read && !read.ok) return wrong(fields, "phone", phoneProblemWords(read));
  const phone = read?.number ?? null;
  if (!firstName && !lastName && !phone) return wrong(fields, "firstName", "Type what is right: a name or a number.");
  const corrected = [firstName && "first name", lastName && "last name", phone && "phone number"].filter(Boolean);
  const done = await doPrivacyDeed(
    await withTeam(work),
    requestOf(fields),
    "corrected",
    { detail: corrected.join(", ") },
    (db, { row }) => correctPerson({ ...source, db, dataKey }, row.email, { firstName, lastName, phone }, actor.nowMs),
  );
  return after(done, fields, "corrected", work);
}
