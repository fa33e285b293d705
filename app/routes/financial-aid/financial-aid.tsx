import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { helpCosts, helpSteps } from "#app/content/pages/buying/assistance.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Programs } from "./aid-programs.tsx";
import css from "./financial-aid.css?inline";
import { PorchTable, Stoop } from "./financial-aid-scenes.tsx";
import { Payback } from "./payback.tsx";
import { SavingsAssumptions } from "./savings-assumptions.tsx";

export const meta = pageMeta("/financial-aid");

export default function FinancialAid() {
  return (
    <>
      <InlineStyle name="financial-aid" layer="page" css={css} />
      <Hero />
      <div className="turn turn--RL" />
      <div id="programs">
        <Programs />
      </div>
      <Payback />
      <div className="turn turn--LR" />
      <HowWeHelp />
      <div className="turn turn--RL" />
      <div id="savings">
        <section className="leg leg--L sec" aria-labelledby="savings-title">
          <Island name="savings" when="near" />
          <SavingsAssumptions />
        </section>
      </div>
      <div className="turn turn--LR" />
      <Consultation />
    </>
  );
}

function Consultation() {
  return (
    <ClosingCall
      title="Half an hour, your numbers, a short list"
      text="In a free 30-minute consultation we go through your income, your savings and your area, and name the programs to call first."
      actions={
        <>
          <ButtonLink to="/book?minutes=30#thirty">
            Schedule Consultation <Arrow />
          </ButtonLink>
          <ButtonLink to="/get-started" look="line">
            Get a Free Analysis First
          </ButtonLink>
        </>
      }
      scene={<PorchTable />}
      door={27.7}
    />
  );
}

/** The door that is high up, and what its steps are made of. The path leaves from the foot of the stoop. */
function Hero() {
  return (
    <>
      <PageHero
        name="Financial aid"
        stands
        className="split--65"
        title="Help with the down payment and closing costs"
        lead="Down payment and closing costs come due on one day. Grants, gifts and second loans can cover part of them. Each has its own rules, and some of it you pay back."
        actions={
          <>
            <ButtonLink to="/assistance-finder">
              Find My Programs <Arrow />
            </ButtonLink>
            <ButtonLink to="#savings" look="line">
              Calculate Savings
            </ButtonLink>
          </>
        }
        aside={
          <div className="fa-hero__scene">
            <Stoop />
          </div>
        }
      />
      <div className="pave fa-hero__pave" />
    </>
  );
}

const steps = helpSteps.map(({ title, description }, index) => ({
  step: index + 1,
  title,
  text: <p>{description}</p>,
}));

function HowWeHelp() {
  return (
    <section className="leg leg--R sec" aria-labelledby="help">
      <div className="wrap split fa-help">
        <div>
          <h2 id="help">How we help you find yours</h2>
          <p className="lead">
            There are <ClaimFigure claim={offers.assistancePrograms} /> assistance programs on our list:{" "}
            {programCounts.all} counted, {programCounts.national} national, {programCounts.state} state and{" "}
            {programCounts.local} city or county. Reading them is our work. Deciding is theirs, and choosing is yours.
          </p>
          <div className="cost">
            <p>
              <b>What it costs.</b> Matching comes with the loan through a tenant mortgage offering, with{" "}
              <ClaimFigure claim={offers.noSeparateFee} />. {helpCosts}
            </p>
          </div>
          <DisclosureText>
            <Disclosure claims={[offers.assistancePrograms, offers.noSeparateFee]} />
          </DisclosureText>
        </div>
        <StepPath steps={steps} />
      </div>
    </section>
  );
}
