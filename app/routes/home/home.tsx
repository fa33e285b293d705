import { House } from "#app/components/scenes/house.tsx";
import { Features } from "#app/components/sections/feature-list.tsx";
import { Platform } from "#app/components/sections/platform.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { introductionWords } from "#app/content/site/lender-words.ts";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Hero } from "./hero.tsx";

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

/** The line ends: down the right rail, along the last sidewalk, up to the step of a lit door. */
function Closing() {
  return (
    <>
      <div className="wrap close__in">
        <h2>The line ends at your door.</h2>
        <p className="lead">It starts with a free credit analysis. You get it {analysisWithin}.</p>
        <ButtonLink to="/get-started">
          Get Your Free Credit Analysis <Arrow />
        </ButtonLink>
      </div>
      <div className="close__scene screen-only">
        <House />
      </div>
      <div className="pave screen-only">
        <div className="close__to" />
      </div>
    </>
  );
}

/** Sample profiles: a realtor partner's bell label, without inventing a person. */
const profiles = [
  { place: "Phoenix and Mesa, AZ", text: "First-time buyers, starter homes" },
  { place: "Atlanta, GA", text: "FHA buyers and local programs" },
  { place: "Minneapolis, MN", text: "VA buyers and their families" },
  { place: "Houston, TX", text: "Condos and townhomes" },
] as const;

function Partnership() {
  return (
    <section className="leg leg--R sec sec--on partnership">
      <div className="wrap split">
        <div>
          <h2>Ready to look? Then meet a realtor.</h2>
          <p className="lead">
            When your credit and your down payment are in place, we introduce you to a realtor partner: someone who
            works with first-time buyers where you want to live.
          </p>
          <p>
            It is an introduction, not a contract. Whether you work together is up to the two of you.{" "}
            {introductionWords}
          </p>
          <div className="cost">
            <p>
              <b>What it costs.</b> Our services come with the loan through a tenant mortgage offering, with no separate
              fee. Third-party and closing costs may still apply.
            </p>
          </div>
        </div>
        <DoorbellPanel />
      </div>
    </section>
  );
}

/** One bell per place; ringing one asks for an introduction with the free analysis. */
function DoorbellPanel() {
  return (
    <div className="bell">
      <div className="bell__grille screen-only" aria-hidden="true" />
      <div className="bell__top apart">
        <h3 className="h4">Realtor partners</h3>
        <Tag>Sample profiles</Tag>
      </div>
      <ul>
        {profiles.map(({ place, text }) => (
          <li key={place}>
            <a className="apart" href="/get-started">
              <span className="bell__name">
                <b>
                  <span className="vh">Ask for an introduction: </span>
                  {place}
                </b>
                <span>{text}</span>
              </span>
              <i className="push screen-only" />
            </a>
          </li>
        ))}
      </ul>
      <p className="small">Ring a bell to open the request form, and tell us where you want to live.</p>
    </div>
  );
}
