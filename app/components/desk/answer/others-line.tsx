import { useEffect, useState } from "react";
import { followDesk } from "#app/components/desk/live/live-connection.ts";
import { watchPresence } from "#app/components/desk/live/watch-presence.ts";

/** A colleague who holds a thread, or is writing in it. */
export type OtherColleague = { id: string; name: string; holds: boolean; isWriting: boolean };

/** A letter of a colleague that is not on this page: when it was written, and how it begins. */
export type NewAnswer = { name: string; at: string; begins: string };

type AtThread = { others: OtherColleague[] | null; answered: NewAnswer | null };

/** While a colleague writes, no news says that they stopped. */
const lookAgainMs = 15_000;

/**
 * The colleagues who hold the thread or write in it, and what one of them has answered, as that changes. The page stays as it
 * is: someone is typing in it.
 *
 * @param others when the page was made; null for a user who only reads, who is told nothing
 * @param seen the last event that the page has
 */
export function useOthersAt(thread: string, others: OtherColleague[] | null, seen: string | null): AtThread {
  const [there, setThere] = useState<AtThread>({ others, answered: null });
  const isTold = others !== null;
  const isAnyWriting = there.others?.some(({ isWriting }) => isWriting);
  useEffect(() => {
    if (!isTold) return;
    const presence = watchPresence();
    const look = async () => {
      const now = presence.isThere() ? await fetchOthers(thread, seen) : null;
      if (now) setThere(now);
    };
    const again = isAnyWriting ? setInterval(look, lookAgainMs) : undefined;
    document.addEventListener("visibilitychange", look);
    const stop = followDesk((news) => {
      if (typeof news === "object") void look();
    });
    return () => {
      stop();
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
      presence.stop();
    };
  }, [thread, seen, isTold, isAnyWriting]);
  return there;
}

/** Says it above the button that sends: first what has gone out already. */
export function OthersLine({ others, answered }: { others: readonly OtherColleague[]; answered: NewAnswer | null }) {
  return (
    <div role="status">
      {answered && (
        <p className="note">
          <b>
            {answered.name} answered at {answered.at}.
          </b>{" "}
          “{answered.begins}”
        </p>
      )}
      <p className="help comp-others">{others.map(wordsOf).join(" ")}</p>
    </div>
  );
}

function wordsOf({ name, holds, isWriting }: OtherColleague): string {
  if (isWriting) return holds ? `${name} holds this thread and is writing.` : `${name} is writing.`;
  return `${name} holds this thread.`;
}

async function fetchOthers(thread: string, seen: string | null): Promise<AtThread | null> {
  try {
    const query = seen === null ? "" : `?${new URLSearchParams({ seen })}`;
    const answer = await fetch(`/desk/threads/${thread}/others${query}`);
    return answer.ok ? ((await answer.json()) as AtThread) : null;
  } catch {
    // The next change asks again.
    return null;
  }
}
