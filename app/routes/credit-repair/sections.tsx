import { ScoreBands } from "#app/components/charts/score-bands.tsx";
import { InlineScript } from "#app/components/inline-script.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { askLendersNow, loans } from "#app/content/claims/loans.ts";
import { offers } from "#app/content/claims/offers.ts";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import {
  creditRepairSteps,
  creditRights,
  sampleReportLines,
  sampleStory,
} from "#app/content/pages/buying/credit-repair-words.ts";
import { statesWithoutOffer } from "#app/content/pages/claims/states-without-offer.ts";
import { noPaidOffer } from "#config/claims.ts";
import priceScript from "./price-script.ts?script";

/** The page's point on one sheet: line by line, what can come off a report and what cannot. */
export function WhatCanChange() {
  return (
    <section className="leg leg--R sec">
      <div className="wrap">
        <div className="head">
          <h2>Wrong can change. True has to wait.</h2>
          <p className="lead">
            Credit repair means getting mistakes corrected. The first step is to tell the two kinds of lines apart.
          </p>
        </div>
        <div className="card cr__report">
          <table>
            <caption>
              <Tag>Sample report</Tag> Five lines, and what can happen to each
            </caption>
            <thead>
              <tr>
                <th scope="col">On the report</th>
                <th scope="col">What can happen</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {sampleReportLines.map(({ line, change, answer, why }) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  <td className={`cr__${change}`}>{answer}</td>
                  <td className="small">{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="cr__storyend">
          <a className="tlink" href="/my-path">
            Find the month each mark must be gone, and when you could buy <Arrow />
          </a>
        </p>
      </div>
    </section>
  );
}

/** Where scores sit, and how short the way can be from one band into the next. */
export function WhereScoresSit() {
  return (
    <section className="leg leg--L sec">
      <div className="wrap">
        <div className="head">
          <h2>Half of the scale is Poor. After that, the steps are short.</h2>
          <p className="lead">
            Mortgage prices change in steps, often of 20 points. That is why one corrected line can matter.
          </p>
        </div>
        <div className="cr__scale">
          <ScoreBands from={sampleStory.from} to={sampleStory.to} />
        </div>
        <p className="lead">
          We call you mortgage-ready at <ClaimFigure claim={loans.mortgageReadyScore} />. {askLendersNow}
        </p>
        <DisclosureText>
          <Disclosure claims={[loans.mortgageReadyScore]} />
        </DisclosureText>
      </div>
    </section>
  );
}

const daysDrawn = 180;
const ticks = [0, 30, 60, 90, 120, 180];

/** The steps with their times on one scale: two days of letters, then months of answers. */
export function FourSteps() {
  return (
    <section className="curb cr__time">
      <div className="wrap">
        <div className="head">
          <h2>Two days of work, then months of waiting for answers</h2>
          <p className="lead">
            First results in <ClaimFigure claim={offers.firstResults} />. Each bar shows when its step ends: filled is
            the earliest, and the outline shows the latest.
          </p>
        </div>
        <StepPath
          steps={creditRepairSteps.map(({ step, title, duration, description, days }) => ({
            step,
            title,
            time: duration,
            text: <p>{description}</p>,
            beside: <TimeBar days={days} axis={step === creditRepairSteps.length} />,
          }))}
        />
        <p className="note small">
          <b>{openDisputes.first}</b> {openDisputes.why}
        </p>
        <DisclosureText>
          Typical times, counted from your request. <Disclosure claims={[offers.firstResults]} />
        </DisclosureText>
      </div>
    </section>
  );
}

/** The words next to it say the same, so screen readers skip it. */
function TimeBar({ days: [earliest, latest], axis }: { days: readonly [number, number]; axis: boolean }) {
  return (
    <div aria-hidden="true">
      <div className="track">
        <i style={{ left: 0, width: percent(latest) }} />
        <i className="sure" style={{ left: 0, width: percent(earliest) }} />
      </div>
      {axis && (
        <div className="days fine">
          {ticks.map((day) => (
            <span key={day} style={{ left: percent(day) }}>
              {day === daysDrawn ? `Day ${day}` : day}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** `Georgia (O.C.G.A. 16-9-59)` */
const closedStates = statesWithoutOffer();

function percent(days: number): string {
  return `${((days / daysDrawn) * 100).toFixed(2)}%`;
}

/** What it costs, right next to what is free. */
export function PriceAndRights() {
  return (
    <section className="leg leg--L sec" id="price">
      <div className="wrap split cr__money">
        <div>
          <h2>What it costs, in full</h2>
          <Receipt />
        </div>
        <div>
          <h2>What the law gives you for free</h2>
          <ul className="lines quiet cr__rights">
            {creditRights.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          <a className="tlink" href="/guides/dispute-an-error-yourself">
            Dispute an error yourself, step by step <Arrow />
          </a>
        </div>
      </div>
    </section>
  );
}

/** The price, which people in a state whose law forbids the sale don't get to see once they have named that state to My path. */
function Receipt() {
  const { creditGuarantee, creditRepairPrice } = offers;
  return (
    <>
      {closedStates && (
        <p className="cr__closed">
          We do not sell credit repair in {closedStates}. The credit analysis is free there, too, and so is all that the
          law gives you.
        </p>
      )}
      <div className="card cr__price" data-not-in={Object.keys(noPaidOffer).join(" ")}>
        <div className="row">
          <h3 className="h4">Credit repair on its own</h3>
          <p className="num">
            <ClaimFigure claim={creditRepairPrice} />
          </p>
          <p>{creditRepairPrice.text}</p>
          <DisclosureText>
            <Disclosure claims={[creditRepairPrice]} />
          </DisclosureText>
        </div>
        <div className="row">
          <h3 className="h4">The guarantee and its terms</h3>
          <p className="num">
            <ClaimFigure claim={creditGuarantee} />
          </p>
          <p>{creditGuarantee.text}</p>
          <DisclosureText>
            <Disclosure claims={[creditGuarantee]} />
          </DisclosureText>
        </div>
      </div>
      <InlineScript code={priceScript} />
    </>
  );
}
