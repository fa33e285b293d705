import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Mailbox } from "#app/components/scenes/mailbox.tsx";
import { AnalysisSteps } from "#app/components/sections/analysis-steps.tsx";
import { PathGraphic, type PathStep } from "#app/components/sections/path-graphic.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow, Tick } from "#app/components/ui/icons.tsx";
import { replyWithin } from "#app/content/site/answer-times.ts";
import { closedDays, openHours } from "#app/content/site/open-hours.ts";
import { meantEmail } from "#app/domain/text/email-slips.ts";
import { contactForm } from "#app/forms/contact.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { Island } from "#app/islands/island.tsx";
import { site } from "#config/site.ts";
import css from "./form-success.css?inline";
import type { AskedAnswers } from "./prepare-answers.tsx";

/** The page's data about the form that led here. */
export type SentHere = {
  /** Whether this browser has just sent a form. Anyone can open the address, and then nothing was sent. */
  isSent: boolean;
  /** The name of that form; null if nothing was just sent, or if we can’t tell. */
  form: string | null;
  /** The questions after a request for an analysis; null after any other form. */
  asked: AskedAnswers | null;
  /** The day and time by which we answer, in words; null when nothing was just sent. */
  answerBy: string | null;
  /** The address as sent; null when nothing was just sent. */
  email: string | null;
};

type SentPageProps = {
  title: string;
  lead: ReactNode;
  answerBy?: string | null;
  email?: string | null;
  form?: string | null;
  /** The next steps, in order. */
  steps: readonly PathStep[];
  /** The questions that help to prepare, if there are any. */
  questions?: ReactNode;
};

/** The page after a form was taken. */
export function SentPage({ title, lead, answerBy, email, form = null, steps, questions }: SentPageProps) {
  return (
    <>
      <InlineStyle name="form-success" layer="page" css={css} />
      <section className="wrap cols cols--end fs">
        <div className="fs__txt">
          <p className="badge">
            <span className="stop stop--done">
              <Tick />
            </span>
            Message Sent Successfully
          </p>
          <h1>{title}</h1>
          <p className="lead">
            {lead}
            {answerBy && (
              <>
                {" "}
                You hear from us by <strong>{answerBy}</strong>.
              </>
            )}
          </p>
          {email && <SentAddress email={email} />}
        </div>
        <Mailbox />
      </section>
      {questions}
      <section className="curb fs__next" aria-labelledby="next">
        <div className="wrap">
          <h2 id="next">What happens now</h2>
          <PathGraphic label="What happens to your message" steps={steps} />
        </div>
      </section>
      <WhateverWasSent form={form} />
    </>
  );
}

/** The same address without a form that led here. Cookies may be blocked, so it denies nothing either. */
export function NothingSentPage() {
  return (
    <>
      <InlineStyle name="form-success" layer="page" css={css} />
      <section className="wrap cols cols--end fs">
        <div className="fs__txt">
          <h1>Did you send us something?</h1>
          <p className="lead">
            We can’t see a form that this browser sent within the last hour. If you have just sent one and your browser
            blocks cookies, we have it all the same. We reply {replyWithin}. If you haven’t sent one yet, start here.
          </p>
          <div className="acts">
            <ButtonLink to="/get-started">
              Get Your Free Credit Analysis <Arrow />
            </ButtonLink>
            <ButtonLink to="/contact" look="line">
              Write to Us
            </ButtonLink>
          </div>
        </div>
        <Mailbox />
      </section>
      <WhateverWasSent form={null} />
    </>
  );
}

/** The forms that keep what is typed, and lead here. */
const keptForms = [creditAnalysisForm, contactForm];

/** Only what was sent is forgotten: a message that is half written in this tab stays. */
function WhateverWasSent({ form }: Pick<SentHere, "form">) {
  const sent = keptForms.filter(({ formName }) => formName === form).map(({ id }) => id);
  return (
    <>
      <AnalysisAhead />
      <Meanwhile />
      <CallNow />
      <Island name="carried-notice" when="idle" props={{ sent }} />
    </>
  );
}

/** A slip in an address can still be put right here: no email tells of it. */
function SentAddress({ email }: { email: string }) {
  const meant = meantEmail(email);
  const again = (
    <>
      Send the form again with the right one, or call <a href={site.phone.href}>{site.phone.display}</a>.
    </>
  );
  if (!meant) {
    return (
      <p>
        We write to <b className="fs__address">{email}</b>. Not yours? {again}
      </p>
    );
  }
  return (
    <p className="note">
      We write to <b className="fs__address">{email}</b>. Did you mean <b className="fs__address">{meant}</b>? {again}
    </p>
  );
}

export const review: PathStep = {
  name: "Expert review",
  state: "later",
  note: "An expert on our team reads your request.",
};

export const response: PathStep = {
  name: "Personal response",
  state: "later",
  note: `You hear from us ${replyWithin}, with the next step.`,
};

/** The same words as on the page that was sent from; a message about something else may be followed by the question. */
function AnalysisAhead() {
  return (
    <section className="sec wrap split fs__how" aria-labelledby="how">
      <div>
        <h2 id="how">Did you ask for a free credit analysis?</h2>
        <p className="lead">Have your three reports ready when we call. Here is how.</p>
      </div>
      <AnalysisSteps />
    </section>
  );
}

const meanwhile = [
  {
    to: "/faq",
    label: "Read the common questions",
    text: "What it costs, what it does to your score, how long it takes.",
  },
  { to: "/learn", label: "Learn about buying a home", text: "Guides and calculators, at your own pace." },
  { to: "/get-started", label: "Send another request", text: "If something was missing, or someone else needs one." },
];

function Meanwhile() {
  return (
    <section className="sec wrap split" aria-labelledby="meanwhile">
      <div>
        <h2 id="meanwhile">While you wait</h2>
        <p className="lead">If you like to read ahead, start here.</p>
      </div>
      <ul className="lines fs__links">
        {meanwhile.map(({ to, label, text }) => (
          <li key={to}>
            <a className="tlink" href={to}>
              {label} <Arrow />
            </a>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The spec's banner for a call and a live chat; we have no chat, so the second button says what it does. */
function CallNow() {
  return (
    <section className="night fs__call">
      <div className="wrap apart">
        <div>
          <h2>Rather talk today?</h2>
          <p className="small">
            The line is open {openHours}. {closedDays} At other times, write to us.
          </p>
        </div>
        <div className="acts">
          <ButtonLink to={site.phone.href}>Call {site.phone.display}</ButtonLink>
          <ButtonLink to={`mailto:${site.email}`} look="line">
            Write to Us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
