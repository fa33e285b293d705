import { InlineStyle } from "#app/components/inline-style.tsx";
import { OnDemand, onDemandPlace } from "#app/components/on-demand.tsx";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { Route } from "./+types/resources";
import { CalculatorCards } from "./calculator-cards.tsx";
import { Drawer } from "./drawer.tsx";
import { Letter } from "./letter-card.tsx";
import { MoreCalculators } from "./more-calculators.tsx";
import css from "./resources.css?inline";
import { ResourcesHero } from "./resources-hero.tsx";

/** React runs here for the search box and the two calculators. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/resources");

/** Its id is the anchor that links of the whole site lead to. */
const tools = onDemandPlace({
  id: "calculators",
  rail: "L",
  interactive: true,
  load: async () => (await import("./tools.tsx")).Tools,
});

export function loader() {
  return { guides: guides.length, reports: reports.length };
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineStyle name="resources" layer="page" css={css} />
      <ResourcesHero />
      <Drawer counts={loaderData} />
      <CalculatorCards />
      <OnDemand place={tools} />
      <MoreCalculators />
      <Letter />
    </>
  );
}
