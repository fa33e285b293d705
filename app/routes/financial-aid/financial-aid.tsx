import { InlineStyle } from "#app/components/inline-style.tsx";
import { OnDemand, onDemandPlace } from "#app/components/on-demand.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { Consultation } from "./consultation.tsx";
import css from "./financial-aid.css?inline";
import { Hero } from "./financial-aid-hero.tsx";
import { HowWeHelp } from "./how-we-help.tsx";
import { Kinds } from "./kinds.tsx";
import { Payback } from "./payback.tsx";

/** React runs here for the savings calculator. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/financial-aid");

const programs = onDemandPlace({
  id: "programs",
  rail: "L",
  load: async () => (await import("./aid-programs.tsx")).Programs,
});
const savings = onDemandPlace({
  id: "savings",
  rail: "L",
  interactive: true,
  load: async () => (await import("./savings.tsx")).Savings,
});

export default function FinancialAid() {
  return (
    <>
      <InlineStyle name="financial-aid" layer="page" css={css} />
      <Hero />
      <Kinds />
      <div className="turn turn--RL" />
      <OnDemand place={programs} />
      <Payback />
      <div className="turn turn--LR" />
      <HowWeHelp />
      <div className="turn turn--RL" />
      <OnDemand place={savings} />
      <div className="turn turn--LR" />
      <Consultation />
    </>
  );
}
