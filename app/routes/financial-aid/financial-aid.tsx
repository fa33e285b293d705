import { InlineStyle } from "#app/components/inline-style.tsx";
import { OnDemand, onDemandPlace } from "#app/components/on-demand.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { assistanceKinds, helpSteps } from "#app/content/pages/buying/assistance.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./financial-aid.css?inline";
import { PorchTable, Stoop } from "./financial-aid-scenes.tsx";
import { Payback } from "./payback.tsx";

/** React runs here for the savings calculator. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/financial-aid");

const programs = onDemandPlace({
  id: "programs",
  rail: "L",
  load: async () => (await import("./aid-programs.tsx")).Programs,
});
const savings = onDemandPlace({
  id: "savings",
  rail: "L",
  interactive: true,
  load: async () => (await import("./savings.tsx")).Savings,
});

export default function FinancialAid() {
  return (
    <>
      <InlineStyle name="financial-aid" layer="page" css={css} />
      <Hero />
      <Kinds />
      <div className="turn turn--RL" />
      <OnDemand place={programs} />
      <Payback />
      <div className="turn turn--LR" />
      <HowWeHelp />
      <div className="turn turn--RL" />
      <OnDemand place={savings} />
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
        title="The first step up is the high one"
        lead="Down payment and closing costs come due on one day. Grants, gifts and second loans can cover part of them. Each has rules of its own, and some of it you pay back."
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
            There are <ClaimFigure claim={offers.assistancePrograms} /> assistance programs on our list. Reading them is
            our work. Deciding is theirs, and choosing is yours.
          </p>
          <div className="cost">
            <p>
              <b>What it costs.</b> Matching comes with the loan through a tenant mortgage offering, with{" "}
              <ClaimFigure claim={offers.noSeparateFee} />. Nobody should ask you for money to apply to a public
              program.
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

/** Types of assistance as a ledger: on small screens each row is an entry of its own. */
function Kinds() {
  return (
    <section className="leg leg--R sec" aria-labelledby="kinds">
      <div className="wrap">
        <div className="head">
          <h2 id="kinds">Six kinds of help, and what each one pays for</h2>
          <p className="lead">
            “Assistance” is a word for very different money. Look at the last column before you look at the amount.
          </p>
        </div>
        <table className="fa-ledger">
          <caption>
            <Tag>Example amounts, not tied to one program</Tag>
          </caption>
          <thead>
            <tr>
              <th scope="col">Kind of help</th>
              <th scope="col">Amount</th>
              <th scope="col">What it covers</th>
              <th scope="col">Do you pay it back?</th>
            </tr>
          </thead>
          <tbody>
            {assistanceKinds.map(({ title, description, claim, coverage, payback }) => (
              <tr key={title}>
                <th scope="row">
                  <span className="fa-ledger__name">{title}</span>
                  <span>{description}</span>
                </th>
                <td>
                  <span className="fa-ledger__sum">
                    <ClaimFigure claim={claim} />
                  </span>
                </td>
                <td>
                  <b>Covers</b>
                  {coverage}
                </td>
                <td>
                  <b>Paying back</b>
                  {payback}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <DisclosureText>
          <Disclosure claims={assistanceKinds.map(({ claim }) => claim)} />
        </DisclosureText>
      </div>
    </section>
  );
}
