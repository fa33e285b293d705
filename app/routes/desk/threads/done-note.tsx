import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { ProblemNote, type SentBack } from "#app/components/desk/command-form.tsx";
import { SaidNote, useDone } from "#app/components/desk/said-note.tsx";
import type { ShownEvent } from "#app/domain/desk/shown-thread.ts";
import { NewsNote, newsSince } from "./news-note.tsx";

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
  /** Whether the answer's thread was put together with another one, and nothing was sent. */
  isJoined?: boolean;
  events?: ShownEvent[];
  /** A button that takes back what was done. */
  undo?: ReactNode;
};

/** The note at the top of a page: what was done, or why not and what happened in between. */
export function DoneNote({ isJoined = false, events = [], undo }: DoneNoteProps) {
  const words = useDone();
  const sent: SentBack | undefined = useActionData();
  const isLate = sent?.problem === "changed" || sent?.problem === "news";
  const news = isLate ? newsSince(sent.typed, events) : [];
  if (news.length > 0 || sent?.problem === "changed") return <NewsNote news={news} />;
  if (sent?.problem) return <ProblemNote />;
  if (isJoined) return <JoinedNote events={events} />;
  // What the address says was done before a sentence or a template was placed.
  return words && !sent?.placed ? (
    <SaidNote look="ok" id="said">
      {words}
      {undo}
    </SaidNote>
  ) : null;
}
