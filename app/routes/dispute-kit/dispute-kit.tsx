import { CategoryScene } from "#app/components/article/category-scene.tsx";
import { LawSection } from "#app/components/device/law-section.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { complainRule, disputeClocks } from "#app/content/disputes/date-words.ts";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { bureauFirst, ownLetterRule } from "#app/content/disputes/reasons.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./dispute-kit.css?inline";

export const meta = pageMeta("/dispute-kit");

export default function DisputeKit() {
  return (
    <>
      <InlineStyle name="dispute-kit" layer="page" css={css} />
      <PageHero
        className="dk-hero"
        name="Dispute kit"
        trail={[{ label: "Resources", to: "/resources" }]}
        title="Dispute an error yourself. It is free."
        lead="Pick what is wrong, and this page writes your letters to the bureaus on your own device. Then it shows when the law says they must answer."
        aside={<CategoryScene category="Credit Repair" />}
      >
        <p className="note small dk-free">
          <b>Anyone can do this for the price of postage.</b> You don’t need a company for it, not even us. We send
          nothing, and nothing you type leaves this device.
        </p>
        <p className="note small">
          <b>{openDisputes.first}</b> {openDisputes.why}
        </p>
      </PageHero>
      <Island name="dispute-kit" when="idle" />
      <noscript>
        <WithoutScript />
      </noscript>
      <Clocks />
    </>
  );
}

function Clocks() {
  const {
    checkDays,
    complainAfterDays,
    moreDays,
    toldCompanyBusinessDays,
    resultBusinessDays,
    methodDays,
    blockBusinessDays,
  } = disputeClocks;
  const clocks = [
    [`${toldCompanyBusinessDays} business days`, "The bureau tells the company that reported the line."],
    [`${checkDays} days`, "The bureau finishes its check. A company you write to gets the same time."],
    [
      `${checkDays + moreDays} days`,
      "If you send more papers while they check, or found the error in your free yearly report.",
    ],
    [`${resultBusinessDays} business days more`, "The bureau sends you the result in writing."],
    [`More than ${complainAfterDays} days`, complainRule],
    [`${methodDays} days`, "The bureau says how it checked, once you ask."],
    [
      `${blockBusinessDays} business days`,
      "The bureau blocks what identity theft put there, once it has your report of it.",
    ],
  ] as const;
  return (
    <LawSection
      title="Their clock is running"
      lead="It starts the day after your letter arrives."
      more={
        <>
          {bureauFirst} {ownLetterRule} <a href="/guides/dispute-an-error-yourself">The guide explains each step.</a>
        </>
      }
      terms={clocks}
      source={
        <>
          {disputeClocks.source}. As of {formatDay(disputeClocks.effective)}. Business days here are Monday to Friday
          without federal holidays. This is not legal advice.
        </>
      }
    />
  );
}

function WithoutScript() {
  return (
    <section className="wrap sec--tight">
      <h2>The kit needs JavaScript</h2>
      <p>
        Your letters are written in your browser, so that nothing leaves it. JavaScript is off in this browser. The{" "}
        <a href="/guides/dispute-an-error-yourself">guide has a letter to copy</a>, and the dates are below.
      </p>
    </section>
  );
}
