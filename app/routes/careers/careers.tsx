import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { EmptyChair } from "#app/components/scenes/empty-chair.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Benefits } from "./benefits.tsx";
import css from "./careers.css?inline";
import { HowToApply } from "./how-to-apply.tsx";
import { Openings } from "./openings.tsx";

export const meta = pageMeta("/careers");

function CareersPage() {
  return (
    <>
      <InlineStyle name="careers" layer="page" css={css} />
      <PageHero
        name="Careers"
        trail={[{ label: "About", to: "/about" }]}
        title="Pull up a chair, and help a renter get home"
        lead="The work is reading closely, explaining plainly, and telling people the truth about a number. If you like that, read on."
        actions={
          <>
            <a className="btn" href="#openings">
              See Six Openings
            </a>
            <a className="btn btn--line" href="#how-to-apply">
              How to Apply
            </a>
          </>
        }
        aside={<EmptyChair />}
      >
        <p className="ca-note">
          <Tag>Sample openings</Tag> They show what a position looks like. “Apply” opens our message form, so you can
          write to us all the same.
        </p>
      </PageHero>
      <Openings />
      <Benefits />
      <HowToApply />
    </>
  );
}

export default import.meta.env.SSR ? CareersPage : ReloadDocument;
