import { KeptPart, keptPlace } from "#app/components/kept-part.tsx";
import { OnDemand, onDemandPlace } from "#app/components/on-demand.tsx";
import { useTermTips } from "#app/components/ui/term-tips.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { QuickRateCheck } from "./quick-rate-check.tsx";

/** React runs here for the rate check, the tabs and the three calculators. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/mortgage-solutions");

const heroText = keptPlace("mortgage-hero", async () => (await import("./mortgage-hero.tsx")).HeroText);
const loanTable = keptPlace("loan-table", async () => (await import("./loan-table.tsx")).LoanTable);
const fiveWeeks = keptPlace("five-weeks", async () => (await import("./five-weeks.tsx")).FiveWeeks);
const threeCalculators = onDemandPlace({
  id: "three-calculators",
  rail: "R",
  interactive: true,
  load: async () => (await import("./three-calculators.tsx")).ThreeCalculators,
});
const closing = keptPlace("mortgage-closing", async () => (await import("./mortgage-closing.tsx")).Closing);

export default function MortgageSolutions() {
  useTermTips();
  return (
    <>
      <section className="wrap ph split split--75 ms-hero">
        <KeptPart place={heroText} />
        <QuickRateCheck />
      </section>
      <KeptPart place={loanTable} as="section" className="leg leg--L ms-loans" aria-labelledby="loans" />
      <KeptPart place={fiveWeeks} as="section" className="paved ms-five" aria-labelledby="five" />
      <div className="turn turn--LR ms-turn" />
      <OnDemand place={threeCalculators} />
      <KeptPart place={closing} />
    </>
  );
}
