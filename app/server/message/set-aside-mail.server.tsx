import { MailLayout, Paragraph, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { styles } from "#app/server/mail/mail-style.server.ts";
import { formatEasternTime, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import type { SetAsideDigest } from "./set-aside-digest.server.ts";

export function setAsideDigestSubject({ waiting, next }: SetAsideDigest): string {
  const [first] = next;
  return `Set aside: ${countOf(waiting)}${first ? `, the first due ${formatShortEasternTime(first.dueAt)}` : ""}`;
}

/** Tells the team what waits for somebody to look at it. It repeats nothing that was typed. */
export function SetAsideDigestMail({ digest }: { digest: SetAsideDigest }) {
  const { waiting, next } = digest;
  return (
    <MailLayout
      title={waiting === 1 ? "A message is set aside" : `${waiting} messages are set aside`}
      preview="They may be a robot's. Look at them, then release or drop them."
      footer={<SmallPrint>You get this at most once an hour, and only when something new was set aside.</SmallPrint>}
    >
      <Paragraph>
        They came in a way that robots use. Their senders read that a person looks at them first. What you release is
        taken like any other message, and its answer is due as if it had been taken at once.
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
    </MailLayout>
  );
}

function countOf(waiting: number): string {
  return waiting === 1 ? "1 message" : `${waiting} messages`;
}
