import type { MetaDescriptor } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { NoticeBoard } from "#app/components/scenes/notice-board.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { faq } from "#app/content/pages/faq.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./faq.css?inline";
import { faqPage } from "./faq-page.ts";
import { StillAsking } from "./still-asking.tsx";

export function meta(): MetaDescriptor[] {
  return [...pageMeta("/faq")(), { "script:ld+json": faqPage(faq) }];
}

function FaqPage() {
  return (
    <>
      <InlineStyle name="faq" layer="page" css={css} />
      <PageHero
        className="faq"
        name="FAQ"
        title="Questions renters ask us, answered straight"
        lead="Six questions come up before all others. Here is what we would tell you across a table."
        aside={<NoticeBoard />}
      />
      <section className="wrap faq__list" aria-labelledby="six">
        <div className="faq__side">
          <h2 id="six">What people want to know first</h2>
          <p className="small">Rules and numbers as of November 2026.</p>
        </div>
        <Questions questions={faq} />
      </section>
      <StillAsking />
    </>
  );
}

export default import.meta.env.SSR ? FaqPage : ReloadDocument;
