import { Features } from "#app/components/sections/feature-list.tsx";
import { Partnership } from "#app/components/sections/partnership.tsx";
import { Platform } from "#app/components/sections/platform.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Closing } from "./home-closing.tsx";
import { Hero } from "./home-hero.tsx";

export const meta = pageMeta("/");

export default function Home() {
  return (
    <>
      <section className="hero">
        <Hero />
      </section>
      <div className="stroll">
        <div id="calculator">
          <section className="leg leg--R sec sec--on">
            <Island name="home-affordability" when="near" />
          </section>
        </div>
        <div id="features">
          <Features />
        </div>
        <div id="platform">
          <Platform />
        </div>
        <div id="partnership">
          <Partnership />
        </div>
        <ThumbBar />
        <section className="close leg leg--R">
          <Closing />
        </section>
      </div>
    </>
  );
}

/** On phones: the primary action within thumb reach, from below the hero to above the closing banner. */
function ThumbBar() {
  return (
    <div className="thumb screen-only">
      <div className="thumb__bar">
        <ButtonLink to="/get-started">
          Start Your Journey <Arrow />
        </ButtonLink>
      </div>
    </div>
  );
}
