import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import "#app/components/desk/mail/mail.css";
import { ProblemNote } from "#app/components/desk/problem-note.tsx";
import { RowForm } from "#app/components/desk/row-form.tsx";
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

function Mailbox({ isTrouble, tries, looked, lastMail, counts }: MailboxProps) {
  return (
    <div>
      <section className="panel" aria-labelledby="state-title">
        <div className="panel-head">
          <h2 id="state-title">Right now</h2>
          <RowForm does="look-at-mailbox" fields={{}} label="Look now" />
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
          <Fact name="Our emails that came back" value={counts.bounced} />
          <Fact name="Too large or not readable" value={counts.flawed} />
        </dl>
      </section>
    </div>
  );
}

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
  ["A vacation note or other robot", "It is shown in the thread. No promise begins, and we never answer it."],
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
