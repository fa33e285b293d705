import { SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Line } from "./shapes.tsx";

/** A house with a window for each of four milestones; those reached are lit. Decoration beside the list that says so. */
export function MilestoneHouse({ lit }: { lit: number }) {
  return (
    <SceneFrame className="milehouse" viewBox="0 0 300 250">
      <Box x={206} y={26} w={26} h={50} fill="brick" />
      <Line d="M14 92L150 10l136 82z" fill="roof" />
      <Box x={34} y={88} w={232} h={160} fill="slate" />
      <Line d="M34 112h232M34 136h232M34 160h232M34 184h232M34 208h232M34 232h232" width={1.2} opacity={0.4} />
      <Box x={24} y={82} w={252} h={11} fill="trim" />
      <SceneWindow x={58} y={106} w={44} h={44} lit={lit > 0} />
      <SceneWindow x={198} y={106} w={44} h={44} lit={lit > 1} />
      <SceneWindow x={58} y={178} w={44} h={44} lit={lit > 2} />
      <SceneWindow x={198} y={178} w={44} h={44} lit={lit > 3} />
      <SceneDoor x={128} y={160} w={44} h={82} color="green" />
      <Box x={114} y={242} w={72} h={8} fill="cream" />
    </SceneFrame>
  );
}
