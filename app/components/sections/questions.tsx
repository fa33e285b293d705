import { InlineStyle } from "#app/components/inline-style.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { Faq } from "#app/content/site/records.ts";
import css from "./questions.css?inline";

type QuestionsProps = {
  questions: readonly Faq[];
  /** Questions of one group close each other; two groups on a page need two names. */
  group?: string;
  /** The heading level of a question, one below the heading above the list. */
  level?: 2 | 3;
};

/** Questions that open to their answers: one at a time, without script. All may be closed. */
export function Questions({ questions, group = "questions", level = 3 }: QuestionsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="qs rows">
      <InlineStyle name="questions" layer="page" css={css} />
      {questions.map(({ question, answer, anchor, links = [] }) => (
        <details key={question} name={group}>
          <summary className="apart">
            <Heading>{question}</Heading>
          </summary>
          {/* The anchor is inside: a browser opens the question for a target that would otherwise be hidden. */}
          <div className="qs__answer" id={anchor}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.map(({ label, to }) => (
              <a key={to} className="tlink" href={to}>
                {label} <Arrow />
              </a>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
