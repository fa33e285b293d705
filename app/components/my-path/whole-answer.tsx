import { useMemo } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { WorkedOutOn } from "#app/components/ui/worked-out-on.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Skippable } from "#app/domain/path/household.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { pathQuestionNames } from "#app/lib/my-path/kept-path.ts";
import { BroughtForward } from "./brought-forward.tsx";
import { isAnswered, pathQuestions } from "./path-questions.ts";
import { PathResult } from "./result/path-result.tsx";
import { SaidStrip } from "./said-numbers.tsx";
import { TakeAlong } from "./take-along.tsx";
import type { PartProps } from "./use-path-page.ts";

/** The answer with everything that belongs to it. In its own script, which loads during the first questions. */
export function WholeAnswer({ page, notices }: PartProps) {
  const { path, now, assistance, names } = page;
  const { household, asOf } = path;
  const answer = useMemo(
    () => (now === null ? null : planPath(household, now, pathRules, { assistance, since: asOf })),
    [household, now, assistance, asOf],
  );
  if (!answer) return <div className="mp-wait" />;
  return (
    <div id="answer">
      <PathResult
        answer={answer}
        household={household}
        onChange={page.onChange}
        practiced={path.practiced}
        onPractice={page.onPractice}
        names={names}
        notice={
          <>
            {notices}
            <BroughtForward path={path} now={answer.now} onTake={page.onTakeForward} />
          </>
        }
        numbers={<Numbers page={page} />}
        skippedLink={(part) => (
          <a className="screen-only" href={`/my-path#${askedIn(part)}`}>
            Answer it
          </a>
        )}
      />
      <TakeAlong path={path} answer={answer} names={names} onOpen={page.onOpen} onWipe={page.onWipe} />
    </div>
  );
}

/** The visitor's numbers, and the link to the questions that would make the month more exact. */
function Numbers({ page: { path } }: Pick<PartProps, "page">) {
  const first = pathQuestionNames.find((name) => !isAnswered(name, path.household));
  return (
    <div className="mp-strip">
      <SaidStrip />
      <div className="mp-paper">
        <WorkedOutOn />
      </div>
      {first && (
        <p className="screen-only">
          <ButtonLink look="line" small to={`/my-path#${first}`}>
            Make It More Exact
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function askedIn(part: Skippable): string {
  return pathQuestionNames.find((name) => pathQuestions[name].parts.includes(part)) ?? "place";
}
