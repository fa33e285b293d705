import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { BlockMap } from "#app/components/scenes/block-map.tsx";
import { OwnPorch } from "#app/components/scenes/own-porch.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Dashboard } from "./dashboard.tsx";
import css from "./how-it-works.css?inline";
import { Partners } from "./partners.tsx";
import { Steps } from "./steps.tsx";
import { TrackRecord } from "./track-record.tsx";
import { WhyItWorks } from "./why-it-works.tsx";

export const meta = pageMeta("/how-it-works");

function HowItWorksPage() {
  return (
    <>
      <InlineStyle name="how-it-works" layer="page" css={css} />
      <PageHero
        name="How It Works"
        title="How renting turns into owning, in five steps"
        lead="It is a walk round the block, not a leap. You leave from the door you rent, and each corner has a number."
        actions={
          <>
            <ButtonLink to="/get-started">
              Start My Journey <Arrow />
            </ButtonLink>
            <ButtonLink to="/get-started" look="line">
              Talk to an Expert
            </ButtonLink>
          </>
        }
        aside={<BlockMap />}
      />
      <Steps />
      <Dashboard />
      <WhyItWorks />
      <Partners />
      <TrackRecord />
      <ClosingCall
        title="The first corner is close."
        text="It takes five fields. Your credit analysis is free and comes within 24 hours of your request."
        actions={
          <>
            <ButtonLink to="/get-started">
              Start Your Journey Today <Arrow />
            </ButtonLink>
            <ButtonLink to="/features" look="line">
              See What We Do
            </ButtonLink>
          </>
        }
        scene={<OwnPorch />}
        door={71.5}
      />
    </>
  );
}

export default import.meta.env.SSR ? HowItWorksPage : ReloadDocument;
