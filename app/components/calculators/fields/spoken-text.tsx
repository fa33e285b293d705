import { useEffect, useState } from "react";

const pauseBeforeSpeakingMs = 700;

/** Says a new answer once the typing has paused, so that a screen reader is not talked over at every key. */
export function SpokenText({ text, silent }: { text: string; silent: boolean }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (silent) return;
    const timer = setTimeout(() => setSpoken(text), pauseBeforeSpeakingMs);
    return () => clearTimeout(timer);
  }, [text, silent]);
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}
