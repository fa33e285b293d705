import { useEffect, useRef, useState } from "react";
import { fateSentence } from "./letter-fate-note.tsx";
import { useLetterFate } from "./use-letter-fate.ts";
import { useUndoTime } from "./use-undo-time.ts";
import "./going-out.css";

/** So long a letter that has left stays in sight, over the page: then nothing below it is covered any more. */
const readMs = 6000;

type Letter = { id: string; thread: string; name: string; dueInMs: number; isNew: boolean };

/** The colleague's own answers that go out in a few seconds, each with a button to take it back. On every page of the desk. */
export function GoingOut({ letters }: { letters: readonly Letter[] }) {
  // What has gone out stays until the page goes, or the focus would go with it.
  const [shown, setShown] = useState(letters);
  const added = letters.filter(({ id }) => !shown.some((one) => one.id === id));
  if (added.length > 0) setShown([...added, ...shown]);
  return shown.map((letter, index) => (
    <OneLetter key={letter.id} {...(letters.find(({ id }) => id === letter.id) ?? letter)} isNewest={index === 0} />
  ));
}

function OneLetter({ id, thread, name, dueInMs, isNew, isNewest }: Letter & { isNewest: boolean }) {
  const { leftMs, isHeld, onFocus, onBlur } = useUndoTime(id, dueInMs);
  const notice = useRef<HTMLElement>(null);
  const takesFocus = isNew && isNewest;
  // If the mail server is down, the letter is late. It can be taken back until then.
  const isDue = dueInMs > 0 && leftMs === 0;
  const fate = useLetterFate(id, isDue);
  const dueWords = fate ? fateSentence(name, fate) : `Your answer to ${name} is going out now.`;
  const isRead = useIsLater(fate?.is === "sent", readMs);
  const fatePath = `/desk/threads/${thread}?letter=${id}#answer`;
  // The page with the pressed button is gone; the notice says what came of it, once, and Undo is one Tab away. What came of
  // another press meanwhile has the focus already.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) focusInSight(notice.current);
  }, [takesFocus]);
  useEffect(() => {
    // Undo goes when the time is over, and would take the focus with it.
    if (isDue && document.activeElement === document.body) focusInSight(notice.current);
  }, [isDue]);
  // The name of the notice says the time as it was: a name that changes is announced each time.
  const [first] = useState(`Your answer to ${name} goes out in ${secondsWords(dueInMs)}. Undo: Z`);
  return (
    <section
      className={isRead ? "going-out is-read" : "going-out"}
      tabIndex={-1}
      ref={notice}
      data-just-sent={isNew ? "" : undefined}
      aria-label={isDue || dueInMs === 0 ? `Your answer to ${name}` : first}
    >
      <p>
        {isDue ? (
          dueWords
        ) : dueInMs === 0 ? (
          <>Your answer to {name} has not gone out yet.</>
        ) : isHeld ? (
          <>Your answer to {name} waits while you are at Undo.</>
        ) : (
          <>
            Your answer to {name} goes out in <b>{secondsWords(leftMs)}</b>.
          </>
        )}
      </p>
      <span className="vh" role="status">
        {isDue ? dueWords : isHeld && `Your answer to ${name} waits while you are here.`}
      </span>
      {isDue ? (
        // The key of Undo still works, and leads to the place that says what became of it.
        <a className="btn" href={fatePath} {...(isNewest && { "data-key": "z" })}>
          What became of it?<span className="vh"> Your answer to {name}</span>
        </a>
      ) : (
        // Whoever is signed out by now comes back to the page that says what became of it.
        <form method="post" action={fatePath}>
          <input type="hidden" name="do" value="undo-answer" />
          <input type="hidden" name="letter" value={id} />
          <button
            type="submit"
            className="btn"
            onFocus={onFocus}
            onBlur={onBlur}
            {...(isNewest && { "data-key": "z" })}
          >
            Undo<span className="vh"> your answer to {name}</span>
            {isNewest && <kbd>Z</kbd>}
          </button>
        </form>
      )}
    </section>
  );
}

/** Whether something has been so for a while. */
function useIsLater(isSo: boolean, ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isLater;
}

/** Where it stands over the page, the page stays where it is. In a low window it is a part of the page. */
function focusInSight(notice: HTMLElement | null): void {
  if (notice) notice.focus({ preventScroll: getComputedStyle(notice).position !== "static" });
}

function secondsWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}
