import { sql } from "kysely";
import { mailboxTroubleOf } from "#app/domain/desk/mail/mailbox-trouble.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import { lockedIn, savedFile } from "#app/server/desk/access/visit/saved-file.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { readMailFile, readMailWhole } from "#app/server/desk/mail-in/mail-bodies.server.ts";
import { looksOf } from "#app/server/desk/mail-in/mailbox-state.server.ts";
import { personWrote, readNotWritten } from "#app/server/desk/mail-in/not-written.server.ts";
import { giveOwnThread, sameWriter } from "#app/server/desk/mail-in/other-address.server.ts";
import { safeHtml } from "#app/server/desk/mail-in/safe-html.server.ts";
import { isWaitingMail, noPersonWrote } from "#app/server/desk/mail-in/waiting-mail.server.ts";
import type { DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

/** More than a page lists. */
const mostAtOnce = 100;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Pages for incoming email. An email's HTML and its files are separate responses. */
export const mailboxViews = {
  mailbox: view({
    needs: "read-counts",
    audit: "Looked at the mailbox",
    // Everyone may open it, but those who may see people see the senders of emails there.
    people: true,
    load: async ({ mailbox, source, actor }, _, path) => {
      const row = await mailbox?.read();
      if (!row) return null;
      const queryOf = (name: string) => new URL(path, "http://desk").searchParams.get(name);
      const trouble = mailboxTroubleOf(looksOf(row), actor.nowMs);
      return {
        /** The shell around every page shows the trouble. */
        isTrouble: trouble !== null,
        /** It fails now, but not for long enough to be an alarm. */
        tries: trouble === null && row.trouble !== null,
        looked: row.looked_at === null ? null : formatShortEasternTime(row.looked_at),
        lastMail: row.mail_at === null ? null : formatShortEasternTime(row.mail_at),
        counts: await countEmails(source, actor.nowMs - weekMs),
        /** Null for users who see counts only. */
        waiting: actor.may.has("read-people") ? await readNotWritten(source, actor, queryOf("more"), "waiting") : null,
        notWritten: actor.may.has("read-people") ? await readNotWritten(source, actor, queryOf("before")) : null,
        mayWork: actor.may.has("work-threads"),
      };
    },
  }),
  "mail-body": view({
    needs: "see-unmasked",
    audit: "Read an email",
    load: async ({ source, actor }, mailId) => {
      const mail = await readMailWhole(source, actor, mailId);
      if (!mail) return new Response(null, { status: 404 });
      const type = mail.html === null ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";
      const body = mail.html === null ? mail.words : safeHtml(mail.html);
      return new Response(body, { headers: { ...lockedIn, "Content-Type": type } });
    },
  }),
  "mail-file": view({
    needs: "see-unmasked",
    audit: "Saved a file from an email",
    load: async ({ source, actor }, name) => {
      const [mailId = "", place = ""] = name.split(".");
      const file = await readMailFile(source, actor, { mailId, place: Number(place) });
      return file ? savedFile(file.name, file.content) : new Response(null, { status: 404 });
    },
  }),
};

const decidedAlready = {
  "mail-decided": {
    title: "This is decided already",
    text: "A colleague has said whose email it is, or it was erased. Nothing was changed.",
  },
};

/** Commands for the mailbox. */
export const mailboxCommands = {
  "look-at-mailbox": command({
    needs: "work-threads",
    audit: "Made the desk look for new email",
    fields: {},
    problems: {},
    done: {},
    async run({ mailbox, limit }) {
      await limit("mailbox", 6);
      mailbox?.wake();
      return { to: "/desk/mailbox" };
    },
  }),
  "mail-by-person": command({
    needs: "work-threads",
    audit: "Said that a person wrote an email",
    fields: { mail: kinds.asSent },
    problems: {
      "no-sender": {
        title: "This email names no sender",
        text: "There is no address to answer. Open it in the mailbox: its first lines may say who wrote it.",
      },
    },
    done: { "by-person": "It is with the other emails now. Its answer is due counting from when it came." },
    async run({ source, dataKey, actor }, { mail }) {
      const wrote = await personWrote(source, dataKey, actor, mail);
      if ("threadId" in wrote) return went(`/desk/threads/${wrote.threadId}`, "by-person");
      return problem(wrote.why, wrote.why === "gone" ? 404 : 422);
    },
  }),
  "mail-not-by-person": command({
    needs: "work-threads",
    audit: "Said that no person wrote some emails",
    fields: { mails: kinds.asSent },
    problems: {},
    done: {},
    async run({ source, actor }, { mails }) {
      const count = await noPersonWrote(source.db, actor, mails.split(" ").slice(0, mostAtOnce));
      return count > 0 ? { to: "/desk/mailbox" } : problem("gone", 404);
    },
  }),
  "mail-own-thread": command({
    needs: "work-threads",
    audit: "Gave an email a thread of its own",
    fields: { mail: kinds.asSent },
    problems: decidedAlready,
    done: { "own-thread": "It has a thread of its own now. Its answer is due counting from when it came." },
    async run({ source, dataKey, actor }, { mail }) {
      const thread = await giveOwnThread(source, dataKey, actor, mail);
      return thread ? went(`/desk/threads/${thread}`, "own-thread") : problem("mail-decided", 409);
    },
  }),
  "mail-same-writer": command({
    needs: "work-threads",
    audit: "Said that the same person wrote an email",
    fields: { mail: kinds.asSent },
    problems: decidedAlready,
    done: { "same-writer": "Noted. An answer to them keeps this promise, too, also one that has gone out since." },
    async run({ source, actor }, { mail }) {
      const thread = await sameWriter(source.db, actor, mail);
      return thread ? went(`/desk/threads/${thread}`, "same-writer") : problem("mail-decided", 409);
    },
  }),
};

async function countEmails({ db, reader }: DeskSource, sinceMs: number) {
  const count = (matches: ReturnType<typeof sql<boolean>>) =>
    sql<number>`COALESCE(SUM(CASE WHEN ${matches} THEN 1 ELSE 0 END), 0)`;
  const query = db
    .selectFrom("mails_in")
    .select([
      count(sql`sort = 'written'`).as("written"),
      count(sql`sort = 'automatic' AND NOT COALESCE(${isWaitingMail}, FALSE)`).as("automatic"),
      count(sql`sort = 'bounce'`).as("bounced"),
      count(sql`flaw IS NOT NULL`).as("flawed"),
    ])
    .where("received_at", ">", sinceMs);
  const [counts] = await reader.read(query.compile());
  return Object.fromEntries(Object.entries(counts ?? {}).map(([what, number]) => [what, Number(number)])) as {
    [What in keyof NonNullable<typeof counts>]: number;
  };
}
