import type { CSSProperties } from "react";
import { ErrorSummary } from "#app/components/forms/form-problems.tsx";
import { LookupNote } from "#app/components/forms/place-lookup.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { finderFieldNames, finderSteps } from "#app/forms/finder-answers.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { type AskedAnswer, fieldId, isSaid, Questions, screenId } from "./finder-questions.tsx";
import { showPart } from "./street.tsx";
import type { useFinder } from "./use-finder.ts";

type FinderFormProps = {
  finder: ReturnType<typeof useFinder>;
  asked: readonly AskedAnswer[];
  incomeLine: string | null;
  /** Whether the form was sent without JavaScript. */
  wasSent: boolean;
  live: boolean;
  onTouch: () => void;
};

/** One question at a time, between the answer and who to call. Without JavaScript it is one form with all of them. */
export function FinderForm({ finder, asked, incomeLine, wasSent, live, onTouch }: FinderFormProps) {
  const { texts, problems, place, step } = finder;
  const wrong = finderFieldNames.filter((name) => problems[name] !== undefined);
  const isDone = step === finderSteps.length;
  return (
    <form
      className="screen-only slab af-form"
      method="post"
      action="/assistance-finder"
      ref={finder.form}
      noValidate
      autoComplete="off"
      onFocus={onTouch}
      onInput={finder.onInput}
      onBlur={finder.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("value") === "skip") finder.skip();
        else finder.next();
      }}
    >
      <Progress step={step} onBack={() => finder.goTo(step - 1)} />
      {wasSent && wrong.length > 0 && (
        <ErrorSummary
          id="finder-problems"
          items={wrong.map((name) => ({ fieldId: fieldId(name), message: problems[name] ?? "", fixed: false }))}
        />
      )}
      <Questions texts={texts} problems={problems} place={place} step={step} incomeLine={incomeLine} />
      {isDone && <AllAsked asked={asked} onChange={finder.goTo} />}
      <LookupNote lookup={finder.lookup} kept="Your other answers still count." />
      {!isDone && (
        <div className="q-acts">
          <Button type="submit">Next</Button>
          <Button type="submit" look="line" name="go" value="skip">
            {step === scoreStep ? "I Don’t Know" : "Skip"}
          </Button>
        </div>
      )}
      <Button type="submit" className="btn--wide af-all">
        Show My Programs
      </Button>
      <p className="fine">
        {live
          ? "Worked out in your browser. All we get is three digits of the ZIP code or three letters of the city, the county and the state."
          : "Your answers are sent to our server to make this list. They are not kept and not logged."}
      </p>
    </form>
  );
}

const scoreStep = finderSteps.findIndex((names) => names.includes("score"));

const stops = { "--stops": finderSteps.length } as CSSProperties;

/** How far along it is: on the path, and in words. */
function Progress({ step, onBack }: { step: number; onBack: () => void }) {
  return (
    <div className="q-progress">
      <p className="apart small">
        <button type="button" className="tlink" hidden={step === 0} onClick={onBack}>
          Back
        </button>
        <span>{step < finderSteps.length ? `${step + 1} of ${finderSteps.length}` : "Done"}</span>
      </p>
      <div className="q-walk" aria-hidden="true" style={stops}>
        {finderSteps.map(([name], index) => (
          <i key={name} className={classNames(index < step && "q-walk--done", index === step && "q-walk--now")} />
        ))}
      </div>
    </div>
  );
}

/** Exported for its test. Every question is listed, so that a skipped one can be answered from here. */
export function AllAsked({ asked, onChange }: { asked: readonly AskedAnswer[]; onChange: (step: number) => void }) {
  const isSilent = !asked.some(isSaid);
  return (
    <div className="q">
      <h2 id={screenId(finderSteps.length)} tabIndex={-1}>
        That is all we ask
      </h2>
      {isSilent && <p className="small">You skipped every question. Each answer makes the list clearer.</p>}
      <details className="unfold" id="finder-asked">
        <summary>Your answers</summary>
        <dl className="rows pairs small">
          {asked.map(({ label, text, step }) => (
            <div key={label}>
              <dt>
                {label}: {text === null ? "skipped" : <b>{text}</b>}
              </dt>
              <dd>
                <button type="button" className="tlink" onClick={() => onChange(step)}>
                  {text === null ? "Answer" : "Change"}
                  <span className="vh"> {label}</span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {isSilent ? (
        <Button onClick={() => onChange(0)}>Start Again</Button>
      ) : (
        <ButtonLink to="#finder-answer" className="btn--wide" onClick={showPart}>
          See Who to Call
        </ButtonLink>
      )}
    </div>
  );
}
