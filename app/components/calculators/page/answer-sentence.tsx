import { memo } from "react";
import type { Sentence } from "./calculator-model.ts";

/** The answer in display type. Its parts are known by their place, so that another figure is another text and no more. */
export const AnswerSentence = memo(({ sentence }: { sentence: Sentence }) => {
  return (
    <p className="answer">
      {sentence.map((part, place) => {
        if (typeof part === "string") return part;
        return part.look === "strong" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing of its own but its place.
          <strong key={place}>{part.text}</strong>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing of its own but its place.
          <span key={place} className={part.look}>
            {part.text}
          </span>
        );
      })}
    </p>
  );
});
