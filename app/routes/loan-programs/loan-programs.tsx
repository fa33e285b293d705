import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PorchDoor } from "#app/components/scenes/porch-door.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { AssistanceKeys } from "./assistance-keys.tsx";
import { DoorIndex } from "./door-index.tsx";
import { Limits } from "./limits.tsx";
import css from "./loan-programs.css?inline";
import { ProgramTable } from "./program-table.tsx";

export const meta = pageMeta("/loan-programs");

function LoanProgramsPage() {
  return (
    <>
      <InlineStyle name="loan-programs" layer="page" css={css} />
      <PageHero
        className="lp-hero"
        name="Loan Programs"
        trail={[{ label: "Mortgage", to: "/mortgage-solutions" }]}
        title="Five doors into a home, and a set of keys"
        lead="Five kinds of loan and the assistance that goes with them. Each was made for somebody; find out which one was made for you."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="/mortgage-solutions" look="line">
              Compare Example Rates
            </ButtonLink>
          </>
        }
      />
      <DoorIndex />
      <ProgramTable />
      <div className="turn turn--RL" />
      <Limits />
      <AssistanceKeys />
      <div className="turn turn--LR" />
      <ClosingCall
        title="Knock at the right door first."
        text="Tell us what you earn, owe and saved. You hear which of the six fit, which do not, and why."
        actions={
          <>
            <ButtonLink to="/get-started">
              Find My Loan <Arrow />
            </ButtonLink>
            <ButtonLink to="/mortgage-process" look="line">
              See the Eight Steps
            </ButtonLink>
          </>
        }
        scene={<PorchDoor />}
      />
    </>
  );
}

export default import.meta.env.SSR ? LoanProgramsPage : ReloadDocument;
