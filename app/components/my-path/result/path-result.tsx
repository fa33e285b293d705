import { type ReactNode, useMemo, useState } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { PathAnswer } from "#app/domain/path/answer.ts";
import type { Household, HouseholdChange, Month, Skippable } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import { type PriceThatWorks, priceThatWorks } from "#app/domain/path/price-that-works.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { focusHeading } from "#app/lib/device/after-frame.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { capital, monthName, programWords } from "#app/lib/my-path/path-names.ts";
import { onlyIf, openLimits } from "./condition-words.ts";
import { DatedSteps } from "./dated-steps.tsx";
import { DoorsTable, oldRules } from "./doors-table.tsx";
import type { Headline } from "./no-month-headline.ts";
import { headlineOf, headlineText, leadDoor, movedWords } from "./path-headline.ts";
import { DoorLanes } from "./path-lanes.tsx";
import { Levers } from "./path-levers.tsx";
import css from "./path-result.css?inline";
import { type AssistanceNames, doorName } from "./path-words.ts";
import { PracticeMortgage } from "./practice-mortgage.tsx";
import { streetOf } from "./street-layout.ts";
import { StreetNarrow } from "./street-narrow.tsx";
import { StreetWide } from "./street-wide.tsx";
import { Supposition } from "./supposed-score.tsx";
import { useLevers } from "./used-levers.ts";

export type PathResultProps = {
  answer: PathAnswer;
  household: Household;
  onChange: (change: HouseholdChange) => void;
  /** Months when the visitor set the money aside. */
  practiced: readonly Month[];
  onPractice: (month: Month, isDone: boolean) => void;
  /** Names of the assistance programs that the answer combines with a loan. */
  names?: AssistanceNames;
  /** A notice above the sentence: for example, that the kept numbers could not be read. */
  notice?: ReactNode;
  /** The visitor's own numbers, between the sentence and the street. */
  numbers?: ReactNode;
  /** Links back to a skipped question. */
  skippedLink?: (part: Skippable) => ReactNode;
};

/** The plan's answer: a sentence, the street of months, what holds each door, what moves it, and what to do. */
export function PathResult(props: PathResultProps) {
  const { answer, household, names = {}, notice, numbers, skippedLink } = props;
  const headline = headlineOf(answer, household, names);
  const street = streetOf(answer, household, names);
  const lead = leadDoor(answer);
  const [before, setBefore] = useState<PathAnswer | null>(null);
  const onChange = (change: HouseholdChange) => {
    setBefore(answer);
    props.onChange(change);
  };
  const use = useLevers(household, onChange);
  const label = `A street of months. ${headlineText(headline)} ${wallSentence(answer, names)}`;
  const levers = <Levers answer={answer} household={household} names={names} use={use} />;
  const leversFirst = leversBefore.includes(headline.state);
  // An exception of a lender is worth less than a price that needs none.
  const offersPrice = noMonth.includes(headline.state) || lead?.limits.some(isBeyondLines);
  return (
    <div className="pr">
      <InlineStyle name="path-result" layer="page" css={css} />
      <section className="pr-head">
        <div className="wrap">
          {notice}
          <Sentence headline={headline} isOld={lead !== null && oldRules(lead, answer).length > 0} />
          {offersPrice && <LowerPrice answer={answer} household={household} onUse={onChange} />}
          <p className="lead">{headline.lead}</p>
          {lead && <OldRules answer={answer} lead={lead} />}
          {numbers}
        </div>
      </section>
      <section className="pr-streets" aria-label="Your street of months">
        <StreetWide street={street} label={label} />
        <StreetNarrow street={street} label={label} />
      </section>
      {leversFirst && levers}
      <section className="sec sec--tight pr-hold">
        <div className="wrap">
          <h2>What each loan waits for</h2>
        </div>
        <DoorLanes answer={answer} household={household} names={names} />
        <div className="wrap">
          <Supposition answer={answer} household={household} onChange={onChange} />
          <DoorsTable answer={answer} names={names} />
          <TaxNote place={household.place} />
        </div>
      </section>
      {!leversFirst && levers}
      <DatedSteps answer={answer} household={household} names={names} skippedLink={skippedLink} />
      <PracticeMortgage {...props} />
      <SpokenText
        text={before ? movedWords(before, answer, headline) : ""}
        silent={before === null || before === answer}
      />
    </div>
  );
}

/** The answers without a month where every question that decides was answered. */
const noMonth: readonly Headline["state"][] = ["score", "late", "shrinks", "closed", "wish"];

/** What moves the month comes first where it is the next thing to do. */
const leversBefore: readonly Headline["state"][] = ["late", "shrinks", "wish"];

function Sentence({ headline: { parts, state }, isOld }: { headline: Headline; isOld: boolean }) {
  return (
    <h1>
      {parts.map((part) =>
        typeof part === "string" ? (
          part
        ) : part.mark === "limit" ? (
          <em key={part.words}>{part.words}</em>
        ) : (
          <strong key={part.words} className={classNames((isOld || state === "unknown") && "pr-quiet")}>
            {part.words}
          </strong>
        ),
      )}
    </h1>
  );
}

/** The wall's text, for people who do not see it. */
function wallSentence({ programs }: PathAnswer, names: AssistanceNames): string {
  const shut = programs.filter(({ month }) => month === null).map((door) => doorName(door, names));
  return shut.length === 0 ? "" : `Without a month: ${shut.join(", ")}. The table below says why.`;
}

/** The one property tax of the household, which the calculators take from here, too. */
function TaxNote({ place }: { place: Household["place"] | undefined }) {
  if (!place) return null;
  const { propertyTaxRate, homeInsuranceRate } = place;
  return (
    <p className="fine">
      House payments with the property tax of {place.name}, {formatRate(propertyTaxRate)} of the price a year, and home
      insurance of {formatRate(homeInsuranceRate)}. Calculators on this device use the same tax. Limits that go by the
      county are those of {place.name}, too.
    </p>
  );
}

function OldRules({ answer, lead }: { answer: PathAnswer; lead: NonNullable<ReturnType<typeof leadDoor>> }) {
  const [rule] = oldRules(lead, answer);
  if (!rule) return null;
  return (
    <p className="note small">
      This month depends on a rule of {formatMonth(rule.effective)} that is due for review: {rule.source}. Ask a lender
      what applies today.
    </p>
  );
}

type LowerPriceProps = {
  answer: PathAnswer;
  household: Household;
  onUse: (change: Pick<Household, "priceCents">) => void;
};

/**
 * Where no loan has a month within published lines: the price that would give one, and a button that takes it. Nothing where no
 * price does.
 */
function LowerPrice({ answer: { now }, household, onUse }: LowerPriceProps) {
  const found = useMemo(() => priceThatWorks(household, now, pathRules), [household, now]);
  if (!found) return null;
  return (
    <p className="pr-price">
      {priceWords(found, now)}{" "}
      <Button
        look="line"
        small
        onClick={() => {
          onUse({ priceCents: found.priceCents });
          focusHeading();
        }}
      >
        Use It
      </Button>
    </p>
  );
}

/** `A price of $215,000 would work. An FHA loan: in March 2029.` */
function priceWords({ priceCents, lead }: PriceThatWorks, now: number): string {
  const { program, month, isSupposed } = lead;
  const some = onlyIf(openLimits(lead));
  const when = month === now ? "today" : `${some ? "not before" : "in"} ${monthName(month)}`;
  const conditions = some && `, and only if ${some}`;
  const supposed = isSupposed ? ", with the score that you suppose" : "";
  const { downCents, leastDownCents } = lead.cash;
  const down = downCents > leastDownCents ? ` Down payment: ${formatDollars(downCents)}.` : "";
  return `A price of ${formatDollars(priceCents)} would work. ${capital(programWords[program].loan)}: ${when}${supposed}${conditions}.${down}`;
}
