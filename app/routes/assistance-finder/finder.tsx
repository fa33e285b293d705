import { useEffect, useMemo, useState } from "react";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { OwnStripPlace } from "#app/components/own-numbers/own-strip-place.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { OverdueInIsland } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { capital, numberWord } from "#app/content/figures/figure-words.ts";
import { nationalListings } from "#app/content/finder/listing.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { stateNames, stateProgramsPath } from "#app/content/places/county-list.ts";
import { placeSources } from "#app/content/places/sources.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import { rankPrograms } from "#app/domain/programs/rank.ts";
import type { FinderAnswers } from "#app/domain/programs/rules.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { finderSteps } from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlaceFacts, PlaceFound } from "#app/lib/places/find-place.ts";
import { DoorDrawing } from "./door-drawing.tsx";
import { matchListing } from "./door-words.ts";
import { FinderForm } from "./finder-form.tsx";
import { askedAnswers, fieldId, isSaid } from "./finder-questions.tsx";
import { CallSheet, NextStep } from "./next-step.tsx";
import { doorsTitle, ProgramDoors, showDoors, tallyWords } from "./program-doors.tsx";
import { type SentFinder, useFinder } from "./use-finder.ts";

/** A question at the left, doors at the right. With JavaScript the doors follow each answer, and nothing is sent. */
export function Finder({ sent }: { sent: SentFinder | undefined }) {
  const finder = useFinder(sent);
  const { texts, place, answers, area, own } = finder;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useKeyboardInset(finder.form);
  const where = place.county && shortName(place.county);
  const ranked = useMemo(
    () =>
      rankPrograms(
        [...place.programs, ...nationalListings].map((program) => matchListing(program, answers, area, where)),
      ),
    [answers, area, place.programs, where],
  );
  const asked = askedAnswers(texts, answers, place);
  const said = asked.filter(isSaid);
  const silent = said.length === 0;
  const [first] = ranked.doors;

  return (
    <>
      <PageHero
        name="Assistance Finder"
        trail={[{ label: "Financial Aid", to: "/financial-aid" }]}
        className="screen-only af-hero"
        title={silent ? "Find the doors to try first" : doorsTitle(ranked.doors.length)}
        lead={
          silent
            ? `${capital(numberWord(finderSteps.length))} short questions. Skip any. Each answer sorts the programs: what fits, what to ask about, what does not fit.`
            : `For ${householdWords(answers, where ?? stateNames.get(place.state))}. Each says why, how much and who to ask.`
        }
      />
      <OwnStripPlace
        said={own}
        onUse={own.use}
        onDrop={own.drop}
        dropWords="Start without them"
        leaves="All we get is the county and the state."
      />
      <div className="screen-only wrap cols cols--start af" id="finder">
        <FinderForm
          finder={finder}
          asked={asked}
          tally={ranked.tally}
          incomeLine={incomeLine(place.county, answers.householdSize)}
          wasSent={sent !== undefined}
          live={live}
        />
        <div className="af-out">
          {live && <PlaceNote place={place} problem={finder.problems.zip} onChange={() => finder.goTo(0)} />}
          <ProgramDoors ranked={ranked} place={place} silent={silent} />
          <Sources place={place} />
        </div>
        {first && (
          // biome-ignore lint/a11y/useValidAnchor: it leads there without script, too; with it, the focus follows.
          <a className="q-bar" href="#finder-answer" onClick={showDoors}>
            <DoorDrawing verdict={first.verdict} plate={String(first.waitsFor ?? 1)} />
            <span>
              <b>{first.program.name}</b>
              <span>{tallyWords(ranked.tally)}</span>
            </span>
          </a>
        )}
      </div>
      <div className="screen-only curb">
        <div className="wrap">
          <NextStep said={said} live={live} />
        </div>
      </div>
      <CallSheet said={said} ranked={ranked} state={place.state} />
    </>
  );
}

function shortName({ name }: PlaceFacts): string {
  return name.split(",")[0] ?? name;
}

/** `a household of two in Maricopa County with $58,000 a year` */
function householdWords({ householdSize, incomeCents }: FinderAnswers, where: string | undefined): string {
  const people =
    householdSize === null ? "you" : householdSize === 1 ? "one person" : `a household of ${numberWord(householdSize)}`;
  return [people, where && `in ${where}`, incomeCents !== null && `with ${formatDollars(incomeCents)} a year`]
    .filter(Boolean)
    .join(" ");
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
    <p className="note apart">
      {problem ?? `Some programs are for one ${state === "CT" ? "planning region" : "county"} only.`}
      <Button look="line" small onClick={change}>
        {problem ? "Change It" : "Pick Yours"}
      </Button>
    </p>
  );
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
        Seen on public pages by {formatDay(newest ?? "")}. None is checked with its office yet, and money can run out.
        {agency && (
          <>
            {" "}
            <a href={agency.site} rel="noopener">
              {agency.agency}
            </a>{" "}
            knows what is open in {agency.state}; here is{" "}
            <a href={stateProgramsPath(state)}>our list, with names whose amount we don’t know</a>.
          </>
        )}{" "}
        HUD housing counselors answer at <a href={housingCounselor.href}>{housingCounselor.phone}</a>.
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
