import { SceneDoor } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line } from "./shapes.tsx";

/** A front door from inside, the morning's letter half through the slot. Elevation; decoration. */
export function LetterTray() {
  return (
    <SceneFrame viewBox="0 0 420 300" className="letterSlot">
      <Box x={20} y={20} w={380} h={280} fill="cream" />
      <Box x={20} y={262} w={380} h={10} fill="trim" />
      <Box x={20} y={272} w={380} h={28} fill="wood" />
      <Box x={130} y={20} w={160} h={252} fill="trim" />
      <SceneDoor x={146} y={34} w={128} h={238} color="green" />
      <Box x={168} y={166} w={84} h={18} r={4} fill="metal" />
      <g transform="translate(176 172) rotate(4)">
        <Box x={0} y={0} w={70} h={46} fill="paper" />
        <Line d="M0 0l35 24 35-24" />
      </g>
      <Box x={138} y={272} w={144} h={12} fill="brick" />
      <g transform="translate(304 254) rotate(-3)">
        <Box x={0} y={0} w={62} h={14} fill="paper" />
      </g>
      <Disc x={64} y={120} r={7} fill="metal" />
      <Line d="M64 127v22a9 9 0 0 1-16 3" width={4} />
      <Line d="M340 84h40v54h-40z" fill="slate" />
      <Line d="M348 126l12-20 8 10 6-8 6 18z" fill="leaf" />
    </SceneFrame>
  );
}
