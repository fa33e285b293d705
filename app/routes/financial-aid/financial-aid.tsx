import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { loans } from "#app/content/claims/loans.ts";
import { offers } from "#app/content/claims/offers.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { closingParts } from "#app/content/figures/closing-figures.ts";
import { countyMedianIncomes } from "#app/content/finder/assistance-example.ts";
import { programCounts } from "#app/content/finder/local-programs.ts";
import { helpCosts, helpSteps, paybackKinds } from "#app/content/pages/buying/financial-aid-words.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Programs } from "./aid-programs.tsx";
import css from "./financial-aid.css?inline";
import { PorchTable, Stoop } from "./scenes.tsx";

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

const width = 240;
const ground = 88;
const top = 10;

/** The most that is owed in any of the plots, in hundredths of the sum. */
const mostOwed = Math.max(...paybackKinds.flatMap(({ owed }) => [...owed]));

/** Five small plots of one sum: what you owe, year by year. */
function Payback() {
  return (
    <section className="leg leg--L sec fa-back" aria-labelledby="payback">
      <div className="wrap">
        <div className="head">
          <h2 id="payback">Is it a gift? Ask how it is paid back</h2>
          <p className="lead">
            The same $10,000 can cost you nothing, or all of itself, depending on one line in the papers.
          </p>
        </div>
        <ul className="fa-back__kinds">
          {paybackKinds.map((kind) => (
            <li key={kind.title}>
              <OwedPlot owed={kind.owed} steps={"steps" in kind} />
              <p className="fa-back__axis" aria-hidden="true">
                <span>closing day</span>
                <span>10 years</span>
              </p>
              <h3 className="h4">{kind.title}</h3>
              <p>{kind.description}</p>
              <p className="fa-back__after">{kind.after}</p>
            </li>
          ))}
        </ul>
        <p className="fine">
          <Tag>Sample</Tag> What you owe of $10,000 over ten years, if you stay in the home. The forgivable loan here is
          forgiven in years 6 to 10; real ones take 3 to 15. With the shared-appreciation loan the home gains half of
          its price in ten years.
        </p>
      </div>
    </section>
  );
}

/** Decoration beside its words: the shaded part is what is owed. */
function OwedPlot({ owed, steps }: { owed: readonly number[]; steps: boolean }) {
  const x = (index: number) => (index * width) / (owed.length - 1);
  const y = (share: number) => ground - ((ground - top) * share) / mostOwed;
  const line = owed
    .map((share, index) => {
      if (index === 0) return `M0 ${y(share)}`;
      return steps ? `H${x(index)}V${y(share)}` : `L${x(index)} ${y(share)}`;
    })
    .join("");
  const nothing = owed.every((share) => share === 0);
  return (
    <svg className="fa-back__plot" viewBox="0 0 240 92" aria-hidden="true">
      {!nothing && <path d={`${line}V${ground}H0z`} />}
      <path d={`M0 ${ground}H${width}`} className="ground" />
      <path d={line} className={nothing ? "free" : "owed"} />
    </svg>
  );
}

/** The answer's assumptions and what it doesn't cover. */
function SavingsAssumptions() {
  return (
    <div className="wrap calc__notes">
      <h3 className="h4">What this assumes</h3>
      <ul className="lines facts">
        <li>
          <b>Down payment</b>
          <span>
            <ClaimFigure claim={loans.conventionalDown} /> of the price, the least that a conventional loan for
            first-time buyers asks for. FHA asks for <ClaimFigure claim={loans.fhaDown} />.
          </span>
        </li>
        <li>
          <b>Closing costs</b>
          <span>As My path counts them: {closingParts}. Planning figures: your Loan Estimate shows yours.</span>
        </li>
        <li>
          <b>Help</b>
          <span>
            Example amounts: <ClaimFigure claim={assistance.firstTimeBuyer} /> toward the down payment and{" "}
            <ClaimFigure claim={assistance.closingCosts} /> toward closing costs, and never more than is due. These are
            two programs, and few can be added together. Ask before you count on both.
          </span>
        </li>
      </ul>
      <p className="cost small">
        <b>What this leaves out.</b> Moving, first repairs and the savings a lender may want to see. Whether two
        programs may be combined, and whether yours are open today. Help that is a second loan has to be paid back.
      </p>
      <DisclosureText>
        <Disclosure
          claims={[
            assistance.sampleSavings,
            assistance.firstTimeBuyer,
            assistance.closingCosts,
            loans.conventionalDown,
            loans.fhaDown,
          ]}
        />{" "}
        Area medians: {countyMedianIncomes.source}.
      </DisclosureText>
      <Overdue table={datedTables.incomeLimits} />
    </div>
  );
}
