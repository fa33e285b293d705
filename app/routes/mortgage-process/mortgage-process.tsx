import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { MovingPorch } from "#app/components/scenes/moving-porch.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { DocumentList } from "./document-list.tsx";
import css from "./mortgage-process.css?inline";
import { EightSteps } from "./step-details.tsx";
import { Timeline } from "./timeline.tsx";
import { Tips } from "./tips.tsx";

export const meta = pageMeta("/mortgage-process");

function MortgageProcessPage() {
  return (
    <>
      <InlineStyle name="mortgage-process" layer="page" css={css} />
      <PageHero
        className="mp-hero"
        name="Mortgage Process"
        trail={[{ label: "Mortgage", to: "/mortgage-solutions" }]}
        title="A mortgage is eight steps, and two take most of the time"
        lead="How long each one takes, what happens in it, which papers you need, and where people lose time."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="#documents" look="line">
              See the Checklist
            </ButtonLink>
          </>
        }
      />
      <Timeline />
      <EightSteps />
      <div className="turn turn--LR" />
      <DocumentList />
      <Tips />
      <ClosingCall
        title="Step 1 takes ten minutes."
        text="Start with a number and a free credit analysis. You know then which step is really your first."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="/loan-programs" look="line">
              Compare Loan Programs
            </ButtonLink>
          </>
        }
        scene={<MovingPorch />}
      />
    </>
  );
}

export default import.meta.env.SSR ? MortgageProcessPage : ReloadDocument;
