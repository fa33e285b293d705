import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import type { PathAnswer } from "#app/domain/path/answer.ts";
import type { Household, Score } from "#app/domain/path/household.ts";
import { parseTypedWhole } from "#app/domain/text/typed-number.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { hangsOnOf } from "./condition-words.ts";

type SuppositionProps = {
  answer: PathAnswer;
  household: Household;
  onChange: (change: Partial<Household>) => void;
};

/** "Suppose 640 from March": the visitor's own guess, marked as one wherever it is used, and removed by one button. */
export function Supposition({ answer, household: { score }, onChange }: SuppositionProps) {
  const note = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDetailsElement>(null);
  const isSupposed = typeof score === "object" && score.supposed !== undefined;
  const was = useRef(isSupposed);
  useEffect(() => {
    if (was.current === isSupposed) return;
    was.current = isSupposed;
    // The pressed button went with its part of the page: what came in its place takes the focus.
    if (document.activeElement === document.body)
      (note.current ?? form.current)?.querySelector<HTMLElement>("button, summary")?.focus();
  }, [isSupposed]);
  if (typeof score !== "object") return null;
  if (!score.supposed) {
    const lowest = lowestScore(answer);
    return lowest === null ? null : (
      <SupposeForm answer={answer} score={score} lowest={lowest} onChange={onChange} form={form} />
    );
  }
  const { supposed, ...known } = score;
  return (
    <div className="note pr-suppose" ref={note}>
      <p>
        <Tag>Supposed</Tag> A score of {supposed.points} from {monthName(supposed.from)}. You chose it. Nothing here
        predicts it.
      </p>
      <Button look="line" small onClick={() => onChange({ score: known })}>
        Take it away
      </Button>
    </div>
  );
}

/** The lowest score line that holds a door shut, or below which only a lender can say; null if none does. */
function lowestScore({ programs }: Pick<PathAnswer, "programs">): number | null {
  const needs = programs.flatMap(({ limits }) =>
    limits.flatMap((limit) => {
      const isLow = limit.state === "closed" || hangsOnOf(limit) === "lenders-score";
      return limit.kind === "score" && isLow && limit.needs !== undefined ? limit.needs : [];
    }),
  );
  return needs.length === 0 ? null : Math.min(...needs);
}

type FormProps = Omit<SuppositionProps, "household"> & {
  score: Score;
  lowest: number;
  form: RefObject<HTMLDetailsElement | null>;
};

function SupposeForm({ answer: { now }, score, lowest, onChange, form }: FormProps) {
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const suppose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = parseTypedWhole(String(typed.get("points")));
    const points = read.ok ? read.value : 0;
    const isScore = points >= 300 && points <= 850;
    setIsWrong(!isScore);
    if (isScore) onChange({ score: { ...score, supposed: { points, from: Number(typed.get("from")) } } });
  };
  return (
    <details className="unfold screen-only" ref={form}>
      <summary>What if your score were higher?</summary>
      <form onSubmit={suppose} noValidate>
        <p className="small">
          No one can say when a score changes, and we do not guess. You can try a number of your own. Everything that
          depends on it is marked “Supposed”.
        </p>
        <div className="two pr-suppose">
          <Field
            id={`${id}-points`}
            name="points"
            label="Suppose a score of"
            inputMode="numeric"
            defaultValue={lowest}
            errors={isWrong ? ["Type a whole number from 300 to 850."] : []}
          />
          <div className="field">
            <label htmlFor={`${id}-from`}>From</label>
            <select id={`${id}-from`} name="from" className="inp" defaultValue={now + 6}>
              {Array.from({ length: 36 }, (_, index) => now + index + 1).map((month) => (
                <option key={month} value={month}>
                  {monthName(month)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <Button type="submit" look="line">
          Try it
        </Button>
      </form>
    </details>
  );
}
