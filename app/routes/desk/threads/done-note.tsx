import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { ProblemNote } from "#app/components/desk/problem-note.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import type { SentBack } from "#app/components/desk/thread/work-form.tsx";
import type { ShownEvent } from "#app/domain/desk/shown-thread.ts";
import { NewsNote, newsSince } from "./news-note.tsx";

/** Message after an action, by the word in the address. */
const doneWords: Record<string, string> = {
  claim: "You have it now. If nothing is written for 30 minutes, it is free for anyone again.",
  "let-go": "You let it go. Anyone can take it now.",
  assign: "You gave it to someone else, who looks after them from now on. It does not lapse.",
  "assign-away":
    "You gave it to someone who is away now. It does not lapse: if its answer is due before they are back, give it to someone who is here, below.",
  away: "It is put away. Its clock keeps running, and it comes back at the time above.",
  "away-sooner":
    "It is put away, but its answer is due before the time you chose. It comes back shortly before that, at the time above.",
  back: "It is back in the inbox.",
  stage: "The stage is set.",
  reopened: "It is open again. What was promised is promised again, for the time when it was due.",
  closed: "It is closed.",
  "closed-unkept": "It is closed. What was promised was still open: without an answer it counts as not kept.",
  "closed-going-out":
    "It is closed, and an answer is on its way. What was promised counts as kept when it goes out, and as not kept if you take it back.",
  merged: "They are one thread now. Each promise keeps its due time, and one answer keeps them all.",
  note: "Your note is kept. Only the team sees it.",
  "call-talked": "The call is logged. You talked, so the promise is kept.",
  "call-voicemail": "The call is logged. A voicemail does not count as an answer, so the clock keeps running.",
  "call-no-answer": "The call is logged. No one answered, so the clock keeps running.",
  "call-wrong-number": "The call is logged. The number is wrong, so the clock keeps running.",
  "call-privacy": "The call is logged. Only an owner’s answer on the Privacy page stops a request’s clock.",
  "call-outside": "The call is logged, marked as outside what the rules allow.",
  asked: "Asked and noted. The panel shows the answer right now.",
  stopped: "Noted. It counts from this moment on, for every address and number of theirs.",
  "stopped-here": "Noted. It counts from this moment on, for emails to that one address.",
  "no-stop": "Noted. Nothing is stopped.",
  "call-kept": "Noted. You can make the call that they confirmed. All else waits until you decide.",
  "call-limit": "Noted. Calls and texts keep these hours from now on, by their clock.",
  "call-limit-lifted": "Their hours are lifted. The history keeps your reason.",
  lifted: "The stop is lifted. The history keeps your reason.",
  linked: "They are one person now. You can undo it on this page.",
  apart: "They are two people now. You can undo it on this page.",
  "given-theirs": "It is theirs now. The timeline says who confirmed it.",
  "given-not-theirs": "Noted. It is not shown again.",
  owner: "Set. “Mine” has the threads of everyone a colleague looks after.",
  corrected: "Corrected. The history says what it was before.",
  added: "Added. The history says who did, and when.",
  entered: "The request is in. Its clock runs from now.",
  released: "It is back, with its own due time.",
  "by-person": "It is with the other emails now. Its answer is due counting from when it came.",
  "own-thread": "It has a thread of its own now. Its answer is due counting from when it came.",
  "same-writer": "Noted. An answer to them keeps this promise, too, also one that has gone out since.",
  dropped: "Dropped. You can undo it below.",
  undone: "It is under “Maybe a robot” again, as before.",
};

/** The word in the address after an answer whose thread was put together with another one meanwhile. */
export const answerJoined = "answer-joined";

/** What an answer's press did not do, because its thread was put together with another one meanwhile. */
function JoinedNote({ events }: { events: ShownEvent[] }) {
  const by = events.findLast(({ kind }) => kind === "merged")?.by ?? "A colleague";
  return (
    <SaidNote look="bad" id="said">
      <b>{by === "you" ? "You" : by} put two threads together while this was written. Nothing was sent.</b>
      <p>
        Here is your answer, with what was begun in the other thread, one below the other. Read what is new in this
        thread, then press the button again.
      </p>
    </SaidNote>
  );
}

type DoneNoteProps = {
  done: string | null;
  events?: ShownEvent[];
  /** A button that takes back what was done. */
  undo?: ReactNode;
};

/** The note at the top of a page: what was done, or why not and what happened in between. */
export function DoneNote({ done, events = [], undo }: DoneNoteProps) {
  const sent: SentBack | undefined = useActionData();
  const isLate = sent?.problem === "changed" || sent?.problem === "news";
  const news = isLate ? newsSince(sent.typed, events) : [];
  if (news.length > 0 || sent?.problem === "changed") return <NewsNote news={news} />;
  if (sent?.problem) return <ProblemNote />;
  if (done === answerJoined) return <JoinedNote events={events} />;
  const words = done === null ? undefined : doneWords[done];
  return words ? (
    <SaidNote look="ok" id="said">
      {words}
      {undo}
    </SaidNote>
  ) : null;
}
