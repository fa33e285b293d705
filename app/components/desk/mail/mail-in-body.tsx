import { type MailFacts, readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { ownWords } from "#app/domain/desk/mail/quoted-lines.ts";
import { verdictOfName } from "#app/domain/desk/mail/savable-files.ts";
import type { SenderProof } from "#app/domain/desk/mail/sender-proof.ts";
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

/** What our mail server says about the sender. */
function SenderVerdict({ from_address, proof }: { from_address: string; proof: SenderProof | null }) {
  if (proof === null) return null;
  if (proof === "proven") return <p className="help">Our email server confirms the sender.</p>;
  if (proof === "unchecked") return <p className="help">Nothing checked whether the sender’s address is real.</p>;
  const { title, text } = verdictWords[proof];
  return (
    <p className="note note--bad mail-in-doubt">
      <b>{title}</b> {text(from_address)}
    </p>
  );
}

const verdictWords: Record<
  Exclude<SenderProof, "proven" | "unchecked">,
  { title: string; text(from: string): string }
> = {
  forged: {
    title: "Forged, says our email server.",
    text: (from) => `It did not come from ${from}. Do not act on it. Ask them by the number or address we hold.`,
  },
  many: {
    title: "Nobody’s for certain.",
    text: (from) => `It names more than one sender, and ${from} is only the first. Do not act on it.`,
  },
  unproven: {
    title: "Not proven.",
    text: (from) =>
      `Our email server does not confirm that it came from ${from}. Ask them by the number or address we hold before you act on it.`,
  },
};

/** Whether a colleague wrote an answer to our notice. */
function teamWords({ team, proof }: MailFacts): string {
  if (team === "former") return "They are no longer on the team. Do not act on it.";
  if (team === "no-one") return "No one on the team has this address. Find out who wrote it before you act on it.";
  if (team === "now" && proof !== "proven")
    return "Nothing proves that our colleague sent it. Ask them before you act on it.";
  return "";
}

function MailDoubts({ id, standing, quotes_thread_id, from_address, flaw, facts }: ToldMail) {
  const known = readMailFacts(facts);
  const { sentBy, posesAs } = known;
  const doubt = standing === "team-address" ? teamWords(known) : "";
  return (
    <>
      <SenderVerdict from_address={from_address} proof={known.proof} />
      {posesAs !== null && (
        <p className="note note--bad mail-in-doubt">
          <b>The name is not theirs.</b> It came from {from_address}, with the name “{posesAs}”.
        </p>
      )}
      {doubt !== "" && (
        <p className="note note--bad mail-in-doubt">
          <b>Not a colleague’s note.</b> {doubt}
        </p>
      )}
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
      {files.map((file, place) => {
        const verdict = file.kept ? verdictOfName(file) : (file.why ?? "runs");
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file is known by its place in the email.
          <li key={place}>
            {verdict === "offered" ? (
              <a href={`/desk/mail-files/${id}.${place}`} download>
                {file.name}
              </a>
            ) : (
              <b>{file.name}</b>
            )}
            <span className="help">
              {" "}
              {file.type || "unknown type"}, {sizeOf(file.bytes)}
              {verdict !== "offered" && `. ${refusals[verdict]} It is still in the mailbox.`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const refusals = {
  runs: "Not offered here: this kind of file can run programs.",
  unknown: "Not offered here: we do not know this kind of file.",
};

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
