import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { FiveWeeks } from "./five-weeks.tsx";
import { LoanTable } from "./loan-table.tsx";
import { Closing } from "./mortgage-closing.tsx";
import css from "./mortgage-solutions.css?inline";
import { QuickRateCheck } from "./quick-rate-check.tsx";
import { ThreeCalculators } from "./three-calculators.tsx";

/** React runs here for the rate check, the tabs and the three calculators. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/mortgage-solutions");

export default function MortgageSolutions() {
  return (
    <>
      <InlineStyle name="mortgage-solutions" layer="page" css={css} />
      <PageHero
        className="ms-hero"
        name="Mortgage"
        title="Four loans, side by side, in plain numbers"
        lead="No loan is best. One of them fits how you earn, what you saved and where the house stands."
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
        aside={<QuickRateCheck />}
      >
        <ul className="ms-more">
          <li>
            <SiteLink className="tlink" to="/loan-programs">
              All six programs and their rules <Arrow />
            </SiteLink>
          </li>
          <li>
            <SiteLink className="tlink" to="/mortgage-process">
              The eight steps and the papers <Arrow />
            </SiteLink>
          </li>
        </ul>
      </PageHero>
      <LoanTable />
      <FiveWeeks />
      <div className="turn turn--LR ms-turn" />
      <ThreeCalculators />
      <Closing />
    </>
  );
}
