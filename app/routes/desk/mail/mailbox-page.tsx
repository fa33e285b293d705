import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import "#app/components/desk/mail/mail.css";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import type { AutomaticWhy } from "#app/domain/desk/mail/mail-signs.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("mailbox");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Mailbox | Desk | Path to Keys" }];
}

export default function MailboxPage() {
  const seen = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Mailbox</h1>
      <p className="lead">When people answer our emails, their words come here and go to the right thread.</p>
      <ProblemNote />
      <div className="mailbox">
        {seen === null ? <NotSetUp /> : <Mailbox {...seen} />}
        <WhereEmailsGo />
      </div>
    </>
  );
}

type MailboxProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

function Mailbox({ isTrouble, tries, looked, lastMail, counts, waiting, notWritten, mayWork }: MailboxProps) {
  return (
    <div>
      <section className="panel" aria-labelledby="state-title">
        <div className="panel-head">
          <h2 id="state-title">Right now</h2>
          <CommandForm of="look-at-mailbox" button="Look now" row={{}} />
        </div>
        <div className="panel-row mailbox-state">
          <Sign isWell={!isTrouble && !tries} />
          <div>
            <b>{stateWords(isTrouble, tries)}</b>
            <p className="help">We look every 20 seconds, and at once when the mail server tells us something came.</p>
          </div>
        </div>
        <dl className="panel-row mailbox-facts">
          <Fact name="Last look that worked" value={looked ?? "None yet"} />
          <Fact name="Last email in" value={lastMail ?? "None yet"} />
        </dl>
      </section>
      <section className="panel" aria-labelledby="counts-title">
        <div className="panel-head">
          <h2 id="counts-title">The last 7 days</h2>
        </div>
        <dl className="panel-row mailbox-facts mailbox-counts">
          <Fact name="Written by people" value={counts.written} />
          <Fact name="Automatic, such as vacation notes" value={counts.automatic} />
          <Fact name="Reports that our emails came back" value={counts.bounced} />
          <Fact name="Too large or not readable" value={counts.flawed} />
        </dl>
      </section>
      {waiting && waiting.emails.length > 0 && <Waiting {...waiting} mayWork={mayWork} />}
      {notWritten && <NotWritten {...notWritten} mayWork={mayWork} />}
    </div>
  );
}

type Listed = NonNullable<MailboxProps["notWritten"]>;

/** People may have written these: they are held back for how many came, or for whom they name, not for what they say. */
function Waiting({ emails, next, mayWork }: Listed & { mayWork: boolean }) {
  const isFlood = emails.some(({ why }) => why === "flood");
  return (
    <section className="panel" aria-labelledby="waiting-title">
      <div className="panel-head">
        <h2 id="waiting-title">
          {isFlood ? "Waiting because many came at once" : "Waiting because they name more than one sender"}
        </h2>
        {mayWork && (
          <CommandForm
            of="mail-not-by-person"
            fields={{ mails: emails.map(({ id }) => id).join(" ") }}
            button="No person wrote the rest"
            row={{}}
          />
        )}
      </div>
      <p className="panel-row">
        People may have written some of these. No promise counts until you say so with the button of an email.
      </p>
      <Emails emails={emails} mayWork={mayWork} older={next && `/desk/mailbox?more=${next}#waiting-title`} />
    </section>
  );
}

/** A page of emails; `older` leads to the next one, null on the last. */
function Emails({ emails, mayWork, older }: Pick<Listed, "emails"> & { mayWork: boolean; older: string | null }) {
  return (
    <>
      <ul className="mailbox-list">
        {emails.map((email) => (
          <NotWrittenRow key={email.id} email={email} mayWork={mayWork} />
        ))}
      </ul>
      {older !== null && (
        <p className="panel-row">
          <a href={older}>Older ones</a>
        </p>
      )}
    </>
  );
}

/** Emails that no promise counts for. A colleague who sees that a person wrote one sends it to the others. */
function NotWritten({ emails, next, mayWork }: Listed & { mayWork: boolean }) {
  return (
    <section className="panel" aria-labelledby="automatic-title">
      <div className="panel-head">
        <h2 id="automatic-title">No person wrote these, we think</h2>
      </div>
      <p className="panel-row">
        {emails.length === 0
          ? "Nothing here."
          : "No promise counts for them. If a person wrote one, say so with its button."}
      </p>
      <Emails emails={emails} mayWork={mayWork} older={next && `/desk/mailbox?before=${next}#automatic-title`} />
    </section>
  );
}

function NotWrittenRow({ email, mayWork }: { email: Listed["emails"][number]; mayWork: boolean }) {
  const { id, from, subject, begins, came, sort, why, threadId } = email;
  const who = [from.name, from.email].filter((part) => part !== "").join(", ") || "No sender";
  return (
    <li className="panel-row">
      <div>
        <p>
          <b>{who}</b> <span className="help">{came}</span>
        </p>
        {subject !== null && <p className="mail-in-subject">{subject || "No subject"}</p>}
        {begins !== null && <p className="mailbox-begins">{begins || "It has no words."}</p>}
        <p className="help">
          {sort === "bounce" ? whyWords.report : whyWords[why ?? "says-so"]}{" "}
          {begins !== null && <a href={`/desk/emails/${id}/body`}>Read it all</a>}{" "}
          {threadId !== null && <a href={`/desk/threads/${threadId}`}>Open its thread</a>}
        </p>
      </div>
      {mayWork && (
        <CommandForm
          of="mail-by-person"
          fields={{ mail: id }}
          button="A person wrote this"
          row={{ about: `: ${who}` }}
        />
      )}
    </li>
  );
}

const whyWords: Record<AutomaticWhy, string> = {
  "says-so": "It says that a program sent it.",
  report: "A report about the delivery of one of our emails.",
  absence: "Its subject is that of a vacation note.",
  "robot-address": "Its address takes no answers, and it names no one else to answer.",
  newsletter: "It came through a list, from an address for newsletters.",
  digest: "It is a list’s summary of several emails.",
  "no-sender": "It names no sender.",
  flood: "Very many came at once, from this address or from new ones. A person may have written it: read it.",
  judged: "A colleague looked: no person wrote it.",
  "many-authors": "It names more than one sender, so we cannot tell whose it is.",
  calendar: "Someone’s calendar answered an invitation, without any words of theirs.",
};

function stateWords(isTrouble: boolean, tries: boolean): string {
  if (isTrouble) return "It does not work. The note on top says what to do.";
  return tries ? "The last try did not work. We try again in a moment." : "It works";
}

function Sign({ isWell }: { isWell: boolean }) {
  return (
    <svg className={`mailbox-sign${isWell ? "" : " mailbox-sign--bad"}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={isWell ? "M7 12.500l3.500 3.500L17 9" : "M12 6.500v7M12 16.500v1"} />
    </svg>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function NotSetUp() {
  return (
    <section className="panel" aria-labelledby="set-up-title">
      <div className="panel-head">
        <h2 id="set-up-title">No mailbox is set up yet</h2>
      </div>
      <p className="panel-row">
        Answers by email do not come to the desk yet. You can still write to people. The person who runs the site can
        change that in three steps.
      </p>
      <ol className="mailbox-steps">
        <Step title="Make a mailbox for replies">
          Such as reply@business.example. It must also take emails to reply+anything@business.example.
        </Step>
        <Step title="Tell the site">
          Put these into its settings: <code>REPLY_ADDRESS</code>, <code>IMAP_URL</code> and{" "}
          <code>IMAP_PASSWORD_FILE</code>. The file <code>.env.example</code> shows how each one looks.
        </Step>
        <Step title="Restart the site">Then come back. This page says within 20 seconds if it works.</Step>
      </ol>
    </section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="panel-row">
      <div>
        <b>{title}</b>
        <p className="help">{children}</p>
      </div>
    </li>
  );
}

const places = [
  ["An answer to our email", "It goes to the thread it answers, and a new promise begins."],
  ["An email from someone new", "It opens a new thread, with a promise like any message."],
  [
    "A vacation note or other robot",
    "It is listed here, and shown in its thread. No promise begins. We never answer it.",
  ],
  [
    "Very many at once",
    "Those above the limit wait here, without a promise, until someone says that a person wrote them.",
  ],
  ["Our email that came back", "The address is marked, so that the team calls instead."],
  ["“Stop writing to me”", "It is noted in the thread, in their words."],
] as const;

function WhereEmailsGo() {
  return (
    <section className="panel" aria-labelledby="where-title">
      <div className="panel-head">
        <h2 id="where-title">Where emails go</h2>
      </div>
      <dl className="mailbox-places">
        {places.map(([what, where]) => (
          <div key={what} className="panel-row">
            <dt>{what}</dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
