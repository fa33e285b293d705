import { useEffect, useState } from "react";
import { isFinal, type LetterFate } from "#app/domain/desk/letter-fate.ts";

const lookAgainMs = 2000;
/** Then the thread tells the rest: a page that is left open must not ask forever. */
const mostLooks = 30;

/** Asks what became of an answer whose time for Undo is over, until nothing more will happen to it; null until it is known. */
export function useLetterFate(id: string, isOver: boolean): LetterFate | null {
  const [fate, setFate] = useState<LetterFate | null>(null);
  const isKnown = fate !== null && isFinal(fate);
  useEffect(() => {
    if (!isOver || isKnown) return;
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks >= mostLooks) clearInterval(again);
      const now = await fetchFate(id);
      if (now) setFate(now);
    };
    const again = setInterval(look, lookAgainMs);
    void look();
    return () => clearInterval(again);
  }, [id, isOver, isKnown]);
  return fate;
}

async function fetchFate(id: string): Promise<LetterFate | null> {
  try {
    const answer = await fetch(`/desk/answers/${id}/fate`);
    return answer.ok ? ((await answer.json()) as { fate: LetterFate | null }).fate : null;
  } catch {
    return null;
  }
}
