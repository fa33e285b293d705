import type { SentBack } from "#app/components/desk/command-form.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import type { ShownEvent } from "#app/domain/desk/shown-thread.ts";

/** Events since the form that came back was opened, newest first: by others, and their own in another window. */
export function newsSince(typed: SentBack["typed"], events: ShownEvent[]): ShownEvent[] {
  const last = typed?.shown ?? typed?.seen ?? "";
  return events.filter(({ id }) => id > last).toReversed();
}

/** Actions, in words for the heading. */
const did: Readonly<Record<string, string>> = {
  "answer-written": "answered",
  "mail-in": "wrote",
  lead: "wrote",
  message: "wrote",
  note: "wrote a note",
  call: "logged a call",
  booking: "booked a call",
  claimed: "took it",
  "let-go": "let it go",
  "answer-undone": "called an answer back",
  merged: "put it together with another thread",
  assigned: "gave it to someone else",
  snoozed: "put it away or brought it back",
  stage: "moved it to another stage",
};

/** Says who did what while a colleague was writing. None of the writer's changes were made, and what they typed is kept. */
export function NewsNote({ news }: { news: ShownEvent[] }) {
  // An answer or a message matters more than taking the thread, so name it first.
  const [first = null] = news.toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <SaidNote look="bad">
      <b>{first ? headingOf(first) : "This thread has changed"}</b>
      <p>
        Nothing of yours was sent or done, and what you typed is kept. Read what is new, then press the button again.
      </p>
      <ul className="news-list">
        {news.map((event) => (
          <li key={event.id}>
            <a href={`#event-${event.id}`}>{event.title}</a>, {nameOf(event)}, {event.day}, {event.time}
            <Words said={event.said ?? event.mail?.words} />
          </li>
        ))}
      </ul>
    </SaidNote>
  );
}

function headingOf({ by, kind, time }: Pick<ShownEvent, "by" | "kind" | "time">): string {
  if (kind === "answer-written" && by !== "you") return `${nameOf({ by })} answered at ${time} while you were writing`;
  if (by === "you") return `You ${did[kind] ?? "were here"} in another window`;
  return `${nameOf({ by })} ${did[kind] ?? "was here"} while you were writing`;
}

function rankOf({ kind, said, mail }: ShownEvent): number {
  // The words of one that was called back are gone.
  if (kind === "answer-written" && said) return 0;
  return said || mail ? 1 : 2;
}

function nameOf({ by }: Pick<ShownEvent, "by">): string {
  return by ?? "The visitor";
}

const mostLetters = 400;

/** The beginning of their words, enough for a glance; the stream has all of them. */
function Words({ said }: { said: string | undefined }) {
  if (!said) return null;
  return (
    <blockquote className="by-hand-words news-words">
      {said.length > mostLetters ? `${said.slice(0, mostLetters)}…` : said}
    </blockquote>
  );
}
