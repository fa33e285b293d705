import { useEffect, useState } from "react";
import { followDesk } from "#app/components/desk/live/live-connection.ts";
import { watchPresence } from "#app/components/desk/live/watch-presence.ts";

/** A colleague who holds a thread, or is writing in it. */
export type OtherColleague = { id: string; name: string; holds: boolean; isWriting: boolean };

/** While a colleague writes, no news says that they stopped. */
const lookAgainMs = 15_000;

/**
 * The colleagues who hold the thread or write in it, as that changes. The page stays as it is: someone is typing in it.
 *
 * @param others when the page was made; null for a user who only reads, who is told nothing
 */
export function useOthersAt(thread: string, others: OtherColleague[] | null): OtherColleague[] | null {
  const [seen, setSeen] = useState(others);
  const isTold = others !== null;
  const isAnyWriting = seen?.some(({ isWriting }) => isWriting);
  useEffect(() => {
    if (!isTold) return;
    const presence = watchPresence();
    const look = async () => {
      const now = presence.isThere() ? await fetchOthers(thread) : null;
      if (now) setSeen(now);
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
  }, [thread, isTold, isAnyWriting]);
  return seen;
}

/** Says it above the button that sends. */
export function OthersLine({ others }: { others: readonly OtherColleague[] }) {
  return (
    <p className="help comp-others" role="status">
      {others.map(wordsOf).join(" ")}
    </p>
  );
}

function wordsOf({ name, holds, isWriting }: OtherColleague): string {
  if (isWriting) return holds ? `${name} holds this thread and is writing.` : `${name} is writing.`;
  return `${name} holds this thread.`;
}

async function fetchOthers(thread: string): Promise<OtherColleague[] | null> {
  try {
    const answer = await fetch(`/desk/threads/${thread}/others`);
    return answer.ok ? ((await answer.json()) as { others: OtherColleague[] }).others : null;
  } catch {
    // The next change asks again.
    return null;
  }
}
