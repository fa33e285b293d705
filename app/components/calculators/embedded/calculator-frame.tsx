import type { ReactNode } from "react";
import { hasProblems } from "#app/components/calculators/fields/typed-fields.ts";
import type { TypedNumbers } from "#app/components/calculators/fields/use-typed-numbers.ts";
import { Tag } from "#app/components/ui/tag.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import type { Excerpt } from "./excerpt.ts";
import { FullPageLink } from "./full-page-link.tsx";

type CalculatorFrameProps = {
  numbers: Omit<TypedNumbers<string, object>, "fill" | "reset" | "answer" | "answered">;
  /** The title, as a heading. */
  legend: ReactNode;
  /** What browsers without JavaScript are told; null where the form works without it. */
  withoutScript?: string | null;
  /** What the answer is called: while nothing is changed, and after that. */
  words?: { example: string; own: string };
  fields: ReactNode;
  /** The answer. */
  children: ReactNode;
  /** The excerpt that this is, of a calculator whose page asks more and says more. */
  full?: Pick<Excerpt<string, object>, "slug" | "carried">;
  /** What stands below both. */
  after?: ReactNode;
  className?: string;
};

/** Fields on the left, the answer on the right, with a word on whose numbers it answers. */
export function CalculatorFrame({
  numbers: { isExample, problems, texts, fields: ref, onInput, onBlur },
  legend,
  withoutScript = "This is a finished example. Changing the numbers needs JavaScript, which is off in this browser.",
  words = { example: "Example until you change a number", own: "Your numbers, not an offer of credit" },
  fields,
  children,
  full,
  after,
  className,
}: CalculatorFrameProps) {
  const stale = hasProblems(problems);
  return (
    <div className={classNames("calc", className)}>
      <fieldset className="calc__in" ref={ref} onInput={onInput} onBlur={onBlur}>
        <legend>{legend}</legend>
        {withoutScript !== null && (
          <noscript>
            <p className="small">{withoutScript}</p>
          </noscript>
        )}
        {fields}
      </fieldset>
      <div className={classNames("calc__out", stale && "calc__out--stale")}>
        <div className="calc__state">
          {stale ? (
            <p className="err">This is the answer to your last good numbers. Fix the marked one and it follows.</p>
          ) : (
            <Tag>{isExample ? words.example : words.own}</Tag>
          )}
        </div>
        {children}
        {full && <FullPageLink slug={full.slug} carried={full.carried(isExample ? null : texts)} />}
      </div>
      {after}
    </div>
  );
}
