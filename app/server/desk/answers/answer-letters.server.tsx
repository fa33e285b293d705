import type { ThreadKind } from "#app/domain/desk/stages.ts";
import { mayLetterGo } from "#app/server/desk/contact/contact-attempts.server.ts";
import { replyAddress } from "#app/server/desk/mail-in/reply-address.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { lettersAbout } from "#app/server/mail/letters.server.ts";
import { MailLayout, Paragraph, PostalAddress, SmallPrint } from "#app/server/mail/mail-layout.server.tsx";
import { hostileText, sampleId, samplePerson } from "#app/server/mail/sample-people.server.ts";

type Answer = { threadId: string; staffId: string; email: string; subject: string; words: string };

/** Subject line of an answer, by the kind of thread. */
export const answerSubjects: Record<ThreadKind, string> = {
  analysis: "Your free credit analysis",
  contact: "Your message to Path to Keys",
  privacy: "Your privacy request",
  accessibility: "Your accessibility report",
  booking: "Your call with Path to Keys",
  mail: "Your email to Path to Keys",
};

/**
 * A letter from a colleague at the desk to one visitor. It quotes nothing the visitor sent: anyone could have typed the
 * address.
 *
 * @param replyTemplate where answers go; undefined means to the sender
 */
export function answerLetters(dataKey: DataKey, replyTemplate: string | undefined) {
  return lettersAbout<"desk-answer", Answer>({
    async read(db, ids) {
      const rows = await db
        .selectFrom("answers")
        .select(["id", "thread_id as threadId", "staff_id as staffId", "recipient as email", "subject", "words"])
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, ...answer }) => [id, answer]));
    },
    visitorOf: ({ email }) => ({ email }),
    kinds: {
      "desk-answer": {
        subject: ({ subject }) => subject,
        template: (answer) => <AnswerLetter answer={answer} />,
        isPersonal: true,
        mayGo: (db, letter) => mayLetterGo(db, dataKey, letter, Date.now()),
        replyTo: ({ threadId }) => replyTemplate && replyAddress(dataKey, replyTemplate, threadId),
        samples() {
          const ids = { threadId: sampleId, staffId: sampleId, email: samplePerson.email };
          const words = "Hello Maria,\n\nyes, a gift can be all of it.\nSend us the letter.\n\nAna";
          const usual = { ...ids, subject: answerSubjects.contact, words };
          return { usual, hostile: { ...usual, words: hostileText } };
        },
      },
    },
  });
}

function AnswerLetter({ answer: { subject, words } }: { answer: Answer }) {
  const paragraphs = words
    .split(/\n{2,}/)
    .map((paragraph, index) => ({ key: `${index}`, lines: paragraph.split("\n") }));
  return (
    <MailLayout
      title={subject}
      preview="Our answer to what you sent us."
      footer={
        <>
          <SmallPrint>You can reply to this email. A person on our team reads it.</SmallPrint>
          <PostalAddress />
        </>
      }
    >
      {paragraphs.map(({ key, lines }) => (
        <Paragraph key={key}>
          {lines.map((line, index) => (
            <span key={`${key}-${line}`}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </Paragraph>
      ))}
    </MailLayout>
  );
}
