import { Bricks, SceneDoor, SceneWindow } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

/** A front door in the morning, with a letter halfway through its slot. Elevation, on a curb; decoration. */
export function LetterSlot() {
  return (
    <SceneFrame viewBox="0 0 420 320" className="letter-slot">
      <Box x={30} y={44} w={360} h={276} fill="brick" />
      <Bricks x={36} y={50} w={340} h={250} />
      <Box x={18} y={26} w={384} h={18} fill="roof" />
      <Box x={30} y={44} w={360} h={8} fill="trim" />
      <SceneWindow x={62} y={104} w={58} h={84} lit />
      <SceneWindow x={300} y={104} w={58} h={84} />
      <Line d="M132 92l78-34 78 34z" fill="roof" />
      <SceneDoor x={150} y={100} w={120} h={204} color="slate" />
      <Box x={172} y={196} w={76} h={16} r={4} fill="metal" />
      <g transform="translate(180 202) rotate(5)">
        <Box x={0} y={0} w={62} h={42} fill="paper" />
        <Line d="M0 0l31 22 31-22" />
      </g>
      <Box x={128} y={304} w={164} h={16} fill="cream" />
      <Line d="M296 304l8-34h36l8 34z" fill="brick-2" />
      <Line d="M322 270v-26M322 256l-16-14M322 250l16-16" width={4} />
      <Disc x={322} y={234} r={22} fill="leaf" />
      <g transform="translate(76 306) rotate(-4)">
        <Box x={0} y={0} w={44} h={12} r={6} fill="paper" />
        <Line d="M14 0v12M20 0v12" width={1.5} />
      </g>
    </SceneFrame>
  );
}
