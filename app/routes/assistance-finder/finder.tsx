import { lazy, Suspense, useEffect, useState } from "react";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { OwnStripPlace } from "#app/components/own-numbers/own-strip-place.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { numberWord } from "#app/content/figures/figure-words.ts";
import { finderSteps } from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type PlaceFacts, type PlaceFound, shortName } from "#app/lib/places/find-place.ts";
import { BeforeAnswer, FirstCall, type Sample } from "./before-answer.tsx";
import { FinderForm } from "./finder-form.tsx";
import { askedAnswers, fieldId, isSaid } from "./finder-questions.tsx";
import { NextStep } from "./next-step.tsx";
import { type SentFinder, useFinder } from "./use-finder.ts";

const loadAnswer = () => import("./finder-answer.tsx");
const AnswerHead = lazy(async () => ({ default: (await loadAnswer()).AnswerHead }));
const AnswerList = lazy(async () => ({ default: (await loadAnswer()).AnswerList }));

/** Begins to load what the first answer needs; if that fails, the answer asks for it again. */
function prepare(): void {
  void Promise.all([loadAnswer(), import("#app/lib/search/query-client.ts")]).catch(() => {});
}

type FinderProps = { sent: SentFinder | undefined; sample: Sample };

/**
 * The answer first, then a question, then who to call. With JavaScript all of it follows each answer, and nothing is sent.
 * The programs and what sorts them come with the first touch of the form.
 */
export function Finder({ sent, sample }: FinderProps) {
  const finder = useFinder(sent);
  const { texts, place, answers, own } = finder;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useKeyboardInset(finder.form);
  const asked = askedAnswers(texts, answers, place);
  const said = asked.filter(isSaid);
  const silent = said.length === 0;
  const changeAnAnswer = () => {
    finder.goTo(finderSteps.length);
    // After the list of answers has taken the focus.
    setTimeout(() => document.getElementById("finder-asked")?.setAttribute("open", ""));
  };

  return (
    <>
      {silent ? (
        <BeforeAnswer sample={sample} />
      ) : (
        <Suspense fallback={<BeforeAnswer sample={sample} />}>
          <AnswerHead finder={finder} onChange={live ? changeAnAnswer : null} />
        </Suspense>
      )}
      <OwnStripPlace
        said={own}
        onUse={own.use}
        onDrop={own.drop}
        dropWords="Start without them"
        leaves="All we get is the county and the state."
      />
      <div className="af" id="finder">
        <FinderForm
          finder={finder}
          asked={asked}
          incomeLine={incomeLine(place.county, answers.householdSize)}
          wasSent={sent !== undefined}
          live={live}
          onTouch={prepare}
        />
        {live && <PlaceNote place={place} problem={finder.problems.zip} onChange={() => finder.goTo(0)} />}
        {silent ? (
          <FirstCall />
        ) : (
          <Suspense fallback={<FirstCall />}>
            <AnswerList finder={finder} said={said} />
          </Suspense>
        )}
      </div>
      <div className="screen-only curb">
        <div className="wrap">
          <NextStep said={said} live={live} />
        </div>
      </div>
    </>
  );
}

function incomeLine(county: PlaceFacts | null, householdSize: number | null): string | null {
  const people = householdSize ?? 4;
  const limit = county?.facts.lowIncomeCents[people - 1];
  if (!county || !limit || county.facts.incomesByTown || limit.low !== limit.high) return null;
  const household = people === 1 ? "one person" : `${numberWord(people)} people`;
  return `Many programs stop at ${formatDollars(limit.low)} for ${household} in ${shortName(county)}: 80% of the median, by HUD.`;
}

type PlaceNoteProps = { place: PlaceFound; problem: string | undefined; onChange: () => void };

/** Local programs depend on the county: a link to that question while we don't know it. */
function PlaceNote({ place: { county, choices, state }, problem, onChange }: PlaceNoteProps) {
  if (county || (choices.length < 2 && !problem)) return null;
  const change = () => {
    onChange();
    // After the question has taken the focus.
    setTimeout(() => document.getElementById(fieldId(problem ? "zip" : "county"))?.focus());
  };
  return (
    <div className="screen-only wrap af-note">
      <p className="note apart">
        {problem ?? `Some programs are for one ${state === "CT" ? "planning region" : "county"} only.`}
        <Button look="line" small onClick={change}>
          {problem ? "Change It" : "Pick Yours"}
        </Button>
      </p>
    </div>
  );
}
