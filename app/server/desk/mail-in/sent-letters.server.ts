import type { Kysely } from "kysely";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { renderIssue } from "#app/server/letter/issue-mail.server.tsx";
import { type Letters, renderMail, type Senders } from "#app/server/mail/letters.server.ts";

/** Who may quote us: people by their ids, and an address. */
type Reader = { people: readonly string[]; address: string };

/** The text of what we sent to someone, newest first. */
export type SentLetters = (db: Kysely<Schema>, reader: Reader) => Promise<string[]>;

const most = { emails: 20, issues: 5 };

/** Reads what we sent to someone: emails are written again from their rows, as they were when they went out. */
export function createSentLetters(letters: readonly Letters[], senders: Senders, siteUrl: string): SentLetters {
  return async (db, reader) => {
    const rows = await readSent(db, reader);
    const written = await Promise.all(letters.map((own) => own.prepare(db, rows)));
    const mails = new Map(written.flat());
    const texts = rows.flatMap(({ id }) => {
      const mail = mails.get(id);
      return mail?.audience === "visitor" ? textOf(() => mail.write(senders).body) : [];
    });
    const issues = await readIssues(db, reader.address);
    return [...texts, ...issues.flatMap((issue) => textOf(() => renderIssue(issue, siteUrl)))];
  };
}

/** A letter that can no longer be written proves nothing, and must not keep an email from being taken in. */
function textOf(write: () => Parameters<typeof renderMail>[0] | { text: string }): string[] {
  try {
    const body = write();
    return ["text" in body ? body.text : renderMail(body).text];
  } catch {
    return [];
  }
}

async function readSent(db: Kysely<Schema>, { people, address }: Reader): Promise<OutboxRow[]> {
  const events = db
    .selectFrom("events")
    .select("source_id")
    // The outgoing email of an answer has the answer's id.
    .where("source", "in", ["mail", "answer"])
    .where("person_id", "in", people.length > 0 ? people : [""]);
  const subscribers = db.selectFrom("newsletter_subscribers").select("id").where("email_key", "=", emailKey(address));
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("channel", "=", "email")
    .where("state", "=", "sent")
    .where((where) =>
      where.or([
        where("id", "in", events),
        where.and([where("subject_type", "=", "subscriber"), where("subject_id", "in", subscribers)]),
      ]),
    )
    .orderBy("sent_at", "desc")
    .limit(most.emails)
    .execute();
}

function readIssues(db: Kysely<Schema>, address: string) {
  return db
    .selectFrom("issue_recipients as copy")
    .innerJoin("newsletter_subscribers as reader", "reader.id", "copy.subscriber_id")
    .innerJoin("issues", "issues.id", "copy.issue_id")
    .innerJoin("issue_versions as text", (join) =>
      join.onRef("text.issue_id", "=", "issues.id").onRef("text.version", "=", "issues.version"),
    )
    .select(["issues.number", "text.subject", "text.first_line as firstLine", "text.words"])
    .where("reader.email_key", "=", emailKey(address))
    .where("copy.state", "=", "sent")
    .orderBy("copy.sent_at", "desc")
    .limit(most.issues)
    .execute();
}
