import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/page/plot-place.tsx";
import { LimitWalks } from "#app/components/calculators/plots/limit-walks.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { type AffordabilityAnswer, limitWalks } from "./affordability-model.ts";

/** A walk to a door for each limit. */
export function LimitsWalked({ answer }: { answer: AffordabilityAnswer }) {
  const [walked, setWalked] = useState(0);
  const { walks, binding } = limitWalks(answer);
  const at = Math.min(walked, walks.length - 1);
  const say = (index: number) => {
    const walk = walks[index];
    if (!walk) return "";
    const stops = walk.name === binding ? ", and this one comes first" : "";
    return `${walk.name}: up to ${formatDollars(walk.priceCents)}${stops}`;
  };
  return (
    <>
      <LimitWalks walks={walks} binding={binding} pointed={walks[at]?.name} />
      <PlotWalk label="Limit" count={walks.length} at={at} say={say} onWalk={setWalked} />
    </>
  );
}
