import { type MailboxTrouble, mailboxTroubleWords } from "#app/domain/desk/mail/mailbox-trouble.ts";

/** Says that people’s answers do not reach the desk, since when, and what to do. */
export function MailboxTroubleNote({ what, since }: { what: MailboxTrouble["what"]; since: string }) {
  const { title, todo } = mailboxTroubleWords[what];
  return (
    <div className="note note--bad">
      <b>{title}</b>
      <p>
        No answers by email have come to the desk since {since}. They are safe in the mailbox, and will come in once
        this is fixed.
      </p>
      <p>{todo}</p>
    </div>
  );
}
