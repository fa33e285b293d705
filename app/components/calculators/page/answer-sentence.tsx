import type { Sentence } from "./calculator-model.ts";

/** The answer in display type. */
export function AnswerSentence({ sentence }: { sentence: Sentence }) {
  return (
    <p className="answer">
      {sentence.map((part) => {
        if (typeof part === "string") return part;
        return part.look === "strong" ? (
          <strong key={part.text}>{part.text}</strong>
        ) : (
          <span key={part.text} className={part.look}>
            {part.text}
          </span>
        );
      })}
    </p>
  );
}
