import { useEffect, useState } from "react";

const pauseBeforeSpeakingMs = 700;

/** Announces a new answer once typing has paused, so that a screen reader is not interrupted at every keystroke. */
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
