import { useActionData, useLoaderData } from "react-router";
import { AnswerBox } from "#app/components/desk/answer/answer-box.tsx";
import { LetterFateNote } from "#app/components/desk/answer/letter-fate-note.tsx";
import { useOthersAt } from "#app/components/desk/answer/others-line.tsx";
import { CommandForm, type SentBack } from "#app/components/desk/command-form.tsx";
import { CallNow, DueLine, HowItWent } from "#app/components/desk/contact/call-now.tsx";
import { MayLine } from "#app/components/desk/contact/may-panel.tsx";
import { FailedPage } from "#app/components/desk/failed-page.tsx";
import { EventStream } from "#app/components/desk/thread/event-stream.tsx";
import { answerLockWords } from "#app/content/desk/privacy-words.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import type { SeenAt } from "#app/server/desk/access/desk-views.server.ts";
import type { SeenThread } from "#app/server/desk/telling/seen-thread.server.ts";
import { answerJoined, DoneNote } from "./done-note.tsx";
import { GivenDetails } from "./person-panel.tsx";
import { CallForm, NoteForm } from "./thread-forms.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { ThreadSide } from "./thread-side.tsx";
import "./one-thread.css";

export const loader = seeAtDesk("thread", "thread");
export const action = actAtDesk;

export function meta({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) {
  return [{ title: `${loaderData?.person.name ?? "Not there"} | Desk | Path to Keys` }];
}

/** A thread that was erased while someone typed there. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const sent: SentBack | undefined = useActionData();
  return <FailedPage error={error} what="This thread" typed={sent?.typed?.words} />;
}

export default function OneThread() {
  const seen = useLoaderData<typeof loader>();
  const { id, events, earlier, isPaged, work, clocks, answer, lock, gate, calls, done, fate } = seen;
  const [next] = clocks.open;
  // The head and the answer's box say the same, also when a colleague takes the thread while the page is open.
  const { others, answered } = useOthersAt(id, seen.others, answer?.seen ?? null);
  const sent: SentBack | undefined = useActionData();
  const isFate = fate !== null && !sent?.placed && [undefined, "too-late"].includes(sent?.problem);
  const undo = (
    <>
      <UndoClose {...seen} />
      <UndoHold {...seen} />
    </>
  );
  // Only the answer's form has a letter. Why it was refused, or what became of it, is said once, beside its buttons.
  const isJoined = done === answerJoined && !sent?.typed && !sent?.placed;
  const note = isFate ? <LetterFateNote fate={fate} /> : <DoneNote isJoined={isJoined} events={events} undo={undo} />;
  const isAboutAnswer = answer !== null && (isFate || isJoined || sent?.typed?.letter !== undefined);
  return (
    <>
      <ThreadHead {...seen} others={others} />
      {!isAboutAnswer && note}
      <div className="thread-sum">
        {next && <DueLine by={next.due} {...next} note={gate.dueNote} />}
        <CallNow gate={gate} phones={calls.phones} />
        <GivenDetails kind="phone" person={seen.person} mayWork={work !== null} />
        <MayLine {...gate} />
      </div>
      {work && calls.made && <HowItWent thread={id} made={calls.made} outcomes={work.outcomes} />}
      <div className="thread">
        <div className="thread-main">
          <h2 className="vh">What happened, oldest first</h2>
          <Pages id={id} earlier={earlier} isPaged={isPaged} shown={events.length} />
          <EventStream events={events} />
          {work && (
            <>
              {lock && <LockedAnswer {...lock} />}
              {answer && (
                // A call, or news that came late for the inbox, reads this page again: the box and the focus in it stay.
                <AnswerBox
                  key={answer.thread}
                  {...answer}
                  others={others ?? []}
                  answered={answered}
                  asked={seen.others ?? []}
                  newest={seen.newest}
                  refusalNote={isAboutAnswer ? note : null}
                />
              )}
              <div className="thread-notes">
                <NoteForm thread={seen} once={seen.once} />
                <CallForm thread={seen} once={seen.once} outcomes={work.outcomes} />
              </div>
              <ShortWays />
            </>
          )}
        </div>
        <ThreadSide {...seen} />
      </div>
    </>
  );
}

/** Puts a thread that was closed a moment ago back where it was. */
function UndoClose({ id, version, newest, work, closedFrom }: SeenAt<"thread">) {
  if (!work || closedFrom === null) return null;
  return (
    <CommandForm
      of="thread-stage"
      fields={{ thread: id, version, seen: newest, stage: closedFrom }}
      button="Undo"
      row={{ about: "closing it" }}
    />
  );
}

/** A single letter takes a thread or lets it go, so one more takes that back. */
function UndoHold({ id, newest, work, done, holder }: SeenAt<"thread">) {
  const took = done === "claim" && holder?.isMe === true;
  const letGo = done === "let-go" && holder === null;
  if (!work || !(took || letGo)) return null;
  return (
    <CommandForm of={took ? "thread-let-go" : "thread-claim"} fields={{ thread: id, seen: newest }}>
      <button type="submit" className="btn btn--row" data-key="z">
        Undo<span className="vh"> {took ? "taking it" : "letting it go"}</span>{" "}
        <span className="key" aria-hidden="true">
          Z
        </span>
      </button>
    </CommandForm>
  );
}

/** In place of the answer box. It has the box's id, so that the key for an answer leads to the reason. */
function LockedAnswer({ why, request }: NonNullable<SeenAt<"thread">["lock"]>) {
  const { title, text } = answerLockWords[why];
  return (
    <section className="panel work-panel" id="words" tabIndex={-1} aria-labelledby="locked-title">
      <h2 id="locked-title">{title}</h2>
      <p>{text}</p>
      {request && (
        <p>
          <a href={`/desk/privacy/${request}`}>Open the request</a>
        </p>
      )}
    </section>
  );
}

type PagesProps = Pick<SeenThread, "id" | "earlier" | "isPaged"> & { shown: number };

function Pages({ id, earlier, isPaged, shown }: PagesProps) {
  if (!earlier && !isPaged) return null;
  return (
    <p className="pages-line">
      {shown} shown.
      {earlier && <a href={`/desk/threads/${id}?before=${earlier}`}>Show what was earlier</a>}
      {isPaged && <a href={`/desk/threads/${id}`}>Back to the newest</a>}
    </p>
  );
}

const shortWays = [
  { key: "r", to: "#words", label: "Answer" },
  { key: "m", to: "#note-words", label: "Note" },
  { key: "c", to: "#call-outcome", label: "Log a call" },
  { key: "s", to: "#thread-stage-stage", label: "Stage" },
  { key: "e", to: "#thread-close-reason", label: "Close" },
];

/** Links to the fields of the page, each with a key. */
function ShortWays() {
  return (
    <nav className="short-ways" aria-label="To the forms">
      {shortWays.map(({ key, to, label }) => (
        <a key={key} href={to} data-key={key} className="btn btn--row">
          {label}{" "}
          <span className="key" aria-hidden="true">
            {key.toUpperCase()}
          </span>
        </a>
      ))}
    </nav>
  );
}
