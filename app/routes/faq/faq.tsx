import type { MetaDescriptor } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { allAnswers } from "#app/content/answers/all-answers.ts";
import { glossary } from "#app/content/glossary/all-terms.ts";
import { faq } from "#app/content/pages/faq-words.ts";
import { replyWithin } from "#app/content/site/answer-times.ts";
import type { Faq } from "#app/content/site/records.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { site } from "#config/site.ts";
import css from "./faq.css?inline";
import { NoticeBoard } from "./notice-board-scene.tsx";

export function meta(): MetaDescriptor[] {
  return [...pageMeta("/faq")(), { "script:ld+json": faqPage(faq) }];
}

export default function FaqPage() {
  return (
    <>
      <InlineStyle name="faq" layer="page" css={css} />
      <PageHero
        className="faq"
        name="FAQ"
        title="Questions renters ask us, answered straight"
        lead="These six questions come up most. Here is what we would tell you across the kitchen table."
        aside={<NoticeBoard />}
      />
      <section className="wrap cols cols--start faq__list" aria-labelledby="six">
        <div className="sticky faq__side">
          <h2 id="six">What people want to know first</h2>
          <p className="small">Rules and numbers as of November 2026.</p>
          <p className="small">
            More: <a href="/answers">{allAnswers.length} short answers</a> and{" "}
            <a href="/glossary">{glossary.length} words explained</a>.
          </p>
        </div>
        <Questions questions={faq} />
      </section>
      <StillAsking />
    </>
  );
}

/** The questions as search engines read them (schema.org/FAQPage). */
function faqPage(questions: readonly Faq[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}

/** For the seventh question. */
function StillAsking() {
  return (
    <section className="curb">
      <div className="wrap split">
        <div>
          <h2>Have another question?</h2>
          <p className="lead">Write to us or call. We answer written questions {replyWithin}.</p>
          <div className="acts">
            <ButtonLink to="/contact#message">
              Ask Your Question <Arrow />
            </ButtonLink>
            <ButtonLink look="line" to={site.phone.href}>
              Call {site.phone.display}
            </ButtonLink>
          </div>
        </div>
        <div>
          <PhoneHours />
        </div>
      </div>
    </section>
  );
}
