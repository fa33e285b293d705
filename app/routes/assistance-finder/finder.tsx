import { useEffect, useMemo, useRef, useState } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { finderFieldNames } from "#app/forms/finder-answers.ts";
import { AreaNote } from "./area-note.tsx";
import { CallSheet } from "./call-sheet.tsx";
import { fieldId, Questions } from "./finder-questions.tsx";
import { NextStep } from "./next-step.tsx";
import { matchedPrograms, Results } from "./results.tsx";
import { saidAnswers } from "./said-answers.ts";
import { agencyOf, StateAgency } from "./state-agency.tsx";
import { type SentFinder, useFinder } from "./use-finder.ts";

/** Questions on the left, programs on the right. With JavaScript the list follows each answer, and nothing is sent. */
export function Finder({ sent }: { sent: SentFinder | undefined }) {
  const finder = useFinder(sent);
  const { texts, place, answers, area, problems } = finder;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const matched = useMemo(() => matchedPrograms(answers, area, place.county), [answers, area, place.county]);
  const said = saidAnswers(texts, answers, place.county);
  const state = place.county?.state ?? texts.state;
  const summary = useRef<HTMLElement>(null);
  const wrong = finderFieldNames.filter((name) => problems[name] !== undefined);

  return (
    <>
      <div className="wrap af" id="finder">
        <form
          className="af__form"
          method="post"
          action="/assistance-finder"
          ref={finder.form}
          noValidate
          autoComplete="off"
          onInput={finder.onInput}
          onBlur={finder.onBlur}
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = finder.showAllProblems();
            const target = first ? fieldId(first) : "finder-answer";
            document.getElementById(target)?.focus();
          }}
        >
          <h2>Eight questions. Skip any.</h2>
          {sent && wrong.length > 0 && (
            <ErrorSummary
              id="finder-problems"
              ref={summary}
              items={wrong.map((name) => ({ fieldId: fieldId(name), message: problems[name] ?? "", fixed: false }))}
            />
          )}
          <Questions texts={texts} problems={problems} place={place} />
          {finder.placeFailed && (
            <p className="note note--bad" role="alert">
              The county could not be looked up. Your other answers count meanwhile.{" "}
              <Button look="line" small onClick={finder.lookAgain}>
                Try Again
              </Button>
            </p>
          )}
          <Button type="submit">Find My Programs</Button>
          <p className="fine">
            {live
              ? "Worked out in your browser. We hear the first three digits of the ZIP code and the county, to look their figures up, and nothing else."
              : "Your answers are sent to our server to make this list. They are not kept and not logged."}
          </p>
        </form>
        <div className="af__out">
          <Results matched={matched} silent={said.length === 0} />
        </div>
        {place.county && <AreaNote county={place.county} householdSize={answers.householdSize} />}
      </div>
      <div className="wrap af-more">
        <StateAgency agency={agencyOf(state)} />
      </div>
      <div className="kerb af-kerb">
        <div className="wrap">
          <NextStep said={said} live={live} />
        </div>
      </div>
      <CallSheet said={said} matched={matched} state={state} />
    </>
  );
}
