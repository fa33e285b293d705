import { useEffect, useState } from "react";

const pauseBeforeSpeakingMs = 700;
const timeToSpeakMs = 5000;

/**
 * Announces a new answer once typing has paused, so that a screen reader is not interrupted at every keystroke. A few
 * seconds later it is gone, so someone who reads on hears the answer once, not twice.
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
