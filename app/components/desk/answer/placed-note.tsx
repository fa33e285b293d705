import { type RefObject, useEffect, useRef } from "react";
import type { PlacedWords } from "#app/domain/desk/placed-words.ts";

/** Gives the answer's field the focus, with the words that were placed in it selected: the press took the page with it. */
export function usePlacedFocus(placed: PlacedWords | undefined): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!placed) return;
    // Selected first: then the field scrolls there as it gets the focus.
    field.current?.setSelectionRange(placed.start, placed.end);
    field.current?.focus();
  }, [placed]);
  return field;
}

/** Says below the field what was placed in it, with a button to take a sentence back. Part of the answer's form. */
export function PlacedNote({ words, ...placed }: PlacedWords & { words: string }) {
  return (
    <div className="note note--ok" id="placed">
      {placed.is === "template" && templateWords(placed)}
      {placed.is === "own" && `Your sentence is back on line ${placed.line}.`}
      {placed.is === "sentence" && (
        <>
          The sentence on line {placed.line} was replaced. It was: “{placed.was}”{" "}
          <input type="hidden" name="start" value={placed.start} />
          <input type="hidden" name="was" value={placed.was} />
          <input type="hidden" name="now" value={words.slice(placed.start, placed.end)} />
          <button type="submit" className="btn btn--row" name="do" value="undo-sentence" formAction="#words">
            Undo<span className="vh"> the sentence on line {placed.line}</span>
          </button>
        </>
      )}
    </div>
  );
}

function templateWords({ below, greets, replaces }: Extract<PlacedWords, { is: "template" }>): string {
  if (replaces) return "The template took the place of the one before. You had changed nothing in that one.";
  const where = below ? "The template is below your words" : "The template is filled in";
  return `${where}${greets ? ", without its greeting. The letter has one." : "."}`;
}
