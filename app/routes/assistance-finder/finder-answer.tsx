import { useMemo } from "react";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { OverdueInIsland } from "#app/components/ui/overdue.tsx";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { numberWord } from "#app/content/figures/figure-words.ts";
import { nationalListings } from "#app/content/finder/listing.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { stateNames, stateProgramsPath } from "#app/content/places/county-list.ts";
import { placeSources } from "#app/content/places/sources.ts";
import type { FinderAnswers } from "#app/domain/programs/rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type PlaceFound, shortName } from "#app/lib/places/find-place.ts";
import {
  type Answer,
  answerFor,
  answerHeadline,
  barWords,
  basisWords,
  doorsTitle,
  streetDoors,
  tallyWords,
} from "./answer.ts";
import { RuledOut, ToCall, Waiting } from "./call-list.tsx";
import { CallSheet } from "./call-sheet.tsx";
import { DoorDrawing } from "./door-drawing.tsx";
import type { SaidAnswer } from "./finder-questions.tsx";
import { Street, showPart } from "./street.tsx";
import type { useFinder } from "./use-finder.ts";

type Finder = Pick<ReturnType<typeof useFinder>, "answers" | "area" | "place">;

function useAnswer({ answers, area, place }: Finder) {
  return useMemo(() => answerFor(answers, area, place), [answers, area, place]);
}

type AnswerHeadProps = {
  finder: Finder /** Leads to the list of answers; null without script: the form has them all. */;
  onChange: (() => void) | null;
};

/** The answer in a sentence, and its doors. */
export function AnswerHead({ finder, onChange }: AnswerHeadProps) {
  const answer = useAnswer(finder);
  const { place, answers } = finder;
  const where = place.county ? shortName(place.county) : stateNames.get(place.state);
  const { before, amount, after } = answerHeadline(answer);
  return (
    <>
      <PageHero
        name="Assistance Finder"
        trail={[{ label: "Financial Aid", to: "/financial-aid" }]}
        className="screen-only af-hero"
        title={
          <>
            {before}
            {amount && <strong>{amount}</strong>}
            {after}
          </>
        }
        lead={
          <>
            <span>For {householdWords(answers, where)}.</span>{" "}
            {answer.ready.length > 0 && <span>{amountWords(answer.paying)}</span>}{" "}
            {onChange && (
              <button type="button" className="af-change" onClick={onChange}>
                Change an answer
              </button>
            )}
          </>
        }
      />
      <div className="screen-only">
        <Street label={doorsTitle(answer.ranked.doors.length)} doors={streetDoors(answer)} leads />
      </div>
    </>
  );
}

function amountWords(paying: Answer["paying"]): string {
  return paying
    ? `That is the most it pays${paying.help?.on ? "" : ","} ${basisWords(paying)}.`
    : "No page we read says what one pays now: ask each.";
}

/** `a household of two in Maricopa County with $58,000 a year` */
function householdWords({ householdSize, incomeCents }: FinderAnswers, where: string | undefined): string {
  const people =
    householdSize === null ? "you" : householdSize === 1 ? "one person" : `a household of ${numberWord(householdSize)}`;
  return [people, where && `in ${where}`, incomeCents !== null && `with ${formatDollars(incomeCents)} a year`]
    .filter(Boolean)
    .join(" ");
}

/** Who to call, what waits and what is ruled out; on a phone the sentence in a bar; on paper the call sheet. */
export function AnswerList({ finder, said }: { finder: Finder; said: readonly SaidAnswer[] }) {
  const answer = useAnswer(finder);
  const { place, answers } = finder;
  const { ranked, waiting, no } = answer;
  return (
    <>
      <div className="screen-only wrap cols cols--start af-out">
        <SpokenText
          text={`${whereWords(place)}${tallyWords(ranked.tally)}. First: ${ranked.doors[0]?.program.name ?? "none"}.`}
          silent={false}
        />
        <ToCall answer={answer} answers={answers} place={place} />
        <div>
          {waiting.length > 0 && <Waiting programs={waiting} state={place.state} />}
          {no.length > 0 && <RuledOut programs={no} state={place.state} />}
          <Sources place={place} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there without script, too; with it, the focus follows. */}
      <a className="q-bar screen-only" href="#finder-answer" onClick={showPart}>
        <DoorDrawing look={answer.ready.length > 0 ? "first" : "waits"} className="af-door" />
        <span>
          <b>{barWords(answer)}</b>
          <span>{tallyWords(ranked.tally)}</span>
        </span>
      </a>
      <CallSheet said={said} ranked={ranked} state={place.state} />
    </>
  );
}

/** The place as it was found, before the answer. */
function whereWords({ county, choices }: PlaceFound): string {
  if (county) return `In ${county.name}: `;
  return choices.length > 1 ? `${choices.length} counties to pick from. ` : "";
}

/** The sources, and who else to ask. */
function Sources({ place: { county, programs, state } }: { place: PlaceFound }) {
  const [newest] = [...programs, ...nationalListings]
    .map(({ seenOn }) => seenOn)
    .toSorted()
    .toReversed();
  const agency = stateAgency(state);
  return (
    <div className="af-sources fine">
      <p>
        Seen on public pages by {formatDay(newest ?? "")}. None is checked with its office yet, and money can run out. A
        percentage is shown here in dollars: the most it pays, not what you get.
        {agency && (
          <>
            {" "}
            <a href={agency.site} rel="noopener">
              {agency.agency}
            </a>{" "}
            knows what is open in {agency.state}; here is{" "}
            <a href={stateProgramsPath(state)}>our list, with names whose amount we don’t know</a>.
          </>
        )}
      </p>
      {county && (
        <p>
          {placeSources.incomes}. {placeSources.fha}. {placeSources.conforming}.
          {county.facts.incomesByTown && " HUD sets income limits by town here, so what depends on income stays open."}{" "}
          <a href={county.path}>Rents, prices and limits of {shortName(county)}</a>
        </p>
      )}
      <OverdueInIsland table={datedTables.incomeLimits} />
      <OverdueInIsland table={datedTables.fhaLimits} />
    </div>
  );
}
