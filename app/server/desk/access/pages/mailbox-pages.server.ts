import { sql } from "kysely";
import { mailboxTroubleOf } from "#app/domain/desk/mail/mailbox-trouble.ts";
import { lockedIn, savedFile } from "#app/server/desk/access/visit/saved-file.server.ts";
import { command, problem, view } from "#app/server/desk/access/visit/table-row.server.ts";
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
  mailbox: view("read-counts", async ({ mailbox, source, actor }, _, path) => {
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
  }),

  "mail-body": view("see-unmasked", async ({ source, actor }, mailId) => {
    const mail = await readMailWhole(source, actor, mailId);
    if (!mail) return new Response(null, { status: 404 });
    const type = mail.html === null ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";
    const body = mail.html === null ? mail.words : safeHtml(mail.html);
    return new Response(body, { headers: { ...lockedIn, "Content-Type": type } });
  }),

  "mail-file": view("see-unmasked", async ({ source, actor }, name) => {
    const [mailId = "", place = ""] = name.split(".");
    const file = await readMailFile(source, actor, { mailId, place: Number(place) });
    if (!file) return new Response(null, { status: 404 });
    return savedFile(file.name, file.content);
  }),
};

/** Commands for the mailbox. */
export const mailboxCommands = {
  "look-at-mailbox": command("work-threads", async ({ mailbox, limit }) => {
    await limit("mailbox", 6);
    mailbox?.wake();
    return { to: "/desk/mailbox" };
  }),

  "mail-by-person": command("work-threads", async ({ source, dataKey, actor }, { mail = "" }) => {
    const wrote = await personWrote(source, dataKey, actor, mail);
    if ("threadId" in wrote) return { to: `/desk/threads/${wrote.threadId}?done=by-person` };
    return problem(wrote.why, wrote.why === "gone" ? 404 : 422);
  }),

  "mail-not-by-person": command("work-threads", async ({ source, actor }, { mails = "" }) => {
    const count = await noPersonWrote(source.db, actor, mails.split(" ").slice(0, mostAtOnce));
    return count > 0 ? { to: "/desk/mailbox" } : problem("gone", 404);
  }),

  "mail-own-thread": command("work-threads", async ({ source, dataKey, actor }, { mail = "" }) => {
    const thread = await giveOwnThread(source, dataKey, actor, mail);
    return thread ? { to: `/desk/threads/${thread}?done=own-thread` } : problem("mail-decided", 409);
  }),

  "mail-same-writer": command("work-threads", async ({ source, actor }, { mail = "" }) => {
    const thread = await sameWriter(source.db, actor, mail);
    return thread ? { to: `/desk/threads/${thread}?done=same-writer` } : problem("mail-decided", 409);
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
