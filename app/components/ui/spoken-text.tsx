import { useEffect, useState } from "react";

const pauseBeforeSpeakingMs = 1500;
const timeToSpeakMs = 5000;

/**
 * Announces a new answer once typing has paused or its field is left, so that a person who types one key a second does not
 * hear answers to half a number. A few seconds later it is gone, so someone who reads on hears the answer once, not twice.
 */
export function SpokenText({ text, silent }: { text: string; silent: boolean }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (silent) return;
    let timer: ReturnType<typeof setTimeout>;
    const sayIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        forget();
        setSpoken(text);
        timer = setTimeout(() => setSpoken(""), timeToSpeakMs);
      }, ms);
    };
    const onInput = () => sayIn(pauseBeforeSpeakingMs);
    // In the next task: the field's end may change the answer, and the old one is not to be heard.
    const onLeave = () => sayIn(0);
    const forget = () => {
      document.removeEventListener("input", onInput);
      document.removeEventListener("focusout", onLeave);
    };
    document.addEventListener("input", onInput);
    document.addEventListener("focusout", onLeave);
    onInput();
    return () => {
      clearTimeout(timer);
      forget();
      // What was said is no longer so: it must not wait there for someone who reads on.
      setSpoken("");
    };
  }, [text, silent]);
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  );
}

/** Announces the first problem that shows in a form, in words that name its field: by then its field has been left. */
export function SpokenProblem({ problems }: { problems: Partial<Record<string, string>> }) {
  const words = Object.values(problems).find((problem) => problem !== undefined);
  return <SpokenText text={words ?? ""} silent={words === undefined} />;
}
