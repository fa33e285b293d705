import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import css from "./step-path.css?inline";

export type NumberedStep = {
  step: number;
  title: ReactNode;
  /** The duration, as the spec gives it. */
  time?: ReactNode;
  text: ReactNode;
  /** Content next to the text on wide screens: a list, a picture. */
  beside?: ReactNode;
};

/** Numbered steps down a path, each at its house number. The list counts; the plates are drawn. */
export function StepPath({ steps, level = 3 }: { steps: readonly NumberedStep[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="steps">
      <InlineStyle name="step-path" layer="page" css={css} />
      {steps.map(({ step, title, time, text, beside }) => (
        <li key={step} className={beside ? "steps__two" : undefined}>
          <Plate>{step}</Plate>
          <div>
            <Heading>{title}</Heading>
            {time && <p className="steps__time small">{time}</p>}
            <div>{text}</div>
          </div>
          {beside && <div className="steps__beside">{beside}</div>}
        </li>
      ))}
    </ol>
  );
}
