import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { CutawayHouse } from "#app/components/scenes/cutaway-house.tsx";
import { MovingDay } from "#app/components/scenes/moving-day-scene.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { AssistanceMatching } from "./assistance-matching.tsx";
import { CreditRepair } from "./credit-floor.tsx";
import css from "./features.css?inline";
import { SixSteps } from "./six-steps.tsx";
import { SupportBoard } from "./support-board.tsx";
import { Transition } from "./transition.tsx";

export const meta = pageMeta("/features");

function FeaturesPage() {
  return (
    <>
      <InlineStyle name="features" layer="page" css={css} />
      <PageHero
        name="Features"
        title="What we do, from your credit report to closing day"
        lead="One house, three floors of work. On top we read your credit. Below we look for money that helps. By the door we plan the move."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Your Free Credit Analysis <Arrow />
            </ButtonLink>
            <ButtonLink to="/how-it-works" look="line">
              See How It Works
            </ButtonLink>
          </>
        }
        aside={<CutawayHouse />}
      >
        <Floors />
      </PageHero>
      <CreditRepair />
      <div className="turn turn--LR" />
      <AssistanceMatching />
      <div className="turn turn--RL" />
      <Transition />
      <SupportBoard />
      <SixSteps />
      <ClosingCall
        title="The first step is a free one."
        text="Ask for a credit analysis. You have it within 24 hours of your request, and you decide what comes next."
        actions={
          <>
            <ButtonLink to="/get-started">
              Start with Your Credit <Arrow />
            </ButtonLink>
            <ButtonLink to="/contact" look="line">
              Ask Us First
            </ButtonLink>
          </>
        }
        scene={<MovingDay />}
        door={71}
      />
    </>
  );
}

/** The floors of the house as links to what happens on them. */
function Floors() {
  return (
    <ol className="fx-floors">
      <li>
        <a href="#credit-repair">Advanced Credit Repair</a>
      </li>
      <li>
        <a href="#assistance-matching">Financial Assistance Matching</a>
      </li>
      <li>
        <a href="#transition">Tenant-to-Owner Transition Support</a>
      </li>
    </ol>
  );
}

export default import.meta.env.SSR ? FeaturesPage : ReloadDocument;
