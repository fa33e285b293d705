import { askedForWords, denialWords, obstacleWords, stepWords } from "#app/content/desk/privacy-words.ts";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import { denialReasons, extensionReasons, type Obstacle, type PrivacyDeed } from "#app/domain/privacy/request-steps.ts";
import { phoneProblemWords, readUsPhoneNumber } from "#app/domain/text/typed-phone.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import {
  command,
  type ProblemWords,
  problem,
  type Tells,
  went,
  wrong,
} from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { found, view } from "#app/server/desk/access/visit/table-row.server.ts";
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

/** Pages for requests about personal data, by the law's deadlines. */
export const privacyViews = {
  privacy: view({
    needs: "read-privacy",
    audit: "Looked at the privacy requests",
    load: async ({ source, actor, privacy }) => ({
      ...(await seePrivacyQueue(source, actor)),
      kept: await privacy.retention(source, actor.nowMs),
    }),
  }),
  "privacy-request": view({
    needs: "read-privacy",
    audit: "Opened a privacy request",
    load: async ({ source, actor, privacy: { accountReference }, members }, reference) =>
      seeRequest(source, actor, reference, { isAlone: await isAlone({ members }), accountReference }),
  }),
  /** A person's data file, for a colleague to check before it goes out as the answer. */
  "privacy-file": view({
    needs: "work-privacy",
    audit: "Downloaded all we hold about someone",
    backTo: (reference) => `/desk/privacy/${reference}`,
    async load({ source: { db }, actor, privacy }, reference) {
      const request = found(await openRequest(db, reference));
      await noteStep(db, reference, { kind: "file-read", at: actor.nowMs, by_staff: actor.staffId });
      return new Response(await privacy.fileOf(request.row.email), {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": `attachment; filename="data-${reference}.json"`,
          "X-Content-Type-Options": "nosniff",
        },
      });
    },
  }),
};

const request = kinds.asSent;
const line = kinds.line(500);

/** "Checked ID" says too little for someone who asks later why a stranger was believed. */
const fewestCharacters = 20;

/** Obstacles to a step; the page shows the same words in place of its button. */
const obstacles = Object.fromEntries(
  Object.entries(obstacleWords).map(([name, words]) => [`privacy-${name}`, words]),
) as Record<`privacy-${Obstacle}`, ProblemWords>;

/** Says that a step is done, as the list of steps says it. */
function doneWith<Step extends PrivacyDeed>(step: Step) {
  return { [`privacy-${step}`]: `Done: ${stepWords[step]}.` } as Record<`privacy-${Step}`, string>;
}

/** Commands for the steps of a request. Any step that reveals or removes personal data asks for a passkey again. */
export const privacyCommands = {
  "privacy-ask": command({
    needs: "work-privacy",
    audit: "Asked someone to confirm a privacy request",
    fields: { request },
    problems: obstacles,
    done: doneWith("asked-to-confirm"),
    run: (work, { request }) => deed(work, request, "asked-to-confirm"),
  }),
  "privacy-match": command({
    needs: "work-privacy",
    audit: "Compared a detail for a privacy request",
    fields: { request, words: kinds.needed(line, "Say what you compared.") },
    problems: obstacles,
    done: doneWith("matched"),
    run: (work, { request, words }) => deed(work, request, "matched", { words }),
  }),
  "privacy-vouch": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells(
      "Vouch that it is them, without their mailbox",
      "What they asked for can then be done. Your name stays with it.",
    ),
    audit: "Vouched for who sent a privacy request",
    fields: { request, words: line },
    problems: obstacles,
    done: doneWith("vouched"),
    run: (work, { request, words }) =>
      words.length < fewestCharacters
        ? wrong("words", "Say what you checked, and how.")
        : deed(work, request, "vouched", { words }),
  }),
  "privacy-send-categories": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells("Answer with the kinds of data we hold", "They get an email, and the request counts as answered."),
    audit: "Answered a request with the kinds of data",
    fields: { request },
    problems: obstacles,
    done: doneWith("categories-sent"),
    run: (work, { request }) => deed(work, request, "categories-sent"),
  }),
  "privacy-send-file": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells(
      "Answer with the link to their file",
      "They get an email with a link, and can download all we hold for 30 days.",
    ),
    audit: "Sent someone the link to their data",
    fields: { request },
    problems: obstacles,
    done: doneWith("file-sent"),
    run: (work, { request }) => deed(work, request, "file-sent"),
  }),
  "privacy-correct": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells("Correct their data", "It is changed everywhere, and they get an email."),
    audit: "Corrected someone’s data",
    fields: { request, firstName: line, lastName: line, phone: kinds.asSent },
    problems: obstacles,
    done: doneWith("corrected"),
    run: correct,
  }),
  "privacy-opt-out": command({
    needs: "work-privacy",
    audit: "Recorded an opt-out",
    fields: { request },
    problems: obstacles,
    done: doneWith("opted-out"),
    run: (work, { request }) => deed(work, request, "opted-out"),
  }),
  "privacy-extend": command({
    needs: "work-privacy",
    audit: "Gave notice of more time for a request",
    fields: { request, reason: kinds.oneOf(extensionReasons, "Choose a reason.") },
    problems: obstacles,
    done: doneWith("extended"),
    run: async (work, { request, reason }) =>
      after(await giveNotice(await withTeam(work), request, reason), request, "extended"),
  }),
  "privacy-deny": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells("Deny their request", "They get an email with this reason, and how to object."),
    audit: "Denied a privacy request",
    fields: { request, reason: kinds.oneOf(denialReasons, "Choose a reason.") },
    problems: obstacles,
    done: doneWith("denied"),
    run: (work, { request, reason: detail }) => deed(work, request, "denied", { detail }),
  }),
  "privacy-erase-ask": command({
    needs: "work-privacy",
    grave: "each-time",
    tells: tells("Begin to erase what we hold about them", "Nothing is erased yet. It needs a second yes."),
    audit: "Asked for a second yes to erase someone",
    fields: { request },
    problems: obstacles,
    done: doneWith("erase-asked"),
    run: (work, { request }) => deed(work, request, "erase-asked"),
  }),
  "privacy-erase-stop": command({
    needs: "work-privacy",
    audit: "Stopped an erasure",
    fields: { request },
    problems: obstacles,
    done: doneWith("erase-stopped"),
    run: (work, { request }) => deed(work, request, "erase-stopped"),
  }),
  "privacy-erase": command({
    needs: "work-privacy",
    grave: "each-time",
    tells: tells(
      "Erase everything we hold about them, for good",
      "Forms, emails, calls, notes and the search. They get a last email. No one can take it back.",
    ),
    audit: "Said yes to erasing someone",
    fields: { request },
    problems: obstacles,
    done: doneWith("erase-approved"),
    run: (work, { request }) => deed(work, request, "erase-approved"),
  }),
  "privacy-hold": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells("Put a hold on their data", "Nothing of theirs is deleted until the hold is lifted."),
    audit: "Put a hold on someone’s data",
    fields: { request, words: kinds.needed(line, "Say why it has to stay.") },
    problems: obstacles,
    done: doneWith("held"),
    run: async (work, { request, words }) =>
      after(await holdData(await withTeam(work), request, words), request, "held"),
  }),
  "privacy-release": command({
    needs: "work-privacy",
    grave: "lately",
    tells: tells("Lift the hold on their data", "What is past its time is deleted from tonight on."),
    audit: "Lifted the hold on someone’s data",
    fields: { request },
    problems: obstacles,
    done: doneWith("released"),
    run: async (work, { request }) => after(await holdData(await withTeam(work), request, null), request, "released"),
  }),
};

/** Tells a step by the person it is about, what was typed, and its consequence. */
function tells(title: string, consequence: string): Tells {
  return async ({ source: { db } }, fields) => {
    const opened = await openRequest(db, fields.request ?? "");
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

/** Whether no one else on the team could say yes to an erasure. */
async function isAlone({ members }: Pick<StaffWork, "members">): Promise<boolean> {
  const able = (await members.list()).filter(({ role }) => capabilitiesOf(role).has("work-privacy"));
  return able.length === 1;
}

async function withTeam({ source, actor, members }: Pick<StaffWork, "source" | "actor" | "members">) {
  return { db: source.db, actor, isAlone: await isAlone({ members }) };
}

async function deed<const Step extends PrivacyDeed>(
  work: StaffWork,
  request: string,
  step: Step,
  details: DeedDetails = {},
) {
  const done = await doPrivacyDeed(await withTeam(work), request, step, details);
  return after(done, request, step, work);
}

/** The same page with a note on what was done, or on what blocks it. */
function after<const Step extends PrivacyDeed>(
  done: DeedDone,
  request: string,
  step: Step,
  work?: Pick<StaffWork, "wake">,
) {
  if (done.done) {
    work?.wake();
    return went(`/desk/privacy/${request}`, `privacy-${step}` as const);
  }
  return done.why === "gone" ? problem("gone", 404) : problem(`privacy-${done.why}` as const, 409);
}

type Correction = Record<"request" | "firstName" | "lastName" | "phone", string>;

/** People find mistakes in their name and number; for anything else, we ask them in their thread. */
async function correct(work: StaffWork, { request, phone: typed, ...names }: Correction) {
  const { source, actor, dataKey } = work;
  const [firstName, lastName] = [names.firstName || null, names.lastName || null];
  const read = typed ? readUsPhoneNumber(typed) : null;
  if (read && !read.ok) return wrong("phone", phoneProblemWords(read));
  const phone = read?.number ?? null;
  if (!firstName && !lastName && !phone) return wrong("firstName", "Type what is right: a name or a number.");
  const corrected = [firstName && "first name", lastName && "last name", phone && "phone number"].filter(Boolean);
  const done = await doPrivacyDeed(
    await withTeam(work),
    request,
    "corrected",
    { detail: corrected.join(", ") },
    (db, { row }) => correctPerson({ ...source, db, dataKey }, row.email, { firstName, lastName, phone }, actor.nowMs),
  );
  return after(done, request, "corrected", work);
}
