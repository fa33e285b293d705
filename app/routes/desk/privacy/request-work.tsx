import { useActionData, useLoaderData } from "react-router";
import { ProblemNote, type SentBack } from "#app/components/desk/command-form.tsx";
import { SaidNote, useDone } from "#app/components/desk/said-note.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import { ErasurePanel } from "./erasure-panel.tsx";
import { DataPoints, StepList, WhoAsks } from "./request-facts.tsx";
import { AnswerPanel, OtherSteps } from "./request-forms.tsx";
import "#app/components/desk/privacy/privacy.css";

export const loader = seeAtDesk("privacy-request", "request");
export const action = actAtDesk;

type Seen = NonNullable<Awaited<ReturnType<typeof loader>>>;

export function meta({ loaderData }: { loaderData: Seen | null | undefined }) {
  return [{ title: `${loaderData?.asks ?? "Not there"} | Privacy | Desk | Path to Keys` }];
}

/** One privacy request: who asks, how sure that is, what was done, and what can be done next. */
export default function RequestWork() {
  const seen = useLoaderData<typeof loader>();
  if (!seen) {
    return (
      <>
        <h1>This request is not here</h1>
        <p className="lead">Its record may have ended after 24 months.</p>
        <BackLink />
      </>
    );
  }
  if (seen.isErased) return <ErasedRequest seen={seen} />;
  return (
    <>
      <header className="prw-head">
        <h1>
          {seen.asks}: {seen.name}
        </h1>
        <Dates seen={seen} />
      </header>
      <Said />
      <div className="prw">
        <div className="prw-main">
          <WhoAsks seen={seen} />
          {seen.askedFor !== "opt-out" && <DataPoints seen={seen} />}
          <StepList steps={seen.steps} />
        </div>
        {seen.mayWork && (
          <div className="prw-side">
            {seen.askedFor === "delete" ? <ErasurePanel seen={seen} /> : <AnswerPanel seen={seen} />}
            <OtherSteps seen={seen} />
          </div>
        )}
      </div>
    </>
  );
}

function Dates({ seen }: { seen: Extract<Seen, { isErased: false }> }) {
  const { answered, next, answerBy, confirmBy, confirmed, isErasing, isExtended, nextAccess } = seen;
  if (answered) return <p className="lead">Answered {answered}.</p>;
  if (isErasing) {
    return <p className="lead">Being erased now. It waits until the last email to them is on its way.</p>;
  }
  return (
    <>
      <p className="lead">
        <b className={next.isLate ? "late" : undefined}>
          {next.clock === "confirm" ? "Confirm that we received it" : "Answer"}: {next.text}
        </b>
        . Answer by {answerBy}
        {isExtended && ", the last date the law allows"}.{" "}
        {confirmed === null ? `Confirm that we received it by ${confirmBy}.` : `Confirmed ${confirmed}.`}
      </p>
      {nextAccess && <p className="lead">This is more than two in 12 months. They can ask again from {nextAccess}.</p>}
    </>
  );
}

function Said() {
  const sent: SentBack | undefined = useActionData();
  const done = useDone();
  if (sent?.problem) return <ProblemNote />;
  return done ? <SaidNote look="ok">{done}</SaidNote> : null;
}

function ErasedRequest({ seen }: { seen: Extract<Seen, { isErased: true }> }) {
  const { asks, received, answerBy, erased, steps, id } = seen;
  return (
    <>
      <h1>{asks}: erased</h1>
      <p className="lead">
        Everything held under the address was erased {erased}. Only the dates and steps are left, for 24 months.
      </p>
      <section className="panel" aria-labelledby="dates-title">
        <div className="panel-head">
          <h2 id="dates-title">Dates</h2>
        </div>
        <dl className="panel-row prw-facts">
          <dt>Reference</dt>
          <dd>{id}</dd>
          <dt>Received</dt>
          <dd>{received}</dd>
          <dt>Answer was due</dt>
          <dd>{answerBy}</dd>
        </dl>
      </section>
      <StepList steps={steps} />
      <BackLink />
    </>
  );
}

function BackLink() {
  return (
    <p>
      <a href="/desk/privacy">All requests</a>
    </p>
  );
}
