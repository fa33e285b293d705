import { LawSection } from "#app/components/device/law-section.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { insuranceReturns } from "#app/content/insurance-end/insurance-statements.ts";
import { insuranceEnds } from "#app/content/rules/conventional.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./end-mortgage-insurance.css?inline";

export const meta = pageMeta("/end-mortgage-insurance");

export default function EndMortgageInsurance() {
  return (
    <>
      <InlineStyle name="end-mortgage-insurance" layer="page" css={css} />
      <PageHero
        className="screen-only"
        name="End mortgage insurance"
        trail={[{ label: "Calculators", to: "/calculators" }]}
        title="Stop paying for mortgage insurance"
        lead="For owners. Enter your loan to see when you can ask, when it ends by itself, and the letter that asks. What you type stays on this device."
      />
      <Island name="end-mortgage-insurance" when="idle" />
      <noscript>
        <section className="wrap">
          <h2>This page needs JavaScript</h2>
          <p>
            The dates are worked out in your browser, so that nothing leaves it. JavaScript is off in this browser. The{" "}
            <a href="/calculators/mortgage-insurance">mortgage insurance calculator</a> works without it.
          </p>
        </section>
      </noscript>
      <TheLaw />
    </>
  );
}

const law = [
  [
    `You ask at ${insuranceEnds.ifAsked * 100}%`,
    "Of the price, or of the appraisal if that was less. By the schedule, or by what you really paid. Ask in writing. Your payments must be current, with a good history. The servicer may want proof that the home is worth no less and has no second loan on it.",
  ],
  [
    `It ends by itself at ${insuranceEnds.byItself * 100}%`,
    "By the original schedule, if your payments are current. Extra payments do not move this day.",
  ],
  ["It is over at the middle of the term", "After 15 years of a 30-year loan, if your payments are current."],
  [
    `${insuranceReturns.stopDays} and ${insuranceReturns.refundDays} days`,
    "Within the first, the servicer stops taking premiums. Within the second, it returns what was paid ahead.",
  ],
] as const;

function TheLaw() {
  return (
    <LawSection
      title="Three dates the law sets"
      lead="For a loan closed since July 29, 1999, on a home you live in."
      more={
        <>
          If your home is worth more by now, ask for the servicer’s own rules as well. Often it is 75% of today’s value
          after two years, and 80% after five. <a href="/calculators/mortgage-insurance">Not bought yet?</a>
        </>
      }
      terms={law}
      source={
        <>
          {insuranceEnds.source}. In force since {formatDay(insuranceEnds.effective)}. Not for FHA, USDA or VA loans,
          nor for insurance that the lender pays. Loans called high-risk have other dates. This is not legal advice.
        </>
      }
    />
  );
}
