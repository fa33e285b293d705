import { StepPath } from "#app/components/sections/step-path.tsx";
import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { helpSteps } from "#app/content/pages/assistance.ts";

const steps = helpSteps.map(({ title, description }, index) => ({
  step: index + 1,
  title,
  text: <p>{description}</p>,
}));

export function HowWeHelp() {
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
