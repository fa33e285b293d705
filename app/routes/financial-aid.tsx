import { InlineStyle } from "#app/components/inline-style.tsx";
import { OnDemand, onDemandPlace } from "#app/components/on-demand.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { Consultation } from "./financial-aid/consultation.tsx";
import css from "./financial-aid/financial-aid.css?inline";
import { Hero } from "./financial-aid/hero.tsx";
import { HowWeHelp } from "./financial-aid/how-we-help.tsx";
import { Kinds } from "./financial-aid/kinds.tsx";
import { Payback } from "./financial-aid/payback.tsx";

/** React runs here for the savings calculator. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/financial-aid");

const programs = onDemandPlace({
  id: "programs",
  rail: "L",
  load: async () => (await import("./financial-aid/programs.tsx")).Programs,
});
const savings = onDemandPlace({
  id: "savings",
  rail: "L",
  interactive: true,
  load: async () => (await import("./financial-aid/savings.tsx")).Savings,
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
