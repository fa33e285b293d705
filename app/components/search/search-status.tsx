import { useEffect, useState } from "react";
import { counted } from "#app/domain/text/counted.ts";
import type { Box } from "./use-search-box.ts";

// So that a screen reader is not talked over at every key.
const pauseBeforeSpeakingMs = 700;

/** Says how many results there are, once the typing has paused. */
export function SearchStatus({ box }: { box: Box }) {
  const [spoken, setSpoken] = useState("");
  const words = box.open ? statusWords(box) : "";
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pauseBeforeSpeakingMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}

function statusWords({ query, hits, loading, failed }: Box): string {
  if (failed) return "The search did not load. There is a button to try again.";
  if (loading) return "";
  if (hits.length === 0) return `No results for ${query}.`;
  return `${counted(hits.length, "result")} for ${query}. Use the arrow keys to go through them.`;
}
