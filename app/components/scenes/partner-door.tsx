import { SceneDoor } from "./building-parts.tsx";
import { SceneFrame } from "./frame.tsx";
import { Box, Disc, Line, type SceneColor } from "./shapes.tsx";

type PartnerDoorProps = { wall: SceneColor; door: SceneColor; number: string };

/** A front door with a lamp, a number and a bell. Decoration; stands on a kerb. */
export function PartnerDoor({ wall, door, number }: PartnerDoorProps) {
  return (
    <SceneFrame className="pdoor" viewBox="-30 0 300 200" preserveAspectRatio="xMidYMax slice">
      <Box x={-200} y={-10} w={640} h={220} fill={wall} />
      <Line
        d="M-200 30h640M-200 60h640M-200 90h640M-200 120h640M-200 150h640M-200 180h640"
        width={1.2}
        opacity={0.35}
      />
      <SceneDoor x={88} y={50} w={64} h={138} color={door} pane />
      <Box x={92} y={14} w={56} h={26} r={4} fill="paper" />
      <text x={120} y={34} className="sn">
        {number}
      </text>
      <Line d="M182 92h20l5 28h-30z" fill="lamp" />
      <Box x={180} y={82} w={24} h={12} fill="roof" />
      <Box x={46} y={116} w={16} h={26} r={2} fill="roof" />
      <Disc x={54} y={129} r={4} fill="trim" />
      <Box x={66} y={188} w={108} h={14} fill="cream" />
    </SceneFrame>
  );
}
