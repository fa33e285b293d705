import { LawSection } from "#app/components/device/law-section.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { bureauPractice } from "#app/content/marks/clocks.ts";
import { reportYears } from "#app/content/rules/credit-events.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./when-marks-leave.css?inline";

export const meta = pageMeta("/when-marks-leave");

export default function WhenMarksLeave() {
  return (
    <>
      <InlineStyle name="when-marks-leave" layer="page" css={css} />
      <PageHero
        name="When marks leave"
        trail={[{ label: "Resources", to: "/resources" }]}
        title="When does each mark leave your report?"
        lead="A mark is a negative item, such as a late payment. Enter each one and when it started. You get the month it must leave, and a date for your calendar. What you type stays on this device."
      />
      <Island name="when-marks-leave" when="idle" />
      <noscript>
        <section className="wrap">
          <h2>The calendar needs JavaScript</h2>
          <p>
            The months are worked out in your browser, so that nothing leaves it. JavaScript is off in this browser. The
            clocks below work without it.
          </p>
        </section>
      </noscript>
      <TheClocks />
    </>
  );
}

const clocks = [
  [
    `${reportYears.most} years`,
    "A late payment, from the payment you missed. A foreclosure or short sale, from the day it ended.",
  ],
  [
    `${reportYears.most} years and 180 days`,
    "A collection, charge-off or repossession, from the first payment you missed and never caught up on.",
  ],
  [
    `${reportYears.bankruptcy} years`,
    `A bankruptcy, from the filing. Bureaus usually take a Chapter 13 off after ${bureauPractice.chapter13}.`,
  ],
  [`${bureauPractice.inquiry} years`, "A hard inquiry. That is the bureaus’ practice, not a law."],
] as const;

/** The law, and what does not start a clock again. */
function TheClocks() {
  return (
    <LawSection
      title="Nothing starts the clock again"
      lead="A payment doesn’t. A new owner of the debt doesn’t. A new account number doesn’t. Whoever reports a newer date to keep a mark alive breaks the law."
      more={
        <>
          A separate clock says how long you can be sued. A payment can start that one again.{" "}
          <a href="/guides/how-long-marks-stay">The guide tells them apart.</a>
        </>
      }
      terms={clocks}
      source={
        <>
          {reportYears.source}. As of {formatDay(reportYears.effective)}. For a loan of $150,000 or more the law has no
          limit; in practice the bureaus take old lines off for everyone. A lender’s own waiting time is another matter.
        </>
      }
    />
  );
}
