import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./about.css?inline";
import { Corner } from "./corner.tsx";
import { Figures } from "./figures.tsx";
import { Mission } from "./mission.tsx";
import { Values } from "./values.tsx";

export const meta = pageMeta("/about");

function AboutPage() {
  return (
    <>
      <InlineStyle name="about" layer="page" css={css} />
      <PageHero
        name="About"
        className="ab-hero"
        title="We work for the person at the bus stop"
        lead="You rent. You pay on time, most of the time. You would like a door of your own, and everybody who calls wants to sell you something. This is for you."
      />
      <Corner />
      <Mission />
      <Values />
      <Figures />
      <section className="night ab-end">
        <div className="wrap">
          <h2>Ask us anything, or start with your credit.</h2>
          <div className="acts">
            <ButtonLink to="/get-started">
              Get Your Free Credit Analysis <Arrow />
            </ButtonLink>
            <ButtonLink to="/contact" look="line">
              Contact Us
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

export default import.meta.env.SSR ? AboutPage : ReloadDocument;
