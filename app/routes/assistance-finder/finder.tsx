import { useEffect, useMemo, useRef, useState } from "react";
import { ErrorSummary } from "#app/components/forms/form-problems.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { agencyQuestions } from "#app/content/finder/state-housing-agencies.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import type { Range } from "#app/domain/programs/program-rules.ts";
import { finderFieldNames } from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlaceFacts } from "#app/lib/places/find-place.ts";
import { site } from "#config/site.ts";
import { fieldId, Questions } from "./finder-questions.tsx";
import { NextStep } from "./next-step.tsx";
import type { MatchedProgram } from "./program-row.tsx";
import { matchedPrograms, Results } from "./results.tsx";
import { type SaidAnswer, saidAnswers } from "./said-answers.ts";
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
      <div className="screen-only wrap cols cols--start af" id="finder">
        <form
          className="slab af__form"
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
      <div className="screen-only wrap af-more">
        <StateAgency agency={agencyOf(state)} />
      </div>
      <div className="screen-only kerb">
        <div className="wrap">
          <NextStep said={said} live={live} />
        </div>
      </div>
      <CallSheet said={said} matched={matched} state={state} />
    </>
  );
}

/** The figures of the county that the rules were held against. */
function AreaNote({ county, householdSize }: { county: PlaceFacts; householdSize: number | null }) {
  const { facts, name, path } = county;
  const people = householdSize ?? 4;
  const rows = [
    ["Median family income", facts.medianIncomeCents, placeSources.incomes, true],
    [`80% limit for ${people === 1 ? "one person" : `${people} people`}`, facts.lowIncomeCents[people - 1], "", true],
    ["FHA loan limit", facts.fhaLimitCents, placeSources.fha, false],
    ["Conforming loan limit", facts.conformingLimitCents, placeSources.conforming, false],
  ] as const;
  return (
    <section className="af-area" aria-labelledby="finder-area">
      <h2 id="finder-area">{name}</h2>
      <dl className="rows pairs">
        {rows.map(([term, range, , byTown]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{range && (byTown && facts.incomesByTown ? "depends on the town" : rangeWords(range))}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">
        {rows.flatMap(([, , source]) => source || []).join(". ")}.
        {facts.incomesByTown && " HUD sets income limits by town here, so what depends on income stays open."}
      </p>
      <Overdue table={datedTables.incomeLimits} />
      <Overdue table={datedTables.fhaLimits} />
      <p>
        <SiteLink className="tlink" to={path}>
          Rents, prices and limits of {name.split(",")[0]}
        </SiteLink>
      </p>
    </section>
  );
}

function rangeWords({ low, high }: Range): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}

type CallSheetProps = { said: readonly SaidAnswer[]; matched: readonly MatchedProgram[]; state: string };

/** What the printer gets instead of the page: whom to call, what to ask, and room to write. */
function CallSheet({ said, matched, state }: CallSheetProps) {
  const agency = agencyOf(state);
  const toCall = matched.filter(({ verdict }) => verdict !== "unmet").toSorted(byVerdict);
  return (
    <div className="af-sheet" aria-hidden="true">
      <p className="af-sheet__title">Call sheet</p>
      <p>
        {site.name}, assistance finder. What is worth asking about by published rules, not an offer or a promise. Each
        program decides for itself.
      </p>
      {said.length > 0 && (
        <p>
          <b>You said:</b> {said.map(({ label, text }) => `${label}: ${text}`).join("; ")}.
        </p>
      )}
      {agency && (
        <Call name={agency.agency} contact={agency.site ?? ""} note="Not verified by us." questions={agencyQuestions} />
      )}
      {toCall.map(({ program, verdict, words }) => (
        <Call
          key={program.slug}
          name={`${program.name}: ${program.administrator}`}
          contact={[program.contact.phone, program.contact.site].filter(Boolean).join(", ")}
          note={`${verdict === "fits" ? "Fits what you said." : words.checks.join(" ")} Terms as of ${program.verifiedOn}.`}
          questions={program.questions}
        />
      ))}
    </div>
  );
}

function byVerdict(a: MatchedProgram, b: MatchedProgram): number {
  return Number(b.verdict === "fits") - Number(a.verdict === "fits");
}

type CallProps = { name: string; contact: string; note: string; questions: readonly string[] };

function Call({ name, contact, note, questions }: CallProps) {
  return (
    <div className="af-sheet__call">
      <p>
        <b>{name}</b>
        {contact && <> ({contact})</>}
      </p>
      <p>{note}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
