import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./compare-loan-estimates.css?inline";

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

const ways = [
  {
    title: "Cost of five years",
    text: "All payments of principal, interest and mortgage insurance, plus sections A, B and C, less what pays off the loan and less lender credits. We take the two printed boxes if you typed them; their line “In 5 Years” leaves the credits out. 12 CFR 1026.37(l)(1).",
  },
  {
    title: "APR",
    text: "The rate that makes your payments worth what you get. We count section A, the prepaid interest and the mortgage insurance, less lender credits. Some fees in B and C count, too, and the form does not say which. 12 CFR 1026.4 and Appendix J.",
  },
  {
    title: "TIP",
    text: "All interest with the prepaid days, divided by the loan. 12 CFR 1026.37(l)(3).",
  },
  {
    title: "When insurance ends",
    text: "For a conventional loan, when the balance is due to reach 78% of the sale price, in the year that the form names. Otherwise at the end of that year. 12 U.S.C. 4902.",
  },
];

/** The source of each figure: words that don't change while the visitor types. */
function HowItIsWorkedOut() {
  return (
    <>
      <div>
        <h2 id="how">How we work it out</h2>
        <p>
          For loans with a fixed rate. Two sample forms of the Consumer Financial Protection Bureau (H-24(B) and
          H-24(D), 12 CFR 1026, Appendix H) come out as they are printed. Their APR is within 0.01%.
        </p>
        <p className="cost small">
          <b>Not an offer of credit.</b> Only the lender’s own form counts. Read as of November 23, 2026.
        </p>
      </div>
      <dl className="rows terms">
        {ways.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="small">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
