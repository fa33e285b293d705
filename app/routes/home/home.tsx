import { KeptPart, keptPlace } from "#app/components/kept-part.tsx";
import { OnDemand, onDemandPlace } from "#app/components/on-demand.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/");

const hero = keptPlace("home-hero", async () => (await import("./home-hero.tsx")).Hero);
const closing = keptPlace("home-closing", async () => (await import("./home-closing.tsx")).Closing);
const features = onDemandPlace({
  id: "features",
  load: async () => (await import("#app/components/sections/feature-list.tsx")).Features,
});
const platform = onDemandPlace({
  id: "platform",
  rail: "R",
  load: async () => (await import("#app/components/sections/platform.tsx")).Platform,
});
const calculator = onDemandPlace({
  id: "calculator",
  rail: "R",
  interactive: true,
  load: async () => (await import("#app/components/calculators/embedded/home-affordability.tsx")).HomeAffordability,
});
const partnership = onDemandPlace({
  id: "partnership",
  rail: "R",
  load: async () => (await import("#app/components/sections/partnership.tsx")).Partnership,
});

export default function Home() {
  return (
    <>
      <KeptPart place={hero} as="section" className="hero" />
      <div className="stroll">
        <OnDemand place={calculator} />
        <OnDemand place={features} />
        <OnDemand place={platform} />
        <OnDemand place={partnership} />
        <ThumbBar />
        <KeptPart place={closing} as="section" className="close leg leg--R" />
      </div>
    </>
  );
}

/** On phones: the primary action in reach of the thumb, from below the hero to above the closing banner. */
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
