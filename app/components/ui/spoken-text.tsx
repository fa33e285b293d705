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

type Problems = Partial<Record<string, string>>;

/** What to say of the problems in a form: the one that is new, or else the one that was said, or else the first that is left. */
export function problemToSay(before: Problems, said: string | null, now: Problems): string | null {
  const shown = Object.entries(now).flatMap(([name, words]) => (words === undefined ? [] : [{ name, words }]));
  const added = shown.findLast(({ name, words }) => before[name] !== words);
  return (added ?? shown.find(({ words }) => words === said) ?? shown[0])?.words ?? null;
}

/** The same while a form changes. A second bad field is said also where it stands below the first. */
export function useProblemToSay(problems: Problems): string | null {
  const [seen, setSeen] = useState(() => ({ problems, words: problemToSay(problems, null, problems) }));
  if (seen.problems === problems) return seen.words;
  const words = problemToSay(seen.problems, seen.words, problems);
  setSeen({ problems, words });
  return words;
}

/** Announces the newest problem that shows in a form, in words that name its field: by then its field has been left. */
export function SpokenProblem({ problems }: { problems: Problems }) {
  const words = useProblemToSay(problems);
  return <SpokenText text={words ?? ""} silent={words === null} />;
}
