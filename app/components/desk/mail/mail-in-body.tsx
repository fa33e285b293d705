import { readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { ownWords } from "#app/domain/desk/mail/quoted-lines.ts";
import { type MailFile, readMailFiles, type ToldMail } from "#app/domain/desk/mail-files.ts";
import "./mail.css";

/**
 * An incoming email: its own words first, what it quotes behind a button, and its HTML only in a frame that runs nothing.
 * `mail` is what `told-events` gives for an event whose source is `mail-in`.
 */
export function MailInBody({ mail }: { mail: ToldMail }) {
  const { id, subject, words, from_address, from_name, hasHtml } = mail;
  const own = mail.own_words || ownWords(words);
  const isCut = own.trim() !== words.trim();
  const who = from_name || from_address || "an unknown sender";
  return (
    <div className="mail-in">
      <MailDoubts {...mail} />
      <p className="mail-in-subject">{subject || "No subject"}</p>
      {own !== "" && <p className="mail-in-words">{own}</p>}
      {isCut && (
        <details>
          <summary>Whole email, with what it quotes</summary>
          <p className="mail-in-words">{words}</p>
        </details>
      )}
      {hasHtml === 1 && (
        <details>
          <summary>As it was sent</summary>
          <iframe
            className="mail-in-frame"
            title={`Email from ${who}, as it was sent`}
            src={`/desk/emails/${id}/body`}
            sandbox=""
            loading="lazy"
          />
          <p className="help">Pictures from other sites and links do not work here. That keeps you safe.</p>
        </details>
      )}
      <MailFiles id={id} files={readMailFiles(mail.files)} />
    </div>
  );
}

function MailDoubts({ id, standing, quotes_thread_id, from_address, flaw, facts }: ToldMail) {
  const { sentBy } = readMailFacts(facts);
  return (
    <>
      {sentBy !== null && (
        <p className="note mail-in-doubt">
          <b>Sent for them.</b> {sentBy} sent it, and says that {from_address} wrote it. Check who they are before you
          share anything.
        </p>
      )}
      {standing === "other-address" && (
        <form method="post" className="note mail-in-doubt">
          <input type="hidden" name="mail" value={id} />
          <p>
            <b>From another address.</b> We do not know {from_address} for this person. Find out who wrote it before you
            share anything. An answer from this thread does not go there, so it does not keep this promise.
          </p>
          <button type="submit" className="btn" name="do" value="mail-own-thread">
            Give it a thread of its own
          </button>{" "}
          <button type="submit" className="btn" name="do" value="mail-same-writer">
            The same person wrote it
          </button>
        </form>
      )}
      {standing === "team-address" && (
        <p className="note mail-in-doubt">
          <b>It went to no one.</b> {from_address || "Somebody"} answered our email to the team. To send it, answer from
          this thread.
        </p>
      )}
      {quotes_thread_id !== null && (
        <p className="note mail-in-doubt">
          <b>It may belong somewhere else.</b> It answers an email from{" "}
          <a href={`/desk/threads/${quotes_thread_id}`}>another thread</a>, but was sent from an address we do not know
          there.
        </p>
      )}
      {flaw === "too-large" && (
        <p className="note mail-in-doubt">
          <b>Only the beginning is here.</b> The email is larger than 25 MB. Open it in the mailbox to see the rest.
        </p>
      )}
      {flaw === "unreadable" && (
        <p className="note mail-in-doubt">
          <b>We could not read this email.</b> Open it in the mailbox.
        </p>
      )}
    </>
  );
}

function MailFiles({ id, files }: { id: string; files: MailFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mail-in-files" aria-label="Files in this email">
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file is known by its place in the email.
        <li key={place}>
          {file.kept ? (
            <a href={`/desk/mail-files/${id}.${place}`} download>
              {file.name}
            </a>
          ) : (
            <b>{file.name}</b>
          )}
          <span className="help">
            {" "}
            {file.type || "unknown type"}, {sizeOf(file.bytes)}
            {!file.kept && ". Not offered here: this kind of file can run programs. It is still in the mailbox."}
          </span>
        </li>
      ))}
    </ul>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
