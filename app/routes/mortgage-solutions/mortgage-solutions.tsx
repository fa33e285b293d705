import { sampleRatesAt } from "#app/components/calculators/embedded/quick-rate-model.ts";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp } from "#app/components/scenes/street-parts.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHeroText } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { sampleScore } from "#app/content/loans/sample-rates.ts";
import { scoreBands } from "#app/content/pages/buying/quick-rate.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { Island } from "#app/islands/island.tsx";
import { formatRate } from "#app/lib/format/format-currency.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { FiveWeeks } from "./five-weeks.tsx";
import { LoanTable } from "./loan-table.tsx";
import css from "./mortgage-solutions.css?inline";
import { aprOf, bandTableId, SampleRate, samples } from "./quick-rate-form.tsx";

export const meta = pageMeta("/mortgage-solutions");

export default function MortgageSolutions() {
  return (
    <>
      <section className="wrap ph split split--75 ms-hero">
        <div>
          <HeroText />
        </div>
        <QuickRateCheck />
      </section>
      <section className="leg leg--L ms-loans" aria-labelledby="loans">
        <LoanTable />
      </section>
      <section className="paved ms-five" aria-labelledby="five">
        <FiveWeeks />
      </section>
      <div className="turn turn--LR ms-turn" />
      <RunTheNumbers />
      <Closing />
      <Island name="term-tips" when="idle" />
    </>
  );
}

/** Payment, affordability, refinance: what to calculate before anyone asks for a signature. */
function RunTheNumbers() {
  return (
    <section className="leg leg--R sec ms-sums" aria-labelledby="sums">
      <div className="wrap">
        <h2 id="sums">Run the numbers before you sign</h2>
        <Island name="three-calculators" when="near" />
      </div>
    </section>
  );
}

function Closing() {
  return (
    <ClosingCall
      title="Not sure which loan is yours?"
      text="Pre-qualification looks at your income, debts, cash and score, and names the loans that fit. It is not a promise of a loan, and you choose."
      actions={
        <>
          <ButtonLink to="/get-started">
            Get Pre-Qualified <Arrow />
          </ButtonLink>
          <ButtonLink to="/loan-programs" look="line">
            Read All Six Programs
          </ButtonLink>
        </>
      }
      scene={<LoanStreet />}
      door={57.5}
    />
  );
}

/** Four front doors in a row, three dark and one lit: the loan that fits. Elevation, ground at y = 300. */
function LoanStreet() {
  return (
    <SceneFrame
      viewBox="0 0 640 300"
      title="A row of four houses at dusk. One door is lit and marigold: that one is yours"
    >
      <Disc x={470} y={150} r={60} fill="sun" bare />
      <Line d="M330 300v-96l70-26 90 14 60 34 90 40v34z" fill="far" bare />
      <Box x={20} y={110} w={120} h={190} fill="brick" />
      <Box x={12} y={98} w={136} h={14} fill="trim" />
      <SceneWindow x={40} y={132} w={30} h={40} />
      <SceneWindow x={92} y={132} w={30} h={40} lit />
      <SceneWindow x={92} y={212} w={30} h={44} />
      <SceneDoor x={36} y={216} w={38} h={84} color="slate" fan />
      <Box x={148} y={150} w={124} h={150} fill="slate" />
      <Line d="M138 154l72-64 72 64z" fill="roof" />
      <SceneWindow x={226} y={204} w={28} h={44} lit />
      <SceneDoor x={168} y={216} w={38} h={84} color="green" />
      <Box x={284} y={170} w={150} h={130} fill="cream" />
      <Box x={400} y={96} w={20} h={44} fill="brick-2" />
      <Line d="M270 174l40-62h98l40 62z" fill="roof" />
      <SceneWindow x={302} y={200} w={30} h={44} lit />
      <SceneWindow x={400} y={200} w={22} h={44} sill={false} bars="upright" />
      <SceneDoor x={350} y={206} w={36} h={82} color="go" pane />
      <Box x={338} y={288} w={60} h={6} fill="trim" />
      <Box x={330} y={294} w={76} h={6} fill="trim" />
      <StreetLamp x={464} y={300} />
      <Box x={492} y={190} w={120} h={110} fill="green" />
      <Line d="M482 194l70-50 70 50z" fill="roof" />
      <SceneWindow x={510} y={214} w={26} h={36} />
      <SceneDoor x={562} y={222} w={32} h={78} color="brick" />
      <Line d="M604 300c2-20 30-24 34 0z" fill="leaf" />
    </SceneFrame>
  );
}

/** The page's promise, and the ways into it. */
function HeroText() {
  return (
    <>
      <InlineStyle name="mortgage-solutions" layer="page" css={css} />
      <PageHeroText
        name="Mortgage"
        title="Four loans, side by side, in plain numbers"
        lead="No one loan is best. One of them fits how you earn, what you saved and where the house is."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="#payment" look="line">
              Calculate Payment
            </ButtonLink>
          </>
        }
      >
        <ul className="ms-more">
          <li>
            <a className="tlink" href="/loan-programs">
              All six programs and their rules <Arrow />
            </a>
          </li>
          <li>
            <a className="tlink" href="/mortgage-process">
              The eight steps and the papers <Arrow />
            </a>
          </li>
        </ul>
      </PageHeroText>
    </>
  );
}

/** The sample rates of two loans at a score, and below them the table of all the bands. */
function QuickRateCheck() {
  return (
    <section className="slab ms-rate" aria-labelledby="quick-rate">
      <h2 id="quick-rate">Quick Rate Check</h2>
      <Island name="quick-rate-form" when="idle" />
      <DisclosureText>
        <Disclosure claims={Object.values(samples)} />
      </DisclosureText>
      <BandTable />
    </section>
  );
}

/** The same for every band, and the rule behind it. */
function BandTable() {
  return (
    <details className="ms-rate__how on-paper">
      <summary>How this sample is made</summary>
      <div className="scrollx">
        <table className="data" id={bandTableId}>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">FHA</th>
              <th scope="col">Conventional</th>
            </tr>
          </thead>
          <tbody>
            {scoreBands.map(({ from, label }) => {
              const { fhaRate, fhaApr, conventionalRate, conventionalApr } = sampleRatesAt(
                from,
                251_750_00,
                265_000_00,
              );
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <SampleRate of="fha" at={from} rate={fhaRate} />, {aprOf(fhaApr)} APR
                  </td>
                  <td>
                    {conventionalRate === null ? (
                      "–"
                    ) : (
                      <>
                        <SampleRate of="conventional" at={from} rate={conventionalRate} />,{" "}
                        {aprOf(conventionalApr ?? 0)} APR
                      </>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="fine">
        Each band at its lowest score, with 5% down. The APR counts the program’s insurance and no lender fees. The
        samples are for a score of {sampleScore}. FHA itself charges nothing by score; lenders add for lower ones, here
        by a planning figure. A conventional loan adds Fannie Mae’s extra charge for a lower score (
        {fanniePriceAdjustments.source}), each 1% of the loan turned into {formatRate(pointsAsRate.ratePerPoint)} a
        year: a rough rule of thumb, and some first-time buyers do not pay it.
      </p>
    </details>
  );
}
