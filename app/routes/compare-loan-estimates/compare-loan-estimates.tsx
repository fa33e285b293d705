import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/curb-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./compare-loan-estimates.css?inline";
import { HowItIsWorkedOut } from "./how-it-is-worked-out.tsx";

export const meta = pageMeta("/compare-loan-estimates");

export default function CompareLoanEstimates() {
  return (
    <>
      <InlineStyle name="compare-loan-estimates" layer="page" css={css} />
      <PageHero
        name="Compare Loan Estimates"
        trail={[{ label: "Calculators", to: "/calculators" }]}
        className="le-hero"
        title="Which Loan Estimate costs less?"
        lead="Type in up to three. We work each one out again, show what differs, and say what to ask. What you type stays on this device."
      />
      <Island name="loan-estimates" when="idle" />
      <section className="sec sec--tight wrap cols cols--start le-how" aria-labelledby="how">
        <HowItIsWorkedOut />
      </section>
      <CurbCall
        title="Would you rather read them with someone?"
        text={
          <p>
            To read first:{" "}
            <a className="tlink" href="/guides/read-a-loan-estimate">
              How to read a Loan Estimate
            </a>
          </p>
        }
        fine="The button sends none of your numbers."
      />
    </>
  );
}
