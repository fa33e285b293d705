import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PostOffice } from "#app/components/scenes/post-office.tsx";
import { ReportsDesk } from "#app/components/scenes/reports-desk.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./credit-repair.css?inline";
import { FourSteps } from "./four-steps.tsx";
import { PriceAndRights } from "./price-and-rights.tsx";
import { WhatIsSaid, WhatTheServiceDoes } from "./service.tsx";
import { Story } from "./story.tsx";
import { WhatCanChange, WhereScoresSit } from "./what-can-change.tsx";

export const meta = pageMeta("/credit-repair");

function CreditRepairPage() {
  return (
    <>
      <InlineStyle name="credit-repair" layer="page" css={css} />
      <Head />
      <WhatCanChange />
      <div className="turn turn--RL" />
      <WhereScoresSit />
      <FourSteps />
      <WhatTheServiceDoes />
      <WhatIsSaid />
      <PriceAndRights />
      <div className="turn turn--LR" />
      <Story />
      <Close />
    </>
  );
}

function Head() {
  return (
    <PageHero
      className="cr"
      name="Credit repair"
      title="Credit repair: what can change, and what can’t"
      lead="Mistakes on your credit report can be corrected. What is true stays until its time is up. We look for the one and tell you about the other."
      actions={
        <ButtonLink to="/get-started">
          Start Credit Repair <Arrow />
        </ButtonLink>
      }
      aside={<ReportsDesk />}
    >
      <p className="small cr__free">
        You can also do it yourself, free of charge:{" "}
        <SiteLink to="/guides/dispute-an-error-yourself">here is how</SiteLink>.
      </p>
    </PageHero>
  );
}

function Close() {
  return (
    <ClosingCall
      title="Find out which lines are wrong"
      text="It starts with a free credit analysis. You see what there is to repair before you decide on anything."
      actions={
        <>
          <ButtonLink to="/get-started">
            Start Credit Repair <Arrow />
          </ButtonLink>
          <ButtonLink to="/faq" look="line">
            Read the Questions
          </ButtonLink>
        </>
      }
      scene={<PostOffice />}
      door={84.5}
    />
  );
}

export default import.meta.env.SSR ? CreditRepairPage : ReloadDocument;
