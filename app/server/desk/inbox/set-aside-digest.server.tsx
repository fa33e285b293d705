import type { Kysely } from "kysely";
import { counted } from "#app/domain/text/counted.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { isWaitingMail } from "#app/server/desk/mail-in/waiting-mail.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import { MailLayout, Paragraph, SmallPrint, styles } from "#app/server/mail/mail-layout.server.tsx";
import { hoursLater, sampleId, sampleTime } from "#app/server/mail/sample-people.server.ts";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

/** The team's digest of messages set aside. When none waits anymore, none goes out. */
export const setAsideLetters = lettersAbout<"set-aside-digest", SetAsideDigest>({
  read: async (db) => new Map([["", await readDigest(db)]]),
  kinds: {
    "set-aside-digest": {
      subject: setAsideDigestSubject,
      template: (digest) => <SetAsideDigestMail digest={digest} />,
      isPointless: ({ waiting, emails }) => waiting + emails === 0,
      samples() {
        const first = { reference: sampleId, formName: "Contact", receivedAt: sampleTime, dueAt: hoursLater(24) };
        return { usual: { waiting: 3, emails: 1, next: [first] }, "one email": { waiting: 0, emails: 1, next: [] } };
      },
    },
  },
});

/** The team's view of the messages that wait for review: nothing that a visitor typed. */
type SetAsideDigest = {
  waiting: number;
  /** Emails that wait on the desk's mailbox page, because many came at once or they name more than one sender. */
  emails: number;
  /** The ones that are due first. Times are milliseconds since 1970. */
  next: { reference: string; formName: string; receivedAt: number; dueAt: number }[];
};

const mostListed = 20;

/** Everything that waits now, including messages that an earlier digest named. */
async function readDigest(db: Kysely<Schema>): Promise<SetAsideDigest> {
  const setAside = db.selectFrom("messages").where("status", "=", "quarantined");
  const { waiting } = await setAside.select((eb) => eb.fn.countAll<number>().as("waiting")).executeTakeFirstOrThrow();
  const mails = db.selectFrom("mails_in").where(isWaitingMail);
  const { emails } = await mails.select((eb) => eb.fn.countAll<number>().as("emails")).executeTakeFirstOrThrow();
  const rows = await setAside
    .select(["id", "form_name", "created_at", "due_at"])
    .orderBy("due_at")
    .orderBy("id")
    .limit(mostListed)
    .execute();
  const next = rows.map(({ id, form_name, created_at, due_at }) => ({
    reference: id,
    formName: form_name,
    receivedAt: created_at,
    dueAt: due_at,
  }));
  return { waiting: Number(waiting), emails: Number(emails), next };
}

function setAsideDigestSubject(digest: SetAsideDigest): string {
  const [first] = digest.next;
  return `Set aside: ${whatWaits(digest)}${first ? `, the first due ${formatShortEasternTime(first.dueAt)}` : ""}`;
}

/** "3 messages and 1 email". */
function whatWaits({ waiting, emails }: Pick<SetAsideDigest, "emails" | "waiting">): string {
  const messages = waiting > 0 ? [counted(waiting, "message")] : [];
  return [...messages, ...(emails > 0 ? [counted(emails, "email")] : [])].join(" and ");
}

/** Tells the team which messages wait for review. It repeats nothing that was typed. */
function SetAsideDigestMail({ digest }: { digest: SetAsideDigest }) {
  const { waiting, emails, next } = digest;
  const one = waiting === 1 ? "A message is set aside" : "An email is set aside";
  return (
    <MailLayout
      title={waiting + emails === 1 ? one : `${whatWaits(digest)} are set aside`}
      preview="They may be from a robot. Look at them, then release or drop them."
      footer={<SmallPrint>You get this at most once an hour, and only when something new was set aside.</SmallPrint>}
    >
      {emails > 0 && (
        <Paragraph>
          {counted(emails, "email")} wait at the desk, on the page Mailbox: many came at once, or they name more than
          one sender. People may have written some of them. No promise counts until somebody has looked.
        </Paragraph>
      )}
      {waiting > 0 && <Messages waiting={waiting} next={next} />}
    </MailLayout>
  );
}

function Messages({ waiting, next }: Pick<SetAsideDigest, "next" | "waiting">) {
  return (
    <>
      <Paragraph>
        They look like a robot sent them. We told their senders that a person will look at them first. A released
        message is handled like any other, and its answer is due as if it had been accepted at once.
      </Paragraph>
      <ul className="ink" style={styles.list}>
        {next.map(({ reference, formName, receivedAt, dueAt }) => (
          <li key={reference} style={styles.item}>
            <strong>{formName}</strong>, received {formatEasternTime(receivedAt)}, answer due {formatEasternTime(dueAt)}
            . Reference: {reference}
          </li>
        ))}
      </ul>
      {waiting > next.length && <Paragraph>And {waiting - next.length} more.</Paragraph>}
      <Paragraph>
        Read them: npm run -s set-aside -- list. Then: npm run -s set-aside -- release REFERENCE, or drop REFERENCE.
      </Paragraph>
    </>
  );
}
