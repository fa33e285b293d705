import { useEffect, useState } from "react";

const pauseBeforeSpeakingMs = 700;
const timeToSpeakMs = 5000;

/**
 * Says a new answer once the typing has paused, so that a screen reader is not talked over at every key. Then it is gone:
 * who reads the page on finds the answer once, not twice.
 */
export function SpokenText({ text, silent }: { text: string; silent: boolean }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (silent) return;
    const speaking = setTimeout(() => setSpoken(text), pauseBeforeSpeakingMs);
    const spoken = setTimeout(() => setSpoken(""), pauseBeforeSpeakingMs + timeToSpeakMs);
    return () => {
      clearTimeout(speaking);
      clearTimeout(spoken);
    };
  }, [text, silent]);
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}
