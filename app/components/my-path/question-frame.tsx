import { type CSSProperties, type FormEvent, memo, type ReactNode, type Ref, useRef } from "react";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import {
  firstQuestions,
  type KeptPath,
  type PathQuestionName,
  pathQuestionNames,
  questionsWith,
} from "#app/lib/my-path/kept-path.ts";
import { isAnswered, pathQuestions } from "./path-questions.ts";

type QuestionFrameProps = {
  name: PathQuestionName;
  path: KeptPath;
  form: Ref<HTMLFormElement>;
  /** The label of the main button. */
  action: string;
  onInput?: () => void;
  onBlur?: (event: FormEvent) => void;
  onNext: () => void;
  onSkip: () => void;
  /** Other buttons, next to the question's own fields. */
  more?: ReactNode;
  children: ReactNode;
};

/** One question: the progress so far, its fields, and the two ways on. */
export function QuestionFrame({
  name,
  path,
  form,
  action,
  onNext,
  onSkip,
  more,
  children,
  ...listeners
}: QuestionFrameProps) {
  const inset = useRef<HTMLDivElement>(null);
  useKeyboardInset(inset);
  const { skip, cost } = pathQuestions[name];
  return (
    <div className="slab mp-slab" id={name} ref={inset}>
      <Progress
        name={name}
        looks={questionsWith(name)
          .map((each) => stopLook(each, name, path))
          .join()}
      />
      <form
        className="q"
        ref={form}
        // A form sent before React starts must go nowhere: the page and the typed text must not get lost, or leave the
        // device.
        method="dialog"
        noValidate
        autoComplete="off"
        aria-labelledby={`${name}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
        {...listeners}
      >
        <Asked name={name} />
        {children}
        {more}
        <div className="q-acts">
          <Button type="submit">{action}</Button>
          <Button look="line" onClick={onSkip}>
            {skip}
          </Button>
        </div>
        {cost && <p className="fine mp-cost">{cost}</p>}
      </form>
    </div>
  );
}

// Parts that stay the same while someone types render once.

const Progress = memo(function Progress({ name, looks }: { name: PathQuestionName; looks: string }) {
  const before = pathQuestionNames[pathQuestionNames.indexOf(name) - 1];
  const classes = looks.split(",");
  const asked = questionsWith(name);
  const stops = { "--stops": asked.length } as CSSProperties;
  return (
    <div className="q-progress">
      <p className="apart small">
        {before && (
          <a className="tlink" href={`/my-path#${before}`}>
            Back
          </a>
        )}
        <span>
          {placeWords(name)} {firstQuestions.includes(name) ? "to your month" : "to make it more exact"}
        </span>
      </p>
      <div className="q-walk" aria-hidden="true" style={stops}>
        {asked.map((each, at) => (
          <i key={each} className={classes[at]} />
        ))}
      </div>
    </div>
  );
});

const Asked = memo(function Asked({ name }: Pick<QuestionFrameProps, "name">) {
  const { title, help } = pathQuestions[name];
  return (
    <>
      <h2 id={`${name}-title`} tabIndex={-1}>
        <span className="vh">Question {placeWords(name)}: </span>
        {title}
      </h2>
      <p className="small">{help}</p>
    </>
  );
});

/** `3 of 6`: after the last of the first ones comes the answer, and the others are asked only of who wants more. */
function placeWords(name: PathQuestionName): string {
  const asked = questionsWith(name);
  return `${asked.indexOf(name) + 1} of ${asked.length}`;
}

function stopLook(stop: PathQuestionName, name: PathQuestionName, { household, seen }: KeptPath): string {
  if (stop === name) return "q-walk--now";
  const done = isAnswered(stop, household);
  return classNames(done && "q-walk--done", !done && seen.includes(stop) && "q-walk--skipped");
}
