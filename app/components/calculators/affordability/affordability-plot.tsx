import { useState } from "react";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatShort } from "#app/lib/format/format-currency.ts";
import { type AffordabilityAnswer, limitWalks } from "./affordability-model.ts";

/** A walk to a door for each limit. */
export function LimitsWalked({ answer }: { answer: AffordabilityAnswer }) {
  const [walked, setWalked] = useState(0);
  const drawn = limitWalks(answer);
  const { walks } = drawn;
  const at = Math.min(walked, walks.length - 1);
  const say = (index: number) => {
    const walk = walks[index];
    if (!walk) return "";
    return `${walk.name}: up to ${walk.words}${walk.opens ? "" : ", and this one comes first"}`;
  };
  return (
    <>
      <DoorWalks {...drawn} tick={formatShort} pointed={walks[at]?.name} />
      <PlotWalk label="Limit" count={walks.length} at={at} say={say} onWalk={setWalked} />
    </>
  );
}
